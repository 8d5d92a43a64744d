/** Prompts in English: the rule, the side that decides, the decision, and the details of the moment. */

export const EN_PROMPTS = {
  'set-up-axis':
    '3.2 · {role}: set up {n|more unit|more units} anywhere south of the start line, or use the historical set-up.',
  'set-up-soviet':
    '3.1 · {role}: set up {n|more unit|more units} in the hexes marked for them, or use the historical set-up.',
  'set-up-done': '{rule} · {role}: every unit is placed; take units back to change that, or declare set-up complete.',
  'arrival-axis': '14.1 · {role}: place {n|reinforcement|reinforcements} anywhere south of the start line.',
  'arrival-soviet':
    '14.2 · {role}: place {n|reinforcement|reinforcements} on the north edge (2008 to 2010, 1911 to 1913), one formation after another.',
  'arrival-rest': '{rule} · {role}: {formation} is arriving; place its other units ({n} left).',
  'arrival-none': '14.2 · {role}: no formation fits whole on the north edge; those left arrive a turn later.',
  'air-placement':
    '6.3 · {role}: place air markers on the map to interdict and support ({n} in hand), or keep them for air attacks (12.2).',
  'air-placement-done': '6.3 · {role}: no air marker is left in hand; end air placement.',
  operations: '9.1 · {role}: give an order — {orders}, or pass ({lp} LP; markers in hand: {hand}).',
  'operations-answer':
    '9.1 · {role}: the enemy has passed; give an order — {orders}, or pass to end the operations phase ({lp} LP; markers in hand: {hand}).',
  'operations-none': '9.1 · {role}: no unit or marker can act; pass.',
  'order-recovery':
    '{rule} · {role}: {formation} has the order; recover its exhausted units ({n}) at 1 LP each, 2 without a supply line ({lp} LP left), then end recovery.',
  'order-recovery-must':
    '{rule} · {role}: {formation} has the order, but all of it is exhausted; recover at least one of its units ({n}) at 1 LP each, 2 without a supply line ({lp} LP left).',
  'order-recovery-done':
    '{rule} · {role}: {formation} has the order; no more of its units can be recovered ({n} exhausted, {lp} LP left), so end recovery.',
  activate:
    '{rule} · {role}: choose which units of {formation} to activate ({n} available); all of them will be exhausted afterwards.',
  'activate-more':
    '{rule} · {role}: {chosen|unit|units} of {formation} chosen, {n} more available; add units, or begin the operation.',
  'activate-all':
    '{rule} · {role}: all {chosen|available unit|available units} of {formation} chosen; begin the operation.',
  movement: '10.0 · {role}: move your activated units ({n} not moved yet), or end movement.',
  'movement-done': '10.0 · {role}: no activated unit can move any farther; end movement.',
  'movement-on': '10.1 · {role}: {unit} has {left} MP left; move on{others}, or end movement.',
  'movement-strategic':
    '10.5 · {role}: {unit} has {left} MP left as long as its move stays strategic; move on{others}, or end movement.',
  redeployment:
    '13.1 · {role}: redeploy units ({n} not moved yet) — fresh ones by their allowance, which exhausts them, exhausted ones two hexes outside enemy ZOCs — or end redeployment.',
  'redeployment-done': '13.1 · {role}: no unit can redeploy any farther; end redeployment.',
  'redeployment-on': '13.1 · {role}: {unit} has {left} MP left to redeploy; move on{others}, or end redeployment.',
  'redeployment-short':
    '13.1 · {role}: exhausted {unit} has {left|hex|hexes} left to redeploy; move on{others}, or end redeployment.',
  combat:
    '11.0 · {role}: choose an enemy hex to attack ({n} in reach, {ready|unit|units} yet to attack), or end combat.',
  'combat-done': '11.0 · {role}: no enemy hex is left to attack; end combat.',
  assemble: '11.2 · {role}: choose the units that attack {defenders} ({defence}) at {hex}, or call the attack off.',
  'assemble-more':
    '11.2 · {role}: {units} ({attack}) against {defenders} ({defence}) at {hex}, before shock; add or leave out units, then resolve.',
  'anti-tank':
    '11.7 · {role}: use an anti-tank marker ({n} in hand) to exhaust one attacking panzer unit in the battle for {hex}, or keep it.',
  'shock-defender':
    '11.7 · {role}: shock from your attack on {hex}; choose {n|defending unit|defending units} to exhaust among {units}.',
  'shock-attacker':
    '11.7 · {role}: shock from your defence of {hex}; choose {n|attacking unit|attacking units} to exhaust among {units}.',
  'artillery-attack':
    '11.6 · {role}: your attack on {hex} stands at {attack} v {defence}, {odds}; add an artillery marker ({n} in hand) for one column to the right, or keep it.',
  'artillery-defence':
    '11.6 · {role}: the attack on {hex} stands at {attack} v {defence}, {odds}; add an artillery marker ({n} in hand) for one column to the left, or keep it.',
  losses: '11.9 · {role}: {result} at {hex}; choose for each unit whether it retreats one hex or holds: {units}.',
  'losses-heavy':
    '11.9 · {role}: {result} at {hex}; choose for each unit whether it retreats two hexes or holds at +1 on the die: {units}.',
  'losses-stuck': '11.9 · {role}: {result} at {hex}; there is no way to retreat, so these units must hold: {units}.',
  retreat: '11.11 · {role}: {unit} at {hex} retreats {n|more hex|more hexes}; choose the next one.',
  'retreat-more': '8.4 · {role}: {unit} cannot stack at {hex} and must retreat another hex; choose it.',
  advance: '11.12 · {role}: {hex} is empty; advance into it ({units}), or end the advance.',
  'advance-far':
    '11.12 · {role}: the enemy has left {hex}; advance into it or one hex beyond ({units}), or end the advance.',
  'advance-done': '11.12 · {role}: no unit can advance any farther; end the advance.',
  'air-loss': '12.2 · {role}: aircraft hit {hex}; choose {n|unit|units} to exhaust among {units}.',
  'artillery-loss': '12.3 · {role}: artillery hits {hex}; choose {n|unit|units} to exhaust among {units}.',
  recovery:
    '13.3 · {role}: recover exhausted units ({n}) at 1 LP each, 2 without a supply line ({lp} LP left), or end recovery.',
  'recovery-done': '13.3 · {role}: no more units can be recovered ({n} exhausted, {lp} LP left); end recovery.',
  'by-itself': '5.1 · The game goes on by itself.',
} as const;
