import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../kit/dice.ts';
import type { GameEvent } from '../../../kit/game.ts';
import { UNITS } from '../data/units.ts';
import { COMMAND, unit } from '../pieces.ts';
import { GONE, type State } from '../state.ts';
import { stateOf } from '../testing.ts';
import { type Scene, sums } from '../testingAssault.ts';
import { checkAll, isSurrounded, type Test } from './lossCheck.ts';

interface Checked {
  readonly s: State;
  readonly events: readonly GameEvent[];
  /** Units that must go back, that may, and that have lost a step or all. */
  readonly must: readonly string[];
  readonly may: readonly string[];
  readonly hurt: readonly string[];
}

const nameOf = (u: number): string => UNITS[u]!.name;

/** Units check, in the order of the sheet, with these sums. */
function check(p: Scene, names: string, totals: readonly number[], test: Partial<Test> = {}): Checked {
  const s = stateOf({ turn: 3, ...p });
  const units = names.split(', ').map(unit);
  const before = s.steps.slice();
  const events: GameEvent[] = [];
  const io = { dice: scriptedDice(sums(...totals)), emit: (e: GameEvent) => events.push(e) };
  const { must, may } = checkAll(s, units, { plus: 0, isDefender: true, ...test }, io);
  const hurt = units.filter(u => s.steps[u]! < before[u]!);
  return { s, events, must: must.map(nameOf), may: may.map(nameOf), hurt: hurt.map(nameOf) };
}

const moraleIn = (s: State, name: string): number => s.morale[COMMAND[unit(name)]!]!;

describe('7.6 loss checks', () => {
  it('7.6.1 each unit rolls for itself', () => {
    const units = '51GR/154G@0505, 51GR/156G@0505';
    const { must, hurt, events } = check({ units }, '51GR/154G, 51GR/156G', [2, 12]);
    expect([must, hurt]).toEqual([['51GR/156G'], ['51GR/156G']]);
    expect(events.filter(e => e.type === 'check')).toHaveLength(2);
  });

  it('7.6.2 above morale it must retreat, at morale not', () => {
    const morale = { '6GA': 8 };
    expect(check({ units: '51GR/154G@0505', morale }, '51GR/154G', [9])).toMatchObject({
      must: ['51GR/154G'],
      may: [],
      hurt: [],
    });
    expect(check({ units: '51GR/154G@0505', morale }, '51GR/154G', [8])).toMatchObject({ must: [], hurt: [] });
  });

  it('7.6.2 7.7.4 9.2.2 morale counts as bombs have left it', () => {
    const p = { units: '51GR/154G@0505', bombed: { '6GA': 2 } };
    expect(check(p, '51GR/154G', [9]).must).toEqual(['51GR/154G']);
    expect(check(p, '51GR/154G', [8]).must).toEqual([]);
  });

  it('7.6.3 from 11 on a step is lost; who need not retreat may', () =>
    expect(check({ units: '11Pz/15@0505' }, '11Pz/15', [11])).toMatchObject({
      must: [],
      may: ['11Pz/15'],
      hurt: ['11Pz/15'],
    }));

  it('7.6.3 10 costs nothing', () =>
    expect(check({ units: '11Pz/15@0505' }, '11Pz/15', [10])).toMatchObject({ must: [], may: [], hurt: [] }));

  it('Q4 who must retreat has no free retreat besides', () =>
    expect(check({ units: '11Pz/15@0505' }, '11Pz/15', [12])).toMatchObject({ must: ['11Pz/15'], may: [] }));

  it('7.6.3 a morale of 12 never retreats on the dice alone', () =>
    expect(check({ units: 'LAH/1@0505' }, 'LAH/1', [12])).toMatchObject({ must: [], may: ['LAH/1'] }));

  it('7.6.3 the last step is the unit', () => {
    const { s, must, may } = check({ units: '11Pz/15@0505*' }, '11Pz/15', [12]);
    expect([s.place[unit('11Pz/15')], must, may]).toEqual([GONE, [], []]);
  });

  it('7.5 7.6.2 what the result adds counts for both', () => {
    expect(check({ units: '51GR/154G@0505' }, '51GR/154G', [10], { plus: 1 })).toMatchObject({
      must: ['51GR/154G'],
      hurt: ['51GR/154G'],
    });
    expect(check({ units: '51GR/154G@0505' }, '51GR/154G', [10])).toMatchObject({ must: [], hurt: [] });
  });

  it('7.6.6 one roll tells both', () => {
    const { events, hurt, may } = check({ units: '48PzK/911@0505, 11Pz/15@0505' }, '11Pz/15', [11]);
    expect(events.filter(e => e.type === 'check')).toMatchObject([{ dice: 11, retreats: false, loses: true }]);
    expect([hurt, may]).toEqual([['11Pz/15'], ['11Pz/15']]);
  });

  it('7.6.1 7.7.3 an elimination lowers morale at once, for those who check after it', () => {
    const units = '6TK/22@0504, 6TK/112@0504';
    const first = check({ units }, '6TK/22, 6TK/112', [12, 9], { isDefender: false });
    expect([moraleIn(first.s, '6TK/22'), first.must]).toEqual([8, ['6TK/112']]);
    const other = check({ units }, '6TK/22, 6TK/112', [9, 12], { isDefender: false });
    expect(other.must).toEqual([]);
  });

  it('7.6.7 who took no part is not touched', () => {
    const { s } = check({ units: '51GR/154G@0505*, 6GA/96@0505' }, '51GR/154G', [12]);
    expect([s.place[unit('51GR/154G')], s.steps[unit('6GA/96')]]).toEqual([GONE, 1]);
  });
});

