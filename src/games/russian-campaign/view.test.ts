import { describe, expect, it } from 'vitest';
import { noDice, seededDice } from '../../kit/dice.ts';
import type { AnyGame, BaseState, LogEntry, Seat } from '../../kit/game.ts';
import { tryApply } from '../../kit/play.ts';
import { toldEntry } from '../../kit/seat.ts';
import type { State } from './state.ts';
import { begun, CALM, pooled } from './testingArrivals.ts';
import { game } from './whole.ts';

const contract: AnyGame = game;

const first = (): State => game.setup('campaign', { 'sudden-death': true }, seededDice(1));

/** Plays the first choices of whoever is to decide until all objectives are written down. */
function written(pick: (n: number) => number): { readonly s: State; readonly log: readonly LogEntry[] } {
  const log: LogEntry[] = [];
  let s = first();
  while (s.flow.at(-1)?.phase === 'objectives') {
    const role = game.active(s)[0]!;
    const action = game.legal(s, role)[pick(log.length)]!;
    const { state, events } = game.apply(s, role, action, noDice);
    log.push({ role, action, events, rolls: [] });
    s = state;
  }
  return { s, log };
}

describe('secret objectives', () => {
  it('13.1 D2 nobody else is told which one was written down, by action, view or words', () => {
    const [one, two] = [written(() => 0), written(n => n % 3)];
    expect(one.log.length).toBeGreaterThan(2);
    expect(one.s.objectives).not.toEqual(two.s.objectives);
    const known = ({ s, log }: typeof one, seat: Seat): unknown => ({
      view: game.view(s, seat),
      log: log.map(entry => toldEntry(game, entry, seat)),
      words: log.map(entry => game.words.en.choice(toldEntry(game, entry, seat).action)),
    });
    expect(known(one, 'observer')).toEqual(known(two, 'observer'));
    for (const { role, action } of one.log) {
      expect(toldEntry(game, { role, action, events: [], rolls: [] }, role).action).toEqual(action);
      expect(game.told?.(action, role, 'observer')).toEqual({ type: 'choose-objective' });
    }
    for (const lang of ['ja', 'en'] as const)
      expect(game.words[lang].choice({ type: 'choose-objective' })).toMatch(/secret|秘密/);
  });

  it('13.1 those of a year come to light with that year, the others stay hidden', () => {
    const s = { ...written(() => 1).s, revealed: 1942 };
    const own = game.view(s, 'axis').objectives;
    expect(own.slice(0, 4)).toEqual(s.objectives.slice(0, 4));
    expect(own.slice(4)).toEqual([1, -1, -1, -1]);
    expect(game.view(s, 'observer').objectives).toEqual([1, -1, -1, -1, 1, -1, -1, -1]);
  });

  it('13.1 each side knows its own, and imagines the other', () => {
    const { s } = written(() => 1);
    for (const role of game.roles) {
      const other = game.imagine(game.view(s, role), role, seededDice(5));
      expect(game.view(other, role)).toEqual(game.view(s, role));
      expect(other.objectives).not.toEqual(s.objectives);
    }
  });
});

it('a field of the state that no view names is not seen', () => {
  const more: State = Object.assign({}, first(), { later: [1, 2, 3] });
  for (const seat of [...game.roles, 'observer']) expect(game.view(more, seat)).not.toHaveProperty('later');
});

describe('12.7.5 an action whose name every object answers to', () => {
  const replacing = (): BaseState =>
    begun({ turn: 3, active: 'soviet', units: { ...CALM, 'W-Moscow': 'R9', ...pooled('8A', '13A') } }).s;

  it.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])('D1 %s is refused like any', type => {
    const s = replacing();
    expect(contract.active(s)).toEqual(['soviet']);
    const unit = contract.inspect.units(s).find(one => one.role === 'soviet')!.unit;
    const told = tryApply(contract, s, 'soviet', { type, unit }, noDice);
    expect(told).toEqual({ ok: false, error: { rule: contract.rule(s), code: 'not-legal' } });
    expect(contract.explain(s, 'soviet', { type, unit })).toMatchObject({ code: 'not-now' });
  });
});
