import { describe, expect, it } from 'vitest';
import type { Json, Options } from '../../../kit/game.ts';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Said,
  type Trial,
} from '../../../kit/trial.ts';
import type { State } from '../state.ts';
import { begun, boxed, CALM, coming, pooled } from '../testingArrivals.ts';

const take = (unit: string): Said => ({ type: 'replace', unit });
const END: Said = { type: 'end-replacement' };
const taken = (t: Trial): unknown[] => actionsOf(t, 'replace').map(a => a.unit);
const stateIn = (t: Trial): State => Object(t.s);

const WORKERS = { 'W-Moscow': 'R9', 'W-Leningrad': 'E11', 'W-Kharkov': 'AA15' };

/** September 1941 by default: seven points. */
const soviets = (
  units: Record<string, Json>,
  more: Record<string, Json> = {},
  { options = {}, rolls = [] }: { readonly options?: Options; readonly rolls?: readonly number[] } = {},
): ReturnType<typeof begun> =>
  begun(
    { turn: 3, active: 'soviet', ...more, units: { ...CALM, ...WORKERS, ...units } },
    {
      options,
      rolls,
    },
  );

const points = (t: Trial): unknown => eventsOf(t, 'replacement-points')[0]?.points;

describe('12.7.5 points', () => {
  it('12.7.5 are those of the workers on the map', () => expect(points(soviets({}))).toBe(7));
  it('12.7.5 a turn begins the game with eleven', () =>
    expect(points(soviets({ 'W-Kiev': 'W20', 'W-Stalino': 'FF16', 'W-Archangel': 'C2' }, { turn: 1 }))).toBe(11));
  it('12.7.3 a lost worker gives none', () => expect(points(soviets({ 'W-Moscow': { box: 'out-of-game' } }))).toBe(4));
  it('12.7.6 workers that are cut off give theirs', () =>
    expect(points(soviets({ '24Pz': 'R10', '46Pz': 'R8' }))).toBe(7));
  it('12.7.5 a unit costs its strength', () => {
    const t = soviets(pooled('8A', '13A', '4A'));
    expect(taken(act(t, take('8A')))).toEqual([]);
    expect(taken(act(t, take('13A')))).toEqual(['4A']);
    expect(refused(act(t, take('8A')), take('4A'))).toMatchObject({
      rule: '12.7.5',
      code: 'points-short',
      about: { left: 2 },
    });
  });
  it('12.7.5 one tank unit a turn', () => {
    const t = act(soviets(pooled('Tk1', 'Tk2', 'Cav1')), take('Tk1'));
    expect([taken(t), refused(t, take('Tk2')).code]).toEqual([['Cav1'], 'tank-limit']);
  });
  it('12.7.5 one Guards unit a turn', () => {
    const t = act(soviets(pooled('1GdCav', '2GdCav', 'Cav1'), { turn: 13 }, { rolls: [1] }), take('1GdCav'));
    expect([taken(t), refused(t, take('2GdCav')).code]).toEqual([['Cav1'], 'guards-limit']);
  });
  it('12.7.5 a Guards tank army is Guards, and no tank unit', () => {
    const t = act(soviets(pooled('2GdTk', 'Tk1', '5Gd'), { turn: 13 }, { rolls: [6] }), take('2GdTk'));
    expect(taken(t)).toEqual(['Tk1']);
  });
  it('12.7.6 points are not saved', () => expect(points(soviets({}, { turn: 4 }))).toBe(7));
  it('12.7.6 not in the second impulse', () =>
    expect(taken(soviets({ ...pooled('8A'), Stavka: 'R9' }, { impulse: 2 }))).toEqual([]));
  it('12.7.5 a choice may be taken back', () => {
    const t = acts(soviets(pooled('8A', '11A')), take('8A'), { type: 'take-back', unit: '8A' });
    expect(t.events).toEqual([{ type: 'take-back', rule: '12.7.5', role: 'soviet', unit: '8A' }]);
    expect([placeOf(t, '8A'), taken(t)]).toEqual(['replacement-pool', ['8A', '11A']]);
  });
  it('12.7.1 what was taken arrives in this impulse', () => {
    const t = acts(soviets(pooled('8A')), take('8A'), END);
    expect([placeOf(t, '8A'), hexesFor(t, 'arrive', '8A')]).toEqual([
      'arriving',
      expect.arrayContaining(['R9', 'E11', 'X1']),
    ]);
  });
  it('12.7.9 from May 1943 workers count twice', () => {
    expect(points(soviets({}, { turn: 12, weather: 'mud' }, { rolls: [1] }))).toBe(8);
    expect(points(soviets({}, { turn: 13 }, { rolls: [1] }))).toBe(15);
  });
  it('12.7.3 lost workers and paratroops are not replaced', () =>
    expect(refused(soviets({ ...pooled('Para5', '8A') }), take('Para5'))).toMatchObject({ code: 'never-replaced' }));
});

