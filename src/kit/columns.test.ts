import { describe, expect, it } from 'vitest';
import { columns, flowOf, hidden, ofPhase, type StateOf, said, settled, unsaid } from './columns.ts';
import { frameKind } from './frameKind.ts';
import type { Frame, Names, Position } from './game.ts';
import { among, byKey, coded, count, MARK, printed } from './kind.ts';
import { sceneReader } from './sceneReader.ts';
import { ofUnits } from './unitColumns.ts';

interface Move extends Frame {
  readonly phase: 'move';
  readonly side: number;
  mover: number;
}

const SIDE = among(['red', 'blue']);

const DECLARED = {
  turn: said(count(1, 9), 1),
  flow: flowOf(frameKind<Move>({ move: { side: SIDE, mover: printed('units', 2) } }), 3),
  long: settled(MARK, 0),
  place: ofUnits({ hex: printed('hexes', 2), box: coded({ [-1]: 'off' }) }, [-1, -1]),
  done: ofPhase(ofUnits({ done: MARK }, [0, 0])),
  points: said(byKey(SIDE, count(0, 9), [3, 3]), [3, 3], 'lp'),
  hand: hidden(said(count(0, 9), 0)),
  winner: unsaid(count(-1, 1), -1),
};
interface State extends StateOf<typeof DECLARED> {}
const COLUMNS = columns<State, typeof DECLARED>(DECLARED);

const names: Names = { units: ['A', 'B'], hexes: ['0101', '0102'], cards: [] };
const FRAME: Move = { phase: 'move', side: 1, mover: 0, entered: 1 };

function read(position: Position, d = COLUMNS.empty({})): { readonly d: State; readonly error: string | undefined } {
  const r = sceneReader(position, names);
  COLUMNS.read(r, d);
  return { d, error: r.error };
}

describe('an empty state', () => {
  it('has what every column begins with, but for what is given', () => {
    expect(COLUMNS.empty({ long: 1 })).toEqual({
      turn: 1,
      flow: [],
      long: 1,
      place: [-1, -1],
      done: [0, 0],
      points: [3, 3],
      hand: 0,
      winner: -1,
    });
    expect(COLUMNS.empty({}).flow).not.toBe(COLUMNS.empty({}).flow);
  });

  it('is in its bounds', () => {
    expect(() => COLUMNS.empty({ turn: 10 })).toThrow('state.turn');
  });
});

describe('a draft', () => {
  it('shares columns and copies frames', () => {
    const s = COLUMNS.empty({ flow: [{ ...FRAME }] });
    const d = COLUMNS.draft(s);
    expect(d).toEqual(s);
    expect(d.place).toBe(s.place);
    d.flow[0]!.mover = 1;
    expect(s.flow[0]!.mover).toBe(0);
  });
});

describe('a view', () => {
  it('has the declared columns, and the hidden ones as they are seen', () => {
    const s = { ...COLUMNS.empty({ hand: 7 }), secret: 5 };
    expect(COLUMNS.view(s, { hand: 0 })).toEqual(COLUMNS.empty({}));
  });
});

describe('bounds', () => {
  it('are told by column', () => {
    expect(COLUMNS.violations(COLUMNS.empty({}), '1.1')).toEqual([]);
    const [violation] = COLUMNS.violations({ ...COLUMNS.empty({}), place: [-1, 2] }, '1.1');
    expect(violation).toMatchObject({ rule: '1.1', message: expect.stringContaining('state.place[1]') });
    expect(COLUMNS.violations({ ...COLUMNS.empty({}), place: [-1] }, '1.1')).toHaveLength(1);
  });
});

describe('a scene', () => {
  it('says columns by their fields and units by theirs', () => {
    const { d, error } = read({ turn: 3, lp: { blue: 5 }, units: { A: '0102', B: { box: 'off', done: true } } });
    expect(error).toBeUndefined();
    expect(d).toMatchObject({ turn: 3, points: [3, 5], place: [1, -1], done: [0, 1] });
  });

  it.each<[string, Position, string]>([
    ['a field out of bounds', { turn: 0 }, 'turn is a whole number from 1 to 9, not 0'],
    ['a field of a unit', { units: { A: { hex: '0101', moved: 1 } } }, 'A has hex, box, done; not moved'],
    ['a value of a unit', { units: { A: { hex: '0101', done: 3 } } }, 'A.done is true or false, not 3'],
    ['a box', { units: { A: { box: 'on' } } }, 'A.box is one of off, not "on"'],
    ['a unit that is nowhere', { units: { A: { done: true } } }, 'A needs hex or box'],
    ['a unit that is none', { units: { C: '0101' } }, 'unknown unit "C"'],
    ['units that are none', { units: { A: 7 } }, 'A is an object, not 7'],
  ])('complains of %s', (_name, position, error) => {
    expect(read(position).error).toBe(error);
  });

  it('lays what was done in the phase over what the phase began with', () => {
    const d = COLUMNS.empty({ place: [0, 0], done: [1, 1] });
    COLUMNS.readKept(sceneReader({ turn: 5, units: { B: { hex: '0102', done: false } } }, names), d);
    expect(d).toMatchObject({ turn: 1, place: [0, 0], done: [1, 0] });
  });

  it('says a state so that it can be read again', () => {
    const s = COLUMNS.empty({ turn: 2, place: [1, -1], done: [0, 1], points: [0, 3], hand: 4, flow: [{ ...FRAME }] });
    const position = COLUMNS.say(s, names);
    expect(position).toEqual({
      turn: 2,
      units: { A: { hex: '0102' }, B: { box: 'off', done: true } },
      lp: { red: 0 },
      hand: 4,
      flow: [{ phase: 'move', side: 'blue', mover: 'A' }],
    });
    const { d, error } = read(position);
    COLUMNS.readFlow(sceneReader(position, names), d);
    expect([d, error]).toEqual([s, undefined]);
  });
});

it('what is said of a column stands in its declaration', () => {
  expect([settled(MARK, 0), hidden(said(MARK, 0)), ofPhase(said(MARK, 0))]).toMatchObject([
    { isSettled: true },
    { isHidden: true },
    { isKept: true },
  ]);
});
