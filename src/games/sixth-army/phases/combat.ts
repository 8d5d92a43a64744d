/** 11.0-11.4 The combat sub-phase: declare a hex, add units, resolve; one battle after the other. */
import { type Phase, pop, push } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { type AssembleFrame, battleFrame, type CombatFrame, isCombat } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { attackersOf, targetHexes } from '../rules/combat.ts';
import { stackAt } from '../rules/ground.ts';
import type { State } from '../state.ts';

export const combat: Phase<State, CombatFrame> = {
  rule: '11.0',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const choices: Choice[] = targetHexes(s, f).map(hex => ({ type: 'attack', hex }));
    choices.push({ type: 'end-combat' });
    return choices;
  },
  on: {
    attack(d, f, a) {
      const able = attackersOf(d, f, a.hex!);
      const frame: AssembleFrame = {
        phase: 'assemble',
        side: f.side,
        hex: a.hex!,
        units: able.length === 1 ? able : [],
      };
      push(d, frame);
    },
    'end-combat': d => pop(d),
  },
};

/** 11.2 Which of the units beside the hex take part. */
export const assemble: Phase<State, AssembleFrame> = {
  rule: '11.2',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const open = notJoined(s, f);
    const choices: Choice[] = open.map(unit => ({ type: 'join', unit }));
    if (open.length > 1) choices.push({ type: 'join-all' });
    if (f.units.length > 0) choices.push({ type: 'resolve' });
    for (const unit of f.units) choices.push({ type: 'leave', unit, revises: true });
    choices.push({ type: 'call-off', revises: true });
    return choices;
  },
  on: {
    join(_d, f, a) {
      f.units = [...f.units, a.unit!];
    },
    'join-all'(d, f) {
      f.units = [...f.units, ...notJoined(d, f)];
    },
    leave(_d, f, a) {
      f.units = without(f.units, a.unit!);
    },
    'call-off': d => pop(d),
    resolve(d, f, _a, io) {
      const { side, hex, units } = f;
      const defenders = stackAt(d, enemyOf(side), hex);
      pop(d);
      const under = subPhaseOf(d);
      // 11.1 Each unit attacks once and is attacked once in a sub-phase.
      under.units = under.units.filter(u => !units.includes(u));
      under.targets = [...under.targets, ...defenders];
      io.emit({
        type: 'attack',
        rule: '11.4',
        role: roleOf(side),
        hex,
        attackers: { units },
        defenders: { units: defenders },
      });
      push(d, battleFrame(side, hex, units, defenders));
    },
  },
};

const notJoined = (s: State, f: AssembleFrame): number[] =>
  attackersOf(s, subPhaseOf(s), f.hex).filter(u => !f.units.includes(u));

export function subPhaseOf(s: State): CombatFrame {
  for (let i = s.flow.length - 1; i >= 0; i--) {
    const f = s.flow[i]!;
    if (isCombat(f)) return f;
  }
  throw new Error('no combat sub-phase is on');
}
