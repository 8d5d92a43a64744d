/** 10 Why a unit cannot go by a way that the player has named: the first step that cannot be taken, and its rule. */
import type { Refusal } from '../../../kit/game.ts';
import { along, isWay } from '../../../kit/way.ts';
import { ALLOWANCE, BOARD } from '../pieces.ts';
import type { Ground } from '../rules/ground.ts';
import { type Leg, specOf, type Tripped, type Way, wayAlong } from '../rules/movement.ts';
import type { State } from '../state.ts';

export function whyNotAlong(s: State, g: Ground, leg: Leg, { path, hex }: Pick<Way, 'path' | 'hex'>): Refusal {
  const way = wayAlong(s, g, leg, path);
  if (!isWay(BOARD, path, hex) || way.ok) return { rule: '10.1', code: 'way-broken', about: { unit: leg.unit, hex } };
  const near = way.error.find(t => t.mode !== 'strategic');
  const far = way.error.find(t => t.mode === 'strategic');
  // 10.5 Who is out of points may still be on a strategic move.
  const at = far && near?.step.why === 'dear' ? far : (near ?? far!);
  if (at.step.why === 'dear') return whyDear(s, g, leg, { path, at });
  return stumbled(g, leg, at);
}

type Trip = Tripped[number];

function stumbled(g: Ground, leg: Leg, { mode, step }: Trip): Refusal {
  const about = { unit: leg.unit, hex: step.hex };
  if (step.why === 'closed') return { rule: '10.2', code: 'don', about };
  if (step.why === 'stop') return { rule: '10.3', code: 'ezoc-stop', about };
  if (step.why !== 'blocked') return { rule: '10.1', code: 'way-broken', about };
  if (g.enemy[step.hex]) return { rule: '8.3', code: 'enemy-there', about };
  if (mode === 'short') return { rule: '13.1', code: 'short-ezoc', about };
  return { rule: '10.5', code: g.ezoc[step.hex] ? 'strategic-ezoc' : 'strategic-air', about };
}

/** 10.6 Interdiction may have taken the points that are missing. */
function whyDear(s: State, g: Ground, leg: Leg, { path, at }: { path: readonly number[]; at: Trip }): Refusal {
  const about = { unit: leg.unit, hex: at.step.hex };
  if (at.mode === 'short') return { rule: '13.1', code: 'short-move', about };
  const { toll: _toll, ...free } = specOf(s, g, leg, at.mode);
  if (along(BOARD, leg.from, path, free).ok) return { rule: '10.6', code: 'interdicted', about };
  return { rule: '10.1', code: 'too-far', about: { ...about, allowance: ALLOWANCE[leg.unit]! } };
}
