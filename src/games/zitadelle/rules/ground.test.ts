import { describe, expect, it } from 'vitest';
import type { Frame, Json } from '../../../kit/game.ts';
import { asked } from '../../../kit/question.ts';
import { act, acts, can, hexesFor, placeOf, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import type { DeclareFrame } from '../frames.ts';
import { hex, SIDE, unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing.ts';
import { assaulting, firing, move, moving, phaseIn, sovietsMoving, stateIn } from '../testingPlay.ts';
import { frontOf, isOverfull, ROOM_IN_HEX, stacksOf, whyNoRoom, whyNotTogether, zocFor } from './ground.ts';

/** Open ground, a hex of either half-map. */
const NORTH = '3033';
const SOUTH = '0505';

/** Whether units may stand together in a hex. */
function fitsIn(at: string, ...names: readonly string[]): boolean {
  const s = stateOf({ units: Object.fromEntries(names.map(name => [name, at])) });
  return !isOverfull(stacksOf(s, SIDE[unit(names[0]!)]!), hex(at));
}

/** Why one more unit may not join others; undefined where it may. */
function whyNot(at: string, joiner: string, ...names: readonly string[]): string | undefined {
  const s = stateOf({ units: Object.fromEntries(names.map(name => [name, at])) });
  return whyNoRoom(stacksOf(s, SIDE[unit(joiner)]!), unit(joiner), hex(at));
}

const clash = (a: string, b: string): string | undefined => whyNotTogether(unit(a), unit(b));

describe('5.1 stacking', () => {
  it('5.1.1 two units fill a hex', () => {
    expect(ROOM_IN_HEX).toBe(6);
    expect(fitsIn(NORTH, '86/167', '86/184')).toBe(true);
    expect(whyNot(NORTH, '86/216', '86/167', '86/184')).toBe('5.1.1');
    expect(fitsIn(NORTH, '86/167', '86/184', '86/216')).toBe(false);
  });

  it('5.1 two are not too many, and yet they may not stand together', () => {
    expect([fitsIn(NORTH, '8R/151', '15R/47'), fitsIn(SOUTH, '11Pz/110', 'LAH/1')]).toEqual([false, false]);
  });

  it('5.1.1 the limit holds at all times but in movement', () => {
    const units = '86/167@3033, 86/184@3033, 86/216@3033';
    expect(() => firing('german', units)).toThrow('5.1.1');
    expect(() => moving(units)).not.toThrow();
  });

  it('5.1.1 a unit that stands there already is not counted twice', () => {
    expect(whyNot(NORTH, '86/184', '86/167', '86/184')).toBeUndefined();
  });

  it('5.1.2 Soviet regiments stack within their division', () => {
    expect(clash('8R/151', '15R/47')).toBe('5.1.2');
    expect(fitsIn(NORTH, '8R/151', '8R/229')).toBe(true);
    expect(fitsIn(NORTH, '8R/151', '15R/47')).toBe(false);
  });

  it('5.1.2 Soviet brigades stack within their corps', () => {
    expect(clash('3TK/50', '16TK/107')).toBe('5.1.2');
    expect(fitsIn(NORTH, '3TK/50', '3TK/57')).toBe(true);
  });

  it('5.1.2 a regiment and a brigade stack within their army', () => {
    expect([clash('8R/151', '13A/129'), clash('13GR/34G', '10TK/178')]).toEqual([undefined, undefined]);
    expect(clash('8R/151', '3TK/57')).toBe('5.1.3');
    expect(clash('6GA/96', '6TK/22')).toBe('5.1.3');
  });

  it('5.1.2 a brigade without a corps stacks with any brigade of its army', () => {
    expect([clash('2TA/11G', '3TK/50'), clash('7GA/27G', '7GA/201')]).toEqual([undefined, undefined]);
  });

  it('5.1.3 divisions of one German corps stack, corps do not', () => {
    expect([clash('11Pz/110', '3Pz/3'), clash('11Pz/110', 'LAH/1')]).toEqual([undefined, '5.1.3']);
  });

  it('5.1.4 one gun and one company of engineers go beyond the limit', () => {
    expect(fitsIn(NORTH, '86/167', '86/184', 'Arko35', 'PzPi811')).toBe(true);
    expect(whyNot(NORTH, 'Wf53', '86/167', '86/184', 'Arko35', 'PzPi811')).toBe('5.1.4');
    expect(whyNot(NORTH, '41PzK/177', '86/167', '86/184', 'Arko35', 'PzPi811')).toBe('5.1.1');
  });

  it('5.1.4 they, too, stay with their corps', () => {
    expect([clash('Arko132', 'LAH/1'), clash('Arko132', '11Pz/110')]).toEqual(['5.1.3', undefined]);
  });

  it('5.1.5 a German battalion is a third of a unit', () => {
    expect(fitsIn(NORTH, '292/507', '656PJ/653', '656PJ/654', '656PJ/216')).toBe(true);
    expect(fitsIn(NORTH, '292/507', '656PJ/653', '656PJ/654', '656PJ/216', '41PzK/177')).toBe(false);
    expect(fitsIn(NORTH, '656PJ/653', '656PJ/654', '656PJ/216', '41PzK/177', '41PzK/244', '10PG/11')).toBe(true);
  });

  it('5.1.5 a Panther battalion, too, though it has two steps', () => {
    expect(fitsIn(SOUTH, '10PzB/51', '10PzB/52', 'GD/3', 'GD/Pz')).toBe(true);
  });

  it('5.1.6 aircraft and disruption take no room', () => {
    const s = stateOf({
      units: { '8FgK/DB1': SOUTH, '11Pz/110': { hex: SOUTH, disrupted: true }, '11Pz/111': { hex: SOUTH } },
    });
    expect(isOverfull(stacksOf(s, 0), hex(SOUTH))).toBe(false);
  });
});

/** Whether a unit that goes to a hex may go on from there. */
const goesOn = (t: Trial, name: string, to: string): boolean =>
  hexesFor(act(t, move(name, to)), 'move', name).length > 0;

/** Whether a unit stands in an enemy ZOC. */
function isIn(units: string, name: string): boolean {
  const s = stateOf({ units });
  const u = unit(name);
  return zocFor(frontOf(s, SIDE[u]!), u)[s.place[u]!] === 1;
}

/** Units of the Germans that have to assault: those who are put to it before anything is chosen. */
function mustAssault(units: string): string[] {
  const t = assaulting('german', units);
  const frame = stateIn(t).flow.at(-1);
  return frame && isDeclare(frame) ? frame.units.map(u => UNITS[u]!.name) : [];
}

const isDeclare = (f: Frame): f is DeclareFrame => f.phase === 'declare';

/** A result that has the defender check, and a check that exceeds the morale of 6GA. */
const ROLLS = [4, 5, 5, 6];

/** Where 154G goes that has to retreat from 0101 and has one way at most, or that it is lost. */
function retreatEnds(units: string, ...assigned: readonly Said[]): Json {
  const declared = acts(assaulting('german', units), ...assigned, { type: 'commit' });
  const t = act(declared, { type: 'fight', hex: '0101' }, ROLLS);
  return phaseIn(t) === 'retreat' ? hexesFor(t, 'retreat', '51GR/154G').join() : placeOf(t, '51GR/154G');
}

describe('5.2 ZOC', () => {
  it('5.2 reaches into the six hexes around', () => {
    const s = stateOf({ units: '51GR/154G@0505' });
    const zoc = frontOf(s, 0).ezoc;
    expect(['0404', '0405', '0504', '0506', '0604', '0605'].map(h => zoc[hex(h)])).toEqual([1, 1, 1, 1, 1, 1]);
    expect(zoc.reduce((n, one) => n + one, 0)).toBe(6);
  });

  it('5.2 goes with its unit: none stays where it was', () => {
    // More positions than are kept at a time, each asked for as in play, so that maps are drawn over.
    const faced = asked((s: State): number[] => {
      const { enemy, ezoc, hard } = frontOf(s, 0);
      return [enemy, ezoc, hard].map(map => map.reduce((n, one) => n + one, 0));
    });
    for (let row = 2; row <= 14; row++)
      for (let column = 2; column <= 14; column++) {
        const at = `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
        expect([at, ...faced(stateOf({ units: `51GR/154G@${at}` }))]).toEqual([at, 1, 6, 6]);
      }
  });

  it('5.2.1 German battalions, guns and engineers have none', () => {
    for (const name of ['23AK/185', 'Jg/8', 'Arko112', 'PzPi813', '656PJ/653'])
      expect([name, isIn(`${name}@3032, 8R/151@3033`, '8R/151')]).toEqual([name, false]);
    expect(isIn('78St/14@3032, 8R/151@3033', '8R/151')).toBe(true);
  });

  it('5.2.1 aircraft have none', () => {
    expect(isIn('8FgK/DB1@0504, 51GR/154G@0505', '51GR/154G')).toBe(false);
  });

  it('5.2.1 nobody stops beside a battalion', () => {
    expect(goesOn(sovietsMoving('23AK/185@3032, 8R/151@3034'), '8R/151', '3033')).toBe(true);
    expect(goesOn(sovietsMoving('78St/14@3032, 8R/151@3034'), '8R/151', '3033')).toBe(false);
  });

  it('5.2.1 a unit that has lost a step keeps its ZOC', () => {
    expect(isIn('51GR/154G@0505*, 11Pz/110@0504', '11Pz/110')).toBe(true);
  });

  it('5.2.2 to enter one costs nothing more', () => {
    const t = moving('11Pz/110@0502, 51GR/154G@0505', { morale: { '48PzK': 1 } });
    expect(act(t, move('11Pz/110', '0504')).events[0]).toMatchObject({ cost: 2 });
  });

  it('5.2.3 armour drives past units without anti-tank strength', () => {
    const t = moving('11Pz/15@0503, 11Pz/110@0503, 9GV/23G@0505');
    expect([goesOn(t, '11Pz/15', '0504'), goesOn(t, '11Pz/110', '0504')]).toEqual([true, false]);
    expect(act(t, move('11Pz/15', '0705')).events[0]).toMatchObject({ path: ['0504', '0604', '0705'], cost: 3 });
  });

  it('5.2.3 a rifle regiment has none left once it is reduced', () => {
    const t = (star: string) => moving(`11Pz/15@0503, 51GR/154G@0505${star}`);
    expect([goesOn(t('*'), '11Pz/15', '0504'), goesOn(t(''), '11Pz/15', '0504')]).toEqual([true, false]);
  });

  it('5.2.3 where a stronger enemy exerts one as well, it holds', () => {
    const t = moving('11Pz/15@0503, 9GV/23G@0505, 51GR/154G@0404');
    expect(goesOn(t, '11Pz/15', '0504')).toBe(false);
    const beside = moving('11Pz/15@0602, 9GV/23G@0505, 51GR/154G@0404');
    expect(goesOn(beside, '11Pz/15', '0604')).toBe(true);
  });

  it('5.2.3 Soviet tanks do the same', () => {
    const t = sovietsMoving('13A/129@3034, Jg/8@3032');
    expect(goesOn(t, '13A/129', '3033')).toBe(true);
  });

  it('5.2.4 a ZOC is nothing to friends', () => {
    const t = moving('11Pz/110@0503, 11Pz/111@0505');
    expect(goesOn(t, '11Pz/110', '0504')).toBe(true);
  });

  it('5.2.4 several are no more than one', () => {
    const cost = (units: string) => act(moving(units), move('11Pz/110', '0503')).events[0]?.cost;
    const one = cost('11Pz/110@0504, 51GR/154G@0505');
    expect([one, cost('11Pz/110@0504, 51GR/154G@0505, 52GR/151G@0605')]).toEqual([7, 7]);
  });

  it('5.2.5 neighbours with a ZOC stand in that of each other', () => {
    const units = '51GR/154G@0505, 11Pz/110@0504';
    expect([isIn(units, '51GR/154G'), isIn(units, '11Pz/110')]).toEqual([true, true]);
  });

  it('5.2.5 a hex in the ZOC of both is enemy ZOC to both', () => {
    const s = stateOf({ units: '51GR/154G@0505, 11Pz/110@0503' });
    expect([frontOf(s, 0).ezoc[hex('0504')], frontOf(s, 1).ezoc[hex('0504')]]).toEqual([1, 1]);
  });

  it('5.2.6 rivers and towns do not stop it', () => {
    expect(isIn('3PzK/503@2809, 72GR/222G@2909', '3PzK/503')).toBe(true);
    expect(isIn('DR/D@3025, 107R/504@3026', 'DR/D')).toBe(true);
  });

  it('5.2.7 who stands in the ZOC of a non-armoured enemy must assault', () => {
    expect(mustAssault('11Pz/110@0504, 51GR/154G@0505')).toEqual(['11Pz/110']);
    expect(mustAssault('11Pz/15@0504, 9GV/23G@0505')).toEqual(['11Pz/15']);
    expect(mustAssault('GD/3@0504, 51GR/154G@0505')).toEqual(['GD/3']);
  });

  it('5.2.7 the ZOC of armour binds nobody', () => {
    expect(mustAssault('11Pz/110@0504, 6GA/96@0505')).toEqual([]);
  });

  it('5.2.8 a friend in the hex undoes it for a retreat', () => {
    const units = '51GR/154G@0101, 11Pz/110@0201, 11Pz/15@0201';
    expect(retreatEnds(units)).toBe('eliminated');
    const assign = (name: string, at: string) => ({ type: 'assign', unit: name, hex: at });
    const two = [assign('11Pz/15', '0101'), assign('11Pz/110', '0102')];
    expect(retreatEnds(`${units}, 51GR/156G@0102`, ...two)).toBe('0103');
  });

  it('5.2.8 a friendly ZOC alone does not', () => {
    expect(retreatEnds('51GR/154G@0101, 11Pz/110@0201, 11Pz/15@0201, 51GR/156G@0103')).toBe('eliminated');
  });

  it('5.2.8 a friend in the hex does not undo a ZOC for movement', () => {
    const t = moving('11Pz/110@0503, 11Pz/111@0504, 51GR/154G@0505');
    expect(goesOn(t, '11Pz/110', '0504')).toBe(false);
    expect(can(act(t, move('11Pz/110', '0504')), move('11Pz/110', '0604'))).toBe(false);
  });
});
