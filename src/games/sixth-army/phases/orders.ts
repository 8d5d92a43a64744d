/** 9.2-9.4 A division or corps order: recovery for points, then which units act; and the acting itself. */
import { type Phase, pop, push } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import {
  type ActivateFrame,
  type ActivationFrame,
  activationFrame,
  combatFrame,
  movementFrame,
  type OrderFrame,
} from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { exhaust } from '../rules/condition.ts';
import { orderedUnits } from '../rules/orders.ts';
import { fresh } from '../rules/shock.ts';
import { isOnMap, type State } from '../state.ts';
import { recoverAll, recoverChoices, recoverOne } from './recovery.ts';

/** 9.2 Exhausted units of the formation may be turned up for points before any is activated. */
export const orderRecovery: Phase<State, OrderFrame> = {
  rule: '9.2',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const units = orderedUnits(s, f.card);
    const choices: Choice[] = recoverChoices(s, f.side, units);
    if (units.some(u => !s.exhausted[u])) choices.push({ type: 'end-recovery' });
    return choices;
  },
  on: {
    recover: (d, _f, a, io) => recoverOne(d, a.unit!, '9.2', io),
    'recover-all': (d, f, _a, io) => recoverAll(d, orderedUnits(d, f.card), '9.2', io),
    'end-recovery'(d, f) {
      const next: ActivateFrame = { phase: 'activate', side: f.side, card: f.card, units: [] };
      pop(d);
      push(d, next);
    },
  },
};

/** 9.1, 9.2 All or some of the formation's units on their front side; at least one. */
export const activate: Phase<State, ActivateFrame> = {
  rule: '9.2',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const open = candidates(s, f);
    const choices: Choice[] = open.map(unit => ({ type: 'activate', unit }));
    if (open.length > 1) choices.push({ type: 'activate-all' });
    if (f.units.length > 0) choices.push({ type: 'begin' });
    for (const unit of f.units) choices.push({ type: 'stand-down', unit, revises: true });
    return choices;
  },
  on: {
    activate(_d, f, a) {
      f.units = [...f.units, a.unit!];
    },
    'activate-all'(d, f) {
      f.units = [...f.units, ...candidates(d, f)];
    },
    'stand-down'(_d, f, a) {
      f.units = without(f.units, a.unit!);
    },
    begin(d, f, _a, io) {
      const { side, units, card } = f;
      io.emit({ type: 'activate', rule: '9.4', role: roleOf(side), units, card });
      pop(d);
      push(d, activationFrame(side, units));
    },
  },
};

const candidates = (s: State, f: ActivateFrame): number[] =>
  fresh(s, orderedUnits(s, f.card)).filter(u => !f.units.includes(u));

/** 9.4 Movement, combat, then every activated unit is exhausted, whether it did anything or not (11.13). */
export const activation: Phase<State, ActivationFrame> = {
  rule: '9.4',
  actor: () => undefined,
  auto(d, f, io) {
    f.at++;
    if (f.at === 1) push(d, movementFrame('movement', f.side, f.units));
    else if (f.at === 2) push(d, combatFrame(f.side, f.units));
    else {
      for (const u of f.units) if (isOnMap(d, u)) exhaust(d, u, '11.13', io);
      pop(d);
    }
  },
};
