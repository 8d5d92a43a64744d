import { describe, expect, it } from 'vitest';
import { noDice, seededDice } from '../../../kit/dice.ts';
import type { AnyGame } from '../../../kit/game.ts';
import { act, actionsOf, active, acts, refused, type Trial } from '../../../kit/trial.ts';
import { turnOf } from '../data/calendar.ts';
import { CITIES, cityNamed } from '../data/cities.ts';
import { AXIS, hex, SOVIET } from '../pieces.ts';
import { scenarioOf } from '../scenarios.ts';
import type { State } from '../state.ts';
import { stateOf, work } from '../testing.ts';
import { game } from '../whole.ts';
import { objectiveName, objectiveSlot, objectiveYears } from './objectives.ts';

const ON = { 'sudden-death': true };
const first = (scenario = 'campaign'): Trial => ({ game, s: game.setup(scenario, ON, noDice), events: [] });
const choose = (n: number) => ({ type: 'choose-objective', n });

describe('13.1 choosing', () => {
  it('13.1 each side chooses one for each year from 1942 to 1945 before anything else', () => {
    const axis = acts(first(), choose(0), choose(4), choose(8), choose(9));
    expect(active(axis)).toBe('soviet');
    const both = acts(axis, choose(13), choose(15), choose(18), choose(23));
    expect(actionsOf(both, 'choose-objective')).toEqual([]);
    expect(both.s).toMatchObject({ objectives: [0, 1, 2, 0, 1, 0, 0, 2] });
  });
  it('13.1.2 three places a year', () =>
    expect(actionsOf(act(first(), choose(2)), 'choose-objective').map(a => a.n)).toEqual([3, 4, 5]));
  it('13.1.2 a place of another year is refused', () =>
    expect(refused(first(), choose(5))).toMatchObject({
      rule: '13.1.2',
      code: 'objective-list',
      about: { year: 1942 },
    }));
  it('13.1.2 the lists are by side', () => {
    expect(objectiveName(AXIS, 1943, 2)).toBe('Maikop');
    expect(objectiveName(SOVIET, 1945, 2)).toBe('Hitler');
  });
  it('13.1 the log does not tell the choice', () =>
    expect(act(first(), choose(2)).events).toEqual([
      { type: 'objective-chosen', rule: '13.1.2', role: 'axis', year: 1942 },
    ]));
  it('13.1 without the option nobody is asked', () =>
    expect(game.active(game.setup('campaign', {}, noDice))).toEqual(['soviet']));
  it('13.1 a scenario has the years that begin within it', () => {
    expect(objectiveYears(scenarioOf('blau-thaw'))).toEqual([1943, 1944]);
    expect(objectiveYears(scenarioOf('bagration-berlin'))).toEqual([1945]);
    expect(objectiveYears(scenarioOf('caucasus-high-tide'))).toEqual([]);
  });
});

