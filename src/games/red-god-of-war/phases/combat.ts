/** 3.22, 8.0 The combat phase: hexes, attackers and support are declared, then attacks are made in any order. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import { withAll, withMore, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { SUPPLY_PER_BATTLE } from '../data/tables.ts';
import type { BattleFrame, DeclareFrame, ResolveFrame } from '../frames.ts';
import { roleOf, unitsBy } from '../pieces.ts';
import {
  attackedHexes,
  attacksOn,
  hasAttacker,
  readyFor,
  targetsOf,
  tooWeak,
  whyNotAttacker,
  whyNotSpend,
  whyNotSupport,
  whyNotTarget,
  whyNotUnassign,
} from '../rules/attack.ts';
import { impulseOf } from '../rules/mover.ts';
import { defendersOf, isAllowed, oddsOf } from '../rules/odds.ts';
import type { State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: DeclareFrame;
}

const NOTHING_TO_CLEAR = bar('8.0', 'nothing-to-clear');

export const declare = offerPhase<State, DeclareFrame, Asked>({
  rule: '8.0',
  actor: (s, f) => (f.units.length > 0 || hasAttacker(s, f) ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  waits: (_s, f) => f.units.length > 0,
  ask: (s, f) => ({ s, f }),
  offers: {
    assign: {
      takes: {
        unit: {
          among: ({ s, f }) => unitsBy(f.side).filter(unit => s.acting[unit] !== 0),
          why: ({ s, f }, { unit }) => whyNotAttacker(s, f, unit),
        },
        hex: {
          among: ({ s }, { unit }) => targetsOf(s, unit),
          why: ({ s, f }, { unit, hex }) => whyNotTarget(s, f, unit, hex),
        },
      },
      isOpen: true,
      run(_d, f, { unit, hex }, io) {
        // In sheet order, so that it does not matter who was named first.
        const at = f.units.filter(other => other < unit).length;
        f.units = f.units.toSpliced(at, 0, unit);
        f.hexes = f.hexes.toSpliced(at, 0, hex);
        io.emit({ type: 'assign', rule: '8.0', unit, hex, role: roleOf(f.side) });
      },
    },
    support: {
      rule: '10.12',
      takes: { hex: { among: ({ f }) => attackedHexes(f), why: ({ s, f }, { hex }) => whyNotSupport(s, f, hex) } },
      run(d, f, { hex }, io) {
        f.supported = [...f.supported, hex];
        io.emit({ type: 'support', rule: '10.12', card: impulseOf(d).card, hex });
      },
    },
    spend: {
      rule: '10.15',
      takes: { hex: { among: ({ f }) => f.supported, why: ({ s, f }, { hex }) => whyNotSpend(s, f, hex) } },
      run(_d, f, { hex }, io) {
        f.spent = [...f.spent, hex];
        io.emit({ type: 'spend', rule: '10.15', role: roleOf(f.side), hex });
      },
    },
    unassign: {
      takes: { unit: { among: ({ f }) => f.units, why: ({ f }, { unit }) => whyNotUnassign(f, unit) } },
      revises: true,
      run(_d, f, { unit }, io) {
        const at = f.units.indexOf(unit);
        const hex = f.hexes[at] ?? -1;
        f.units = f.units.filter(one => one !== unit);
        f.hexes = f.hexes.filter((_, i) => i !== at);
        if (!f.hexes.includes(hex)) {
          f.supported = without(f.supported, hex);
          f.spent = without(f.spent, hex);
        }
        io.emit({ type: 'unassign', rule: '8.0', unit });
      },
    },
    clear: {
      gate: ({ f }) => (f.units.length > 0 ? undefined : NOTHING_TO_CLEAR),
      revises: true,
      run(_d, f, _a, io) {
        Object.assign(f, { units: [], hexes: [], supported: [], spent: [] });
        io.emit({ type: 'clear', rule: '8.0', role: roleOf(f.side) });
      },
    },
    commit: { run: commit },
  },
});

/** 8.14 Attacks below the table are not made; the others are what was declared. */
function commit(d: State, f: DeclareFrame, _a: unknown, io: Io): void {
  pop(d);
  const { side } = f;
  const weak = tooWeak(d, f);
  for (const hex of weak) io.emit({ type: 'no-battle', rule: '8.14', hex, role: roleOf(side) });
  const attacks = attacksOn(
    d,
    f,
    attackedHexes(f).filter(hex => !weak.includes(hex)),
  );
  if (attacks.length === 0) return;
  const points = attacks.filter(({ spent }) => spent === 1).length * SUPPLY_PER_BATTLE;
  const units = attacks.flatMap(attack => attack.units);
  // Not by none: -0 is no small number to the engine, and the column would stop being dense.
  if (points > 0) d.supply = withMore(d.supply, side, -points);
  d.acted = withAll(d.acted, units, 1);
  const battles = attacks.map(attack => ({ hexes: [attack.hex], units: attack.units }));
  io.emit({ type: 'commit', rule: '8.0', role: roleOf(side), battles });
  const frame: ResolveFrame = { phase: 'resolve', side, attacks, advanced: [] };
  push(d, frame);
}

const NO_BATTLE = bar('8.1', 'no-battle-there', 'hex');

/** 8.1 Attacks one by one. */
export const resolve = offerPhase<State, ResolveFrame, ResolveFrame>({
  rule: '8.1',
  actor: (_s, f) => (f.attacks.length > 0 ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  ask: (_s, f) => f,
  // Dice follow, so the player confirms even if nothing is left to choose.
  waits: () => true,
  offers: {
    fight: {
      takes: { hex: { ends: f => f.attacks.map(({ hex }) => hex), why: () => NO_BATTLE } },
      run(d, f, { hex }, io) {
        const attack = f.attacks.find(one => one.hex === hex);
        f.attacks = f.attacks.filter(one => one !== attack);
        const attackers = attack ? readyFor(d, attack) : [];
        const defenders = defendersOf(d, hex);
        const { supported = 0, spent = 0 } = attack ?? {};
        const { side } = f;
        const clash = {
          ...{ side, card: impulseOf(d).card, hex, units: attackers, overrun: false },
          ...{ supported: supported === 1, spent: spent === 1, reply: false },
        };
        // 8.14 Earlier battles may have left too few.
        if (attackers.length === 0 || defenders.length === 0 || !isAllowed(oddsOf(d, clash))) {
          io.emit({ type: 'no-battle', rule: '8.14', hex, role: roleOf(side) });
          return;
        }
        const frame: BattleFrame = {
          ...{ phase: 'battle', side, hex, attackers, defenders, overrun: 0, supported, spent, reply: 0, stage: 0 },
          ...{ owed: [0, 0], lost: [0, 0], retreated: 0, trail: [], fled: [] },
        };
        push(d, frame);
      },
    },
  },
});