describe('12.7.10 Stavka', () => {
  const lost = pooled('Stavka', 'Cav1');
  it('12.7.10 costs one point', () => {
    const t = act(soviets(lost), take('Stavka'));
    expect(eventsOf(t, 'replace')[0]).toMatchObject({ cost: 1, left: 6 });
  });
  it('12.7.10 once a year', () => {
    expect(stateIn(acts(soviets(lost), take('Stavka'), END)).stavkaYear).toBe(1941);
    expect(refused(soviets(lost, { stavkaYear: 1941 }), take('Stavka'))).toMatchObject({ rule: '12.7.10' });
    expect(can(soviets(lost, { turn: 5, weather: 'snow', stavkaYear: 1941 }, { rolls: [1] }), take('Stavka'))).toBe(
      true,
    );
  });
});

describe('12.7.7 lend-lease', () => {
  const lease = (turn: number, more: Record<string, Json> = {}) =>
    soviets({}, { turn, weather: 'mud', ...more }, { rolls: [4] });
  it.each([5, 22])('12.7.7 a die of points in turn %i', turn =>
    expect(eventsOf(lease(turn), 'lend-lease')).toMatchObject([{ rule: '12.7.7', hex: 'C2', die: 4, points: 4 }]),
  );
  it('12.7.7 not in 1941, nor in 1945', () => {
    expect(eventsOf(soviets({}, { turn: 4, weather: 'mud' }), 'lend-lease')).toEqual([]);
    expect(eventsOf(soviets({}, { turn: 23, weather: 'snow' }), 'lend-lease')).toEqual([]);
  });
  it('12.7.9 it is never doubled', () => expect(points(lease(13))).toBe(18));
  it('12.7.8 not while the Axis hold Archangel', () =>
    expect(eventsOf(soviets({}, { turn: 5, weather: 'snow', owner: { C2: 'axis' } }), 'lend-lease')).toEqual([]));
  it('12.7.8 not after they have held it', () =>
    expect(eventsOf(soviets({}, { turn: 5, weather: 'snow', archangelLost: 1 }), 'lend-lease')).toEqual([]));
});

