/** What bots consider where a list is long: one good move for each unit, attacks that pay, every headquarters in play. */
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, Choice, Role } from '../../kit/game.ts';
import { type Chooser, firstOf, shortlistOf } from '../../kit/shortlist.ts';
import type { Side } from '../../kit/sides.ts';
import type { ChitsFrame, DeclareFrame, MoveFrame } from './frames.ts';
import { scenarioAt } from './options.ts';
import { apart, GERMAN, hexNumbers, isHq, SOVIET, sideOf, sideOfCommand, sideOfRole } from './pieces.ts';
import { attackedHexes, clashAt, targetsOf, whyNotAttacker, whyNotTarget } from './rules/attack.ts';
import { setsToPut, whyNotPut } from './rules/chits.ts';
import { RESERVE } from './rules/control.ts';
import { crowdsOf } from './rules/crowding.ts';
import { entryHexes, whyNotEnterAt } from './rules/entry.ts';
import { frontOf } from './rules/ground.ts';
import { destinations } from './rules/movement.ts';
import { impulseOf } from './rules/mover.ts';
import { oddsOf } from './rules/odds.ts';
import { hasRoom, hasUnit } from './rules/stacking.ts';
import { PHASES } from './sequence.ts';
import { holderOf, placeOf, type State } from './state.ts';

const isChits = frameIs<ChitsFrame>('chits');

const targetHexes = (s: State): number[] => scenarioAt(s.scenario).targets.flatMap(target => hexNumbers(target));

/** Where a side wants to be: targets that it does not hold, or that nobody guards. */
const goalsOf = (s: State, side: Side): number[] =>
  targetHexes(s).filter(hex => holderOf(s, hex) !== side || !hasUnit(s, hex, unit => !isHq(unit)));

const NEAR_ENEMY = 4;
const HQ_DANGER = 30;

/** How good a hex is for a unit that wants to get to the goals. */
function scoreAt(s: State, unit: number, hex: number, goals: readonly number[]): number {
  const side = sideOf(unit);
  const { beside } = frontOf(s, side);
  const far = Math.min(...goals.map(goal => apart(goal, hex)));
  if (isHq(unit)) return -Math.max(3, far) * 10 - (beside[hex] ? HQ_DANGER : 0);
  return -far * 10 + (beside[hex] ? NEAR_ENEMY : 0);
}

/** Units on targets stay; Germans leave the front only for a target that is lost. */
function isHeld(s: State, unit: number): boolean {
  const hex = placeOf(s, unit);
  if (targetHexes(s).includes(hex)) return true;
  return sideOf(unit) === GERMAN && (isHq(unit) || frontOf(s, GERMAN).beside[hex] === 1);
}

const moveActions: Chooser<State> = (s, f, choices) => {
  const { side } = isMoveFrame(f) ? f : { side: SOVIET };
  const [crowd = -1] = crowdsOf(s, side);
  if (crowd >= 0) return leaving(s, crowd, choices);
  const goals = goalsOf(s, side);
  const entry = choices.find(({ type }) => type === 'enter');
  if (entry?.unit !== undefined) return [bestEntry(s, entry.unit)];
  if (goals.length > 0)
    for (const choice of choices) {
      const best = choice.type === 'move' && choice.unit !== undefined ? bestMove(s, choice.unit, goals) : undefined;
      if (best) return [best];
    }
  return [{ type: 'end-phase' }];
};

/** 5.2 Somebody leaves a hex that is too full. */
function leaving(s: State, crowd: number, choices: readonly Choice[]): Action[] {
  const away = choices.flatMap(({ type, unit = -1 }) => {
    const isThere = type === 'move' && placeOf(s, unit) === crowd;
    return isThere ? destinations(s, unit).map(hex => ({ type, unit, hex })) : [];
  });
  const best = away.find(({ unit, hex }) => hasRoom(s, unit, hex)) ?? away[0];
  return best ? [best] : [];
}

const isMoveFrame = frameIs<MoveFrame>('move');

