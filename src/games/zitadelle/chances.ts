/**
 * Dice rolls that are no assault, before they are made: anti-tank fire (6.0), mines (8.3.3), bombs (9.0), engines
 * (10.3.2) and pushing on (13.7). Either side may ask, about shots in any phase, as if the units fired from where they are.
 */
import { chanceReport } from '../../kit/chance.ts';
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import type { ChanceReport, OddsLine } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { resultsBy } from '../../kit/table.ts';
import { refusalOf, type Why } from '../../kit/why.ts';
import { AT_TABLE, DIVE_BOMBING, LEVEL_BOMBING } from './data/tables.ts';
import { type FireFrame, isMovement, type TargetFrame } from './frames.ts';
import { wayOf } from './phases/march.ts';
import { COMMAND, enemyOf, SIDE } from './pieces.ts';
import { scatterOf, strikeOf } from './rules/air.ts';
import { WAYS } from './rules/dice.ts';
import { foremost, isHit, type Shot, shotOf, targetHexes, whyNotAt, whyNotFire } from './rules/fire.ts';
import { legOf, mayMove, moveContextOf } from './rules/movement.ts';
import { moraleOf } from './rules/values.ts';
import { IDLE, isOnMap, type State } from './state.ts';

type ChanceAnswer = Result<ChanceReport, Refusal>;

export function chancesOf(s: State, _role: Role, a: Action): ChanceAnswer | undefined {
  const { type, unit, hex, card } = a;
  if (type === 'choose') return chosenShot(s, unit);
  if (unit === undefined) return undefined;
  if (type === 'fire' && hex !== undefined) return fireAt(s, unit, hex);
  if (type === 'dive' && hex !== undefined) return ok(diveOn(s, unit, hex));
  if (type === 'raid' && card !== undefined) return ok(raidOver(unit, card));
  if (type === 'start' && isOnMap(s, unit)) return ok(engine(s, unit));
  if (type === 'move') return mines(s, unit, a);
  return type === 'push-on' && hex !== undefined && isOnMap(s, unit) ? ok(push(s, unit, hex)) : undefined;
}

const isFire = frameIs<FireFrame>('fire');
const isTarget = frameIs<TargetFrame>('target');
const isBombTarget = frameIs<TargetFrame>('bomb-target');

/** 6.1, 6.2 Outside of its fire phase no unit has fired yet. */
function fireAt(s: State, unit: number, hex: number): ChanceAnswer {
  const f = topFrame(s);
  const isNow = f !== undefined && isFire(f) && f.side === SIDE[unit];
  const why = whyNotFire(isNow ? s : { ...s, done: s.done.map(() => IDLE) }, unit);
  const refused = (reason: Why): ChanceAnswer | undefined =>
    reason ? fail(refusalOf(reason, { type: 'fire', unit, hex })) : undefined;
  const bar = refused(why) ?? (targetHexes(s, unit).includes(hex) ? undefined : refused(whyNotAt(s, unit, hex)));
  if (bar) return bar;
  const [target = -1, ...others] = foremost(s, enemyOf(SIDE[unit] ?? 0), hex);
  // 6.3.5 If several have the highest armour their owner chooses which is hit: the chance is the same.
  return ok(shotReport(s, { unit, target, others, rule: '6.4', loss: '6.6.3' }, shotOf(s, unit, target)));
}

/** 6.3.5, 9.3.1 Which of the tanks is hit. */
function chosenShot(s: State, target: number | undefined): ChanceAnswer | undefined {
  const f = topFrame(s);
  if (!f || !(isTarget(f) || isBombTarget(f)) || target === undefined || !f.units.includes(target)) return undefined;
  const shot = isTarget(f) ? shotOf(s, f.unit, target) : strikeOf(s, target);
  const rule = isTarget(f) ? '6.4' : '9.3.1';
  return ok(shotReport(s, { unit: f.unit, target, others: [], rule, loss: isTarget(f) ? '6.6.3' : rule }, shot));
}

interface Aimed {
  readonly unit: number;
  readonly target: number;
  /** Units that may be hit instead. */
  readonly others: readonly number[];
  readonly rule: string;
  /** The section by which a step is lost. */
  readonly loss: string;
}

