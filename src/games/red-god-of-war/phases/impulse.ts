/** 3.2, 7.2 The impulse of a headquarters, stage by stage. */
import { type Io, push } from '../../../kit/flow.ts';
import { stagedPhase } from '../../../kit/frames.ts';
import type { DeclareFrame, ImpulseFrame, MoveFrame, RebuildFrame, WithdrawFrame } from '../frames.ts';
import { GERMAN, hqOf, roleOf, unitsBy } from '../pieces.ts';
import { activated } from '../rules/activation.ts';
import { canBuild } from '../rules/breakdown.ts';
import { comesWith } from '../rules/entry.ts';
import { endImpulse } from '../rules/impulse.ts';
import { isOnMap, type State } from '../state.ts';

type Stage = (d: State, f: ImpulseFrame, io: Io) => void;

/** 7.27 Without its headquarters the impulse ends at once, unless that is about to arrive. */
const begin: Stage = (d, f, io) => {
  if (!isOnMap(d, hqOf(f.card)) && !comesWith(d, f.card)) {
    f.stage = LAST;
    io.emit({ type: 'no-hq', rule: '7.27', role: roleOf(f.side), card: f.card });
    return;
  }
  d.acting = activated(d, f.card);
  const units = unitsBy(f.side).filter(unit => d.acting[unit] !== 0);
  io.emit({ type: 'activated', rule: '7.2', role: roleOf(f.side), card: f.card, units, n: units.length });
};

/** 11.4 Before movement. */
const callAway: Stage = (d, { side }) => {
  const frame: WithdrawFrame = { phase: 'withdraw', side };
  push(d, frame);
};

const moves =
  (late: number): Stage =>
  (d, { side }) => {
    const frame: MoveFrame = { phase: 'move', side, late, hand: [], tactical: 0, gained: [], acted: 0 };
    push(d, frame);
  };

const fights: Stage = (d, { side }) => {
  const frame: DeclareFrame = { phase: 'declare', side, units: [], hexes: [], supported: [], spent: [] };
  push(d, frame);
};

/** 10.42 */
const builds: Stage = (d, { side }) => {
  if (side !== GERMAN || !unitsBy(GERMAN).some(unit => canBuild(d, unit))) return;
  const frame: RebuildFrame = { phase: 'rebuild', acted: 0 };
  push(d, frame);
};

const STAGES: readonly Stage[] = [
  begin,
  callAway,
  moves(0),
  fights,
  moves(1),
  builds,
  (d, { side }, io) => endImpulse(d, side, io),
];
const LAST = STAGES.length - 1;

/** The stages by the phases that they begin, for scenes. */
export const STAGE_OF: Readonly<Record<string, number>> = {
  withdraw: 1,
  move: 2,
  declare: 3,
  'move-late': 4,
  rebuild: 5,
};

export const impulse = stagedPhase<State, ImpulseFrame>('3.2', STAGES);