describe('12.7.4 workers', () => {
  const place = (unit: string, hex: string): Said => ({ type: 'place', unit, hex });
  const november = (more: Record<string, Json> = {}, units: Record<string, Json> = {}) =>
    soviets({ ...coming('W-4a'), ...units }, { turn: 4, weather: 'snow', ...more });
  it('12.7.4 a new worker goes to any Soviet city in Soviet hands', () => {
    const hexes = hexesFor(november(), 'place', 'W-4a');
    expect(hexes).toEqual(expect.arrayContaining(['II8', 'X13', 'U2']));
    expect(hexes).toHaveLength(28 - 3);
  });
  it('12.7.4 one to a city', () =>
    expect(refused(november(), place('W-4a', 'R9'))).toMatchObject({ rule: '12.7.4', code: 'worker-there' }));
  it('12.7.4 not abroad', () =>
    expect(refused(november({ owner: { L26: 'soviet' } }), place('W-4a', 'L26'))).toMatchObject({
      code: 'not-soviet-city',
    }));
  it('12.7.4 no oil field', () =>
    expect(refused(november(), place('W-4a', 'PP13'))).toMatchObject({ code: 'no-city' }));
  it('12.7.4 Q5 not where the Axis hold the city when the turn begins', () =>
    expect(refused(november({ owner: { II8: 'axis' } }), place('W-4a', 'II8'))).toMatchObject({ code: 'city-lost' }));
  it('12.7.4 it gives points at once', () =>
    expect(points(acts(november(), place('W-4a', 'II8'), { type: 'end-workers' }))).toBe(8));
  it('12.7.4 it must be placed', () => expect(can(november(), { type: 'end-workers' })).toBe(false));
  it('12.7.2 it never moves', () => {
    const t = soviets({ Stavka: 'R9', '8A': 'R9' });
    expect(refused(t, { type: 'move', unit: 'W-Moscow', hex: 'R8' })).toMatchObject({ rule: '12.7.2' });
  });
});

describe('13.4 evacuated factories', () => {
  const on = { options: { factories: true } };
  const shelter = (unit: string): Said => ({ type: 'shelter', unit });
  it('13.4 two workers may go beyond the map, new ones and others', () => {
    const t = acts(soviets(coming('W-4a'), { turn: 4, weather: 'snow' }, on), shelter('W-4a'), shelter('W-Kharkov'));
    expect([placeOf(t, 'W-4a'), placeOf(t, 'W-Kharkov')]).toEqual(['evacuated-factories', 'evacuated-factories']);
    expect(refused(t, shelter('W-Leningrad'))).toMatchObject({ rule: '13.4', code: 'shelter-full' });
  });
  it('13.4 it is told', () =>
    expect(act(soviets({}, {}, on), shelter('W-Kharkov')).events).toContainEqual({
      ...{ type: 'shelter', rule: '13.4', role: 'soviet', unit: 'W-Kharkov', from: 'AA15' },
    }));
  it('13.4 they work on', () =>
    expect(points(acts(soviets({}, {}, on), shelter('W-Kharkov'), { type: 'end-workers' }))).toBe(7));
  it('13.4 only by option', () => expect(actionsOf(soviets(pooled('8A')), 'shelter')).toEqual([]));
});

