/** 7.1, 7.3, 7.4 Chits: which may go into the cup, drawing them, and taking them back. */
import { drawOne } from '../../../kit/cup.ts';
import type { Io } from '../../../kit/flow.ts';
import { withAll, withAt, withMore } from '../../../kit/list.ts';
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { COMBAT_SUPPLY_COST, MOMENTUM_CHANGE } from '../data/numbers.ts';
import type { ChitLimit } from '../data/scenarios.ts';
import { scenarioAt } from '../options.ts';
import { COMMAND_IDS, commandNumber, commandsBy, GERMAN, roleOf, SOVIET, sideOfCommand } from '../pieces.ts';
import { IN_CUP, isFed, KNOWN_IN_CUP, type State, TAKEN_BACK } from '../state.ts';
import { RESERVE } from './control.ts';

const NOT_YOURS = bar('7.1', 'not-your-chit', 'cards');
const NOT_RELEASED = bar('9.16', 'not-released', 'cards');
const NO_MOMENTUM = bar('7.4', 'no-momentum', 'cards');

/** 13.11, 13.21 */
export const limitOf = (s: State, side: Side): ChitLimit | undefined =>
  side === GERMAN ? scenarioAt(s.scenario).chitLimits.find(({ turn }) => turn === s.turn) : undefined;

/** 7.4 The first turn has no turn before it. */
const hasMomentum = (s: State, side: Side): boolean => side === SOVIET && s.turn > 1;

/** 7.1, 7.4, 9.16, 13.11 Why a side cannot put exactly these chits into the cup. */
export function whyNotPut(s: State, side: Side, cards: readonly number[]): Why {
  if (cards.some(card => sideOfCommand(card) !== side)) return NOT_YOURS;
  if (!s.released && cards.includes(RESERVE)) return NOT_RELEASED;
  const limit = limitOf(s, side);
  const { rule } = scenarioAt(s.scenario);
  if (limit && cards.length > limit.most) return { rule, code: 'too-many-chits', about: { n: limit.most } };
  if (limit?.with !== undefined && !cards.includes(commandNumber(limit.with)))
    return { rule, code: 'chit-needed', about: { card: commandNumber(limit.with) } };
  return hasMomentum(s, side) && changesFrom(s, cards) > MOMENTUM_CHANGE ? NO_MOMENTUM : undefined;
}

/** 7.4 How many chits differ from those of the turn before. */
const changesFrom = (s: State, cards: readonly number[]): number =>
  commandsBy(SOVIET).filter(card => (s.before[card] === 1) !== cards.includes(card)).length;

/** Every set that a side might put into the cup: those near the last one for the Soviets, else all. */
export function setsToPut(s: State, side: Side): readonly (readonly number[])[] {
  const own = commandsBy(side);
  if (!hasMomentum(s, side)) return SUBSETS.of(s)[side];
  const same = own.filter(card => s.before[card] === 1);
  const changed = own.map(one => own.filter(card => (s.before[card] === 1) !== (card === one)));
  return [same, ...changed];
}

/** All sets of each side. */
const SUBSETS = partsOf<State>()({ on: {}, derive: () => ofBothSides(side => subsetsOf(commandsBy(side))) });

function subsetsOf(list: readonly number[]): number[][] {
  const out: number[][] = [];
  for (let bits = 0; bits < 1 << list.length; bits++) out.push(list.filter((_, i) => (bits >> i) & 1));
  return out;
}

export function putChits(d: State, cards: readonly number[]): void {
  d.chits = withAll(d.chits, cards, IN_CUP);
}

const isInCup = (s: State, card: number): boolean => s.chits[card] === IN_CUP || s.chits[card] === KNOWN_IN_CUP;

/** The chits of a side that are in the cup. */
export const cupOf = (s: State, side: Side): number[] => commandsBy(side).filter(card => isInCup(s, card));

export const chitsLeft = (s: Pick<State, 'cup'>): number => (s.cup[GERMAN] ?? 0) + (s.cup[SOVIET] ?? 0);

/** 3.2 One of all chits in the cup, each as likely. */
export const drawChit = (s: State, io: Io): number =>
  drawOne(
    COMMAND_IDS.map((_, card) => (isInCup(s, card) ? 1 : 0)),
    io.dice,
    '3.2',
    COMMAND_IDS,
  );

/** 7.3 Chits that were not drawn are taken back, and the supply points of their headquarters come back. */
export function takeBack(d: State, side: Side, io: Io): void {
  const cards = cupOf(d, side);
  d.cup = withAt(d.cup, side, 0);
  if (cards.length === 0) return;
  const fed = cards.filter(card => isFed(d, card));
  d.chits = withAll(d.chits, cards, TAKEN_BACK);
  d.fed = withAll(d.fed, fed, 0);
  const n = fed.length * COMBAT_SUPPLY_COST;
  d.supply = withMore(d.supply, side, n);
  io.emit({ type: 'chits-back', rule: '7.3', role: roleOf(side), cards, n, reveals: true });
}