function shotReport(s: State, { unit, target, others, rule, loss }: Aimed, shot: Shot): ChanceReport {
  const { at, armour, lines } = shot;
  const hit = { unit: target, loss: 1, rule: loss, ...(s.steps[target] === 1 ? { destroyed: true } : {}) };
  return chanceReport(
    {
      hex: s.place[target] ?? 0,
      attackers: [{ what: 'anti-tank', rule, unit, value: at }],
      defenders: [target, ...others].map((one): OddsLine => ({ what: 'armour', rule, unit: one, value: armour })),
      shifts: lines,
      results: resultsBy(WAYS, dice => hitOrMiss(shot, dice)),
    },
    { strength: [at, armour], column: columnOf(at), fates: [{ result: 'hit', units: [hit] }] },
  );
}

const hitOrMiss = ({ at, armour, modifier }: Shot, dice: number): string =>
  isHit(at, dice + modifier, armour) ? 'hit' : 'miss';

const columnOf = (at: number): string => AT_TABLE.columns[Math.min(at, AT_TABLE.columns.length) - 1] ?? '';

/** 9.3 Over all hexes where the bombs may fall, with the current positions of tanks; Germans bomb their own last. */
function diveOn(s: State, unit: number, hex: number): ChanceReport {
  const falls = scatterOf(s, hex);
  const chances = falls.map(fall => ({ ...fall, hits: fall.units.map(target => chanceOfHit(strikeOf(s, target))) }));
  const wanted = chances.map(({ units, hits, chance }) => {
    const enemy = units.flatMap((u, i) => (SIDE[u] === SIDE[unit] ? [] : [hits[i] ?? 0]));
    const hit = enemy.length > 0 ? Math.max(...enemy) : Math.min(1, ...hits);
    return { isOwn: enemy.length === 0 && units.length > 0, chance: units.length > 0 ? chance * hit : 0 };
  });
  const sum = (isOwn: boolean): number => wanted.reduce((n, one) => n + (one.isOwn === isOwn ? one.chance : 0), 0);
  const results = [
    { result: 'hit', chance: sum(false), dice: [] },
    { result: 'own-hit', chance: sum(true), dice: [] },
    { result: 'miss', chance: 1 - sum(false) - sum(true), dice: [] },
  ];
  return chanceReport(
    { hex, attackers: [{ what: 'anti-tank', rule: '9.3.1', unit, value: DIVE_BOMBING.at }], results },
    { scatter: chances.map(({ hex: to, chance, dice, units, hits }) => ({ hex: to, chance, dice, units, hits })) },
  );
}

const chanceOfHit = (shot: Shot): number =>
  resultsBy(WAYS, dice => hitOrMiss(shot, dice)).find(({ result }) => result === 'hit')?.chance ?? 0;

const DIE: readonly number[] = [0, 1, 1, 1, 1, 1, 1];

/** 9.2 */
const raidOver = (unit: number, card: number): ChanceReport =>
  chanceReport(
    {
      attackers: [{ what: 'needed', rule: '9.2.2', unit, value: LEVEL_BOMBING.most }],
      results: resultsBy(DIE, die => (die <= LEVEL_BOMBING.most ? 'bombed' : 'missed')),
    },
    { card },
  );

/** 10.3.2 The die is the cost of starting the engines. */
const engine = (s: State, unit: number): ChanceReport =>
  chanceReport({ hex: s.place[unit] ?? 0, results: resultsBy(DIE, die => `-${die}`) });

/** 8.3.3 Whoever steps out of a fort pays the die from the points that it has left there. */
function mines(s: State, unit: number, a: Action): ChanceAnswer | undefined {
  const f = topFrame(s);
  if (!f || !isMovement(f) || f.side !== SIDE[unit] || !isOnMap(s, unit)) return undefined;
  const go = moveContextOf(s, f);
  const leg = legOf(go, unit);
  const spot = mayMove(go, unit) ? wayOf(go, leg, a)?.spot : undefined;
  if (!spot || spot.fort < 0) return undefined;
  const attackers: readonly OddsLine[] = [
    { what: 'points', rule: '8.3.3', unit, value: (leg.limit - spot.cost) / HALVES },
  ];
  return ok(chanceReport({ hex: spot.hex, attackers, results: resultsBy(DIE, die => `-${die}`) }));
}

/** Points are counted by halves. */
const HALVES = 2;

/** 13.7.1 Two dice against the morale of the command. */
function push(s: State, unit: number, hex: number): ChanceReport {
  const morale = moraleOf(s, COMMAND[unit] ?? 0);
  const attackers: readonly OddsLine[] = [{ what: 'morale', rule: '13.7.1', unit, value: morale }];
  return chanceReport({ hex, attackers, results: resultsBy(WAYS, dice => (dice <= morale ? 'moves' : 'stays')) });
}
