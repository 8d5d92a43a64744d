import { describe, expect, it } from 'vitest';
import { noDice, seededDice } from '../../../kit/dice.ts';
import type { Options } from '../../../kit/game.ts';
import { act, active, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { DISTRICT, POLAND, REGIONS } from '../data/regions.ts';
import { AXIS, hex, SOVIET } from '../pieces.ts';
import { cityCount } from '../rules/control.ts';
import type { State } from '../state.ts';
import { game } from '../whole.ts';

const READY_MADE = { type: 'historical-set-up' };
const READY = { type: 'ready' };
const place = (unit: string, at: string) => ({ type: 'place', unit, hex: at });
const take = (unit: string) => ({ type: 'take-back', unit });
const first = (scenario = 'campaign', options: Options = {}): Trial => ({
  game,
  s: game.setup(scenario, options, noDice),
  events: [],
});
const second = (scenario = 'campaign', options: Options = {}): Trial =>
  acts(first(scenario, options), READY_MADE, READY);
const stateIn = (t: Trial): State => Object(t.s);
const sorted = (names: readonly string[]): string[] => [...names].sort();

describe('3.1 3.2 Soviet set-up', () => {
  it('3.1.3 the game begins in May and June 1941, with four major and three minor cities for the Axis', () => {
    expect(first().s.turn).toBe(1);
    expect(cityCount(stateIn(first()), AXIS)).toEqual({ cities: 7, major: 4 });
  });
  it('3.2 the Soviets are first', () => expect([active(first()), active(second())]).toEqual(['soviet', 'axis']));
  it('3.2 units with a city stand there by themselves', () =>
    expect(['Stalin', '27A', 'W-Archangel'].map(name => placeOf(first(), name))).toEqual(['R9', 'F17', 'C2']));
  it('3.2 they cannot be taken back', () =>
    expect(refused(first(), take('Stalin'))).toMatchObject({ rule: '3.2', code: 'printed-hex' }));
  it.each([
    ['8A', 'B'],
    ['10A', 'W'],
    ['12A', 'K'],
    ['9A', 'O'],
    ['23A', 'L'],
  ] as const)('3.2 %s may stand anywhere in district %s, and nowhere else', (unit, code) =>
    expect(sorted(hexesFor(first(), 'place', unit))).toEqual(sorted(DISTRICT[code].hexes)),
  );
  it('6.1 within the stacking limit', () => {
    const t = acts(first(), place('8A', 'H20'), place('11A', 'H20'));
    expect(refused(t, place('Tk1', 'H20'))).toMatchObject({ rule: '6.1', code: 'stack-full' });
  });
  it('3.2 outside of the district is refused by the section', () =>
    expect(refused(first(), place('8A', 'K22'))).toMatchObject({ rule: '3.2', code: 'not-set-up-area' }));
  it('3.2 a unit may be taken back', () => {
    const t = acts(first(), place('8A', 'H20'), take('8A'));
    expect([placeOf(t, '8A'), can(t, place('8A', 'G20'))]).toEqual(['set-up', true]);
  });
  it('3.2 nobody is ready while units are left', () => {
    expect(can(first(), READY)).toBe(false);
    expect(refused(first(), READY)).toMatchObject({ rule: '3.2', code: 'units-left' });
  });
  it('3.2 the ready-made set-up is one action, and may be changed', () => {
    const t = acts(first(), place('8A', 'E20'), READY_MADE);
    expect([placeOf(t, '8A'), can(t, READY), can(t, take('8A'))]).toEqual(['H20', true, true]);
    expect(can(act(t, take('8A')), READY)).toBe(false);
  });
  it('3.2 later reinforcements are not set up', () =>
    expect(refused(first(), place('16A', 'R9'))).toMatchObject({ rule: '12.1.1', code: 'comes-later' }));
});

describe('3.3.1 Axis set-up', () => {
  it('3.3.1 codes N, C and S stand in Poland', () => {
    const hexes = hexesFor(second(), 'place', '24Pz');
    expect(hexes.every(h => POLAND.includes(h))).toBe(true);
    expect(hexes).toEqual(hexesFor(second(), 'place', '41Pz'));
  });
  it('3.3.1 code R in Romania, code F in Finland', () => {
    expect(hexesFor(second(), 'place', '11Inf').every(h => REGIONS.romania.hexes.includes(h))).toBe(true);
    expect(hexesFor(second(), 'place', 'Fin2').every(h => REGIONS.finland.hexes.includes(h))).toBe(true);
  });
  it('3.3.1 not beside a Soviet unit', () => {
    // 11A stands in I21.
    expect(refused(second(), place('41Pz', 'I22'))).toMatchObject({ rule: '3.3.1', code: 'beside-enemy' });
    expect(can(second(), place('41Pz', 'I23'))).toBe(true);
  });
  it('3.3.1 Hitler stands in Berlin', () => expect(placeOf(second(), 'Hitler')).toBe('E32'));
  it('4.0 when both are ready the first turn begins with the Axis', () => {
    const t = acts(second(), READY_MADE, READY);
    expect([active(t), t.s.flow.at(-1)?.phase]).toEqual(['axis', 'movement']);
  });
  it('3.3.1 the ready-made set-up gives way to Soviet units', () => {
    // A tank corps in L23 stands beside L24, where three panzer corps would begin.
    const t = acts(first(), READY_MADE, take('Tk8'), place('Tk8', 'L23'), READY, READY_MADE);
    expect(can(t, READY)).toBe(true);
    expect(placeOf(t, '24Pz')).not.toBe('L24');
  });
});

describe('S2.1 Soviet set-up of a later start', () => {
  const t = first('kursk-berlin');
  it('S2.1 the Soviets are first', () => expect(active(t)).toBe('soviet'));
  it('S2.0 on their side of the line', () => {
    expect(can(t, place('8A', 'X13'))).toBe(true);
    expect(refused(t, place('8A', 'AA15'))).toMatchObject({ rule: 'S2.0', code: 'wrong-side-of-line' });
  });
  it('S2.1 workers with a city stand there', () =>
    expect([placeOf(t, 'W-Moscow'), placeOf(t, 'W-Leningrad')]).toEqual(['R9', 'E11']));
  it('S2.1 other workers go to cities, one each', () => {
    expect(refused(t, place('W-5a', 'X12'))).toMatchObject({ rule: 'S2.1', code: 'not-set-up-area' });
    expect(refused(t, place('W-5a', 'R9'))).toMatchObject({ rule: 'S2.1', code: 'worker-there' });
    expect(refused(act(t, place('W-5a', 'X13')), place('W-4a', 'X13'))).toMatchObject({ code: 'worker-there' });
  });
  it('S2.1 S2.3 workers go to Soviet cities', () =>
    expect(refused(t, place('W-5a', 'AA15'))).toMatchObject({ code: 'wrong-side-of-line' }));
  it('S2.1 no more armies than the scenario has', () => {
    const done = act(t, READY_MADE);
    expect(placeOf(done, '4A')).toBe('set-up');
    expect(refused(done, place('4A', 'J2'))).toMatchObject({ rule: 'S2.1', code: 'quota-full', about: { count: 45 } });
  });
  it('S2.1 nor fewer', () =>
    expect(refused(acts(t, READY_MADE, take('8A')), READY)).toMatchObject({
      rule: 'S2.1',
      code: 'quota-short',
      about: { group: 'armies', count: 45, placed: 44 },
    }));
  it('S2.1 which armies, the player says', () => {
    const swapped = acts(t, READY_MADE, take('8A'), place('4A', String(placeOf(act(t, READY_MADE), '8A'))));
    expect(can(swapped, READY)).toBe(true);
  });
  it('S2.1 armies that were not chosen are in the pool', () =>
    expect(placeOf(acts(t, READY_MADE, READY), '4A')).toBe('replacement-pool'));
  it('S2.1 every hex of the line has a unit or a ZOC', () => {
    const open = acts(t, READY_MADE, take('37A'), take('43A'), place('37A', 'U4'), place('43A', 'U4'));
    expect(refused(open, READY)).toEqual({ rule: 'S2.1', code: 'line-open', about: { hexes: [hex('KK20')] } });
  });
  it('S2.1 a ZOC over the line is enough', () => {
    const t2 = acts(t, READY_MADE, take('37A'), take('43A'), place('37A', 'KK20'), place('43A', 'U4'));
    expect(can(t2, READY)).toBe(true);
  });
  it('7.1 S2.1 a ZOC does not cross water', () => {
    // KK19 lies beside KK20, with nothing but water between.
    const t2 = acts(t, READY_MADE, take('37A'), take('43A'), place('37A', 'KK19'), place('43A', 'U4'));
    expect(refused(t2, READY).about).toEqual({ hexes: [hex('KK20')] });
  });
});

describe('S2.1 what set-up tells', () => {
  const t = first('kursk-berlin');
  it('S2.1 which units are placed where, and which are taken back', () => {
    const placed = act(t, place('8A', 'X13'));
    expect(placed.events).toEqual([{ type: 'place', rule: 'S2.1', unit: '8A', hex: 'X13' }]);
    expect(act(placed, take('8A')).events).toEqual([{ type: 'take-back', rule: 'S2.1', unit: '8A' }]);
  });
  it('3.2 units with a printed city are told of as well', () =>
    expect(eventsOf(second(), 'place')).toContainEqual({ type: 'place', rule: '3.3.1', unit: 'Hitler', hex: 'E32' }));
  it('S2.1 that all were set up at once', () =>
    expect(act(t, READY_MADE).events).toEqual([{ type: 'historical-set-up', rule: 'S2.1', role: 'soviet' }]));
  it('S2.1 which units count as lost when a side is ready', () => {
    const [told, ...others] = eventsOf(acts(t, READY_MADE, READY), 'ready');
    expect(told).toMatchObject({ rule: 'S2.1', role: 'soviet', units: expect.arrayContaining(['4A']) });
    expect([told?.units].flat()).not.toContain('8A');
    expect(others).toEqual([]);
  });
});

describe('S2.2 Axis set-up of a later start', () => {
  const t = second('blau-berlin');
  it('S2.2 on their side of the line, also in a Soviet ZOC', () => {
    expect(can(t, place('24Pz', 'AA15'))).toBe(true);
    expect(refused(t, place('24Pz', 'AA14'))).toMatchObject({ rule: 'S2.0', code: 'wrong-side-of-line' });
  });
  it('S2.2 codes do not matter any more', () => expect(can(t, place('11Inf', 'F12'))).toBe(true));
  it('S2.2 only Finns in Finland', () => {
    expect(refused(t, place('24Pz', 'A10'))).toMatchObject({ rule: 'S2.2', code: 'finns-only' });
    expect(can(t, place('Fin2', 'A10'))).toBe(true);
  });
  it('S2.2 all that are not lost must be set up', () =>
    expect(refused(acts(t, READY_MADE, take('41Pz'), take('46Pz')), READY)).toMatchObject({
      rule: 'S2.2',
      code: 'units-left',
    }));
  it('S2.2 of a class so many are lost, and the player says which', () => {
    const done = act(t, READY_MADE);
    // One 8-7 of four is lost.
    expect(refused(done, place('40Pz', 'O20'))).toMatchObject({
      rule: 'S2.2',
      code: 'quota-full',
      about: { group: '8-7', count: 3 },
    });
    const swapped = acts(done, take('41Pz'), place('40Pz', 'O20'), READY);
    expect([placeOf(swapped, '41Pz'), placeOf(swapped, '40Pz')]).toEqual(['replacement-pool', 'O20']);
  });
});

describe('S2.3 S2.4 what follows', () => {
  it('S2.3 the line gives cities, oil and railways', () => {
    const { owner, rail } = stateIn(first('uranus-berlin'));
    expect(['II8', 'PP13', 'R9', 'QQ8'].map(h => owner[hex(h)])).toEqual([AXIS, AXIS, SOVIET, SOVIET]);
    expect(['II9', 'Z10'].map(h => rail[hex(h)])).toEqual([AXIS, SOVIET]);
  });
  it('S2.3 then the Soviets place partisans', () => {
    const t = acts(second('blau-berlin'), READY_MADE, READY);
    expect([active(t), t.s.flow.at(-1)?.phase]).toEqual(['soviet', 'partisans']);
    expect(can(t, place('Par1', 'O20'))).toBe(true);
  });
  it('S2.4 then the Axis begin', () => {
    const t = acts(second('blau-berlin'), READY_MADE, READY, { type: 'end-partisans' });
    expect(active(t)).toBe('axis');
  });
  it('S2.4 replacements of the year are still to come in a start in May', () => {
    expect(stateIn(first('blau-berlin')).replaced).toBe(0);
    expect(stateIn(first('caucasus-berlin')).replaced).toBe(1942);
    expect(stateIn(first('barbarossa-winter')).replaced).toBe(1941);
  });
});

describe('S3.4 Uranus the other way round', () => {
  const OTHER = { 'axis-first': true };
  it('S3.4 the Axis set up first', () => expect(active(first('uranus-berlin', OTHER))).toBe('axis'));
  it('S3.4 only in this scenario', () => expect(active(first('kursk-berlin', OTHER))).toBe('soviet'));
  it('S3.4 and cover their line', () => {
    const t = act(first('uranus-berlin', OTHER), READY_MADE);
    expect(can(t, READY)).toBe(true);
    const south = ['PP10', 'QQ10', 'OO10'].map(hex);
    const there = t.game.inspect
      .units(t.s)
      .flatMap(u => (south.includes(u.hex ?? -1) ? [game.names.units[u.unit] ?? ''] : []));
    expect(there.length).toBeGreaterThan(0);
    const away = ['DD30', 'DD31', 'CC30', 'CC31', 'CC32', 'BB30', 'BB32', 'AA31', 'AA32'];
    const open = there.reduce((at, name, i) => acts(at, take(name), place(name, away[i] ?? '')), t);
    expect(refused(open, READY)).toMatchObject({ rule: 'S3.4', code: 'line-open' });
  });
  it('S3.4 the Soviets set up freely', () => {
    const t = acts(first('uranus-berlin', OTHER), READY_MADE, READY, READY_MADE);
    expect(active(t)).toBe('soviet');
    expect(can(t, READY)).toBe(true);
  });
  it('S3.4 the game begins with the Soviet player turn', () => {
    const t = acts(first('uranus-berlin', OTHER), READY_MADE, READY, READY_MADE, READY);
    const { state } = t.game.apply(t.s, 'soviet', { type: 'end-partisans' }, seededDice(1));
    expect([t.game.active(state), state.turn]).toEqual([['soviet'], 10]);
  });
});

describe('V3.1 no Balkan campaign', () => {
  const asked = (): Trial => acts(first('campaign', { 'what-ifs': true }), READY_MADE, READY);
  const begun = (): Trial => act(asked(), { type: 'adopt', n: 0 });
  it('V3.1 it is decided between the two set-ups', () =>
    expect([active(asked()), active(begun())]).toEqual(['axis', 'axis']));
  it('V3.1 the decision is told', () => {
    const told = { rule: 'V3.1', role: 'axis', variant: 'no-balkans' };
    expect(begun().events).toContainEqual({ type: 'adopted', ...told });
    expect(act(asked(), { type: 'reject', n: 0 }).events).toContainEqual({ type: 'rejected', ...told });
  });
  it('V3.1 the game begins in March and April 1941', () => expect(begun().s.turn).toBe(0));
  it('V3.1 all Germans stand in Poland', () => {
    expect(can(begun(), place('11Inf', 'L26'))).toBe(true);
    expect(refused(begun(), place('11Inf', 'X27'))).toMatchObject({ rule: '3.3.1', code: 'not-set-up-area' });
  });
  it('V3.1 Romanians stay a hex inside their border', () => {
    expect(refused(begun(), place('Rom1', 'X27'))).toMatchObject({ rule: 'V3.1', code: 'on-border' });
    expect(can(begun(), place('Rom1', 'BB31'))).toBe(true);
  });
  it('V3.1 German paratroops stand in Poland or wait off the map', () => {
    expect(can(begun(), place('11FJ', 'L26'))).toBe(true);
    const back = act(begun(), { type: 'hold-back', unit: '11FJ' });
    expect(placeOf(back, '11FJ')).toBe('paratroops');
    expect(back.events).toEqual([{ type: 'hold-back', rule: 'V3.1', unit: '11FJ' }]);
  });
  it('V3.1 only they', () => expect(refused(begun(), { type: 'hold-back', unit: '24Pz' }).code).toBe('not-off-map'));
  it('V3.1 the ready-made set-up obeys all this', () => {
    const t = act(begun(), READY_MADE);
    expect([can(t, READY), placeOf(t, '11FJ'), placeOf(t, 'Ita3')]).toEqual([true, 'paratroops', 'out-of-game']);
  });
  it('V3.1 rejected, the game begins as usual', () => expect(act(asked(), { type: 'reject', n: 0 }).s.turn).toBe(1));
});
