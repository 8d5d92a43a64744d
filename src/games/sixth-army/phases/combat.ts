/** 11.0-11.4 The combat sub-phase: choose a hex, add units, resolve; one battle after the other. */
import { pop, push } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { type AssembleFrame, battleFrame, type CombatFrame, isCombat } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { attackersOf, targetHexes, whyNotAttack, whyNotJoin } from '../rules/combat.ts';
import { stackAt } from '../rules/ground.ts';
import { whyNotSeveral } from '../rules/orders.ts';
import { whyNotMarker } from '../rules/support.ts';
import type { State } from '../state.ts';

export const combat = offerPhase<State, CombatFrame, { readonly s: State; readonly f: CombatFrame }>({
  rule: '11.0',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    attack: {
      rule: '11.4',
      takes: {
        hex: { ends: ({ s, f }) => targetHexes(s, f), why: ({ s, f }, { hex }) => whyNotAttack(s, f, hex) },
      },
      run(d, f, { hex }) {
        const able = attackersOf(d, f, hex);
        const units = able.length === 1 ? able : [];
        const frame: AssembleFrame = { phase: 'assemble', side: f.side, hex, units };
        push(d, frame);
      },
    },
    'end-combat': { run: d => pop(d) },
  },
  elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
});

interface Asked {
  readonly s: State;
  readonly f: AssembleFrame;
  readonly sub: CombatFrame;
}

const NOBODY_CHOSEN = bar('11.4', 'choose-one');
const NOT_CHOSEN = bar('11.2', 'not-chosen', 'unit');

/** 11.2 The choice of the units next to the hex that take part. */
export const assemble = offerPhase<State, AssembleFrame, Asked>({
  rule: '11.2',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f, sub: subPhaseOf(s) }),
  offers: {
    join: {
      takes: {
        unit: { among: ({ sub }) => sub.units, why: ({ s, f, sub }, { unit }) => whyNotJoin(s, sub, f, unit) },
      },
      run(_d, f, { unit }) {
        f.units = [...f.units, unit];
      },
    },
    'join-all': {
      gate: q => whyNotSeveral('11.2', notJoined(q)),
      run(d, f) {
        f.units = [...f.units, ...notJoined({ s: d, f, sub: subPhaseOf(d) })];
      },
    },
    resolve: {
      rule: '11.4',
      gate: ({ f }) => (f.units.length > 0 ? undefined : NOBODY_CHOSEN),
      run(d, { side, hex, units }, _a, io) {
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
    leave: {
      takes: { unit: { ends: ({ f }) => f.units, why: () => NOT_CHOSEN } },
      revises: true,
      run(_d, f, { unit }) {
        f.units = without(f.units, unit);
      },
    },
    'call-off': { revises: true, run: d => pop(d) },
  },
  elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
});

const notJoined = ({ s, f, sub }: Asked): number[] => sub.units.filter(u => !whyNotJoin(s, sub, f, u));

function subPhaseOf(s: State): CombatFrame {
  const f = s.flow.findLast(isCombat);
  if (!f) throw new Error('no combat sub-phase is on');
  return f;
}
