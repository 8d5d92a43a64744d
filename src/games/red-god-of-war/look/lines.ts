/** 6.11 Supply as it would be if it were decided now: the line of each unit, or what is in its way. */
import type { Bilingual } from '../../../kit/game.ts';
import type { SupplyReport } from '../../../kit/report.ts';
import type { Side } from '../../../kit/sides.ts';
import { blockers } from '../../../kit/trace.ts';
import { apart, BOARD, commandsBy, hqOf, isHq, rangeOf, SOVIET, sideOfRole, unitsBy } from '../pieces.ts';
import { FOOT_OPEN, frontOf } from '../rules/ground.ts';
import { statesNow } from '../rules/initial.ts';
import { closedTo, edgesOf, linesFrom, linesNow } from '../rules/supply.ts';
import { holderOf, isOnMap, placeOf, type State, SUPPLIED } from '../state.ts';
import { SUPPLY_NAMES } from './command.ts';

interface Net {
  readonly s: State;
  readonly side: Side;
  readonly block: Uint8Array;
  /** The commands whose headquarters are on the map. */
  readonly cards: readonly number[];
  /** Of those with a line to the edge: the way from each hex in range to the headquarters. */
  readonly ways: ReadonlyMap<number, Ways>;
}
type Ways = ReadonlyMap<number, readonly number[]>;

export function supplyReports(s: State, role: string): readonly SupplyReport[] {
  const side = sideOfRole(role);
  if (side === undefined) return [];
  const net = netOf(s, side);
  return unitsBy(side).flatMap(unit => (isOnMap(s, unit) ? [reportOf(net, unit)] : []));
}

function netOf(s: State, side: Side): Net {
  const block = closedTo(s, side);
  const lines = linesNow(s, side);
  const cards = commandsBy(side).filter(card => isOnMap(s, hqOf(card)));
  const supplied = cards.filter(card => lines.connected[placeOf(s, hqOf(card))] === 1);
  return { s, side, block, cards, ways: new Map(supplied.map(card => [card, waysTo(s, card, block)])) };
}

function waysTo(s: State, card: number, block: Uint8Array): Ways {
  const flood = linesFrom([placeOf(s, hqOf(card))], rangeOf(card), block);
  const ways = new Map<number, readonly number[]>();
  // In order of cost, so the hex before has its way already.
  for (let place = 0; place < flood.count; place++) {
    const hex = flood.hexAt(place);
    ways.set(hex, [hex, ...(ways.get(flood.fromOf(hex)) ?? [])]);
  }
  return ways;
}

function reportOf(net: Net, unit: number): SupplyReport {
  const level = statesNow(net.s, net.side)[unit] ?? SUPPLIED;
  const state = SUPPLY_NAMES[level];
  const known = { unit, supplied: level === SUPPLIED, rule: '6.11', level, ...(state && { state }) };
  if (known.supplied) return { ...known, path: wayOf(net, unit) };
  const closed = closedBy(net, unit);
  return closed.length > 0 ? { ...known, blockedBy: closed.map(hex => ({ hex, why: whyClosed(net, hex) })) } : known;
}

/** To the nearest headquarters that supplies it, and on to the edge. */
function wayOf(net: Net, unit: number): readonly number[] {
  const { s, side, ways } = net;
  const hex = placeOf(s, unit);
  const near = isHq(unit) ? [[hex]] : cardsFor(net, unit).flatMap(card => [ways.get(card)?.get(hex) ?? []]);
  const [way = []] = near.filter(one => one.length > 0).toSorted((a, b) => a.length - b.length);
  return [
    ...way,
    ...(linesNow(s, side)
      .pathOf(way.at(-1) ?? hex)
      ?.slice(1) ?? []),
  ];
}

/** 6.11 A Soviet unit draws supply from its own army alone. */
const cardsFor = ({ s, side, cards }: Net, unit: number): readonly number[] =>
  side === SOVIET ? cards.filter(card => card === s.army[unit]) : cards;

/**
 * What encloses a headquarters without a line, or a unit; otherwise, what closes every way to a headquarters that would
 * be short enough.
 */
function closedBy(net: Net, unit: number): readonly number[] {
  const { s, side, block, ways } = net;
  const hex = placeOf(s, unit);
  const open = isHq(unit)
    ? edgesOf(side).filter(edge => holderOf(s, edge) === side)
    : cardsFor(net, unit).map(card => placeOf(s, hqOf(card)));
  const around = blockers(BOARD, hex, { edges: FOOT_OPEN, block, sources: open });
  if (around.length > 0 || isHq(unit)) return around;
  return BOARD.names.flatMap((_, at) =>
    block[at] === 1 && cardsFor(net, unit).some(card => ways.has(card) && isBetween(s, { card, hex, at })) ? [at] : [],
  );
}

interface Spot {
  readonly card: number;
  readonly hex: number;
  readonly at: number;
}

/** Whether a way over this hex would be within range. */
function isBetween(s: State, { card, hex, at }: Spot): boolean {
  const hq = placeOf(s, hqOf(card));
  return apart(hex, at) + apart(at, hq) <= rangeOf(card);
}

const ENEMY_UNIT: Bilingual = { ja: '敵ユニット', en: 'enemy unit' };
const ENEMY_ZOC: Bilingual = { ja: '敵ZOC', en: 'enemy ZOC' };
const whyClosed = ({ s, side }: Net, hex: number): Bilingual => (frontOf(s, side).enemy[hex] ? ENEMY_UNIT : ENEMY_ZOC);