describe('V3.4 Japan strikes north', () => {
  const war = (units: Record<string, Json>, more: Record<string, Json> = {}, rolls: readonly number[] = [1]) =>
    soviets(
      units,
      { turn: 5, weather: 'snow', adopted: ['no-balkans', 'siberia', 'japan'], ...more },
      { options: { 'what-ifs': true }, rolls },
    );
  const send = (unit: string): Said => ({ type: 'send', unit });
  it('V3.4 one of the replaced units goes to Siberia each turn', () => {
    const t = act(war(pooled('8A', 'Cav1')), take('8A'));
    expect(refused(t, END)).toMatchObject({ rule: 'V3.4', code: 'siberia-first' });
    const sent = act(t, send('8A'));
    expect([placeOf(sent, '8A'), can(sent, END), can(sent, send('Cav1'))]).toEqual(['siberia', true, false]);
  });
  it('V3.4 replacements are needed for it', () => expect(can(war(pooled('8A')), END)).toBe(false));
  it('V3.4 a side that cannot send one has lost', () => {
    const t = war({});
    expect(t.game.outcome(t.s)).toEqual({ winner: 'axis', rule: 'V3.4', code: 'siberia' });
    expect(t.events).toContainEqual({ type: 'siberia-lost', rule: 'V3.4' });
  });
  it('V3.4 not yet in November 1941', () => expect(can(war(pooled('8A'), { turn: 4 }, []), END)).toBe(true));
  it('V3.4 what is in Siberia is no replacement', () =>
    expect(refused(war({ ...boxed('siberia', '11A'), ...pooled('8A') }), take('11A'))).toMatchObject({
      code: 'in-siberia',
    }));
  /** 12A 6, 11A 6, 39A 6, 59A 6, 60A 6: thirty. */
  const THIRTY = boxed('siberia', '12A', '11A', '39A', '59A', '60A');
  const MORE = boxed('siberia', '8A', '3A');
  it('V3.4 at forty strength points it is enough', () => {
    const t = acts(war({ ...THIRTY, ...boxed('siberia', '8A'), ...pooled('5A', 'Cav1') }), take('5A'), send('5A'), END);
    expect(stateIn(t).siberia).toBe(1);
  });
  it('V3.4 below forty it is not', () => {
    const t = acts(war({ ...THIRTY, ...pooled('5A', 'Cav1') }), take('5A'), send('5A'), END);
    expect(stateIn(t).siberia).toBe(0);
  });
  it('V3.4 then one more a turn may be sent, but need not', () => {
    const t = act(war({ ...THIRTY, ...MORE, ...pooled('5A') }, { siberia: 1 }), take('5A'));
    expect([can(t, END), can(t, send('5A'))]).toEqual([true, true]);
  });
  it('V3.4 at sixty they begin to come back in the next turn', () => {
    const fifty = { ...THIRTY, ...MORE, ...boxed('siberia', '5A', '6A', '26A') };
    const t = acts(war({ ...fifty, ...pooled('10A') }, { siberia: 1 }), take('10A'), send('10A'));
    expect([can(t, END), actionsOf(t, 'return')]).toEqual([true, []]);
    expect(stateIn(act(t, END)).siberia).toBe(2);
  });
  it('V3.4 one a turn comes back, like a replacement, and must', () => {
    const t = war({ ...THIRTY }, { siberia: 2 });
    expect(refused(t, END)).toMatchObject({ rule: 'V3.4', code: 'return-first' });
    const back = act(t, { type: 'return', unit: '12A' });
    expect([placeOf(back, '12A'), actionsOf(back, 'return'), can(back, END)]).toEqual(['arriving', [], true]);
    expect(hexesFor(act(back, END), 'arrive', '12A')).toContain('R9');
  });
  it('V3.4 a unit sent may be taken back, and another is owed', () => {
    const t = acts(war(pooled('8A', 'Cav1')), take('8A'), send('8A'), { type: 'take-back', unit: '8A' });
    expect([placeOf(t, '8A'), can(t, END)]).toEqual(['replacement-pool', false]);
    expect(can(act(t, take('Cav1')), send('Cav1'))).toBe(true);
  });
  it('V3.4 then nobody is sent any more', () => {
    const t = act(war({ ...THIRTY, ...pooled('5A') }, { siberia: 2 }), take('5A'));
    expect(refused(t, send('5A'))).toMatchObject({ rule: 'V3.4', code: 'siberia-closed' });
  });
  it('V3.4 nobody need go any more, however few are left', () =>
    expect(active(war({ ...boxed('siberia', '12A'), Stavka: 'R9' }, { siberia: 2 }))).toBe('soviet'));
  it('V3.4 from May 1943 lend-lease comes over the Caspian, if Astrakhan is held', () => {
    const caspian = (owner: Record<string, string>, rolls: readonly number[]) =>
      eventsOf(
        war({ Stavka: 'R9' }, { turn: 13, weather: 'clear', siberia: 2, owner, archangelLost: 1 }, rolls),
        'lend-lease',
      );
    expect(caspian({}, [5])).toMatchObject([{ rule: 'V3.4', hex: 'PP5', points: 5 }]);
    expect(caspian({ PP5: 'axis' }, [])).toEqual([]);
  });
});
