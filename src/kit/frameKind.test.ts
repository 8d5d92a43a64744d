import { expect, it } from 'vitest';
import { frameKind } from './frameKind.ts';
import type { Frame, Json, Names } from './game.ts';
import { among, count, orAbsent, printed, setOf } from './kind.ts';
import { sceneReader } from './sceneReader.ts';

interface Turn extends Frame {
  readonly phase: 'turn';
  readonly at: number;
}

interface Move extends Frame {
  readonly phase: 'move' | 'rail';
  readonly side: number;
  readonly units: readonly number[];
  readonly impulse?: number;
}

const names: Names = { units: ['A', 'B'], hexes: [], cards: [] };
const moving = { side: among(['red', 'blue']), units: setOf(printed('units', 2), 2), impulse: orAbsent(count(1, 2)) };
const FRAME = frameKind<Turn | Move>({ turn: { at: count(0, 5) }, move: moving, rail: moving });

function reading(said: Json) {
  const r = sceneReader({}, names);
  return { frame: FRAME.read(r, 'flow[0]', said), error: r.error };
}

it.each<[string, Turn | Move, Json]>([
  ['one that has begun', { phase: 'turn', at: 3, entered: 1 }, { phase: 'turn', at: 3 }],
  ['one that waits', { phase: 'turn', at: 0 }, { phase: 'turn', at: 0, waiting: true }],
  [
    'one with lists',
    { phase: 'rail', side: 1, units: [1, 0], entered: 1 },
    { phase: 'rail', side: 'blue', units: ['B', 'A'] },
  ],
])('says %s and reads it again', (_name, frame, said) => {
  expect(FRAME.fault(frame, 'flow[0]')).toBeUndefined();
  expect(FRAME.say(names, frame)).toEqual(said);
  expect(reading(said)).toEqual({ frame, error: undefined });
});

it.each<[string, Json, string]>([
  ['no phase of the game', { phase: 'air' }, 'flow[0] is a frame of turn, move, rail, not {"phase":"air"}'],
  ['what is no frame', 7, 'flow[0] is a frame of turn, move, rail, not 7'],
  ['a value out of bounds', { phase: 'turn', at: 9 }, 'flow[0].at is a whole number from 0 to 5, not 9'],
  ['a field that is missing', { phase: 'turn' }, 'flow[0].at is missing'],
  ['a field of another phase', { phase: 'turn', at: 0, side: 'red' }, 'flow[0] has phase, at; not side'],
  ['a wait that is none', { phase: 'turn', at: 0, waiting: 1 }, 'flow[0].waiting is true or false, not 1'],
])('complains of %s', (_name, said, error) => {
  expect(reading(said)).toEqual({ frame: undefined, error });
});

it('names the field of a frame that has another shape', () => {
  expect(FRAME.fault({ phase: 'turn', at: 'x' }, 'flow[0]')).toContain('flow[0].at');
  expect(FRAME.fault({ phase: 'constructor' }, 'flow[0]')).toContain('expected a frame of');
});
