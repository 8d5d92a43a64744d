/** 12.1 Arrivals, 11.1 paratroops, 12.5 withdrawals: who comes onto the map and leaves it while one moves. */
import type { Io } from '../../../kit/flow.ts';
import type { Action, Choice, Refusal } from '../../../kit/game.ts';
import type { MovementFrame } from '../frames.ts';
import { GERMAN_PARATROOP, isLand, SIDE, SOVIET } from '../pieces.ts';
import { entered } from '../rules/enter.ts';
import { doorsOf, entryHexes, hasEntry, reliefHexes, remnantFor, waitingOf, workerCities } from '../rules/entry.ts';
import { groundOf } from '../rules/ground.ts';
import { type Going, goingOf } from '../rules/movement.ts';
import { dropHexes, inHolding, isParatroop, mayJump } from '../rules/paratroops.ts';
import { countTrain } from '../rules/rail.ts';
import { sail } from '../rules/sea.ts';
import { leavingOf, mayGoHome, owedCorps, type WayOut, wayOut, withdrawalBar } from '../rules/withdrawal.ts';
import {
  AS_PRINTED,
  AT_SEA,
  IDLE,
  isOnMap,
  LANDED,
  MOVED,
  PARA,
  REPLACED,
  SPARE,
  type State,
  WITHDRAWN,
} from '../state.ts';
import type { MoveExtra } from './extra.ts';

export const moveArrivals: MoveExtra = {
  choices(go) {
    const { s, f } = go;
    const waiting = waitingOf(go);
    const held = inHolding(s, f.side);
    const leaves = owedCorps(s, f.side, f.impulse) > 0;
    const returns = f.side === SIDE[GERMAN_PARATROOP] && isOnMap(s, GERMAN_PARATROOP);
    if (waiting.length + held.length === 0 && !leaves && !returns) return [];
    const choices: Choice[] = [];
    for (const unit of waiting) addArrival(go, unit, choices);
    for (const unit of held) addHolding(go, unit, choices);
    if (leaves) choices.push(...withdrawalChoices(go));
    if (returns && mayGoHome(go, GERMAN_PARATROOP)) choices.push({ type: 'leave-map', unit: GERMAN_PARATROOP });
    return choices;
  },
  complete: (s, f, { type, unit = -1 }) =>
    hexesFor(goingOf(s, f), type, unit).map((hex): Action => ({ type, unit, hex })),
  bars,
  owes,
  on: { arrive, relieve, hold, drop, withdraw, 'withdraw-by-sea': withdrawBySea, 'leave-map': leaveMap },
};

const open = (type: string, unit: number): Choice => ({ type, unit, open: 'hex' });

function addArrival(go: Going, unit: number, choices: Choice[]): void {
  if (hasEntry(go, unit)) choices.push(open('arrive', unit));
  if (reliefHexes(go, unit).length > 0) choices.push(open('relieve', unit));
  if (mayHold(go.s, unit)) choices.push({ type: 'hold', unit });
}

/** 11.1.2, 11.1.5 On its first arrival only, not when it comes back from the sea. */
const mayHold = (s: State, unit: number): boolean =>
  isParatroop(unit) && SIDE[unit] === SOVIET && s.via[unit] === AS_PRINTED;

/** 11.1.2 From the holding box by air, or in a later turn like any reinforcement. */
function addHolding(go: Going, unit: number, choices: Choice[]): void {
  const { s, f } = go;
  if (mayJump(s, f.side, f.impulse) && dropHexes(go, unit).length > 0) choices.push(open('drop', unit));
  if (mayComeByLand(go, unit)) choices.push(open('arrive', unit));
}

export const mayComeByLand = (go: Going, unit: number): boolean =>
  SIDE[unit] === SOVIET && go.f.impulse === 1 && go.s.place[unit] === PARA && hasEntry(go, unit);

function withdrawalChoices(go: Going): Choice[] {
  const { byLand, bySea } = leavingOf(go);
  return [
    ...byLand.map((unit): Choice => ({ type: 'withdraw', unit })),
    ...bySea.map((unit): Choice => ({ type: 'withdraw-by-sea', unit })),
  ];
}

function hexesFor(go: Going, type: string, unit: number): readonly number[] {
  if (type === 'drop') return dropHexes(go, unit);
  return type === 'relieve' ? reliefHexes(go, unit) : entryHexes(go, unit);
}

/** 12.5 What the withdrawal needs is kept for it. */
function bars(go: Going): ((a: Action) => Refusal | undefined) | undefined {
  if (owedCorps(go.s, go.f.side, go.f.impulse) === 0) return undefined;
  const isKept = withdrawalBar(go);
  return a => {
    if (a.unit === undefined || !TRAVELS.includes(a.type) || !isKept?.(a.unit, a.type)) return undefined;
    return { rule: '12.5', code: 'kept-for-withdrawal', about: { unit: a.unit } };
  };
}

const TRAVELS: readonly string[] = ['move', 'rail', 'sail', 'invade', 'evacuate'];

