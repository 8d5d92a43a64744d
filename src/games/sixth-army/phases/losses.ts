/** 11.8-11.11 Retreat or hold, unit by unit: all retreats first, then the hold checks. */
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { battleOf, type LossesFrame, type RetreatFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { eliminate } from '../rules/condition.ts';
import { fallBack } from '../rules/enter.ts';
import { groundOf } from '../rules/ground.ts';
import { canRetreat, holdCheck, mayStay, retreatHexes } from '../rules/retreat.ts';
import type { State } from '../state.ts';

export const losses: Phase<State, LossesFrame> = {
  rule: '11.9',
  // Once every unit has chosen, the checks roll by themselves.
  actor: (_s, f) => (f.units.length > 0 ? roleOf(f.side) : undefined),
  legal(s, f) {
    const g = groundOf(s, f.side);
    const choices: Choice[] = [];
    for (const unit of f.units) {
      if (canRetreat(g, s.place[unit]!, f.steps)) choices.push({ type: 'retreat', unit, open: 'hex' });
      choices.push({ type: 'hold', unit });
    }
    return choices;
  },
  complete: (s, f, choice) =>
    retreatHexes(groundOf(s, f.side), [s.place[choice.unit!]!], f.steps).map(hex => ({
      type: 'retreat',
      unit: choice.unit!,
      hex,
    })),
  on: {
    retreat(d, f, a, io) {
      const u = a.unit!;
      f.units = without(f.units, u);
      const b = battleOf(d);
      b.retreated = [...b.retreated, u];
      const frame: RetreatFrame = {
        phase: 'retreat',
        side: f.side,
        unit: u,
        path: [d.place[u]!],
        steps: f.steps,
        left: f.steps,
      };
      push(d, frame);
      step(d, frame, a.hex!, io);
    },
    hold(_d, f, a) {
      f.units = without(f.units, a.unit!);
      f.hold = [...f.hold, a.unit!];
    },
  },
  auto(d, f, io) {
    pop(d);
    for (const u of f.hold) checkHold(d, u, f.modifier, io);
  },
};

/** 11.10 One die a unit. */
function checkHold(d: State, u: number, modifier: number, io: Io): void {
  const die = io.dice.roll(6, '11.10');
  const check = holdCheck(d, u, die, modifier);
  io.emit({ type: 'hold', rule: '11.10', unit: u, die, ...check });
  if (!check.holds) eliminate(d, u, '11.10', io);
}

/** 11.11 A retreat under way: hexes still owed, or one more for stacking (8.4). */
export const retreat: Phase<State, RetreatFrame> = {
  rule: '11.11',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => {
    const hexes = retreatHexes(groundOf(s, f.side), f.path, f.left, f.steps);
    if (hexes.length === 0) return [{ type: 'perish', unit: f.unit }];
    return hexes.map(hex => ({ type: 'retreat', unit: f.unit, hex }));
  },
  on: {
    retreat: (d, f, a, io) => step(d, f, a.hex!, io),
    // 8.4 Nowhere left to go.
    perish(d, f, _a, io) {
      pop(d);
      eliminate(d, f.unit, '8.4', io);
    },
  },
};

function step(d: State, f: RetreatFrame, h: number, io: Io): void {
  const extra = f.left === 0;
  io.emit({ type: 'retreat', rule: extra ? '8.4' : '11.11', unit: f.unit, from: d.place[f.unit]!, to: h });
  fallBack(d, f.unit, h, io);
  f.path = [...f.path, h];
  if (!extra) f.left--;
  if (f.left > 0 || !mayStay(d, f.unit)) return;
  pop(d);
  finish(d, f.unit, io);
}

/** 11.11 A retreat exhausts the unit at its end. */
function finish(d: State, u: number, io: Io): void {
  if (d.exhausted[u]) return;
  d.exhausted = d.exhausted.with(u, 1);
  io.emit({ type: 'exhaust', rule: '11.11', unit: u });
}
