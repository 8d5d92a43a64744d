/** 11.1, 12.1-12.5 Why a unit cannot come onto the map, jump, or leave it. */
import type { Action, Frame, Refusal } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { WEATHERS } from '../data/tables.ts';
import { isMovement } from '../frames.ts';
import { GERMAN_PARATROOP, IS_SS, IS_WORKER, SIDE, SOVIET } from '../pieces.ts';
import { doorsOf, isOwnCity, remnantFor, workerCities } from '../rules/entry.ts';
import { barredByCity } from '../rules/firstImpulse.ts';
import { type Going, goingOf, legOf, wayAlong } from '../rules/movement.ts';
import { DROP_WEATHER, isDropZone, isInRange, isParatroop, leadersOf, RANGES } from '../rules/paratroops.ts';
import { canSailOut, isWanted, leavingOf, mayGoHome, owedCorps, wayOut, withdrawalDue } from '../rules/withdrawal.ts';
import { AS_PRINTED, IDLE, PARA, REPLACED, type State, TO_ARRIVE } from '../state.ts';
import { stackFull, whyNotEnter } from './mover.ts';
import { missing, whyNotOwn, whyNotUnit } from './units.ts';
import { whyNotAlong } from './way.ts';

const ANSWERS: Readonly<Record<string, (go: Going, a: Action) => Refusal | undefined>> = {
  arrive: whyNotArrive,
  relieve: whyNotRelieve,
  hold: whyNotHold,
  drop: whyNotDrop,
  withdraw: whyNotWithdraw,
  'withdraw-by-sea': whyNotWithdraw,
  'leave-map': whyNotLeaveMap,
};

export function whyNotArrivals(s: State, f: Frame, a: Action): Refusal | undefined {
  const answer = entryOf(ANSWERS, a.type);
  if (!isMovement(f) || !answer) return undefined;
  return whyNotOwn(f.side, a.unit, '12.1.2') ?? answer(goingOf(s, f), a);
}

function whyNotArrive(go: Going, { unit: u = -1, hex: h }: Action): Refusal | undefined {
  const refusal = whyNotWaiting(go, u);
  if (refusal) return refusal;
  if (h === undefined) return missing('hex', '12.1.2');
  const { s } = go;
  const { rule, cities, edge, both } = doorsOf(s, u);
  const about = { unit: u, hex: h };
  if (!cities.includes(h) && !edge.includes(h)) {
    const used = s.via[u] === REPLACED && s.rebuilt.includes(h) && workerCities(s).includes(h);
    return used ? { rule: '12.7.1', code: 'city-used', about } : { rule, code: 'no-entry', about };
  }
  const place = whyNotEnter(go, u, h);
  if (place) return place;
  if (cities.includes(h)) return isOwnCity(s, u, h) ? stackFull(h) : { rule, code: 'city-lost', about };
  return both || cities.length === 0
    ? stackFull(h)
    : { rule, code: 'city-open', about: { ...about, hexes: [...cities] } };
}

/** 12.1.1, 11.1.2 */
function whyNotWaiting({ s, f }: Going, u: number): Refusal | undefined {
  const about = { unit: u };
  if (IS_WORKER[u]) return { rule: '12.7.4', code: 'worker-city', about };
  if (s.place[u] === TO_ARRIVE) return undefined;
  if (s.place[u] !== PARA) return { rule: '12.1.1', code: 'not-arriving', about };
  if (SIDE[u] !== SOVIET) return { rule: 'V3.1', code: 'by-air-only', about };
  return f.impulse === 1 ? undefined : { rule: '11.1.2', code: 'holding-first-impulse', about };
}

/** 9.12.3 */
function whyNotRelieve(go: Going, { unit: u = -1, hex: h }: Action): Refusal | undefined {
  const { s } = go;
  if (s.place[u] !== TO_ARRIVE || s.via[u] !== REPLACED)
    return { rule: '9.12.3', code: 'not-replaced', about: { unit: u } };
  if (h === undefined) return missing('hex', '9.12.3');
  return remnantFor(s, u, h) >= 0
    ? stackFull(h)
    : { rule: '9.12.3', code: 'no-remnant-there', about: { unit: u, hex: h } };
}