/** 12.1.1 Nobody is kept waiting who can come; 12.5 nobody stays who can go. */
function owes(go: Going): Refusal | undefined {
  const { s, f } = go;
  const waiting = waitingOf(go);
  const owed = owedCorps(s, f.side, f.impulse);
  if (waiting.length === 0 && owed === 0) return undefined;
  const units = waiting.filter(u => hasEntry(go, u) || reliefHexes(go, u).length > 0);
  if (units.length > 0) return { rule: '12.1.1', code: 'arrivals-first', about: { units } };
  const { byLand } = leavingOf(go);
  return byLand.length > 0
    ? { rule: '12.5', code: 'withdrawal-first', about: { count: owed, units: [...byLand] } }
    : undefined;
}

/** 12.1.2, 12.2 Put onto the map at no cost; in an enemy ZOC it counts as having begun there. */
function arrive(d: State, f: MovementFrame, { unit: u = -1, hex: h = -1 }: Action, io: Io): void {
  const { rule } = doorsOf(d, u);
  const isRebuilt = d.via[u] === REPLACED && SIDE[u] === SOVIET && d.place[u] !== PARA;
  if (isRebuilt && workerCities(d).includes(h)) d.rebuilt = [...d.rebuilt, h];
  io.emit({ type: 'arrive', rule, unit: u, hex: h });
  put(d, f, u, h, io);
}

/** 9.12.3 */
function relieve(d: State, f: MovementFrame, { unit: u = -1, hex: h = -1 }: Action, io: Io): void {
  const remnant = remnantFor(d, u, h);
  d.place = d.place.with(remnant, SPARE);
  io.emit({ type: 'relieve', rule: '9.12.3', unit: u, hex: h, units: [remnant] });
  put(d, f, u, h, io);
}

function put(d: State, f: MovementFrame, u: number, h: number, io: Io): void {
  f.mover = -1;
  d.place = d.place.with(u, h);
  d.done = d.done.with(u, IDLE);
  d.fresh = d.fresh.with(u, 1);
  d.held = d.held.with(u, groundOf(d, f.side).ezoc[h]!);
  entered(d, u, [h], io);
}

/** 11.1.2 */
function hold(d: State, _f: MovementFrame, { unit: u = -1 }: Action, io: Io): void {
  d.place = d.place.with(u, PARA);
  io.emit({ type: 'hold', rule: '11.1.2', unit: u });
}

/** 11.1.3, V3.1 Who jumps onto the enemy takes the hex only by winning it. */
function drop(d: State, f: MovementFrame, { unit: u = -1, hex: h = -1 }: Action, io: Io): void {
  const onto = groundOf(d, f.side).enemy[h] === 1;
  f.mover = -1;
  io.emit({ type: 'drop', rule: SIDE[u] === SOVIET ? '11.1.3' : 'V3.1', unit: u, hex: h, onto });
  d.place = d.place.with(u, h);
  d.done = d.done.with(u, LANDED);
  d.fresh = d.fresh.with(u, 1);
  if (!onto) entered(d, u, [h], io);
}

/** 12.5 */
function withdraw(d: State, f: MovementFrame, a: Action, io: Io): void {
  io.emit({ type: 'withdraw', rule: '12.5', ...depart(d, f, a, io) });
  d.place = d.place.with(a.unit!, WITHDRAWN);
  d.withdrawn++;
}

/** 12.5 A corps lost at sea has not been withdrawn. */
function withdrawBySea(d: State, f: MovementFrame, { unit: u = -1 }: Action, io: Io): void {
  f.mover = -1;
  sail(d, f.side, { unit: u, kind: 'evacuation', to: -1 }, io);
  if (d.place[u] !== AT_SEA) return;
  io.emit({ type: 'withdraw', rule: '12.5', unit: u, by: 'sea' });
  d.place = d.place.with(u, WITHDRAWN);
  d.withdrawn++;
}

/** V3.1 German paratroops go home, to jump again in a later turn. */
function leaveMap(d: State, f: MovementFrame, a: Action, io: Io): void {
  io.emit({ type: 'leave-map', rule: 'V3.1', ...depart(d, f, a, io) });
  d.place = d.place.with(a.unit!, PARA);
  d.done = d.done.with(a.unit!, MOVED);
}

/** Goes to the edge, on foot or by rail; the caller takes it off. */
function depart(d: State, f: MovementFrame, { unit = -1, hexes }: Action, io: Io): WayOut & { readonly unit: number } {
  const way = wayOut(goingOf(d, f), unit, hexes);
  if (!way) throw new Error(`unit ${unit} cannot leave the map`);
  f.mover = -1;
  if (way.by === 'rail' && !d.fresh[unit]) countTrain(d, f.side);
  const last = way.path.at(-1);
  if (last !== undefined) {
    d.place = d.place.with(unit, last);
    // The railway to the Crimea goes over the sea.
    entered(d, unit, way.path.filter(isLand), io);
  }
  return { unit, ...way };
}
