/** 8.22 A side loses steps, holds or falls back; 8.3 retreats hex by hex. */
import { type BillSpec, billPhase } from '../../../kit/billPhase.ts';
import { pop, push } from '../../../kit/flow.ts';
import { frameBelow } from '../../../kit/frames.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { ENEMY_STEP } from '../data/numbers.ts';
import { type BattleFrame, isBattle, type LossFrame, type RetreatFrame, type StandFrame } from '../frames.ts';
import { enemyOf, neighboursOf, roleOf } from '../pieces.ts';
import { enterHexes } from '../rules/control.ts';
import { loseStep, waysToPay, whyNotPayWith } from '../rules/losses.ts';
import {
  canRetreat,
  costsStep,
  leftFor,
  retreating,
  stuck,
  whyNotRetreating,
  whyNotRetreatTo,
} from '../rules/retreat.ts';
import { isOnMap, placeOf, type State } from '../state.ts';

/** The place of a side in the lists of a battle: the attacker comes first. */
const at = (battle: BattleFrame, side: number): 0 | 1 => (battle.side === side ? 0 : 1);

/** Notes a step that a side has lost in the battle. */
function count(battle: BattleFrame, side: number): void {
  const [attacker = 0, defender = 0] = battle.lost;
  battle.lost = at(battle, side) === 0 ? [attacker + 1, defender] : [attacker, defender + 1];
}

export const LOSSES: BillSpec<State, LossFrame> = {
  rule: '8.22',
  // 12.4 The enemy names the second step that a side loses in a battle.
  role: (s, f) => roleOf(s.options.variableLosses && f.before + f.paid + 1 === ENEMY_STEP ? enemyOf(f.side) : f.side),
  ways: waysToPay,
  tooMuch: bar('8.22', 'pays-too-much', 'unit'),
  kinds: {
    'lose-step': {
      takes: { unit: (s, f, { unit }) => whyNotPayWith(s, f, unit) },
      pay(d, f, { unit }, io) {
        count(frameBelow(d, isBattle), f.side);
        loseStep(d, unit, io);
      },
    },
  },
};

export const losses = billPhase(LOSSES);

const NOWHERE = bar('8.33', 'cannot-retreat');
const there = (s: State, { units }: StandFrame): number[] => units.filter(unit => isOnMap(s, unit));

/** 8.22 The rest of a result: all in steps, or all in hexes. */
export const stand = offerPhase<State, StandFrame, { readonly s: State; readonly f: StandFrame }>({
  rule: '8.22',
  actor: (s, f) => (there(s, f).length > 0 ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  ask: (s, f) => ({ s, f }),
  offers: {
    hold: {
      run(d, f, _a, io) {
        pop(d);
        const battle = frameBelow(d, isBattle);
        io.emit({ type: 'held', rule: '8.22', role: roleOf(f.side), hex: battle.hex, n: f.hexes });
        const before = battle.lost[at(battle, f.side)] ?? 0;
        const frame: LossFrame = { phase: 'losses', side: f.side, units: f.units, before, owed: f.hexes, paid: 0 };
        push(d, frame);
      },
    },
    'fall-back': {
      rule: '8.3',
      gate: ({ s, f }) => (there(s, f).some(unit => canRetreat(s, unit)) ? undefined : NOWHERE),
      run(d, f, _a, io) {
        const units = there(d, f);
        pop(d);
        const battle = frameBelow(d, isBattle);
        if (battle.side === f.side) battle.fled = units;
        io.emit({ type: 'falls-back', rule: '8.3', role: roleOf(f.side), units, n: f.hexes });
        const frame: RetreatFrame = {
          phase: 'retreat',
          side: f.side,
          units,
          hexes: f.hexes,
          left: units.map(() => f.hexes),
        };
        push(d, frame);
      },
    },
  },
});

/** 8.3 In any order; 8.33 those that can go no farther pay the rest in steps. */
export const retreat = offerPhase<State, RetreatFrame, { readonly s: State; readonly f: RetreatFrame }>({
  rule: '8.3',
  actor: (s, f) => (retreating(s, f).length > 0 ? roleOf(f.side) : undefined),
  auto(d, f) {
    pop(d);
    const units = stuck(d, f);
    if (units.length === 0) return;
    const battle = frameBelow(d, isBattle);
    const before = battle.lost[at(battle, f.side)] ?? 0;
    const owed = Math.max(...units.map(unit => leftFor(f, unit)));
    const frame: LossFrame = { phase: 'losses', side: f.side, units, before, owed, paid: 0 };
    push(d, frame);
  },
  ask: (s, f) => ({ s, f }),
  offers: {
    retreat: {
      takes: {
        unit: { among: ({ s, f }) => retreating(s, f), why: ({ s, f }, { unit }) => whyNotRetreating(s, f, unit) },
        hex: {
          among: ({ s }, { unit }) => neighboursOf(placeOf(s, unit)),
          why: ({ s }, { unit, hex }) => whyNotRetreatTo(s, unit, hex),
        },
      },
      run(d, f, { unit, hex }, io) {
        const battle = frameBelow(d, isBattle);
        const isFirst = placeOf(d, unit) === battle.hex;
        const isCostly = costsStep(d, unit, hex);
        f.left = f.left.map((left, i) => (f.units[i] === unit ? left - 1 : left));
        io.emit({ type: 'retreated', rule: '8.3', unit, from: placeOf(d, unit), to: hex });
        enterHexes(d, unit, [hex], io);
        if (battle.side !== f.side) {
          if (isFirst && !battle.trail.includes(hex)) battle.trail = [...battle.trail, hex];
          battle.retreated = Math.max(battle.retreated, f.hexes - leftFor(f, unit));
        }
        // 12.2
        if (!isCostly) return;
        count(battle, f.side);
        loseStep(d, unit, io);
      },
    },
  },
});
