/** What the texts of the lesson promise is what its moves and dice bring about. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../kit/game.ts';
import { nextMove, taughtTable } from '../../../table/hostLesson.ts';
import { act, type Table } from '../../../table/table.ts';
import { SUPPLY_STATES } from '../data/numbers.ts';
import { NAMES } from '../names.ts';
import { GERMAN, SOVIET, unitNumber } from '../pieces.ts';
import { isDefenceSupported } from '../rules/support.ts';
import { settledBy } from '../setup.ts';
import { COLUMNS, type State, supplyOf } from '../state.ts';
import { game } from '../whole.ts';
import { lesson } from './lesson.ts';

const stepOf = (title: string): number => lesson.steps.findIndex(step => step.title.en === title);

function taughtAt(step: number) {
  const made = taughtTable(game, lesson, step);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const stateOf = (table: Table): State => ({ ...COLUMNS.empty(settledBy({})), ...table.state });

const stateAt = (title: string): State => stateOf(taughtAt(stepOf(title)).table);
const end = (): State => stateOf(taughtAt(lesson.steps.length - 1).table);

/** The events of one step, of one type. */
function eventsIn(title: string, type: string): readonly GameEvent[] {
  const at = stepOf(title);
  const { table, plan } = taughtAt(at);
  const out: GameEvent[] = [];
  for (const _ of plan.steps[at]?.flat() ?? []) {
    const move = nextMove(table, plan);
    const taken = move && act(table, move.role, move.action);
    if (!taken?.ok) throw new Error(`${title}: ${taken?.error.code}`);
    out.push(...taken.value.events);
  }
  return out.filter(event => event.type === type);
}

const hexOf = (s: State, unit: string): string => NAMES.hexes[s.place[unitNumber(unit)] ?? -1] ?? '';
const hexesOf = (s: State, units: string): string[] => units.split(', ').map(unit => hexOf(s, unit));
const spentIn = (s: State, unit: string): number => (s.spent[unitNumber(unit)] ?? 0) / 2;
const shiftsIn = (event: GameEvent | undefined): string =>
  (Array.isArray(event?.shifts) ? event.shifts : []).map(({ what, value }) => `${what} ${value}`).join(', ');

describe('before the first impulse', () => {
  it('11.3 the Germans have 7 supply points and keep 4, the Soviets have 10', () => {
    const s = stateAt('Chits into the cup');
    expect([supplyOf(s, GERMAN), supplyOf(s, SOVIET)]).toEqual([4, 10]);
  });

  it('13.11 the first German chits go back, and six of them are in the cup in the end', () => {
    expect(eventsIn('The draw', 'chit-sent-back')).toHaveLength(1);
    expect(eventsIn('The next chit', 'chit-sent-back')).toHaveLength(1);
    expect(end().cup).toEqual([6, 2]);
  });
});

describe('20th Army', () => {
  it('7.23 has 28 units that may act, all of them supplied', () => {
    expect(eventsIn('The draw', 'activated')).toMatchObject([{ n: 28 }]);
    const { acting } = stateAt('Who may act');
    expect(acting.filter(one => one > 0).every(one => SUPPLY_STATES[one - 1] === 'supplied')).toBe(true);
  });

  it('4.2, 4.62 spends what is told', () => {
    const s = stateAt('Zones of control');
    expect(['17 TB', '6 TC', '6/6'].map(unit => spentIn(s, unit))).toEqual([4, 6, 6]);
  });

  it('8.14 attacks 33 to 9 at 4:1 after the shifts that are told', () => {
    const [battle] = eventsIn('The die', 'battle');
    expect(battle).toMatchObject({ attack: 33, defence: 9, ratio: '3:1', column: '4:1', die: 6, result: '1/3' });
    expect(shiftsIn(battle)).toBe(
      'improved -1, creek -1, hq-defence -1, combined-attack 1, hq-attack 1, supply-attack 1, razvedka 1',
    );
  });

  it('8.22 costs the Soviets a step, the Germans two and a hex', () => {
    const reduced = eventsIn('The bill', 'reduced').map(({ unit }) => NAMES.units[Number(unit)]);
    expect(reduced).toEqual(['243 RD', '78 ID', '78 ID']);
    expect(hexOf(stateAt('Advance'), '78 ID')).toBe('2411');
  });

  it('3.23 has its corps forward and its headquarters behind them', () => {
    expect(hexesOf(stateAt('The next chit'), '6 TC, 5 TC, 2G CC, 20A HQ')).toEqual(['2511', '2610', '2610', '2710']);
  });
});

describe('41st Army', () => {
  it('7.24 has three units that are isolated in its impulse', () => {
    const { acting } = stateAt('Too far away');
    const states = ['93 RD', '78 RB', '74 RB', '1 MC'].map(unit => SUPPLY_STATES[(acting[unitNumber(unit)] ?? 0) - 1]);
    expect(states).toEqual(['isolated', 'isolated', 'isolated', 'supplied']);
  });

  it('10.16 silences the German headquarters by its ZOC', () => {
    const hex = NAMES.hexes.indexOf('0914');
    const attack = { side: SOVIET, hex };
    expect(isDefenceSupported(stateAt('Silence a headquarters'), attack)).toBe(true);
    expect(isDefenceSupported(stateAt('From three sides'), attack)).toBe(false);
  });

  it('8.14 attacks 26 to 4 at 9:1, and the cavalry is gone', () => {
    const [battle] = eventsIn('Breakthrough', 'battle');
    expect(battle).toMatchObject({ attack: 26, defence: 4, ratio: '6:1', column: '9:1', die: 5, result: '-/4' });
    expect(eventsIn('Breakthrough', 'eliminated')).toHaveLength(1);
  });

  it('8.41, 4.53 has its corps on the road behind Belyi', () => {
    const after = hexesOf(stateAt('The road behind Belyi'), '1 MC, 65/1, 234 RD, 47 MB');
    expect(after).toEqual(['1014', '1014', '0914', '0914']);
    expect(hexesOf(end(), '1 MC, 65/1, 41A HQ')).toEqual(['1114', '1114', '0812']);
  });

  it('7.3 rolls 2 against 0 and goes on; the Soviets draw next', () => {
    expect(eventsIn('Does it go on?', 'goes-on')).toMatchObject([{ die: 2, modifier: 0, n: 0 }]);
    const { table } = taughtAt(lesson.steps.length - 1);
    expect(table.game.active(table.state)).toEqual(['soviet']);
  });
});