/** 9.11 The entry hex nearest to a target. */
function bestEntry(s: State, unit: number): Action {
  const { card } = impulseOf(s);
  const far = (hex: number): number => Math.min(...targetHexes(s).map(goal => apart(goal, hex)));
  const [hex = 0] = entryHexes(unit)
    .filter(one => !whyNotEnterAt(s, card, unit, one))
    .sort((a, b) => far(a) - far(b));
  return { type: 'enter', unit, hex };
}

function bestMove(s: State, unit: number, goals: readonly number[]): Action | undefined {
  if (isHeld(s, unit)) return undefined;
  let best = scoreAt(s, unit, placeOf(s, unit), goals) + (s.marched[unit] === 1 ? NEAR_ENEMY : 0);
  let hex: number | undefined;
  for (const end of destinations(s, unit)) {
    if (!hasRoom(s, unit, end)) continue;
    const score = scoreAt(s, unit, end, goals);
    if (score > best) [best, hex] = [score, end];
  }
  return hex === undefined ? undefined : { type: 'move', unit, hex };
}

/** Columns from which an attack pays, as rungs of the table: 3:1 for the Soviets, 4:1 for the Germans. */
const PAYS: readonly number[] = [7, 6];

const declareActions: Chooser<State> = (s, f, choices) => {
  if (!isDeclareFrame(f)) return [];
  for (const { type, unit } of choices) {
    if (type !== 'assign' || unit === undefined) continue;
    const hex = targetsOf(s, unit)
      .filter(one => !whyNotTarget(s, f, unit, one))
      .map(one => ({ one, final: finalAt(s, f, one) }))
      .filter(({ final }) => final >= (PAYS[f.side] ?? 0))
      .sort((a, b) => b.final - a.final)[0]?.one;
    if (hex !== undefined) return [{ type: 'assign', unit, hex }];
  }
  const more = choices.find(({ type }) => type === 'support') ?? choices.find(({ type }) => type === 'spend');
  return [more ?? { type: 'commit' }];
};

const isDeclareFrame = frameIs<DeclareFrame>('declare');

/** The column if everybody who still can attacked the hex, with what is put to it. */
function finalAt(s: State, f: DeclareFrame, hex: number): number {
  const clash = clashAt(s, f, hex);
  const able = s.acting.flatMap((acting, unit) =>
    acting !== 0 && !whyNotAttacker(s, f, unit) && targetsOf(s, unit).includes(hex) ? [unit] : [],
  );
  const isNew = !attackedHexes(f).includes(hex);
  return oddsOf(s, { ...clash, units: [...clash.units, ...able], supported: clash.supported || isNew }).final;
}

/** 6.3 All headquarters that can act this turn. */
const feedActions: Chooser<State> = (s, _f, choices) => {
  const feed = choices.find(({ type, card }) => type === 'feed' && (card !== RESERVE || s.released === 1));
  return [feed && isWorth(s, feed) ? feed : { type: 'end-phase' }];
};

/** The Germans keep some points for the defence (10.15). */
const KEPT = 3;
const isWorth = (s: State, { card = 0 }: Choice): boolean =>
  sideOfCommand(card) === SOVIET || (s.supply[GERMAN] ?? 0) > KEPT;

const byPhase = shortlistOf<State>(PHASES, {
  'set-up': firstOf('end-phase'),
  transfer: firstOf('end-phase'),
  feed: feedActions,
  draw: firstOf('draw'),
  move: moveActions,
  declare: declareActions,
  resolve: firstOf('fight'),
  reply: firstOf('answer'),
  occupy: firstOf('occupy'),
  rebuild: firstOf('end-phase'),
});

/** 7.1 As many chits as are allowed. */
function mostChits(s: State, side: Side): Action[] {
  const sets = setsToPut(s, side).filter(cards => !whyNotPut(s, side, cards));
  const cards = sets.reduce((most, one) => (one.length > most.length ? one : most), sets[0] ?? []);
  return [{ type: 'put-chits', cards }];
}

export function shortlist(s: State, role: Role): readonly Action[] {
  const f = topFrame(s);
  const side = sideOfRole(role);
  if (f && isChits(f) && side !== undefined) return f.done.includes(side) ? [] : mostChits(s, side);
  return byPhase(s, role);
}