describe('13.1 hidden', () => {
  const chosen = acts(
    first(),
    choose(0),
    choose(4),
    choose(8),
    choose(9),
    choose(13),
    choose(15),
    choose(18),
    choose(23),
  ).s;
  const any: AnyGame = game;
  const seen = (s: State | Trial['s'], seat: string) => Object(any.view(s, seat)).objectives;
  it('13.1 a seat sees only its own', () => {
    expect(seen(chosen, 'axis')).toEqual([0, 1, 2, 0, -1, -1, -1, -1]);
    expect(seen(chosen, 'soviet')).toEqual([-1, -1, -1, -1, 1, 0, 0, 2]);
    expect(seen(chosen, 'observer')).toEqual(new Array(8).fill(-1));
  });
  it('13.1 those of the year are open once revealed', () =>
    expect(seen(Object.assign({}, chosen, { revealed: 1942 }), 'axis').slice(4)).toEqual([1, -1, -1, -1]));
  it("13.1 an imagined state fills in the other side's objectives", () => {
    const s = any.imagine(any.view(chosen, 'axis'), 'axis', seededDice(1));
    expect(s).toMatchObject({
      objectives: [0, 1, 2, 0, expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(
      Object(s)
        .objectives.slice(4)
        .every((n: number) => n >= 0),
    ).toBe(true);
  });
});

describe('13.1 revealing', () => {
  interface Case {
    readonly year: number;
    readonly month: number;
    /** Places in the lists, Axis first. */
    readonly choice: readonly [number, number];
    readonly axis?: readonly string[];
    readonly soviet?: readonly string[];
    readonly rolls?: readonly number[];
    readonly units?: string;
    readonly revealed?: number;
  }
  const reveal = ({
    year,
    month,
    choice,
    axis = [],
    soviet = [],
    rolls = [],
    units = 'Hitler@M34, Stalin@U4',
    revealed = 0,
  }: Case) => {
    const s = stateOf({ turn: turnOf(year, month), units }, ON);
    s.revealed = revealed;
    for (const side of [AXIS, SOVIET])
      s.objectives = s.objectives.with(objectiveSlot(side, year), choice[side === AXIS ? 0 : 1]);
    for (const name of axis) s.owner = s.owner.with(hex(cityNamed(name).hex), AXIS);
    for (const name of soviet) s.owner = s.owner.with(hex(cityNamed(name).hex), SOVIET);
    return work(s, 'weather', AXIS, rolls, 1);
  };
  const MAY = { year: 1942, month: 5, choice: [0, 0] } as const;
  it('13.1 holding both objectives wins at the first clear turn', () => {
    const { s, events } = reveal({ ...MAY, axis: ['Dnepropetrovsk', 'Sevastopol'] });
    expect([s.winner, s.ending?.rule]).toEqual([AXIS, '13.1']);
    expect(events.at(-1)).toMatchObject({
      type: 'objectives',
      year: 1942,
      axis: 'Dnepropetrovsk',
      soviet: 'Sevastopol',
      reveals: true,
    });
  });
  it('13.1 so it does for the Soviets', () => expect(reveal(MAY).s.winner).toBe(SOVIET));
  it('13.1.1 one of the two is not enough, and play goes on', () => {
    const { s } = reveal({ ...MAY, axis: ['Dnepropetrovsk'] });
    expect([s.winner, s.revealed]).toEqual([-1, 1942]);
  });
  it('13.1 nothing is revealed in a turn that is not clear', () =>
    expect(reveal({ ...MAY, month: 3, rolls: [6] }).s.revealed).toBe(0));
  it('13.1 a clear March is the first clear turn', () =>
    expect(reveal({ ...MAY, month: 3, rolls: [1] }).s.winner).toBe(SOVIET));
  it('13.1 the second clear turn of the year decides nothing', () =>
    expect(reveal({ ...MAY, revealed: 1942 }).s.winner).toBe(-1));
  it('13.1.3 but for that of 1945', () =>
    expect(
      reveal({ year: 1945, month: 5, choice: [0, 0], soviet: ['Warsaw', 'Bucharest'], revealed: 1945 }).s.winner,
    ).toBe(SOVIET));
  it('13.1.2 the removal of a dictator is an objective', () => {
    const STALIN_AND_BERLIN = { year: 1945, month: 5, choice: [2, 1] } as const;
    expect(reveal({ ...STALIN_AND_BERLIN, units: 'Hitler@M34' }).s.winner).toBe(AXIS);
    expect(reveal(STALIN_AND_BERLIN).s.winner).toBe(-1);
    expect(reveal({ ...STALIN_AND_BERLIN, soviet: ['Berlin'] }).s.winner).toBe(SOVIET);
  });
  it('13.1 who has removed the dictator holds him as an objective, until then his own side', () => {
    const year = { year: 1945, month: 5, choice: [2, 2] } as const;
    const winner = (units: string): number => reveal({ ...year, units }).s.winner;
    const both = ['Hitler@M34, Stalin@U4', 'Hitler@M34', 'Stalin@U4'].map(winner);
    expect(both).toEqual([-1, AXIS, SOVIET]);
  });
  it('13.1 oil fields are objectives, too', () => {
    const OIL = { year: 1943, month: 5, choice: [2, 2] } as const;
    expect(reveal({ ...OIL, axis: ['Maikop', 'Stalingrad'] }).s.winner).toBe(AXIS);
    expect(CITIES.some(c => c.en === 'Maikop' && c.kind === 'oil')).toBe(true);
  });
  it('13.1 without the option nothing is revealed', () =>
    expect(
      work(stateOf({ turn: turnOf(1942, 5), units: 'Hitler@M34, Stalin@U4' }), 'weather', AXIS, [], 1).s.revealed,
    ).toBe(0));
});
