/** 5.1, 6, 7, 9, 10 Rows about fire, bombers, assaults and their aftermath. */
import type { Json } from '../../../kit/game.ts';
import { act, type Said, type Trial } from '../../../kit/trial.ts';
import { SOVIET } from '../pieces.ts';
import { position, stateOf, work } from '../testing.ts';
import { advance, assaultOf, assign, commit, fight, merge, retreat, support } from '../testingAssault.ts';
import { fire, firing } from '../testingPlay.ts';
import { game } from '../whole.ts';
import { disrupted, of, type Row, to } from './row.ts';

const FAR = 'the hex is not adjacent';
const choose = (unit: string): Said => of('choose', unit);

/** Three tanks in 0504, fired at from 0505. */
function hit(): Trial {
  const units = {
    '11Pz/15': '0504',
    '10PzB/51': '0504',
    '10PzB/52': disrupted('0504'),
    'GD/Fus': '0404',
    '6TK/112': '0505',
  };
  return act(firing('soviet', units), fire('6TK/112', '0504'));
}

/** Bombs between two tanks, with a third one farther away. */
function bombed(): Trial {
  const s = stateOf({ turn: 3, units: '8FgK/DB1@1505, 6TK/112@1503, 6TK/22@1507, 6TK/200@1501, 71GR/219G@1505' });
  return { game, s: work(s, 'dive', SOVIET, [3, 4]).s, events: [] };
}

const FIRE: readonly Row[] = [
  ['2.2 not-on-map', FAR, () => firing('german', '11Pz/15@0504, 6TK/22@0505'), fire('11Pz/111', '0808')],
  ['6.1.2 aircraft-fire', FAR, () => firing('german', '11Pz/15@0504, 6TK/22@0505'), fire('8FgK/DB1', '0808')],
  [
    '6.1.1 never-fires',
    FAR,
    () => firing('german', 'Arko132@0504, 11Pz/15@0504, 6TK/22@0505'),
    fire('Arko132', '0808'),
  ],
  [
    '6.1.1 no-at',
    'it is disrupted',
    () =>
      firing('soviet', { '11Pz/15': '0504', '51GR/154G': { hex: '0505', step: 2, disrupted: true }, '6TK/22': '0604' }),
    fire('51GR/154G', '0504'),
  ],
  [
    '6.2.1 no-enemy-there',
    'a friend is there',
    () => firing('german', '11Pz/15@0504, 11Pz/110@0404, 6TK/22@0505'),
    fire('11Pz/15', '0404'),
  ],
  [
    '6.2.1 no-armour-there',
    'another target is adjacent',
    () => firing('german', '11Pz/15@0504, 51GR/154G@0503, 6TK/22@0505'),
    fire('11Pz/15', '0503'),
  ],
  ['6.3.5 not-in-target-hex', 'it is no tank', hit, choose('GD/Fus')],
  ['6.3.5 weaker-armour', 'others are disrupted', hit, choose('11Pz/15')],
  ['9.3.2 no-armour-target', 'it is not the nearest', bombed, choose('71GR/219G')],
  ['9.3.1 not-nearest', 'others are as far', bombed, choose('6TK/200')],
];

const dive = (unit: string, hex: string): Said => to('dive', unit, hex);
const raid = (unit: string, card: string): Said => ({ type: 'raid', unit, card });
const air = (turn = 1): Trial =>
  position({
    turn,
    phase: 'air',
    units: { '6TK/112': '1605', '3TK/50': '2035', '71GR/219G': '1506', '11Pz/15': '1502' },
  });

const BOMBERS: readonly Row[] = [
  ['2.3 not-your-unit', 'it is no aircraft', air, dive('71GR/219G', '1605')],
  ['9.1.1 no-aircraft', 'no armour is there', air, dive('11Pz/15', '1506')],
  ['9.1.2 not-flying', 'no armour is there', () => air(6), dive('8FgK/DB3', '1506')],
  ['9.1.1 already-sent', 'no armour is there', () => act(air(), dive('8FgK/DB1', '1605')), dive('8FgK/DB1', '1506')],
  ['9.1.1 another-first', 'no armour is there', air, dive('8FgK/DB2', '1506')],
  ['9.1.1 not-sent', 'another one is', () => act(air(), dive('8FgK/DB1', '1605')), of('recall', '8FgK/DB2')],
  ['9.1.5 level-bombs-armies', 'the hex lies on the other half of the map', air, dive('8FgK/LB1', '2035')],
  ['9.1.4 dive-bombs-hexes', 'the army fights on the other half', air, raid('8FgK/DB1', '13A')],
  ['9.1.3 other-half-air', 'no armour is there', air, dive('8FgK/DB1', '2045')],
  ['9.1.4 no-soviet-armour', 'German armour is there', air, dive('8FgK/DB1', '1502')],
  ['9.1.3 other-half-army', 'its own army has units there', air, raid('8FgK/LB1', '13A')],
  ['9.1.5 no-soviet-army', 'it fights on the other half', air, raid('8FgK/LB1', '47PzK')],
];

/** Turn 1, when guns and engineers can be assigned. */
const lent = (units: Readonly<Record<string, Json>> = {}): Trial =>
  assaultOf({
    turn: 1,
    units: {
      '11Pz/15': '0504',
      '11Pz/110': '0504',
      Arko132: '0504',
      'GD/Pz': '0405',
      Arko70: '0405',
      '51GR/154G': '0505',
      '51GR/156G': '0604',
      ...units,
    },
  });