/** 11.1.2 */
function whyNotHold({ s }: Going, { unit: u = -1 }: Action): Refusal | undefined {
  const about = { unit: u };
  if (!isParatroop(u)) return { rule: '11.1.2', code: 'no-paratroop', about };
  if (s.place[u] !== TO_ARRIVE) return { rule: '11.1.2', code: 'not-arriving', about };
  return s.via[u] === AS_PRINTED ? undefined : { rule: '11.1.5', code: 'box-once', about };
}

/** 11.1.3, V3.1 */
function whyNotDrop(go: Going, { unit: u = -1, hex: h }: Action): Refusal | undefined {
  const { s, f, g } = go;
  const rule = f.side === SOVIET ? '11.1.3' : 'V3.1';
  const about = { unit: u };
  if (!isParatroop(u)) return { rule, code: 'no-paratroop', about };
  if (s.place[u] !== PARA) return { rule: f.side === SOVIET ? '11.1.1' : rule, code: 'not-in-holding', about };
  if (f.impulse !== 1) return { rule: f.side === SOVIET ? '11.1.1' : rule, code: 'drop-first-impulse', about };
  if (s.done[u] !== IDLE) return { rule, code: 'already-moved', about };
  if (s.weather[0] !== DROP_WEATHER[f.side])
    return { rule, code: 'drop-weather', about: { unit: u, weather: WEATHERS[DROP_WEATHER[f.side]!]! } };
  if (leadersOf(s, f.side).length === 0) return { rule, code: 'no-headquarters', about };
  if (h === undefined) return missing('hex', rule);
  const there = { unit: u, hex: h };
  if (!isDropZone(h)) return { rule, code: 'drop-terrain', about: there };
  if (!isInRange(s, f.side, h)) return { rule, code: 'drop-range', about: { ...there, n: RANGES[f.side]! } };
  if (f.side === SOVIET && g.ezoc[h]) return { rule, code: 'drop-zoc', about: there };
  // V3.1 Germans may jump onto the enemy, but not onto a city that is left alone.
  const onto = f.side !== SOVIET && g.enemy[h] === 1;
  if (onto && go.first && barredByCity(s, u, h)) return { rule: '3.3.4', code: 'spared-city', about: there };
  return (onto ? undefined : whyNotEnter(go, u, h)) ?? stackFull(h);
}

/** 12.5 */
function whyNotWithdraw(go: Going, { type, unit: u = -1, hexes }: Action): Refusal | undefined {
  const { s, f } = go;
  const about = { unit: u };
  const due = withdrawalDue(s, f.side, f.impulse);
  if (!due || owedCorps(s, f.side, f.impulse) === 0) return { rule: '12.5', code: 'no-withdrawal', about };
  const absent = whyNotUnit(s, f.side, u, '12.5');
  if (absent) return absent;
  if (!isWanted(due, u)) return { rule: '12.5', code: due.of === 'any' ? 'no-corps' : 'no-panzer-corps', about };
  const isAble = type === 'withdraw' ? wayOut(go, u) !== undefined : canSailOut(go, u);
  if (!isAble) return { rule: '12.5', code: 'no-way-out', about };
  const { byLand } = leavingOf(go);
  if (hexes && byLand.includes(u)) return whyNotOutBy(go, u, hexes) ?? { rule: '12.5', code: 'no-way-out', about };
  return { rule: '12.5', code: 'ss-first', about: { unit: u, units: byLand.filter(v => IS_SS[v]) } };
}

/** The first step of a named way that cannot be taken; none where it only ends in the wrong place. */
function whyNotOutBy(go: Going, u: number, hexes: readonly number[]): Refusal | undefined {
  const leg = legOf(go, u);
  return wayAlong(go, leg, hexes).ok ? undefined : whyNotAlong(go, leg, hexes, hexes.at(-1)!);
}

/** V3.1 */
function whyNotLeaveMap(go: Going, { unit: u = -1, hexes }: Action): Refusal | undefined {
  const about = { unit: u };
  if (u !== GERMAN_PARATROOP) return { rule: '12.5', code: 'stays-on-map', about };
  const absent = whyNotUnit(go.s, go.f.side, u, 'V3.1');
  if (absent) return absent;
  if (wayOut(go, u) && !mayGoHome(go, u)) return { rule: '12.5', code: 'kept-for-withdrawal', about };
  return (hexes && whyNotOutBy(go, u, hexes)) ?? { rule: 'V3.1', code: 'no-way-out', about };
}
