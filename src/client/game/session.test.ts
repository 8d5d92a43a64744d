import { describe, expect, it } from 'vitest';
import { seededDice } from '../../kit/dice.ts';
import type { BaseState, WholeGame } from '../../kit/game.ts';
import type { Ask, Entry, Seating, Tell } from '../../protocol/link.ts';
import { wordsIn } from '../text/testing.ts';
import { hidesSomething } from './hiding.ts';
import { logStep } from './keys.ts';
import { type Link, openSession, type Session } from './session.ts';
import { gameNamed } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const sample = await gameNamed('sample');
const PERSONS: Seating = { axis: { kind: 'person' }, soviet: { kind: 'person' } };
const ROBOT: Seating = { axis: { kind: 'person' }, soviet: { kind: 'bot', level: 'greedy' } };

interface Table {
  readonly session: Session;
  readonly asks: Ask[];
  tell(tell: Tell): void;
}

/** A session over a link that answers as the test says, and every other request with `done`. */
function tableOf(game: WholeGame, answer: (ask: Ask) => Tell | undefined = () => undefined): Table {
  const asks: Ask[] = [];
  let listener: (tell: Tell) => void = () => undefined;
  const link: Link = {
    ask: async ask => {
      asks.push(ask);
      return answer(ask) ?? { type: 'done' };
    },
    onTell: l => {
      listener = l;
    },
  };
  return { session: openSession(game, wordsIn(game), link), asks, tell: tell => listener(tell) };
}

function opened(game: WholeGame, s: BaseState, seating: Seating, log: readonly Entry[] = []): Tell {
  const position = {
    n: log.length,
    seat: game.active(s)[0]!,
    view: game.view(s, game.active(s)[0]!),
    active: game.active(s),
  };
  return {
    type: 'opened',
    game: game.id,
    scenario: '',
    options: {},
    seating,
    log,
    position: { ...position, undoable: [] },
  };
}

const entry = (n: number, turn: number): Entry => ({
  n,
  turn,
  phase: 'x',
  role: 'axis',
  action: { type: 'pass' },
  events: [],
});
const first = sixth.setup('winter-storm', {}, seededDice(1));

const looked = (ask: Ask): Tell | undefined =>
  ask.type === 'look' ? { type: 'looked', n: ask.n, seat: 'soviet', view: sixth.view(first, 'soviet') } : undefined;

describe('the session', () => {
  it('knows nothing before the host has told something', () => {
    const { session } = tableOf(sixth);
    expect(session.depiction.value).toBeUndefined();
    expect(session.choices.value).toBeUndefined();
  });

  it('offers choices to a person, and none while a bot decides', () => {
    const t = tableOf(sixth);
    t.tell(opened(sixth, first, PERSONS));
    expect(t.session.decider.value).toBe('soviet');
    expect(t.session.choices.value?.all.length).toBe(15);
    t.tell(opened(sixth, first, ROBOT));
    expect(t.session.choices.value).toBeUndefined();
    expect(t.session.depiction.value?.counters.length).toBeGreaterThan(0);
  });

  it('sends an action for the role that decides', async () => {
    const t = tableOf(sixth);
    t.tell(opened(sixth, first, PERSONS));
    await t.session.act([{ type: 'historical-set-up' }]);
    expect(t.asks).toEqual([{ type: 'act', role: 'soviet', action: { type: 'historical-set-up' }, n: 0 }]);
  });

  it('shortens the log after an undo, and takes a telling twice without harm', () => {
    const t = tableOf(sixth);
    const start = opened(sixth, first, PERSONS, [entry(1, 1), entry(2, 1), entry(3, 1)]);
    t.tell(start);
    if (start.type !== 'opened') throw new Error('not opened');
    const undone: Tell = { type: 'position', from: 2, entries: [], position: { ...start.position, n: 2 } };
    t.tell(undone);
    t.tell(undone);
    expect(t.session.log.value.map(e => e.n)).toEqual([1, 2]);
  });

  it('shows a position of the past without choices, until it is left', async () => {
    const t = tableOf(sixth, looked);
    t.tell(opened(sixth, first, PERSONS, [entry(1, 1), entry(2, 1)]));
    await t.session.look(1);
    expect(t.session.looked.value?.n).toBe(1);
    expect(t.session.choices.value).toBeUndefined();
    t.session.toNow();
    expect(t.session.choices.value).toBeDefined();
  });

  it('does not go back to a past that was left before it came, nor to one that was passed', async () => {
    const t = tableOf(sixth, looked);
    t.tell(opened(sixth, first, PERSONS, [entry(1, 1), entry(2, 1)]));
    const late = t.session.look(1);
    t.session.toNow();
    await late;
    expect(t.session.looked.value).toBeUndefined();
    await Promise.all([t.session.look(0), t.session.look(1)]);
    expect(t.session.looked.value?.n).toBe(1);
  });

  it('says why there is nothing to show, but not once there is', () => {
    const t = tableOf(sixth);
    const failed: Tell = { type: 'failed', code: 'bad-replay', message: 'torn' };
    t.tell(failed);
    expect(t.session.fault.value).toMatchObject({ code: 'bad-replay' });
    t.tell(opened(sixth, first, PERSONS));
    t.tell(failed);
    expect(t.session.fault.value).toBeUndefined();
  });
});

