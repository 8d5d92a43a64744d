import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, active, eventsOf, refused, type Trial } from '../../../kit/trial.ts';
import { AXIS, BOARD, hex, SOVIET, unit } from '../pieces.ts';
import { position } from '../testing.ts';

const all = (hexes: string, value: string): Record<string, Json> =>
  Object.fromEntries(hexes.split(' ').map(name => [name, value]));

/** From Brest to Smolensk: by Minsk, or by Bryansk and back from the south. */
const BY_MINSK = 'O23 O22 O21 O20 O19 O18 O17 O16 P15 P14';
const BY_BRYANSK = 'O23 P22 Q22 R21 R20 S20 S19 S18 T17 T16 T15 T14 T13 S13 R13 Q14 P14';
const LINES = all(`O24 ${BY_MINSK} ${BY_BRYANSK}`, 'axis');
const ride = (hexes?: string) => ({
  type: 'rail',
  unit: '1Inf',
  hex: 'P14',
  ...(hexes !== undefined && { hexes: hexes.split(' ') }),
});

/** Both lines are Axis; Bryansk is held by the ZOC of a corps at T15 alone. */
const axis = (units = '', more: Record<string, Json> = {}): Trial =>
  position({
    turn: 7,
    units: `1Inf@O24, 2Inf@U14, Hitler@E32${units}`,
    owner: all('O24 O20 P14', 'axis'),
    rail: LINES,
    ...more,
  });
const ways = (t: Trial, type: string, name: string, to: string): [string, string[]][] => {
  const role = active(t)!;
  return (t.game.inspect.ways?.(t.s, role, { type, unit: unit(name), hex: hex(to) }) ?? []).map(({ path, effects }) => [
    path.map(h => BOARD.names[h]).join(' '),
    effects.filter(effect => effect.rule !== '8.3.6').map(effect => `${effect.rule} ${effect.text.en}`),
  ]);
};

describe('8.3.4 the line of a train', () => {
  it('8.3.4 is a shortest one unless the player names another', () => {
    const short = act(axis(), ride());
    expect(eventsOf(short, 'rail')[0]?.path).toEqual(BY_MINSK.split(' '));
    expect(short.s).toHaveProperty(`owner.${hex('T14')}`, SOVIET);
    const long = act(axis(), ride(BY_BRYANSK));
    expect(eventsOf(long, 'rail')[0]?.path).toEqual(BY_BRYANSK.split(' '));
    expect(long.s).toHaveProperty(`owner.${hex('T14')}`, AXIS);
  });

  it('5.5 the lines that take other cities are told', () => {
    expect(ways(axis(), 'rail', '1Inf', 'P14')).toEqual([
      [BY_MINSK, []],
      [BY_BRYANSK, ['5.5 takes Bryansk']],
    ]);
    expect(ways(axis('', { owner: all('O24 O20 P14 T14', 'axis') }), 'rail', '1Inf', 'P14')).toHaveLength(1);
  });

  it('8.3.4 8.3.6 it lies on railway in use from beginning to end', () => {
    const astray = BY_MINSK.replace('O21', 'N21');
    expect(refused(axis(), ride(astray))).toMatchObject({ rule: '8.3.4', code: 'no-way' });
    const { T16: _lost, ...rail } = LINES;
    expect(refused(axis('', { rail }), ride(BY_BRYANSK))).toMatchObject({ rule: '8.3.6', code: 'rail-not-possessed' });
    expect(refused(axis(', 8A@S17'), ride(BY_BRYANSK))).toMatchObject({ rule: '8.3.4', code: 'rail-into-zoc' });
    expect(refused(axis(), ride(`${BY_MINSK} P14`))).toMatchObject({ rule: '8.3.4', code: 'no-way' });
  });

  it('8.3.7 a line beyond the map is taken only where there is none on it, and cannot be named', () => {
    const at = (more: object): Trial =>
      position({ turn: 7, units: '1Inf@E34, Hitler@A33', ...more }, { 'off-map-rail': true });
    const to = { type: 'rail', unit: '1Inf', hex: 'K34' };
    expect(eventsOf(act(at({}), to), 'rail')[0]?.path).toEqual('E33 E32 F32 G33 H33 I34 J33 K34'.split(' '));
    const cut = at({ rail: { E33: 'soviet' } });
    expect(eventsOf(act(cut, to), 'rail')[0]?.path).toEqual(['K34']);
    expect(refused(cut, { ...to, hexes: ['K34'] })).toMatchObject({ rule: '8.3.4', code: 'no-way' });
  });

  it('12.4.3 a line that calls no garrison is told, too', () => {
    // From Vilna's line to Königsberg: by L24, two hexes from Warsaw, or round by Riga and Kaunas.
    const near = 'L23 L24 K24 J24 I24 H23';
    const round = 'L21 L20 L19 K19 K18 K17 J16 J15 I16 H16 G17 F17 G18 G19 H19 I20 J20 J21 J22 I23 H23';
    const soviet = (turn: number, more: Record<string, Json> = {}): Trial =>
      position({ turn, active: 'soviet', units: 'Tk2@L22, Stalin@U2', owner: HELD, rail: HELD, ...more });
    const HELD = all(`L22 ${near} ${round}`, 'soviet');
    expect(ways(soviet(17), 'rail', 'Tk2', 'H23')).toEqual([
      [near, ['12.4.3 calls the garrison of Warsaw']],
      [round, []],
    ]);
    expect(ways(soviet(16), 'rail', 'Tk2', 'H23')).toEqual([[near, []]]);
  });
});
