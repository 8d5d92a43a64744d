/** Prompts in English: the rule, the side that decides, the decision, and the details of the moment. */

export const EN_PROMPTS = {
  'set-up': '3.1 · {role}: set up {n|more unit|more units} in the zones marked on them, or use the ready-made set-up.',
  'set-up-tigers':
    '13.4.5 · {role}: attach {n|Tiger company|Tiger companies} to regiments of the same corps, one each.',
  'set-up-open':
    '3.2.2 · {role}: all units are set up, but zone {zone} is open at {place}; every hex of it needs a unit of the zone or its ZOC.',
  'set-up-done': '3.1 · {role}: all units are set up; take some back to change that, or declare set-up complete.',
  model:
    '11.2 · {role}: begin with Model’s panzer divisions on the map, or hold them back? If they attack, Rokossovsky’s reserve may move in turn 1.',
  order: '13.6.1 · {role}, turn {turn}: move before you fight, or fight first?',
  air: '9.1.1 · {role}: send your bombers ({bombers}), or end the air phase.',
  'air-done': '9.2.1 · {role}: all bombers are sent; roll for the level bombers, or recall some.',
  fire: '6.0 · {role}, anti-tank fire: {n|unit|units} can fire ({units}); fire, or end.',
  'fire-defensive': '6.0 · {role}, defensive fire: {n|unit|units} can fire ({units}); fire, or end.',
  'fire-done': '6.0 · {role}: nobody has a target any more; end fire.',
  target: '6.3.5 · {role}: {unit} fires at {place}; choose which of your tanks takes it: {units}.',
  'bomb-target': '9.3.1 · {role}: dive bombers {unit} are over {place}; choose the target: {units}.',
  declare:
    '7.1.2 · {role}: every enemy whose ZOC holds your units must be assaulted: {n|hex|hexes} left ({hexes}), {idle|unit|units} without a target{notes}.',
  'declare-idle':
    '7.1.1 · {role}: every unit in the ZOC of a non-armoured enemy must assault: {idle} without a target ({units}){notes}.',
  'declare-unmet':
    '7.1.1 · {role}: who stands in the ZOC of a non-armoured enemy must assault such a one: join a hex with a ZOC to the assaults of {units}{notes}.',
  'declare-stuck': '7.1.2 · {role}: as it stands, not all who must can assault; take units back or split assaults.',
  'declare-done': '7.1.6 · {role}: {n|assault is|assaults are} declared; begin, or rearrange{notes}.',
  'declare-none': '7.1.3 · {role}: nobody has to assault; declare assaults, or go on{notes}.',
  resolve: '7.1.6 · {role}: choose the next assault ({n} left: {hexes}).',
  retreat: '7.8.1 · {role}: {result} at {hexes}; move these units back two hexes: {units}.',
  'retreat-free': '7.6.3 · {role}: {result} at {hexes}; {free} lost a step: move back two hexes, or stand.',
  'retreat-both':
    '7.8.1 · {role}: {result} at {hexes}; move these units back two hexes: {units}. These may go or stand: {free}.',
  'retreat-further': '7.8.2 · {role}: there is no room for {unit} at {place}; move it one hex further.',
  'retreat-overflow':
    '13.2.2 · {role}: there is no room for {unit} at {place}; move it one hex further, or leave it and the enemy removes a unit.',
  advance: '7.9.1 · {role}: advance into what the defenders have left, {hexes} ({units}), or stay.',
  'advance-done': '7.9.1 · {role}: nobody else can advance; end the advance.',
  surplus: '5.1.7 · {role}: too many enemy units at {hexes}; choose one to be removed: {units}.',
  movement: '8.0 · {role}: move your units ({notes}), or end movement.',
  'movement-owed': '8.2.8 · {role}: the stack at {place} breaks the limits; move some away before you end ({notes}).',
  'movement-on': '8.1.6 · {role}: {unit} at {hex} has {left} MP left; move on, or move others ({notes}).',
  'movement-room': '8.2.8 · {role}: {unit} cannot stay at {hex}; move on ({left} MP left).',
  'movement-done': '8.0 · {role}: nobody can move any more; end movement.',
  'by-itself': '4.0 · The game goes on by itself.',
} as const;