describe('7.6.5 surrounded', () => {
  const isIn = (units: string, name = '51GR/154G'): boolean => isSurrounded(stateOf({ units }), unit(name));

  it('7.6.5 by enemies and their ZOC all round: two more', () => {
    const { events } = check({ units: '51GR/154G@0505, 11Pz/15@0504, 11Pz/110@0506' }, '51GR/154G', [7]);
    expect(events[0]).toMatchObject({ surrounded: 2, retreats: false });
    const nine = check({ units: '51GR/154G@0505, 11Pz/15@0504, 11Pz/110@0506' }, '51GR/154G', [9]);
    expect([nine.must, nine.hurt]).toEqual([['51GR/154G'], ['51GR/154G']]);
  });

  it('7.6.5 a friend in an enemy ZOC opens a hex', () => {
    expect(isIn('51GR/154G@0505, 11Pz/15@0504, 11Pz/110@0506')).toBe(true);
    expect(isIn('51GR/154G@0505, 11Pz/15@0504, 11Pz/110@0506, 51GR/156G@0405')).toBe(false);
  });

  it('7.6.5 units without a ZOC close their own hex only', () =>
    expect(isIn('51GR/154G@0505, 11Pz/15@0504, GD/3@0506')).toBe(false));

  it('7.6.5 5.2.3 for armour any ZOC closes a hex', () =>
    expect(isIn('11Pz/15@0505, 9GV/23G@0504, 9GV/26G@0506', '11Pz/15')).toBe(true));

  it('7.6.5 friends in the own hex do not help', () =>
    expect(isIn('51GR/154G@0505, 51GR/156G@0505, 11Pz/15@0504, 11Pz/110@0506')).toBe(true));

  it('Q5 at the edge the hexes on the map are enough', () => {
    expect(isIn('51GR/154G@0101, 11Pz/110@0102')).toBe(true);
    expect(isIn('51GR/154G@0104, 11Pz/110@0105')).toBe(false);
  });
});

describe('7.8.5 those who had fled to a hex', () => {
  const units = { '51GR/156G': '0507', '51GR/154G': { hex: '0507', routed: true, disrupted: true } };
  const lost = (c: Checked) => c.events.filter(e => e.type === 'eliminated').map(e => nameOf(Number(e.unit)));

  it.each([
    ['must retreat', 9, { '6GA': 8 }],
    ['loses a step', 11, { '6GA': 10 }],
  ])('7.8.5 are lost when a defender there %s', (_what, total, morale) => {
    const checked = check({ units, morale }, '51GR/156G', [total]);
    expect(lost(checked)).toEqual(['51GR/154G']);
    expect(moraleIn(checked.s, '51GR/154G')).toBe(morale['6GA'] - 1);
  });

  it('7.8.5 before that is applied', () => {
    const { events } = check({ units }, '51GR/156G', [12]);
    const told = events.filter(e => e.type === 'eliminated' || e.type === 'step').map(e => nameOf(Number(e.unit)));
    expect(told).toEqual(['51GR/154G', '51GR/156G']);
  });

  it('7.8.5 stay where nothing happens to the others', () => {
    const checked = check({ units }, '51GR/156G', [2]);
    expect([lost(checked), checked.s.disrupted[unit('51GR/154G')]]).toEqual([[], 1]);
  });

  it('7.8.5 are not touched by what befalls attackers of their hex', () => {
    const germans = { 'LAH/2': '0505', 'LAH/1': { hex: '0505', routed: true } };
    expect(lost(check({ units: germans }, 'LAH/2', [12], { isDefender: false }))).toEqual([]);
  });
});
