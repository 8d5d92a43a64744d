import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { Json, Position } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { NAMES } from '../names.ts';
import { AXIS, hex, isCity, RAIL_HEXES, SOVIET } from '../pieces.ts';
import { sceneOf } from '../scene.ts';
import type { State } from '../state.ts';
import { possessRail } from './possession.ts';
import { RAIL_NEXT } from './railLines.ts';

/** The same value for many hexes. */
const all = (hexes: string, value: string): Record<string, Json> =>
  Object.fromEntries(hexes.split(' ').map(name => [name, value]));

function stateOf(p: Position): State {
  const made = sceneOf({ turn: 7, ...p });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** Hexes whose railway changes hands at the end of a side's second impulse, in the order of the map. */
function gains(p: Position, side: Side): string {
  const d = stateOf(p);
  possessRail(d, side, { dice: noDice, emit: () => undefined });
  const before = stateOf(p);
  return NAMES.hexes.filter((_, h) => d.rail[h] !== before.rail[h]).join(' ');
}

/** Hexes in the order of the map, as `gains` has them. */
const sorted = (hexes: string): string =>
  hexes
    .split(' ')
    .toSorted((a, b) => hex(a) - hex(b))
    .join(' ');

const held = (cities: string): Position => ({ units: {}, owner: all(cities, 'axis') });
const lost = (cities: string): Position => ({ units: {}, owner: all(cities, 'soviet') });

/** From Smolensk (P14) eastwards round a ring that leads back to it, and the lines that leave the ring. */
const NORTH_ARC = 'P13 Q13 Q12 Q11 R10';
const SOUTH_ARC = 'Q14 R13 S13 S12 S11';

describe('8.3.6 rings', () => {
  it('8.3.6 Smolensk alone wins no hex of the ring towards Moscow', () => expect(gains(held('P14'), AXIS)).toBe('P14'));

  it('8.3.6 nor Posen, for the Soviets, the ring towards Warsaw', () => {
    expect(gains({ units: {}, owner: { H29: 'soviet', S26: 'axis', R26: 'axis' } }, SOVIET)).toBe('H29');
  });

  it('8.3.6 where another city is held as well, the line to it is won, and not the rest of the ring', () => {
    // Lvov is Soviet, Warsaw is Axis; so much of each line belongs to the other side.
    expect(gains(lost('H29'), SOVIET)).toBe(sorted('H29 I30 J29 K29 L28 M29 N28 O28 P27 Q27'));
    expect(gains(held('L15'), AXIS)).toBe(sorted('L15 K16 J15 J16 K17 K18 K19 L19 L20 L21 L22 L23'));
  });

  it('8.3.6 a corps in Smolensk controls the first hexes of each line, and no more is won', () => {
    expect(gains({ units: { '1Inf': 'P14' } }, AXIS)).toBe(sorted('P14 P13 Q14 O15 P15'));
  });

  it('8.3.6 from a hex of the ring the shorter way back', () => {
    // S12 is four hexes from Smolensk by the south and seven by the north.
    expect(gains({ units: {}, owner: all('P14 S12', 'axis') }, AXIS)).toBe(sorted('P14 Q14 R13 S13 S12'));
    expect(gains({ units: {}, owner: all('P14 Q11', 'axis') }, AXIS)).toBe(sorted('P14 P13 Q13 Q12 Q11'));
  });

  it('8.3.6 the longer one where the enemy cuts the shorter', () => {
    const p: Position = { units: { '8A': 'R14' }, owner: all('P14 S12', 'axis') };
    expect(gains(p, AXIS)).toBe(sorted(`P14 ${NORTH_ARC} S11 S12`));
  });

  it('8.3.6 and nothing where both are cut', () => {
    expect(gains({ units: { '8A': 'R14', '11A': 'Q12' }, owner: all('P14 S12', 'axis') }, AXIS)).toBe('P14');
  });
});

describe('8.3.6 between cities', () => {
  it('8.3.6 of two lines between the same two cities the shorter', () => {
    expect(gains(held('P14 R9'), AXIS)).toBe(sorted(`P14 ${NORTH_ARC} R9`));
    const won = gains({ units: {}, owner: { ...all('H29 L26', 'soviet'), ...all('S26 R26', 'axis') } }, SOVIET).split(
      ' ',
    );
    expect(won).toEqual(expect.arrayContaining('H29 I29 J28 K28 L27 L26'.split(' ')));
    for (const name of ['I30', 'J29', 'K29', 'L28']) expect(won).not.toContain(name);
  });

  it('8.3.6 the other one where that is cut', () => {
    expect(gains({ ...held('P14 R9'), units: { '8A': 'P12' } }, AXIS)).toBe(sorted(`P14 ${SOUTH_ARC} R10 R9`));
  });

  it('8.3.6 a hex far ahead is joined to every city that it can be followed to', () => {
    // Q11 wins its ways to Smolensk and to Bryansk, though these two are joined by a shorter one.
    expect(gains(held('P14 T14'), AXIS)).toBe(sorted('P14 Q14 R13 S13 T13 T14'));
    expect(gains(held('P14 T14 Q11'), AXIS)).toBe(sorted(`P14 ${NORTH_ARC} ${SOUTH_ARC} T13 T14`));
  });

  it('8.3.6 but not round the ring, when its shortest way runs through an own city', () => {
    expect(gains(held('P14 T14 P13'), AXIS)).toBe(sorted('P13 P14 Q14 R13 S13 T13 T14'));
  });

  it('8.3.6 a city in an enemy ZOC ends lines, but none runs through it', () => {
    // From P13 to Bryansk no longer through Smolensk: so round the ring.
    const p: Position = { units: { '1Inf': 'P14', '8A': 'O15' }, owner: all('P14 T14', 'axis') };
    expect(gains(p, AXIS)).toBe(sorted(`P14 ${NORTH_ARC} ${SOUTH_ARC} T13 T14`));
  });

  it('Q2 a line between two cities is won though another one runs through a third', () => {
    const long = 'R8 R7 Q7 P6 P5 O5 N4 M4 L3 K3 K4 J4 I5 I6 I7 H7 H8 G9 F9 F10';
    const gained = gains(held('R9 E11 O9'), AXIS);
    for (const name of long.split(' ')) expect(gained.split(' ')).toContain(name);
  });

  it('8.3.6 no line runs past an enemy city', () => {
    // From Tula's line to Smolensk; Tula itself, Bryansk and Moscow are Soviet.
    expect(gains(held('P14 T11'), AXIS)).toBe(sorted('P14 Q14 R13 S13 S12 T11'));
    expect(gains(held('T11'), AXIS)).toBe('');
  });
});

describe('8.3.6 the map', () => {
  it('8.3.6 every loop of the railways has a city', () => {
    const left = new Set(RAIL_HEXES.filter(h => !isCity(h)));
    const degree = (h: number): number => RAIL_NEXT[h]!.filter(to => left.has(to)).length;
    for (let tip = -1; ; left.delete(tip)) {
      tip = [...left].find(h => degree(h) < 2) ?? -1;
      if (tip < 0) break;
    }
    expect(left).toEqual(new Set());
  });
});

describe('8.3.6 edges', () => {
  // Hungary's line from Lvov (S26) to the west edge at T33.
  const LINE = 'S27 T27 T28 T29 T30 T31 T32 T33';
  const rail = all(LINE, 'soviet');

  it('8.3.6 a hex wins the line back to the edge', () => {
    expect(gains({ units: {}, owner: all(LINE, 'soviet'), rail }, AXIS)).toBe('');
    expect(gains({ units: {}, owner: { ...all(LINE, 'soviet'), T29: 'axis' }, rail }, AXIS)).toBe(
      sorted('T29 T30 T31 T32 T33'),
    );
  });

  it('8.3.6 a city is connected to the edge, whichever side was there last', () => {
    expect(gains({ units: {}, owner: { ...all(LINE, 'soviet'), S26: 'axis' }, rail }, AXIS)).toContain(
      sorted(LINE).split(' ').at(-1),
    );
  });

  it('8.3.6 the edge of the enemy is no end', () => {
    expect(gains({ units: {}, owner: all(LINE, 'soviet') }, SOVIET)).toBe(sorted('T28 T29 T30 T31 T32 T33'));
    expect(gains({ units: {}, owner: { ...all(LINE, 'soviet'), S26: 'axis' } }, SOVIET)).toBe('');
  });
});
