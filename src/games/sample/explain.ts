/** Why an action is refused. The answers come from the same `whyNot…` that make the legal list. */
import type { Action, Role } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import { sideOf } from './data/units.ts';
import type { Why } from './events.ts';
import { retreatHexes, whyNotAdd, whyNotTarget } from './rules/combat.ts';
import { whyNotMove, whyNotRest } from './rules/movement.ts';
import type { BattleFrame, RetreatFrame, SideFrame, State } from './state.ts';

type Fields = readonly ('unit' | 'hex')[];
type Waiting = SideFrame | BattleFrame | RetreatFrame;

/** The actions of each phase with the fields they need. */
const FORMS: Readonly<Record<Waiting['phase'], Readonly<Record<string, Fields>>>> = {
  move: { move: ['unit', 'hex'], rest: ['unit'], 'end-phase': [] },
  combat: { 'declare-target': ['hex'], 'end-phase': [] },
  battle: { 'add-unit': ['unit'], 'remove-unit': ['unit'], resolve: [], cancel: [] },
  retreat: { retreat: ['unit', 'hex'] },
};

export function explain(s: State, role: Role, a: Action): Why | undefined {
  const f = s.flow[s.flow.length - 1];
  if (!f || f.phase === 'turn') return { rule: '2.2', code: 'game-over' };
  if (role !== (f.phase === 'retreat' ? sideOf(f.units[0]!) : f.side)) return { rule: '2.1', code: 'not-your-turn' };
  const fields = entryOf(entryOf(FORMS, f.phase) ?? {}, a.type);
  if (!fields) return { rule: '2.1', code: 'wrong-phase', about: { type: a.type } };
  // 4.2 A move may also name its way.
  const given = Object.keys(a).filter(key => key !== 'type' && !(key === 'hexes' && a.type === 'move'));
  const isComplete = given.length === fields.length && fields.every(field => a[field] !== undefined);
  return isComplete ? whyNot(s, f, { unit: -1, hex: -1, ...a }) : { rule: '2.1', code: 'incomplete' };
}

interface Given extends Action {
  readonly unit: number;
  readonly hex: number;
}

function whyNot(s: State, f: Waiting, { type, unit, hex, hexes }: Given): Why | undefined {
  switch (f.phase) {
    case 'move':
      if (type === 'end-phase') return undefined;
      return type === 'move' ? whyNotMove(s, f.side, unit, hex, hexes) : whyNotRest(s, f.side, unit);
    case 'combat':
      return type === 'end-phase' ? undefined : whyNotTarget(s, f.side, hex);
    case 'battle':
      if (type === 'resolve') return f.units.length > 0 ? undefined : { rule: '5.1', code: 'nobody' };
      if (type === 'add-unit') return whyNotAdd(s, f, unit);
      return type === 'cancel' || f.units.includes(unit) ? undefined : { rule: '5.1', code: 'not-in', about: { unit } };
    case 'retreat':
      if (unit === f.units[0] && retreatHexes(s, unit).includes(hex)) return undefined;
      return { rule: '5.5', code: 'no-retreat', about: { unit, hex } };
  }
}
