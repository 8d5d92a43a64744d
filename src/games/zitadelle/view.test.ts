import { describe, expect, it } from 'vitest';
import { noDice, seededDice } from '../../kit/dice.ts';
import { topFrame } from '../../kit/flow.ts';
import { LANGS } from '../../kit/game.ts';
import { act, acts, eventsOf, type Trial } from '../../kit/trial.ts';
import { CHITS } from './data/chits.ts';
import { unit } from './pieces.ts';
import { ARRIVING, type State, TO_COME } from './state.ts';
import { position } from './testing.ts';
import { stateIn } from './testingPlay.ts';
import { imagineFrom, seen, viewOf } from './view.ts';
import { game } from './whole.ts';

const ORDER = ['GT7', 'GT5S4', 'GT6', 'GT2', 'GT3', 'GT4S3', 'GT4S4', 'GT5S3'];
const CODES = ORDER.map(id => CHITS.findIndex(c => c.id === id));
const NONE = CODES.map(() => -1);
const BOX = { box: 'reinforcements' };

/** Soviet movement of turn 2: GT7 has come up, GT2 has not. */
const moving = (): Trial =>
  position(
    { turn: 2, active: 'soviet', units: { '18TK/110': BOX, '18TK/170': BOX, '5GTK/20G': BOX }, chits: ORDER },
    { chits: true },
  );
const entered = (): Trial => act(moving(), { type: 'enter', unit: '18TK/110', hex: '3028' });

describe('13.3.7 what lies in the boxes', () => {
  it('13.3.7 the Germans and onlookers do not see', () => {
    const s = stateIn(moving());
    expect([viewOf(s, 'german').chits, viewOf(s, 'observer').chits]).toEqual([NONE, NONE]);
    expect(viewOf(s, 'german').place[unit('18TK/110')]).toBe(TO_COME);
  });

  it('13.3.3 the Soviets do', () => {
    const s = stateIn(moving());
    expect([viewOf(s, 'soviet').chits, viewOf(s, 'soviet').place[unit('18TK/110')]]).toEqual([CODES, ARRIVING]);
  });

  it('13.3.3 but not before the game has begun', () => {
    const start: Trial = { game, s: game.setup('zitadelle', { chits: true }, seededDice(5)), events: [] };
    expect(viewOf(stateIn(start), 'soviet').chits).toEqual(NONE);
    const german = acts(start, { type: 'historical-set-up' }, { type: 'ready' }, { type: 'hold-back' });
    expect(viewOf(stateIn(german), 'soviet').chits).toEqual(NONE);
    const begun = acts(german, { type: 'historical-set-up' }, { type: 'ready' });
    expect(viewOf(stateIn(begun), 'soviet').chits).toEqual(stateIn(start).chits);
    expect(eventsOf(begun, 'ready')).toMatchObject([{ reveals: true }]);
  });

  it('13.3.7 a chit whose units have come is open to all', () => {
    const s = stateIn(entered());
    expect(viewOf(s, 'german').chits).toEqual([CODES[0], ...NONE.slice(1)]);
  });

  it('13.3.7 so are those who wait at the edge by such a chit, and nobody else', () => {
    const { place } = viewOf(stateIn(entered()), 'german');
    expect([place[unit('18TK/170')], place[unit('5GTK/20G')]]).toEqual([ARRIVING, TO_COME]);
  });

  it('13.3.7 who waits beyond the edge is told to the Soviets alone', () => {
    const event = { type: 'reinforcements', rule: '13.3.4', side: 1, units: [], hidden: true };
    expect([seen(event, 'german'), seen(event, 'observer'), seen(event, 'soviet')]).toEqual([
      undefined,
      undefined,
      event,
    ]);
    const open = { ...event, hidden: false };
    expect(seen(open, 'german')).toEqual(open);
  });

  it('13.3.2 without the option nothing is hidden', () => {
    const s = stateIn(position({ turn: 2, active: 'soviet', units: { '5GTK/20G': BOX } }));
    expect(viewOf(s, 'german')).toEqual(s);
    expect(imagineFrom(viewOf(s, 'german'), 'german', noDice)).toEqual(s);
  });
});

describe('13.3.7 a Soviet movement phase in which nobody on the map can move', () => {
  const NOBODY_DUE = ['GT6', 'GT5S4', 'GT7', ...ORDER.slice(3)];
  /** After the German movement phase of turn 2. */
  const moved = (chits: readonly string[], known: readonly string[] = []): Trial =>
    act(position({ turn: 2, units: { '18TK/110': BOX, '3Pz/3': '2318' }, chits, known }, { chits: true }), {
      type: 'end-movement',
    });
  const decision = (t: Trial): string => `${t.s.turn} ${t.game.active(t.s)} ${topFrame(t.s)?.phase}`;

  it('13.3.7 does not end by itself: that would tell the Germans that nobody has come', () => {
    const [come, none] = [moved(ORDER), moved(NOBODY_DUE)];
    expect([decision(come), decision(none)]).toEqual(['2 soviet movement', '2 soviet movement']);
    expect(none.game.view(none.s, 'german')).toEqual(come.game.view(come.s, 'german'));
    expect(none.game.legal(none.s, 'soviet')).toEqual([{ type: 'end-movement' }]);
    // The prompt is shown to everybody.
    const prompts = ({ game: { words }, s }: Trial) => LANGS.map(lang => words[lang].prompt(s));
    expect(prompts(none)).toEqual(prompts(come));
  });

  it('13.3.7 ends by itself if every chit so far is known', () => {
    expect(decision(moved(NOBODY_DUE, ['A']))).not.toBe('2 soviet movement');
  });
});

describe('a game as one seat imagines it', () => {
  const imagined = (s: State, seed: number): State => imagineFrom(viewOf(s, 'german'), 'german', seededDice(seed));

  it('13.3.7 keeps what is known, and all eight chits', () => {
    const s = stateIn(entered());
    for (let seed = 0; seed < 20; seed++) {
      const { chits } = imagined(s, seed);
      expect(chits[0]).toBe(CODES[0]);
      expect([...chits].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  it('13.3.7 has other secrets, and looks the same', () => {
    const s = stateIn(moving());
    const worlds = Array.from({ length: 20 }, (_, seed) => imagined(s, seed));
    expect(new Set(worlds.map(w => String(w.chits))).size).toBeGreaterThan(5);
    for (const world of worlds) expect(viewOf(world, 'german')).toEqual(viewOf(s, 'german'));
  });

  it('13.3.4 has those at the edge whom its chits have called by then', () => {
    const s = stateIn(moving());
    for (let seed = 0; seed < 20; seed++) {
      const world = imagined(s, seed);
      const isHere = (name: string): boolean => world.place[unit(name)] === ARRIVING;
      expect([isHere('18TK/110'), isHere('5GTK/20G')]).toEqual([
        CHITS[world.chits[0]!]!.id === 'GT7',
        CHITS[world.chits[0]!]!.id === 'GT2',
      ]);
    }
  });

  it('13.3.3 is the game itself for the Soviets, who have seen every chit', () => {
    const s = stateIn(entered());
    expect(s.known).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    const world = imagineFrom(viewOf(s, 'soviet'), 'soviet', noDice);
    expect(world).toEqual({ ...s, known: [1, 2, 2, 2, 2, 2, 2, 2] });
    expect(viewOf(world, 'german')).toEqual(viewOf(s, 'german'));
  });
});
