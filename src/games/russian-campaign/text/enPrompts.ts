/** Prompts in English: the rule, the side that decides, the decision, and the details of the moment. */

export const EN_PROMPTS = {
  objectives:
    '13.1.2 · {role}: choose your secret objective for {year}; whoever holds both sides’ objectives on the first clear turn of that year wins.',
  'set-up-soviet':
    '3.2 · {role}: set up {n|more unit|more units} in the districts marked on them, or use the ready-made set-up.',
  'set-up-axis':
    '3.3.1 · {role}: set up {n|more unit|more units} (N, C, S in Poland, R in Romania, F in Finland), never next to a Soviet unit, or use the ready-made set-up.',
  'set-up-line':
    '{rule} · {role}: set up {n|more unit|more units} on your side of the start line, or use the ready-made set-up.',
  'set-up-open':
    '{rule} · {role}: all units are set up, but the line is open at {hexes}; every hex along it needs a unit or a ZOC of yours.',
  'set-up-done': '{rule} · {role}: all units are set up; take some back to change that, or declare set-up complete.',
  'what-if': '{rule} · {role}: play “{variant}”? If so, {stakes}.',
  workers: '12.7.4 · {role}: place {n|new worker unit|new worker units} in Soviet cities that have none.',
  'workers-shelter': '13.4 · {role}: send workers behind the Urals (two at most), or go on.',
  'workers-both':
    '12.7.4 · {role}: place {n|new worker unit|new worker units} in Soviet cities that have none, or send workers behind the Urals (13.4).',
  'soviet-replacement':
    '12.7.5 · {role}: {left} of {points|replacement point|replacement points} left; take units from the pool at their strength ({n} possible), or end replacements.',
  'soviet-replacement-none':
    '12.7.5 · {role}: {left} of {points|replacement point|replacement points} left, and no unit can be had for them; end replacements.',
  'soviet-replacement-send':
    'V3.4 · {role}: one of the units you replace must go to Siberia (strength there {strength}, {enough} needed); {left} of {points|point|points} left.',
  'soviet-replacement-return':
    'V3.4 · {role}: choose the unit that comes back from Siberia; {left} of {points|point|points} left.',
  'axis-replacement':
    '12.6.4 · {role}: take this year’s replacements from the pool ({taken} taken, {n} possible), or end; what is not taken is forfeited.',
  'axis-replacement-none':
    '12.6.4 · {role}: {taken|replacement|replacements} taken, and no more possible; end replacements.',
  conversion:
    '12.8.2 · {role}: {infantry} cannot become {unit}; choose another infantry corps of strength {strength} to be converted.',
  partisans:
    '11.2.4 · {role}: place partisans ({n} can be placed) in Soviet cities held by the Axis or on their railways between them, or end.',
  movement: '8.0 · {role}, {impulse}, {weather}: move your units ({notes}), or end movement.',
  'movement-owed': '{rule} · {role}, {impulse}, {weather}: {why} ({notes})',
  'movement-attack':
    '3.3.2 · {role}, {impulse}, {weather}: Army Groups North and South must attack; {n|unit has|units have} yet to come up to the enemy ({units}). ({notes})',
  'movement-on': '8.1.2 · {role}: {unit} has {left|hex|hexes} left; move on, or move others ({notes}).',
  'movement-orders':
    '3.3.2 · {role}: {unit} has {left|hex|hexes} left and must come as near as it can to the units it has orders to attack; move on.',
  'movement-room': '6.2 · {role}: there is no room for {unit} at {hex}; move on ({left|hex|hexes} left).',
  'movement-done': '8.0 · {role}, {impulse}, {weather}: nobody can move any more; end movement.',
  surplus: '6.2 · {role}: too many units at {hexes}, and none can leave; choose one to be removed among {units}.',
  overrun:
    '9.11.1 · {role}: automatic victory at {place} over {defenders} ({defence}) takes 10:1, or 7:1 with a Stuka; choose who takes part.',
  'overrun-more':
    '9.11.1 · {role}: automatic victory at {place} over {defenders} ({defence}): {units} ({attack}), {odds}; add units up to 10:1, or 7:1 with a Stuka.',
  'overrun-done':
    '9.11.1 · {role}: {units} ({attack}) against {defenders} ({defence}) at {place}: {odds}; win the hex, or change who takes part.',
  surrender: '9.5 · {role}: your units cannot all attack at 1:6 or better; choose one that surrenders among {units}.',
  declare:
    '9.2.2 · {role}: every {enemy} stack next to your units must be attacked: {n|hex|hexes} left ({hexes}), {idle|unit|units} without a target.',
  'declare-idle': '9.2.2 · {role}: every unit next to the enemy must attack: {idle} without a target ({units}).',
  'declare-weak': '9.5 · {role}: attacks below 1:6 are not allowed: {hexes}; rearrange the battles.',
  'declare-stuck':
    '9.2.2 · {role}: as it stands, some enemy could not be attacked at 1:6 or better; take units back or rearrange the battles.',
  'declare-done': '9.1.2 · {role}: {n|battle is|battles are} declared; begin, or rearrange.',
  resolve: '9.1.2 · {role}: choose the next battle ({n} left: {hexes}).',
  'give-ground':
    '9.6.3 · {role}: {result} at {hexes}; give ground (DR: the attacker moves {units} back) or stand firm.',
  loss: '9.6.2 · {role}: {result} at {hexes}; choose the unit you lose among {units}.',
  'retreat-enemy': '9.7.1 · {role}: {result} at {hexes}; move the beaten units back one or two hexes: {units}.',
  'retreat-own': '9.7.1 · {role}: {result} at {hexes}; move your units back one or two hexes: {units}.',
  'retreat-off':
    '12.5 · {role}: {result} at {hexes}; move your units back one or two hexes ({units}), or off the west edge as withdrawn ({off}).',
  remnant: '9.12.1 · {role}: {fallen} fell; you may place one remnant two hexes behind.',
  'by-itself': '4.0 · The game goes on by itself.',
} as const;