const ASSAULTS: readonly Row[] = [
  ['2.3 not-your-unit', FAR, () => lent(), assign('51GR/154G', '0808')],
  ['10.1.2 supports-only', FAR, () => lent(), assign('Arko132', '0808')],
  ['7.1.1 nobody-beside', 'no enemy is in the hex', () => lent({ '11Pz/111': '0303' }), assign('11Pz/111', '0304')],
  [
    '7.1.5 only-armour-beside',
    FAR,
    () => assaultOf({ units: '11Pz/15@0504, 51GR/154G@0505, 11Pz/110@0802, 6TK/22@0803' }),
    assign('11Pz/110', '0606'),
  ],
  [
    '7.1.1 no-enemy-there',
    'it has a choice of others',
    () => assaultOf({ units: '11Pz/15@0504, 11Pz/110@0504, 51GR/154G@0505, 51GR/156G@0604' }),
    assign('11Pz/15', '0503'),
  ],
  ['10.1.2 no-support', 'no assault is declared there', () => lent(), support('11Pz/15', '0808')],
  [
    '10.2.1 support-spent',
    'no assault is declared there',
    () => lent({ PzPi813: { box: 'spent' } }),
    support('PzPi813', '0808'),
  ],
  [
    '10.1.2 nothing-to-support',
    'another of its kind is sent',
    () => act(lent(), support('Arko70', '0505')),
    support('Arko132', '0808'),
  ],
  [
    '10.1.2 nobody-to-support',
    'another of its kind is sent',
    () => act(lent({ Arko132: '0303', '11Pz/111': '0303' }), support('Arko70', '0505')),
    support('Arko132', '0505'),
  ],
  [
    '10.1.4 already-supports',
    'no assault is declared there',
    () => act(lent(), support('Arko70', '0505')),
    support('Arko70', '0808'),
  ],
  [
    '10.1.4 one-support',
    'somebody of its hex takes part',
    () => act(lent(), support('Arko70', '0505')),
    support('Arko132', '0505'),
  ],
  [
    '10.1.2 not-supporting',
    'another of its kind is sent',
    () => act(lent(), support('Arko70', '0505')),
    of('withdraw-support', 'Arko132'),
  ],
  [
    '7.1.4 no-assault-there',
    'the enemy stands there',
    () => commit(assaultOf({ units: '11Pz/15@0504, 51GR/154G@0505, 6TK/22@0604' })),
    { type: 'fight', hex: '0604' },
  ],
];

const LOW = { '6GA': 5, '1TA': 5, '48PzK': 5 };

/** 11Pz/15 drives the unit out of 0505 from 0504, whose ZOC closes 0404 and 0604. */
const driven = (units: string): Trial =>
  fight(commit(assaultOf({ morale: LOW, units: `11Pz/15@0504, 51GR/154G@0505, ${units}` })), '0505', 8, 6);
const both = (): Trial =>
  fight(
    commit(
      act(
        assaultOf({ morale: LOW, units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 51GR/156G@0603' }),
        merge('0505', '0603'),
      ),
    ),
    '0505',
    8,
    6,
    6,
  );
/** Of three participants one is disrupted, one has advanced. */
function advancing(): Trial {
  const units = { '11Pz/15': '0504', '11Pz/110': disrupted('0404'), '11Pz/111': '0503', '51GR/154G': '0505' };
  return act(fight(commit(assaultOf({ morale: LOW, units })), '0505', 9, 6), retreat('51GR/154G', '0507'));
}

const AFTER: readonly Row[] = [
  ['2.3 not-your-unit', 'it does not retreat', () => driven('51GR/156G@0808'), retreat('11Pz/15', '0505')],
  ['7.8.1 does-not-retreat', 'the enemy is there', () => driven('51GR/156G@0808'), retreat('51GR/156G', '0504')],
  ['7.6.2 must-retreat', 'it is disrupted', () => driven('51GR/156G@0808'), of('stand', '51GR/154G')],
  [
    '7.8.3 retreat-zoc',
    'the enemy stands on the only way',
    () => driven('51GR/156G@0808'),
    retreat('51GR/154G', '0503'),
  ],
  ['7.8.4 left-by-others', 'the enemy’s ZOC covers it', both, retreat('51GR/154G', '0603')],
  ['7.8.2 empty-first', 'a ZOC covers it', () => driven('51GR/156G@0507, LAH/1@0508'), retreat('51GR/154G', '0507')],
  [
    '7.8.2 full-refuge',
    'empty hexes come first as well',
    () => driven('52GR/151G@0507, 52GR/153G@0507'),
    retreat('51GR/154G', '0507'),
  ],
  ['7.9.6 disrupted-advance', 'the hex is none of theirs', advancing, advance('11Pz/110', '0303')],
  [
    '7.9.1 has-advanced',
    'the hex is none of theirs',
    () => act(advancing(), advance('11Pz/15', '0505')),
    advance('11Pz/15', '0303'),
  ],
];

/** German stacks that no unit could leave. */
function surplus(): Trial {
  const three = Object.fromEntries(['11Pz/15', '11Pz/110', '11Pz/111'].map(name => [name, disrupted('0504')]));
  const units = { ...three, '3Pz/3': '0101', '51GR/154G': '0505' };
  return act(position({ turn: 3, units }, { disruption: true }), { type: 'end-movement' });
}

const SURPLUS: readonly Row[] = [
  ['5.1.7 own-surplus', 'it is in no stack', surplus, of('remove', '51GR/154G')],
  ['2.2 not-on-map', 'it is in no stack', surplus, of('remove', 'LAH/1')],
  ['5.1.7 not-surplus', 'it takes no more room than others', surplus, of('remove', '3Pz/3')],
];

export const COMBAT_ROWS: readonly Row[] = [...FIRE, ...BOMBERS, ...ASSAULTS, ...AFTER, ...SURPLUS];
