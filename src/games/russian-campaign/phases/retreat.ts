/** 9.7 The attacker moves the retreating units one by one, one or two hexes each; a unit without a place is lost. */
import { type Io, pop } from '../../../kit/flow.ts';
import { headOf, withAt, without } from '../../../kit/list.ts';
import { type Named, offerPhase } from '../../../kit/offer.ts';
import { sameList } from '../../../kit/play.ts';
import { isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { type Asked, battleOf, type RetreatFrame } from '../frames.ts';
import { AXIS, BOARD, roleOf } from '../pieces.ts';
import { destroy } from '../rules/casualties.ts';
import { entered } from '../rules/enter.ts';
import { canRetreat, retreatChoices, retreatPath, retreatWays, type Way, whyLost } from '../rules/retreat.ts';
import { whyNotLed, whyNotRetreating, whyNotRetreatTo } from '../rules/retreatWhy.ts';
import { whyNotOwn } from '../rules/whose.ts';
import { retreatsOff, retreatsOver, whyNotRetreatOff } from '../rules/withdrawal.ts';
import { isOnMap, isOver, placeOf, type State, WITHDRAWN } from '../state.ts';

interface Question extends Asked<RetreatFrame> {
  readonly ways: readonly Way[];
  readonly off: readonly number[];
}

export const retreat = offerPhase<State, RetreatFrame, Question>({
  rule: '9.7',
  actor: (s, f) => (canRetreat(s, f.units) || offMap(s, f).length > 0 ? roleOf(f.side) : undefined),
  // 9.7.1 The way of a retreat is a decision, too.
  waits(s, f) {
    const only = onlyRetreat(ask(s, f));
    return only !== undefined && retreatChoices(s, only.unit, only.hex, f.side).length > 1;
  },
  // 9.7.2, 9.7.4 None of the remaining units has a place to retreat to.
  auto(d, f, io) {
    pop(d);
    for (const unit of f.units) {
      if (isOver(d) || !isOnMap(d, unit)) continue;
      destroy(d, [unit], whyLost(d, unit), io);
    }
  },
  ask,
  offers: {
    retreat: {
      rule: '9.7.1',
      takes: {
        unit: {
          ends: ({ ways }) => ways.map(({ unit }) => unit),
          why: ({ s, f }, { unit }) => whyNotRetreating(s, battleOf(s), f.units, unit),
        },
        hex: {
          ends: ({ ways }, { unit }) => ways.find(way => way.unit === unit)?.hexes ?? [],
          why: ({ s }, { unit, hex }) => whyNotRetreatTo(s, unit, hex),
        },
      },
      isOpen: true,
      isSpelledOut: q => onlyRetreat(q) !== undefined,
      way: ({ s, f }, { unit, hex }) => retreatPath(s, unit, hex, f.side),
      along: ({ s }, { unit, hex, hexes = [] }) => whyNotLed(s, unit, hex, hexes),
      run: goBack,
    },
    withdraw: {
      rule: '12.5',
      takes: { unit: { ends: ({ off }) => off, why: ({ s, f }, { unit }) => whyNotOff(s, f, unit) } },
      way: ({ s }, { unit }) => retreatsOver(s, unit)[0],
      along: ({ s }, { unit, hexes = [] }) =>
        isWay(BOARD, hexes, hexes.at(-1)) && retreatsOver(s, unit).some(path => sameList(path, hexes))
          ? undefined
          : NO_WAY_OUT,
      run(d, f, { unit, hexes }, io) {
        const path = hexes ?? headOf(retreatsOver(d, unit));
        f.units = without(f.units, unit);
        io.emit({ type: 'withdraw', rule: '12.5', unit, by: 'retreat', path });
        d.place = withAt(d.place, unit, WITHDRAWN);
        d.withdrawn++;
        entered(d, unit, path, io);
      },
    },
  },
});

const NO_WAY_OUT = bar('12.5', 'no-way-out-by', 'unit');

function ask(s: State, f: RetreatFrame): Question {
  return { s, f, ways: retreatWays(s, f.units), off: offMap(s, f) };
}

/** 12.5 In the impulse of a withdrawal own units may retreat off the west edge. */
const offMap = (s: State, f: RetreatFrame): number[] =>
  f.side === AXIS ? retreatsOff(s, battleOf(s).impulse, f.units) : [];

/** Why a unit cannot go off the map. */
function whyNotOff(s: State, f: RetreatFrame, u: number): Why {
  const b = battleOf(s);
  if (!f.units.includes(u)) return whyNotRetreating(s, b, f.units, u);
  return whyNotOwn(f.side, u) ?? whyNotRetreatOff(s, b.impulse, f.units, u);
}

/** The only unit with its only place, if there is no other choice. */
function onlyRetreat({
  ways,
  off,
}: Pick<Question, 'ways' | 'off'>): { readonly unit: number; readonly hex: number } | undefined {
  const [way, ...others] = ways;
  const [hex, ...more] = way?.hexes ?? [];
  if (!way || hex === undefined || others.length + more.length + off.length > 0) return undefined;
  return { unit: way.unit, hex };
}

function goBack(d: State, f: RetreatFrame, { unit, hex, hexes }: Named, io: Io): void {
  const from = placeOf(d, unit);
  const path = hexes ?? retreatPath(d, unit, hex, f.side);
  f.units = without(f.units, unit);
  io.emit({ type: 'retreat', rule: '9.7.1', role: roleOf(f.side), unit, from, to: hex, path });
  d.place = withAt(d.place, unit, hex);
  entered(d, unit, path, io);
  // 11.3.2 A capital that changes hands takes its nation out of the game, perhaps with units that were still to
  // retreat.
  f.units = f.units.filter(u => isOnMap(d, u));
}
