import { describe, expect, it } from 'vitest';
import { act, actionsOf, acts, can, eventsOf, placeOf, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { look, moving, position } from '../testing.ts';
import { game } from '../whole.ts';

const state = (t: Trial) => Object(t.game.view(t.s, 'observer'));
const asSoviet = (t: Trial, cards: string[]) =>
  t.game.explain(t.s, 'soviet', { type: 'put-chits', cards: cards.map(id => game.names.cards.indexOf(id)) });
const asGerman = (t: Trial, cards: string[]) =>
  t.game.explain(t.s, 'german', {
    type: 'put-chits',
    cards: cards.map(id => game.names.cards.indexOf(id)).sort((a, b) => a - b),
  });

describe('7.1 chits', () => {
  const chits = (more = {}) => position({ phase: 'chits', units: '20A HQ@3101, XX HQ@0130', turn: 3, ...more });

  it('7.0 7.1 both sides choose at the same time, in secret; no headquarters has to be in combat supply', () => {
    const t = chits();
    expect(t.game.active(t.s)).toEqual(['german', 'soviet']);
    const one = act(t, { type: 'put-chits', cards: ['XX'] });
    const other = act(t, { type: 'put-chits', cards: ['VI', 'XX'] });
    expect(one.game.view(one.s, 'soviet')).toEqual(other.game.view(other.s, 'soviet'));
    expect(one.game.view(one.s, 'german')).not.toEqual(other.game.view(other.s, 'german'));
    expect(one.game.told?.({ type: 'put-chits', cards: [1] }, 'german', 'soviet')).toEqual({ type: 'put-chits' });
  });

  it('7.4 the Soviet set is that of the turn before, with one more or one less', () => {
    const t = chits({ before: ['20A', '31A'] });
    expect([['20A', '31A'], ['20A'], ['20A', '31A', '30A']].map(cards => asSoviet(t, cards))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // A swap is two changes.
    expect(asSoviet(t, ['20A', '30A'])).toMatchObject({ rule: '7.4', code: 'no-momentum' });
    expect(asSoviet(t, [])).toMatchObject({ rule: '7.4', code: 'no-momentum' });
    expect(asSoviet(chits({ turn: 1 }), ['41A', '22A', '20A'])).toBeUndefined();
  });

  it('9.16 the Third Tank Army has no chit before its release', () => {
    expect(asSoviet(chits({ turn: 1 }), ['3TA'])).toMatchObject({ rule: '9.16', code: 'not-released' });
    expect(asSoviet(chits({ released: true, before: [] }), ['3TA'])).toBeUndefined();
  });

  it('13.11 six German chits in the first turn, XXX Corps among them', () => {
    const t = chits({ turn: 1 });
    expect(asGerman(t, ['VI', 'XLI'])).toMatchObject({ rule: '13.11', code: 'chit-needed' });
    expect(asGerman(t, ['VI', 'XLI', 'XXIII', 'XXVII', 'XXXIX', 'XLVI', 'XXX'])).toMatchObject({
      rule: '13.11',
      code: 'too-many-chits',
    });
    expect(asGerman(t, ['VI', 'XLI', 'XXIII', 'XXVII', 'XXXIX', 'XXX'])).toBeUndefined();
  });

  it('13.21 in the longer scenario five in the second', () => {
    const made = game.scene({ phase: 'chits', turn: 2, units: { 'XX HQ': '0130' } }, {}, 'zhukov');
    const t: Trial = {
      game,
      s: made.ok ? made.value : game.setup('mars', {}, { roll: () => 1, pick: () => 0 }),
      events: [],
    };
    expect(asGerman(t, ['VI', 'XLI', 'XXIII', 'XXVII', 'XXXIX', 'XLVI'])).toMatchObject({
      rule: '13.21',
      code: 'too-many-chits',
    });
    expect(asGerman(chits({ turn: 2 }), ['VI', 'XLI', 'XXIII', 'XXVII', 'XXXIX', 'XLVI'])).toBeUndefined();
  });
});

describe('3.2 drawing', () => {
  const UNITS = '20A HQ@3101, 243 RD@3102, XX HQ@0130, 72 ID@0129';
  const cup = (chits: object, more = {}) =>
    position({ phase: 'draw', units: UNITS, chits: { ...chits }, turn: 2, ...more });

  it('3.2 the chit decides whose impulse it is', () => {
    const t = act(cup({ '20A': 'cup', XX: 'cup' }), { type: 'draw' }, ['20A']);
    expect(eventsOf(t, 'chit-drawn')).toMatchObject([{ card: '20A', role: 'soviet', reveals: true }]);
    expect(t.game.active(t.s)).toEqual(['soviet']);
    expect(look(t).tracks.find(({ id }) => id === 'impulse-soviet')?.value).toBe(1);
  });

  it('3.0 3.21 3.22 3.23 movement, combat, mechanised movement; then the next draw', () => {
    const phases: string[] = [];
    let t = act(cup({ '20A': 'cup', XX: 'cup' }, { units: `${UNITS}, 87 ID@3103` }), { type: 'draw' }, ['20A']);
    for (let i = 0; i < 3; i++) {
      phases.push(String(t.s.flow.at(-1)?.phase));
      t = act(t, { type: t.s.flow.at(-1)?.phase === 'declare' ? 'commit' : 'end-phase' });
    }
    expect([phases, t.s.flow.at(-1)?.phase]).toEqual([['move', 'declare', 'move'], 'draw']);
  });

  it('13.11 the first two German chits of the first turn go back', () => {
    const first = act(cup({ XX: 'cup', '20A': 'cup' }, { turn: 1 }), { type: 'draw' }, ['XX']);
    expect(eventsOf(first, 'chit-sent-back')).toMatchObject([{ card: 'XX', rule: '13.11', reveals: true }]);
    const second = act(first, { type: 'draw' }, ['XX']);
    const third = act(second, { type: 'draw' }, ['XX']);
    expect(eventsOf(third, 'chit-drawn')).toMatchObject([{ card: 'XX' }]);
  });

  it('7.27 without its headquarters on the map an impulse ends at once; the chit stands on the track', () => {
    const t = act(cup({ '31A': 'cup', XX: 'cup' }), { type: 'draw' }, ['31A']);
    expect(eventsOf(t, 'no-hq')).toMatchObject([{ rule: '7.27', card: '31A' }]);
    expect(state(t).drawn).toHaveLength(1);
  });

  /** The second Soviet impulse, of a headquarters that is not there. */
  const second = (dice: number[], more = {}) =>
    act(cup({ '31A': 'cup', '30A': 'cup', XX: 'cup', '20A': 'drawn' }, { drawn: ['20A'], ...more }), { type: 'draw' }, [
      '31A',
      ...dice,
    ]);

  it('3.3 after the second and later impulses a die against the box', () => {
    const none = act(cup({ '31A': 'cup', '30A': 'cup' }), { type: 'draw' }, ['31A']);
    expect(eventsOf(none, 'goes-on')).toEqual([]);
    expect(eventsOf(second([1]), 'goes-on')).toMatchObject([{ rule: '7.3', die: 1, n: 0 }]);
  });

  it('E7.3 7.3 the third Soviet box is 0: a 1 less 1 for snow stops them, and their chits leave the cup', () => {
    const third = (weather: string) =>
      act(
        cup(
          { '31A': 'cup', '30A': 'cup', XX: 'cup', '20A': 'drawn', '41A': 'drawn' },
          { drawn: ['20A', '41A'], weather, fed: ['30A'], supply: { soviet: 3 } },
        ),
        { type: 'draw' },
        ['31A', 1],
      );
    const stopped = third('snow');
    expect(eventsOf(stopped, 'stopped')).toMatchObject([{ die: 1, modifier: -1, n: 0 }]);
    expect(eventsOf(stopped, 'chits-back')).toMatchObject([{ cards: ['30A'], n: 1 }]);
    expect(state(stopped)).toMatchObject({ supply: [0, 4], cup: [1, 0], stopped: [0, 1] });
    // The Germans draw on.
    expect(eventsOf(act(stopped, { type: 'draw' }, ['XX']), 'chit-drawn')).toMatchObject([{ card: 'XX' }]);
    expect(eventsOf(third('frozen'), 'goes-on')).toHaveLength(1);
  });

  it('13.11 in the first turn the Soviets add one', () => {
    expect(eventsOf(second([1], { turn: 1, weather: 'snow' }), 'goes-on')).toMatchObject([{ modifier: 0 }]);
  });

  it('3.0 a unit is activated once a turn', () => {
    const t = acts(act(cup({ '20A': 'cup', XX: 'cup' }), { type: 'draw' }, ['20A']), {
      type: 'move',
      unit: '243 RD',
      hex: '3103',
    });
    expect(Object(unitOf(t, '243 RD').values).acted).toBe(true);
    const later = moving('XX', { 'XX HQ': '0130', '72 ID': { hex: '0129', acted: true }, '78 ID': '0128' });
    expect(refused(later, { type: 'move', unit: '72 ID', hex: '0128' })).toMatchObject({
      rule: '3.0',
      code: 'activated-before',
    });
  });
});

describe('7.2 activation', () => {
  const active = (t: Trial): string[] => actionsOf(t, 'move').map(({ unit }) => String(unit));

  it('7.21 German units in range, and those that no other headquarters is nearer to', () => {
    const t = moving('XX', 'XX HQ@3103, IX HQ@3110, 72 ID@3104, 78 ID@3106, 87 ID@3108, 95 ID@3801');
    const units = new Set(active(t));
    expect(['72 ID', '78 ID', '87 ID', '95 ID', 'XX HQ', 'IX HQ'].map(unit => units.has(unit))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    // 3.2 At the same distance it may be activated by either.
    const equal = new Set(active(moving('IX', 'XX HQ@3101, IX HQ@3113, 87 ID@3107')));
    expect(equal.has('87 ID')).toBe(true);
  });

  it('7.21 a unit that did nothing may wait for another headquarters', () => {
    const t = acts(moving('XX', 'XX HQ@3103, IX HQ@3106, 72 ID@3104, 78 ID@3105'), {
      type: 'move',
      unit: '72 ID',
      hex: '3203',
    });
    expect(['72 ID', '78 ID'].map(unit => Object(unitOf(t, unit).values).acted)).toEqual([true, false]);
  });

  it('7.22 7.23 Soviet units by their own army alone, however far', () => {
    const t = moving('20A', '20A HQ@3101, 31A HQ@3105, 243 RD@3105, 88 RD@3102, 247 RD@0101');
    const units = new Set(active(t));
    expect(['243 RD', '88 RD', '247 RD', '20A HQ'].map(unit => units.has(unit))).toEqual([true, false, true, true]);
  });

  it('7.2 other headquarters are activated by their own chits alone', () => {
    const t = moving('XX', 'XX HQ@3103, IX HQ@3104, 72 ID@3104');
    expect(active(t)).not.toContain('IX HQ');
  });
});

describe('9.11 German reinforcements', () => {
  const XXX = {
    'XXX HQ': { box: 'reinforcements' },
    '27/19': { box: 'reinforcements' },
    '73/19': { box: 'reinforcements' },
  };

  it('13.3 XXX Corps comes in the mechanised phase of turn 1, within ten hexes of 0129', () => {
    const t = moving('XXX', { ...XXX, 'XX HQ': '3101' });
    expect(t.s.flow.at(-1)).toMatchObject({ phase: 'move', late: 0 });
    expect(refused(t, { type: 'enter', unit: '27/19', hex: '0129' })).toMatchObject({
      rule: '13.3',
      code: 'enters-late',
    });
    const late = act(t, { type: 'end-phase' });
    expect([
      can(late, { type: 'enter', unit: '27/19', hex: '0129' }),
      can(late, { type: 'enter', unit: '27/19', hex: '1530' }),
    ]).toEqual([true, false]);
    const entered = act(late, { type: 'enter', unit: '27/19', hex: '0129' });
    expect([placeOf(entered, '27/19'), Object(unitOf(entered, '27/19').values).acting]).toEqual(['0129', 'supplied']);
    expect(can(entered, { type: 'move', unit: '27/19', hex: '0229' })).toBe(true);
  });

  it('7.25 others by a headquarters in range or nearest to the hex; 9.11 on hexes under German control', () => {
    const units = { 'XX HQ': '0125', 'IX HQ': '0830', '29/12': { box: 'reinforcements' } };
    const t = moving('XX', units, { turn: 2, control: { '0128': 'soviet' } });
    expect(can(t, { type: 'enter', unit: '29/12', hex: '0127' })).toBe(true);
    expect(refused(t, { type: 'enter', unit: '29/12', hex: '0128' })).toMatchObject({
      rule: '9.11',
      code: 'entry-not-held',
    });
    expect(refused(t, { type: 'enter', unit: '29/12', hex: '0730' })).toMatchObject({ rule: '7.25', code: 'other-hq' });
    expect(refused(moving('XX', units), { type: 'enter', unit: '29/12', hex: '0127' })).toMatchObject({
      rule: '13.3',
      code: 'not-yet',
    });
  });

  it('7.25 XXX Corps waits for its own chit till its headquarters has come, unless another one is in range', () => {
    const late = (units: object) => act(moving('VI', { ...XXX, ...units }), { type: 'end-phase' });
    const enters = { type: 'enter', unit: '27/19', hex: '0129' };
    expect(refused(late({ 'VI HQ': '0521' }), enters)).toMatchObject({ rule: '7.25', code: 'comes-with-hq' });
    expect(can(late({ 'VI HQ': '0126' }), enters)).toBe(true);
    expect(can(late({ 'VI HQ': '0521', 'XXX HQ': '0821' }), enters)).toBe(true);
  });

  it('9.11 the 267th Division only after a Soviet unit came near the road', () => {
    const units = { 'XX HQ': '2028', '267 ID': { box: 'reinforcements' } };
    expect(refused(moving('XX', units, { turn: 12 }), { type: 'enter', unit: '267 ID', hex: '2030' })).toMatchObject({
      rule: '9.11',
      code: 'no-breakthrough',
    });
    expect(
      can(moving('XX', units, { turn: 12, breakthrough: true }), { type: 'enter', unit: '267 ID', hex: '2030' }),
    ).toBe(true);
    const near = act(moving('33A', '33A HQ@3125, 50 RD@3027'), { type: 'move', unit: '50 RD', hex: '2926' });
    expect(state(near).breakthrough).toBe(1);
  });
});

describe('2.1 control', () => {
  it('2.1 of the side that last had a unit in a hex, or alone a ZOC', () => {
    const t = act(moving('XX', 'XX HQ@3101, 72 ID@3103'), { type: 'move', unit: '72 ID', hex: '3104' });
    const held = new Set(
      look(t)
        .zones.find(({ id }) => id === 'control-german')
        ?.hexes.map(hex => game.names.hexes[hex]),
    );
    expect(['3104', '3105', '3004', '3106'].map(hex => held.has(hex))).toEqual([true, true, true, false]);
    const contested = act(moving('XX', 'XX HQ@3101, 72 ID@3103, 243 RD@3106'), {
      type: 'move',
      unit: '72 ID',
      hex: '3104',
    });
    const now = new Set(
      look(contested)
        .zones.find(({ id }) => id === 'control-german')
        ?.hexes.map(hex => game.names.hexes[hex]),
    );
    expect(now.has('3105')).toBe(false);
  });

  it('9.16 the Third Tank Army is released by a German near it, a Soviet near Viaz’ma, or four towns', () => {
    const german = act(moving('XX', 'XX HQ@3301, 72 ID@3622, 7 RD@3625, 20A HQ@3101'), {
      type: 'move',
      unit: '72 ID',
      hex: '3623',
    });
    expect(eventsOf(german, 'released')).toHaveLength(1);
    const soviet = act(moving('20A', '20A HQ@2218, 243 RD@2218'), { type: 'move', unit: '243 RD', hex: '2219' });
    expect(eventsOf(soviet, 'released')).toHaveLength(1);
    const towns = moving('20A', '20A HQ@1310, 243 RD@1013', {
      control: { '1507': 'soviet', '2916': 'soviet', '2205': 'soviet', '2206': 'soviet' },
    });
    expect(eventsOf(act(towns, { type: 'move', unit: '243 RD', hex: '1012' }), 'released')).toHaveLength(1);
  });
});
