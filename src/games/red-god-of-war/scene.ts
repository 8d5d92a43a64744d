/**
 * Any position by printed names, in the words of docs/red-god-of-war.md, e.g. `{ phase: 'combat', impulse: '20A', units: {
 * '5 TC': '2509', '78 ID': { hex: '2409', step: 2 } } }`. Fields of a unit: `hex` or `box`, `step` (from 1, at full
 * strength), `supply` (of the turn), `acting` (in the impulse), `army`, `acted`, `marched`, `spent`, `mode`. Phases of an
 * impulse (move, mech, combat or declare, withdraw, rebuild) need `impulse`, the command that was drawn; who is active then
 * follows, unless `acting` says otherwise. A chit is `known` that was drawn and sent back into the cup (13.11). Units not
 * named are off the map.
 */
import { push } from '../../kit/flow.ts';
import type { Frame, Position } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import { entryOf } from '../../kit/phrase.ts';
import { sceneBy } from '../../kit/scene.ts';
import { complain, nameNumber, readField, type SceneReader } from '../../kit/sceneReader.ts';
import { BOTH_SIDES } from '../../kit/sides.ts';
import { check } from './check.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { SETUP_ORDER } from './data/setup.ts';
import type { DeclareFrame, DrawFrame, ImpulseFrame, MoveFrame, TurnFrame } from './frames.ts';
import { NAMES } from './names.ts';
import { STAGE_OF } from './phases/impulse.ts';
import { frameOf, SEQUENCE } from './phases/turn.ts';
import { GERMAN, sideNumber, sideOfCommand, sideOfRole } from './pieces.ts';
import { activated } from './rules/activation.ts';
import { cupOf } from './rules/chits.ts';
import { PHASES } from './sequence.ts';
import { settledBy } from './setup.ts';
import { unfit } from './shape.ts';
import { COLUMNS, DRAWN, type State } from './state.ts';

export const scene = sceneBy<State>({
  names: NAMES,
  options: OPTIONS,
  scenarios: SCENARIOS,
  columns: COLUMNS,
  phases: PHASES,
  empty: (options, scenario) => COLUMNS.empty(settledBy(options, scenario)),
  readMore: (d, r) => {
    if (readField(r, 'impulse') !== undefined && r.position.flow !== undefined)
      complain(r, 'flow says the impulse, too');
    // 7.1 It is told once both sides have put theirs in.
    if (!isChoosing(r.position)) d.cup = BOTH_SIDES.map(side => cupOf(d, side).length);
  },
  begin,
  check,
  unfit,
});

const isChoosing = ({ phase, flow }: Position): boolean =>
  phase === 'chits' || (Array.isArray(flow) && flow.some(frame => Object(frame).phase === 'chits'));

/** The scene that produces a state. */
export const positionOf = (s: State): Position => COLUMNS.say(s, NAMES);

/** The frames below the phase, as if play had reached it. */
function begin(d: State, r: SceneReader): void {
  const { phase = 'move' } = r.position;
  const said = readField(r, 'impulse');
  if (phase === 'set-up') {
    beginSetUp(d, r);
    return;
  }
  if (Object.hasOwn(IMPULSE_PHASES, phase)) {
    const card = nameNumber(r, 'cards', said, 'impulse');
    if (card !== undefined) beginImpulse(d, phase, card);
    return;
  }
  if (said !== undefined) complain(r, `${phase} is no phase of an impulse`);
  const { active } = r.position;
  const side = active === undefined ? undefined : sideOfRole(active);
  const isStep = (step: (typeof SEQUENCE)[number]): boolean =>
    step.phase === phase && (step.side === undefined || step.side === (side ?? GERMAN));
  const at = SEQUENCE.findIndex(isStep);
  const step = SEQUENCE[at];
  const frame = step && step.phase !== 'segment' ? frameOf(d, step) : undefined;
  if (!frame) {
    complain(r, `there is no phase ${phase} of ${active ?? 'anybody'} in turn ${d.turn}`);
    return;
  }
  push(d, turnAt(at + 1));
  push(d, frame.phase === 'draw' && side !== undefined ? { ...frame, ...{ side } } : frame);
}

const turnAt = (at: number): TurnFrame => ({ phase: 'turn', at, entered: 1 });

/** 13.12 The sides after it wait below. */
function beginSetUp(d: State, r: SceneReader): void {
  const { active = SETUP_ORDER[0] } = r.position;
  const at = SETUP_ORDER.map(String).indexOf(active ?? '');
  if (at < 0) complain(r, `there is no side ${active}`);
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  push(d, turn);
  for (const side of SETUP_ORDER.slice(Math.max(0, at)).reverse())
    push(d, { phase: 'set-up', ...{ side: sideNumber(side), put: [] } });
}

const IMPULSE_PHASES: Readonly<Record<string, string>> = {
  move: 'move',
  mech: 'move-late',
  combat: 'declare',
  declare: 'declare',
  withdraw: 'withdraw',
  rebuild: 'rebuild',
};

function beginImpulse(d: State, phase: string, card: number): void {
  const side = sideOfCommand(card);
  if (!d.drawn.includes(card)) d.drawn = [...d.drawn, card];
  d.chits = withAt(d.chits, card, DRAWN);
  d.cup = BOTH_SIDES.map(one => cupOf(d, one).length);
  d.acting = activated(d, card);
  const stage = 1 + (entryOf(STAGE_OF, entryOf(IMPULSE_PHASES, phase)) ?? 0);
  const draw: DrawFrame = { phase: 'draw', side, entered: 1 };
  const impulse: ImpulseFrame = { phase: 'impulse', side, card, stage, overruns: 0, afar: [], entered: 1 };
  for (const frame of [turnAt(SEQUENCE.length), draw, impulse, phaseFrame(phase, side)]) push(d, frame);
}

function phaseFrame(phase: string, side: 0 | 1): Frame {
  const move: MoveFrame = {
    phase: 'move',
    side,
    late: phase === 'mech' ? 1 : 0,
    hand: [],
    tactical: 0,
    gained: [],
    acted: 0,
  };
  const declare: DeclareFrame = { phase: 'declare', side, units: [], hexes: [], supported: [], spent: [] };
  if (entryOf(IMPULSE_PHASES, phase) === 'declare') return declare;
  if (phase === 'withdraw') return { phase, ...{ side } };
  return phase === 'rebuild' ? { phase, ...{ acted: 0 } } : move;
}
