import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { type Action, type BaseState, type Options, readOptions, type WholeGame } from '../../../kit/game.ts';
import { named } from '../../../kit/names.ts';
import { findLegal, tryApply } from '../../../kit/play.ts';
import { playout } from '../../../kit/playout.ts';
import { active, placeOf, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const any: WholeGame = game;
const listed = (s: BaseState): readonly Action[] => any.shortlist?.(s, any.active(s)[0] ?? '') ?? [];
const first = (s: BaseState): Action => {
  const [action] = listed(s);
  if (!action) throw new Error('nothing is listed');
  return action;
};

/** Takes what is listed first until movement would end; then the position. */
function moved(p: TrialPosition, options: Options = {}): Trial {
  const start = position(p, options);
  let s = start.s;
  for (let action = first(s); action.type !== 'end-movement'; action = first(s)) {
    const step = tryApply(any, s, any.active(s)[0]!, action, seededDice(1));
    if (!step.ok) throw new Error(step.error.code);
    s = step.value.state;
  }
  return { ...start, s };
}

const said = (t: Trial): unknown[] => listed(t.s).map(action => named(any.names, { ...action }));

/** Kiev and its railway are the Axis', so that nobody starves. */
const EAST = { turn: 7, owner: { W20: 'axis' } } as const;
const LEADERS = 'Hitler@E32, Stalin@PP5, Stavka@U3';

describe('the plan of a movement', () => {
  it('9.6.1 brings up several for one attack', () => {
    const t = moved({ ...EAST, units: `${LEADERS}, 24Pz@X19, 39Pz@X19, 41Pz@X19, 27A@X16` });
    const report = any.inspect.forecast?.(t.s, 'axis', any.names.hexes.indexOf('X16'));
    expect(report).toMatchObject({ ok: true, value: { strength: [24, 4] } });
  });

  it('9.1.1 keeps away from whom it cannot beat', () => {
    const t = moved({ ...EAST, units: `${LEADERS}, 1Inf@X19, 27A@X16, 21A@X16` });
    expect(any.inspect.forecast?.(t.s, 'axis', any.names.hexes.indexOf('X16'))).toMatchObject({ ok: false });
  });

  it('9.1.1 leaves a fight that it would lose', () => {
    const t = moved({ ...EAST, active: 'soviet', units: `${LEADERS}, 27A@X16, 24Pz@X17, 39Pz@X17, 41Pz@X17` });
    expect(any.inspect.forecast?.(t.s, 'soviet', any.names.hexes.indexOf('X17'))).toMatchObject({ ok: false });
  });

  it('5.5 takes a city that nobody defends', () =>
    expect(placeOf(moved({ ...EAST, units: `${LEADERS}, 24Pz@Y18, 8A@CC5` }), '24Pz')).toBe('AA15'));

  it('5.5 does not leave a city alone with the enemy near', () => {
    const t = moved({ ...EAST, active: 'soviet', units: `${LEADERS}, 8A@R9, 24Pz@R13, 39Pz@R13, 41Pz@R13` });
    expect(placeOf(t, '8A')).toBe('R9');
  });

  it('9.9 sends Stukas to a battle', () => {
    const t = moved({ ...EAST, units: `${LEADERS}, HQ-S@X20, 24Pz@X19, 27A@X16` });
    expect(Object.keys(t.s)).toContain('stukas');
    expect(JSON.parse(JSON.stringify(t.s)).stukas).toHaveLength(1);
  });

  it('8.3 sends those far behind by rail', () => {
    const t = position({ turn: 7, active: 'soviet', units: `${LEADERS}, 8A@CC5, 24Pz@U14` });
    expect(said(t)).toEqual([expect.objectContaining({ type: 'rail', unit: '8A' })]);
  });

  it('8.6 keeps a dictator out of reach', () =>
    expect(
      placeOf(moved({ turn: 7, active: 'soviet', units: 'Hitler@E32, Stalin@R9, 8A@R9, 24Pz@R14' }), 'Stalin'),
    ).not.toBe('R9'));

  it('9.11 takes a victory that costs nothing', () => {
    const t = position({ ...EAST, units: `${LEADERS}, 24Pz@X17, 39Pz@X17, 41Pz@X17, 46Pz@W17, 47Pz@W17, Para5@X16` });
    expect(said(t)).toEqual([{ type: 'automatic-victory', hex: 'X16' }]);
  });
});

describe('other decisions', () => {
  it('3.2 sets up as it was', () => {
    const s = game.setup('barbarossa-winter', defaults(), seededDice(1));
    expect(listed(s)).toEqual([{ type: 'historical-set-up' }]);
  });

  it('9.2.2 proposes, then commits', () => {
    const t = position({ ...EAST, phase: 'combat', units: `${LEADERS}, 24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17` });
    expect(said(t)).toEqual([{ type: 'propose' }]);
  });

  it('is empty for a role that does not decide', () => {
    const t = position({ ...EAST, units: `${LEADERS}, 24Pz@X17` });
    expect(active(t)).toBe('axis');
    expect(any.shortlist?.(t.s, 'soviet')).toEqual([]);
  });
});

function defaults(options: Options = {}): Options {
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('whatever happens', () => {
  it.each(['barbarossa-winter', 'kursk-berlin'])('%s: all that is listed is legal, in random play', scenario => {
    const dice = seededDice(scenario);
    const look = random(2);
    const each = (role: string, _step: unknown, before: BaseState): void => {
      if (look() > 0.15) return;
      for (const action of any.shortlist?.(before, role) ?? [])
        if (!findLegal(any, before, role, action)) throw new Error(`${JSON.stringify(action)} is not legal`);
    };
    const start = game.setup(scenario, defaults({ factories: true, weather: 'per-impulse' }), dice);
    expect(playout(any, start, { dice, next: random(1), each }).actions).toBeGreaterThan(100);
  });

  it.each(['barbarossa-winter', 'bagration-berlin'])('%s: the plan leads to an end', scenario => {
    const dice = seededDice(scenario);
    let s: BaseState = game.setup(scenario, defaults(), dice);
    for (let n = 0; any.active(s).length > 0 && n < 10_000; n++) {
      const role = any.active(s)[0]!;
      const action = listed(s)[0] ?? any.complete(s, role, any.legal(s, role)[0]!)[0] ?? any.legal(s, role)[0]!;
      s = any.apply(s, role, action, dice).state;
    }
    expect(any.outcome(s)).toBeDefined();
  });
});
