/**
 * Every refusal of the game, in a position where another reason stands in the way as well: the nearest is named. A row
 * says the section, the code, what competes with it, the position and the action.
 */
import { expect, it } from 'vitest';
import { sourcesOf } from '../../../../test/sources.ts';
import type { Options } from '../../../kit/game.ts';
import { codesIn, sorted } from '../../../kit/textScan.ts';
import { act, acts, refused, type Said, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

type Row = readonly [rule: string, code: string, against: string, t: Trial, said: Said];

const place = (unit: string, hex: string): Said => ({ type: 'place', unit, hex });
const group = (hex: string, ...units: string[]): Said => ({ type: 'battle-group', hex, units });
const order = (card: string): Said => ({ type: 'order', card });
const strike = (card: string, hex: string): Said => ({ type: 'support-attack', card, hex });
const move = (unit: string, hex: string, ...hexes: string[]): Said =>
  hexes.length > 0 ? { type: 'move', unit, hex, hexes } : { type: 'move', unit, hex };
const attack = (hex: string): Said => ({ type: 'attack', hex });
const join = (unit: string): Said => ({ type: 'join', unit });
const antiTank = (unit: string, card = 'anti-tank'): Said => ({ type: 'anti-tank', unit, card });
const back = (unit: string, hex: string): Said => ({ type: 'retreat', unit, hex });
const RESOLVE: Said = { type: 'resolve' };

const soviets = position({ phase: 'set-up', active: 'soviet', units: {} });
const corps = act(soviets, place('13M/17', '0912'));
const ready = act(soviets, { type: 'historical-set-up' });
const axis = act(ready, { type: 'ready' });
const stack = acts(axis, place('6Pz/4', '0306'), place('6Pz/114', '0306'));

const SET_UP: readonly Row[] = [
  ['2.2.1', 'not-your-unit', 'no set-up hex of it', soviets, place('6Pz/4', '0407')],
  ['3.1', 'arrives-later', 'no set-up hex of it', soviets, place('2GM/4G', '0405')],
  ['3.1', 'printed-hex', 'placed already', soviets, place('61C', '0405')],
  ['3.1', 'already-placed', 'no set-up hex of it', corps, place('13M/17', '0405')],
  ['3.1', 'not-placed', 'a field too many', soviets, { type: 'take-back', unit: '13M/17', hex: '0912' }],
  ['3.1', 'not-set-up-hex', 'another corps there', act(corps, place('13M/61', '0912')), place('4M/36', '0912')],
  ['3.1', 'quota-full', 'a hex with room for a third', act(corps, place('13M/61', '0912')), place('13M/62', '0912')],
  ['3.1', 'units-left', 'a field too many', corps, { type: 'ready', unit: '13M/17' }],
  ['3.1', 'all-placed', 'a field too many', ready, { type: 'historical-set-up', unit: '13M/17' }],
  ['8.0', 'stack-full', 'another division', act(stack, place('6Pz/AA6', '0306')), place('23Pz/126', '0306')],
  ['8.1', 'stack-formation', 'a hex with room for a third', stack, place('23Pz/126', '0306')],
];

const WAITING = { box: 'reinforcements' };
const north = (units: Record<string, string | typeof WAITING>): Trial =>
  position({ turn: 3, phase: 'reinforcement', active: 'soviet', units });
const coming = north({ '5G/3G': WAITING, '9G/3G': WAITING, '70G/24G': WAITING, '13M/17': '1005', '6Pz/4': '0205' });
const begun = act(coming, place('5G/3G', '2008'));
/** Five of the six hexes are held by the enemy, and one has room for a single unit. */
const shut = north({
  ...{ '6Pz/4': '2009', '6Pz/114': '2010', '23Pz/126': '1911', '16PG/60': '1912', '5CR/6Ros': '1913' },
  ...{ '61C': '2008', '81C': '2008', '5G/3G': WAITING, '9G/3G': WAITING },
});

const ARRIVAL: readonly Row[] = [
  ['2.2.1', 'not-your-unit', 'on the map already', coming, place('6Pz/4', '2008')],
  ['14.2', 'arrived', 'no entry hex', coming, place('13M/17', '1005')],
  ['14.2', 'eliminated', 'no entry hex', coming, place('61C', '1005')],
  ['14.2', 'finish-formation', 'no entry hex', begun, place('70G/24G', '1005')],
  ['14.2', 'does-not-fit', 'a hex with room for it alone', shut, place('5G/3G', '2008')],
  ['14.2', 'not-set-up-hex', 'an enemy there', coming, place('5G/3G', '0205')],
  ['14.2', 'must-arrive', 'a field too many', begun, { type: 'end-arrival', unit: '9G/3G' }],
  [
    '8.3',
    'enemy-there',
    'a full stack elsewhere',
    north({ '5G/3G': WAITING, '6Pz/4': '2009' }),
    place('5G/3G', '2009'),
  ],
];

const FIELD = '6Pz/4@0205, 6Pz/114@0205*, 23Pz/126@0310*, 228@0309*, 61C@0405, 85@0404*, 13M/17@1005';
const at = (rest: Partial<TrialPosition> = {}, options: Options = {}): Trial =>
  position({ units: FIELD, ...rest }, options);
const wings = position({ phase: 'air-placement', units: FIELD, support: { axis: { air: 1 } }, air: ['1011'] });
const empty = position({ phase: 'air-placement', units: FIELD, air: ['1011'] });
const soviet = (rest: Partial<TrialPosition> = {}): Trial => at({ active: 'soviet', ...rest });

const OPERATIONS: readonly Row[] = [
  ['6.3', 'other-marker', 'a marker there already', wings, { type: 'place-air', card: 'artillery', hex: '1011' }],
  ['6.3', 'air-here', 'a field too many', wings, { type: 'place-air', card: 'air', hex: '1011', unit: '6Pz/4' }],
  ['6.3', 'no-marker', 'a marker there already', empty, { type: 'place-air', card: 'air', hex: '1011' }],
  ['6.3', 'axis-air', 'another phase', soviet(), { type: 'place-air', card: 'air', hex: '1011' }],
  ['9.1', 'nobody-there', 'a unit of another hex', at(), group('0206', '6Pz/4')],
  ['9.1', 'all-exhausted', 'a unit of another hex', at(), group('0310', '6Pz/4')],
  ['2.2.1', 'not-your-unit', 'an exhausted one beside it', at(), group('0405', '6Pz/114')],
  ['9.1', 'not-in-hex', 'exhausted as well', at(), group('0205', '23Pz/126')],
  ['9.1', 'unit-exhausted', 'together with a fresh one', at(), group('0205', '6Pz/4', '6Pz/114')],
  ['9.1', 'choose-one', 'a hex with units', at(), group('0205')],
  ['9.2', 'not-hq', 'no marker of that kind', at(), order('air')],
  ['9.2', 'enemy-hq', 'used already', at({ hqUsed: ['13M'] }), order('13M')],
  ['9.2', 'hq-used', 'nobody to order', at({ hqUsed: ['17Pz'] }), order('17Pz')],
  ['B1', 'corps-once', 'units to order', at({}, { 'corps-once': true }), order('57PzK')],
  ['9.2', 'nobody-to-order', 'no points', at({ lp: { axis: 0 } }), order('17Pz')],
  ['9.2', 'no-points', 'a ready headquarters', at({ lp: { axis: 0 } }), order('23Pz')],
  ['12.1', 'not-support', 'nobody at the hex', at(), strike('6Pz', '0206')],
  ['11.7', 'anti-tank-defends', 'no marker left', soviet(), strike('anti-tank', '0205')],
  ['12.1', 'no-marker', 'nobody at the hex', at(), strike('air', '0206')],
  ['12.2', 'no-enemy', 'own units there', at({ support: { axis: { air: 1 } } }), strike('air', '0205')],
  ['12.3', 'no-fresh-enemy', 'out of range', at({ support: { axis: { artillery: 1 } } }), strike('artillery', '0404')],
  [
    '12.3',
    'not-beside',
    'fresh enemies there',
    at({ support: { axis: { artillery: 1 } } }),
    strike('artillery', '1005'),
  ],
];

const WALL = '85@0505, 254@0508, 61C@0511, 81C@0513';
const worn = act(
  at({ units: `6Pz/4@0205*, 6Pz/114@1005*, 6Pz/AA6@0206, 228@0309*, ${WALL}`, lp: { axis: 1 } }),
  order('6Pz'),
);
const tired = act(at({ units: '6Pz/4@0205*, 6Pz/114@0206*, 61C@1005', lp: { axis: 1 } }), order('6Pz'));
const single = act(at({ units: '6Pz/4@0205*, 6Pz/AA6@0206, 61C@1005', lp: { axis: 1 } }), order('6Pz'));
const choosing = act(acts(at({ units: `${FIELD}, 6Pz/AA6@0206`, lp: { axis: 0 } }), order('6Pz')), {
  type: 'activate',
  unit: '6Pz/4',
});
const recover = (unit: string): Said => ({ type: 'recover', unit });
const recovery = position({ phase: 'recovery', units: '6Pz/4@0205*, 6Pz/114@0206*, 61C@1005', lp: { axis: 1 } });

const ORDERS: readonly Row[] = [
  ['9.2', 'independent', 'exhausted, and there is a point', worn, recover('228')],
  ['9.2', 'not-exhausted', 'too few points for another', worn, recover('6Pz/AA6')],
  ['13.3.1', 'no-points', 'enough for one with a line', worn, recover('6Pz/114')],
  ['9.2', 'recover-one', 'a field too many', tired, { type: 'end-recovery', unit: '6Pz/4' }],
  ['9.2', 'no-points', 'enough for one of them', tired, { type: 'recover-all' }],
  ['9.2', 'one-left', 'a point for it', single, { type: 'recover-all' }],
  ['13.3', 'no-points', 'enough for one of them', recovery, { type: 'recover-all' }],
  ['9.2', 'other-formation', 'exhausted as well', choosing, { type: 'activate', unit: '23Pz/126' }],
  ['9.2', 'unit-exhausted', 'of the formation', choosing, { type: 'activate', unit: '6Pz/114' }],
  ['9.2', 'already-chosen', 'of the formation', choosing, { type: 'activate', unit: '6Pz/4' }],
  ['9.2', 'not-chosen', 'of another formation', choosing, { type: 'stand-down', unit: '23Pz/126' }],
  ['9.2', 'one-left', 'exhausted ones besides', choosing, { type: 'activate-all' }],
  [
    '9.2',
    'none-left',
    'a field too many',
    acts(choosing, { type: 'activate', unit: '6Pz/AA6' }),
    { type: 'activate-all' },
  ],
  [
    '9.1',
    'choose-one',
    'a field too many',
    acts(choosing, { type: 'stand-down', unit: '6Pz/4' }),
    { type: 'begin', n: 1 },
  ],
  [
    '2.1',
    'not-on-map',
    'no point left',
    act(at({ lp: { axis: 0 } }), order('6Pz')),
    { type: 'activate', unit: '6Pz/AA6' },
  ],
];

const marching = (units: string, rest: Partial<TrialPosition> = {}, options: Options = {}): Trial =>
  position(
    { phase: 'movement', activated: ['5CR/6Ros', '8CR/2Cal'], units: `${units}, 8CR/2Cal@0103`, ...rest },
    options,
  );
const riding = (units: string, air: string[] = []): Trial =>
  position({ phase: 'movement', active: 'soviet', activated: ['61C', '81C'], units: `${units}, 81C@2008`, air });
const SINGLE = { 'no-axis-strategic': true };
const stopped = acts(marching('5CR/6Ros@1008, 61C@1006'), move('5CR/6Ros', '1007'));
const passed = acts(marching('5CR/6Ros@0113, 61C@2010'), move('5CR/6Ros', '0213'), move('8CR/2Cal', '0203'));
const left = act(marching('5CR/6Ros@0113, 61C@0112'), move('5CR/6Ros', '0313'));
const redeploy = (units: string): Trial => position({ phase: 'redeployment', units });

const MOVES: readonly Row[] = [
  ['2.2.1', 'not-your-unit', 'far away', marching('5CR/6Ros@0113, 61C@2010'), move('61C', '0103')],
  ['2.2.1', 'unit-exhausted', 'not activated either', marching('5CR/6Ros@0113, 6Pz/4@0205*'), move('6Pz/4', '0206')],
  ['9.4', 'not-activated', 'too far as well', marching('5CR/6Ros@0113, 6Pz/4@0205'), move('6Pz/4', '1913')],
  ['10.3', 'stopped-ezoc', 'points to spare', stopped, move('5CR/6Ros', '1008')],
  ['10.0', 'already-moved', 'points to spare', passed, move('5CR/6Ros', '0313')],
  [
    '10.1',
    'same-hex',
    'a stack that is full',
    marching('5CR/6Ros@0113, 228@0113, 5CR/7Ros@0113'),
    move('5CR/6Ros', '0113'),
  ],
  ['8.3', 'enemy-there', 'beyond the Don', marching('5CR/6Ros@0404, 61C@0403'), move('5CR/6Ros', '0403')],
  ['10.2', 'don', 'a full stack there', marching('5CR/6Ros@0404, 6Pz/4@0403'), move('5CR/6Ros', '0403')],
  ['10.1', 'too-far', 'another division there', marching('5CR/6Ros@0113, 6Pz/4@0906'), move('5CR/6Ros', '0906')],
  ['8.1', 'stack-formation', 'a way there', marching('5CR/6Ros@0113, 6Pz/4@0313'), move('5CR/6Ros', '0313')],
  [
    '8.3',
    'enemy-bars',
    'their zones',
    marching('5CR/6Ros@0303, 61C@0403, 81C@0503', {}, SINGLE),
    move('5CR/6Ros', '0603'),
  ],
  ['10.3', 'ezoc-stop', 'within the points', marching(`5CR/6Ros@0406, ${WALL}`, {}, SINGLE), move('5CR/6Ros', '0606')],
  [
    '10.6',
    'interdicted',
    'within the points',
    riding('61C@1005, 6Pz/4@0104, 6Pz/114@1006', ['1107']),
    move('61C', '1207'),
  ],
  [
    'B4',
    'no-strategic',
    'out of the allowance',
    marching('5CR/6Ros@0113, 61C@2010', {}, SINGLE),
    move('5CR/6Ros', '0713'),
  ],
  [
    'B4',
    'no-strategic',
    'an enemy in the shortest way, and its zone',
    marching('5CR/6Ros@0113, 61C@0111', {}, SINGLE),
    move('5CR/6Ros', '0108'),
  ],
  [
    '10.5',
    'strategic-from-ezoc',
    'out of the allowance',
    marching('5CR/6Ros@0113, 61C@0112'),
    move('5CR/6Ros', '0713'),
  ],
  ['10.5', 'strategic-begun', 'clear of zones now', left, move('5CR/6Ros', '0713')],
  ['10.5', 'strategic-air', 'out of the allowance', riding('61C@0113, 6Pz/4@2010', ['0113']), move('61C', '0813')],
  ['10.5', 'strategic-ezoc', 'out of the allowance', marching('5CR/6Ros@0113, 61C@0912'), move('5CR/6Ros', '0913')],
  [
    '13.1',
    'redeploy-strategic',
    'within twice the points',
    redeploy('5CR/6Ros@0113, 61C@2010'),
    move('5CR/6Ros', '0107'),
  ],
  ['13.1', 'short-ezoc', 'two hexes away', redeploy('5CR/6Ros@1008*, 61C@1005'), move('5CR/6Ros', '1006')],
  ['13.1', 'short-move', 'within the allowance', redeploy('5CR/6Ros@0113*, 61C@2010'), move('5CR/6Ros', '0110')],
  [
    ...(['13.1', 'already-moved', 'exhausted by it'] as const),
    acts(redeploy('5CR/6Ros@0113, 6Pz/4@0205, 61C@2010'), move('5CR/6Ros', '0112'), move('6Pz/4', '0206')),
    move('5CR/6Ros', '0111'),
  ],
  ['10.1', 'way-broken', 'a hex in reach', marching('5CR/6Ros@0113, 61C@2010'), move('5CR/6Ros', '0111', '0111')],
];

const fighting = (activated: string[], units: string, rest: Partial<TrialPosition> = {}): Trial =>
  position({ phase: 'combat', activated, units, ...rest });
const line = fighting(
  ['6Pz/4', '6Pz/114', '6Pz/I/11', '8CR/4Ros'],
  '6Pz/4@1008, 6Pz/114@1007, 6Pz/I/11@0404, 8CR/4Ros@0110, 16PG/60@0909, 61C@1009, 81C@1006, 85@0403, 254@0908*, 235@2010',
  { attacked: ['6Pz/4'], targets: ['81C'] },
);
const planned = fighting(
  ['6Pz/4', '6Pz/114', '6Pz/I/11', '6Pz/AA6'],
  '6Pz/4@1008, 6Pz/114@1008, 6Pz/I/11@0110, 6Pz/AA6@1008, 16PG/60@0909, 23Pz/126@1109*, 61C@1009, 96/87@1513',
  { attacked: ['6Pz/AA6'] },
);
const joined = acts(planned, attack('1009'), join('6Pz/4'));

const ATTACKS: readonly Row[] = [
  ['11.1', 'no-enemy', 'nobody beside it', line, attack('0205')],
  ['11.1', 'target-attacked', 'an attacker beside it', line, attack('1006')],
  ['10.2', 'over-don', 'a unit that may attack beside it', line, attack('0403')],
  ['11.1', 'attackers-used', 'one that is not activated', line, attack('1009')],
  ['11.0', 'nobody-beside', 'fresh enemies there', line, attack('2010')],
  [
    ...(['11.3', 'attackers-idle', 'activated ones elsewhere'] as const),
    fighting(['6Pz/4'], '6Pz/4@1008, 16PG/60@0909, 61C@0910, 81C@1007'),
    attack('0910'),
  ],
  ['11.2', 'already-chosen', 'beside the hex', joined, join('6Pz/4')],
  ['2.2.1', 'unit-exhausted', 'not activated either', joined, join('23Pz/126')],
  ['11.3', 'not-activated', 'beside the hex', joined, join('16PG/60')],
  ['11.1', 'has-attacked', 'beside the hex', joined, join('6Pz/AA6')],
  ['11.1', 'not-adjacent', 'not used yet', joined, join('6Pz/I/11')],
  ['11.2', 'one-left', 'others that are used', joined, { type: 'join-all' }],
  ['11.2', 'not-chosen', 'not activated either', joined, { type: 'leave', unit: '16PG/60' }],
  ['11.4', 'choose-one', 'a field too many', acts(planned, attack('1009')), { type: 'resolve', unit: '6Pz/4' }],
];

const GUNS = { support: { soviet: { 'anti-tank': 2 } } };
const assault = (
  axisUnits: string[],
  sovietUnits: string,
  rest: Partial<TrialPosition> = {},
  rolls: readonly number[] = [],
): Trial => {
  const units = `${axisUnits.map(u => `${u}@1008`).join(', ')}, ${sovietUnits}, 16PG/60@0108, 96/87@1513`;
  const t = act(fighting(axisUnits, units, rest), attack('1009'));
  return act(axisUnits.length > 1 ? act(t, { type: 'join-all' }) : t, RESOLVE, rolls);
};
const aimed = assault(['6Pz/I/11', '6Pz/4'], '61C@1009, 81C@1009*', GUNS);
const struck = assault(['6Pz/I/11', '6Pz/4'], '61C@1009, 81C@1009*, 254@1009');
const plain = assault(['6Pz/4', '228'], '61C@1009', GUNS, [4]);
const late = act(assault(['6Pz/I/11'], '61C@1009', GUNS), { type: 'decline' }, [2]);
const red = position({
  phase: 'combat',
  active: 'soviet',
  activated: ['61C'],
  units: '61C@1009, 6Pz/I/11@1008',
  ...GUNS,
});
const guns = assault(['6Pz/4'], '61C@1009', { support: { axis: { artillery: 1 } } });

const PICKS: readonly Row[] = [
  ['11.7', 'not-armour', 'in the attack', aimed, antiTank('6Pz/4')],
  ['11.7', 'not-hit', 'not armour either', aimed, antiTank('16PG/60')],
  ['11.7', 'other-marker', 'armour in the attack', aimed, antiTank('6Pz/I/11', 'artillery')],
  ['11.7', 'exhausted-already', 'in the battle', struck, { type: 'shock', unit: '81C' }],
  ['11.7', 'anti-tank-defends', 'another phase', red, antiTank('6Pz/I/11')],
  ['11.7', 'anti-tank-defends', 'a target chosen', act(red, attack('1008')), antiTank('6Pz/I/11')],
  ['11.7', 'no-armour', 'another phase', plain, antiTank('6Pz/4')],
  ['11.7', 'anti-tank-first', 'a marker left', late, antiTank('6Pz/I/11')],
  ['11.6', 'other-marker', 'a marker in hand', guns, { type: 'artillery', card: 'air' }],
  ['11.6', 'no-marker', 'another phase', late, { type: 'artillery', card: 'artillery' }],
];

/** At 2:1 the die gives 5 DL, 6 DD. */
const shaken = (die: number, more = ''): Trial => assault(['6Pz/4'], `61C@1009${more}`, {}, [die]);
const pair = assault(['6Pz/4', '6Pz/114'], '61C@1009, 81C@1009', {}, [5]);
const half = act(shaken(6), back('61C', '1010'));
const bank = act(fighting(['6Pz/4'], '6Pz/4@0405, 61C@0404, 96/87@1513'), attack('0404'));
const FULL = ', 503/91@1010, 561/91@1010, 613/91@1010';
const gone = act(shaken(5), back('61C', '1010'));
const ahead = act(pair, back('61C', '1010'));
const freed = act(act(ahead, back('81C', '1010')), { type: 'advance', unit: '6Pz/4', hex: '1009' });

const destroyed = assault(['6Pz/4'], '61C@1009*', {}, [6]);
/** An exchange: one attacker goes, one holds, both defenders go. */
const bled = act(assault(['6Pz/4', '6Pz/114'], '61C@1009, 81C@1009', {}, [3]), back('6Pz/4', '1007'));
const traded = acts(act(bled, { type: 'hold', unit: '6Pz/114' }, [1]), back('61C', '1010'), back('81C', '1010'));

const FATES: readonly Row[] = [
  ['11.9', 'choice-made', 'an open hex', act(pair, { type: 'hold', unit: '61C' }), back('61C', '1010')],
  ['11.9', 'not-to-decide', 'the enemy’s unit', pair, back('6Pz/4', '1007')],
  ['11.9', 'choice-made', 'another phase', half, { type: 'hold', unit: '61C' }],
  ['11.11', 'other-retreats', 'no neighbour', half, back('96/87', '1010')],
  ['11.11', 'retreat-don', 'a neighbour without enemies', act(bank, RESOLVE, [5]), back('61C', '0403')],
  ['11.11', 'retreat-far', 'an enemy there', shaken(5), back('61C', '0108')],
  ['8.3', 'enemy-there', 'in an enemy zone', shaken(5, ', 81C@0110'), back('61C', '1008')],
  ['11.11', 'retreat-ezoc', 'no enemy there', shaken(5), back('61C', '1109')],
  ['11.11', 'retreat-ezoc-friends', 'a friend there', shaken(5, ', 81C@1109'), back('61C', '1109')],
  ['11.11', 'retreat-stuck', 'an open neighbour', shaken(6, ', 5CR/6Ros@0912, 5CR/7Ros@1112'), back('61C', '1010')],
  ['11.11', 'retreat-back', 'an open neighbour', half, back('61C', '1110')],
  [
    '8.4',
    'can-retreat',
    'a field too many',
    act(shaken(5, FULL), back('61C', '1010')),
    { type: 'perish', unit: '61C', n: 1 },
  ],
  ['11.12', 'not-advancing', 'next to nothing', gone, { type: 'advance', unit: '16PG/60', hex: '0109' }],
  ['11.12', 'advance-retreated', 'in the attack', traded, { type: 'advance', unit: '6Pz/4', hex: '1009' }],
  ['11.12', 'advance-one', 'no neighbour either', destroyed, { type: 'advance', unit: '6Pz/4', hex: '1111' }],
  ['11.12', 'has-advanced', 'a full way before it', freed, { type: 'advance', unit: '6Pz/4', hex: '0910' }],
  ['11.12', 'advance-far', 'not full', gone, { type: 'advance', unit: '6Pz/4', hex: '1111' }],
  ['2.2.1', 'not-your-unit', 'a defender that retreated', gone, { type: 'advance', unit: '61C', hex: '1009' }],
];

const ROWS: readonly Row[] = [
  ...SET_UP,
  ...ARRIVAL,
  ...OPERATIONS,
  ...ORDERS,
  ...MOVES,
  ...ATTACKS,
  ...PICKS,
  ...FATES,
];

it.each(ROWS)('%s %s is named although there is more: %s', (rule, code, _against, t, said) => {
  expect(refused(t, said)).toMatchObject({ rule, code });
});

it('leaves out no refusal of the game', () => {
  const sources = sourcesOf('sixth-army').filter(({ path }) => /^(rules|phases)\//.test(path) && !/victory/.test(path));
  const asked = new Set(['not-legal', ...ROWS.map(([, code]) => code)]);
  expect(sorted(codesIn(sources)).filter(code => !asked.has(code))).toEqual([]);
});
