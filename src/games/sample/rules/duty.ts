/** 5.1 Which units can attack which, and which must. The kit declares battles from that (kit/declare.ts). */
import type { Engagement } from '../../../kit/declare.ts';
import type { Asked } from '../../../kit/declarePhase.ts';
import type { DeclareRules } from '../../../kit/declareWhy.ts';
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { neighboursOf, TOWN } from '../data/map.ts';
import type { DeclareFrame } from '../frames.ts';
import { sideOf, unitsBy } from '../pieces.ts';
import { placeOf, type State, unitAt, unitsOf } from '../state.ts';
import { whyNotPresent } from './movement.ts';

type Placed = Pick<State, 'place'>;

const ENGAGEMENTS = ofBothSides(side =>
  partsOf<State>()({ on: { place: [...unitsBy(0), ...unitsBy(1)] }, derive: s => dutyOf(s, side) }),
);

/** The same object while no unit moves. */
export const engagementOf = (s: Placed, side: Side): Engagement => ENGAGEMENTS[side].of(s);

/**
 * 5.1 A unit next to an enemy must attack, except in the town, where it may; the enemies it must attack must be
 * attacked.
 */
function dutyOf(s: Placed, side: Side): Engagement {
  const units = unitsOf(s, side).filter(unit => enemiesBeside(s, unit).length > 0);
  const near = units.map(unit => enemiesBeside(s, unit));
  const bound = units.map(unit => placeOf(s, unit) !== TOWN);
  const hexes = [...new Set(near.flat())].sort((a, b) => a - b);
  const owed = hexes.map(hex => near.some((beside, i) => bound[i] && beside.includes(hex)));
  return { units, near, bound, hexes, owed };
}

/** The hexes of enemies next to a unit, ascending. */
const enemiesBeside = (s: Placed, unit: number): number[] =>
  neighboursOf(placeOf(s, unit))
    .filter(hex => isEnemy(unitAt(s, hex), unit))
    .sort((a, b) => a - b);

const isEnemy = (one: number | undefined, other: number): boolean => one !== undefined && sideOf(one) !== sideOf(other);

const NOBODY_BESIDE = bar('5.1', 'nobody-beside', 'unit');
const NOT_BESIDE = bar('5.1', 'not-beside', 'unit', 'hex');
const NO_ENEMY = bar('5.1', 'no-enemy-there', 'unit', 'hex');
const NOBODY_NEAR = bar('5.1', 'nobody-near', 'hex');
const EMPTY_HEX = bar('5.1', 'empty-hex', 'hex');

/** This game's own reasons why a battle cannot be declared in some way. */
export const DECLARE_RULES: DeclareRules<Asked<State, DeclareFrame>> = {
  actsBy: '5.1',
  sections: { 'not-beside-all': '5.2', 'nobody-beside-all': '5.2', 'already-joined': '5.2', 'join-two': '5.2' },
  unable: ({ s, f }, unit): Why => whyNotPresent(s, f.side, unit) ?? NOBODY_BESIDE,
  far: ({ s }, unit, hex): Why => (neighboursOf(placeOf(s, unit)).includes(hex) ? NO_ENEMY : NOT_BESIDE),
  untouched: ({ s, f }, hex): Why => {
    const unit = unitAt(s, hex);
    return unit === undefined || sideOf(unit) === f.side ? about(EMPTY_HEX, hex) : about(NOBODY_NEAR, hex);
  },
};

const about = ({ rule, code }: { readonly rule: string; readonly code: string }, hex: number): Why => ({
  rule,
  code,
  about: { hex },
});