describe('undo', () => {
  const at = (n: number): Tell => {
    const start = opened(sixth, first, PERSONS);
    if (start.type !== 'opened') throw new Error('not opened');
    const entries = Array.from({ length: n }, (_, i) => entry(i + 1, 1));
    return { type: 'position', from: 0, entries, position: { ...start.position, n, undoable: ['soviet'] } };
  };
  /** A host that accepts every action. */
  const willing = (): Table => {
    let n = 0;
    const t: Table = tableOf(sixth, ask => {
      if (ask.type !== 'act' && ask.type !== 'undo') return undefined;
      n = ask.type === 'act' ? n + 1 : (ask.to ?? n - 1);
      t.tell(at(n));
      return at(n);
    });
    t.tell(opened(sixth, first, PERSONS));
    return t;
  };
  const PASS = { type: 'pass' };
  const undos = (t: Table) => t.asks.filter(ask => ask.type === 'undo').map(ask => ask.to);

  it('takes back what one hand movement did as one', async () => {
    const t = willing();
    await t.session.act([PASS]);
    await t.session.act([PASS, PASS, PASS]);
    await t.session.undo();
    await t.session.undo();
    expect(undos(t)).toEqual([1, undefined]);
  });

  it('forgets a movement that was taken back', async () => {
    const t = willing();
    await t.session.act([PASS, PASS]);
    await t.session.undo();
    await t.session.act([PASS]);
    await t.session.act([PASS]);
    await t.session.undo();
    expect(undos(t)).toEqual([0, undefined]);
  });
});

describe('stepping the log by keys', () => {
  const t = tableOf(sixth, looked);
  t.tell(opened(sixth, first, PERSONS, [entry(1, 1), entry(2, 1), entry(3, 2), entry(4, 2)]));

  it.each([
    ['ArrowLeft', 3],
    ['ArrowRight', 4],
    ['PageUp', 2],
    ['Home', 0],
    ['End', 4],
    ['x', undefined],
  ])('%s from the end leads to %s', (key, n) => {
    expect(logStep(t.session, key)).toBe(n);
  });

  it('goes on to the next turn from the past', async () => {
    await t.session.look(0);
    expect(logStep(t.session, 'PageDown')).toBe(2);
  });
});

describe('the curtain', () => {
  it('is drawn only where the seats see different things', () => {
    expect(hidesSomething(sixth, first)).toBe(false);
    const s = sample.setup(sample.scenarios[0]!.id, {}, seededDice(1));
    expect(hidesSomething(sample, s)).toBe(true);
  });
});
