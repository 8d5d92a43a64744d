/** 10 The movement sub-phase of an operation, and 13.1 redeployment, which moves by the same legs. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { hasActed, type MovementFrame } from '../frames.ts';
import { roleOf, SIDE, SOVIET } from '../pieces.ts';
import { walk } from '../rules/enter.ts';
import { airZone, type Ground, groundOf } from '../rules/ground.ts';
import { canGo, destinations, type Leg, legOf, type Way, wayAlong, wayTo } from '../rules/movement.ts';
import { isOver, type State } from '../state.ts';

function legal(s: State, f: MovementFrame): Choice[] {
  const g = groundOf(s, f.side);
  const choices: Choice[] = [];
  for (const unit of movers(f))
    if (canGo(s, g, legOf(s, g, f, unit))) choices.push({ type: 'move', unit, open: 'hex' });
  choices.push({ type: END[f.phase] });
  return choices;
}

/** Units that may begin, and the one on the move. */
export const movers = (f: MovementFrame): readonly number[] => (f.mover < 0 ? f.units : [f.mover, ...f.units]);

const END = { movement: 'end-movement', redeployment: 'end-redeployment' } as const;

/** The engine's own way to the hex, or the one that is named. */
export function wayOf(s: State, f: MovementFrame, { unit = -1, hex = -1, hexes }: Action): Way | undefined {
  const g = groundOf(s, f.side);
  const leg = legOf(s, g, f, unit);
  if (!hexes) return wayTo(s, g, leg, hex);
  const way = wayAlong(s, g, leg, hexes);
  return way.ok ? way.value : undefined;
}

function move(d: State, f: MovementFrame, a: Action, io: Io): void {
  const [u, h] = [a.unit!, a.hex!];
  const g = groundOf(d, f.side);
  const leg = legOf(d, g, f, u);
  const way = wayOf(d, f, a);
  if (!way) throw new Error(`unit ${u} cannot reach hex ${h}`);
  io.emit({
    type: 'move',
    rule: f.phase === 'movement' ? (way.mode === 'strategic' ? '10.5' : '10.1') : '13.1',
    unit: u,
    from: leg.from,
    to: h,
    path: way.path,
    cost: leg.short ? way.cost - leg.spent : (way.cost - leg.spent) / 2,
    mode: way.mode,
  });
  // 13.1 A unit that redeploys from its front side ends exhausted.
  if (f.phase === 'redeployment') d.exhausted = d.exhausted.with(u, 1);
  walk(d, u, way.path, io);
  if (!isOver(d)) goOn(d, f, g, leg, way);
}

/** Whether the unit stays on the move, and what it has left. */
function goOn(d: State, f: MovementFrame, g: Ground, leg: Leg, way: Way): void {
  f.acted = 1;
  f.units = without(f.units, leg.unit);
  // 7.1 Entering an enemy ZOC ends the move.
  f.mover = g.ezoc[way.hex] ? -1 : leg.unit;
  f.spent = way.cost;
  f.strategic = leg.strategic && isClean(d, g, leg, way) ? 1 : 0;
  f.short = leg.short ? 1 : 0;
}

/** 10.5 A way that a strategic move could have taken. */
function isClean(d: State, g: Ground, leg: Leg, way: Way): boolean {
  if (way.path.some(h => g.ezoc[h])) return false;
  if (SIDE[leg.unit] !== SOVIET || d.air.length === 0) return true;
  const zone = airZone(d);
  return !way.path.some(h => zone[h]);
}

const steps: Omit<Phase<State, MovementFrame>, 'rule'> = {
  actor: (_s, f) => roleOf(f.side),
  legal,
  waits: hasActed,
  complete(s, f, choice) {
    const g = groundOf(s, f.side);
    const unit = choice.unit!;
    return destinations(s, g, legOf(s, g, f, unit)).map(hex => ({ type: 'move', unit, hex }));
  },
  way: (s, f, a) => (a.type === 'move' ? wayOf(s, f, a)?.path : undefined),
  follows: (s, f, a) => wayOf(s, f, a) !== undefined,
  on: {
    move,
    'end-movement': d => pop(d),
    'end-redeployment': d => pop(d),
  },
};

export const movement: Phase<State, MovementFrame> = { rule: '10.0', ...steps };

/** 13.1 Every unit on the map once: front sides by their allowance, exhausted ones two hexes. */
export const redeployment: Phase<State, MovementFrame> = { rule: '13.1', ...steps };
