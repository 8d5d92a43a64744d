/** 3.0 Set-up of one side: unit by unit, or all at once. */

import { pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { headOf, itemAt, withAll, withAt } from '../../../kit/list.ts';
import { type Offers, offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import type { Why } from '../../../kit/why.ts';
import { UNITS } from '../data/units.ts';
import { hasActed, type SetupFrame } from '../frames.ts';
import { BATTALIONS, GERMAN, IS_COMPANY, IS_TIGER, roleOf, UNITS_OF } from '../pieces.ts';
import { deploy } from '../rules/deploy.ts';
import { stacksOf } from '../rules/ground.ts';
import { whyNoSplits, whyNotAttach, whyNotCompany, whyNotDetach, whyNotSplit, whyNotWhole } from '../rules/regroup.ts';
import { hasSetUpHex, setUpHexes, setUpLack } from '../rules/setUp.ts';
import { whyNotTakeBack, whyNotThere, whyNotWaiting } from '../rules/setUpWhy.ts';
import { attach, companiesOf, detach, isAttached, regimentsFor, reunite, unattach } from '../rules/tigers.ts';
import { placeOf, SPARE, type State, TO_SET_UP } from '../state.ts';

/** By unit: a hundred are in every list and always the same, so they are made once. */
const PLACES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'place', unit, open: 'hex' }));
const BACK: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'take-back', unit, revises: true }));

interface Asked {
  readonly s: State;
  readonly side: Side;
}

/** A hundred units are checked after each placement, so the list is written here; it equals that of the offers. */
function list({ s, side }: Asked): Choice[] {
  const stacks = stacksOf(s, side);
  const choices: Choice[] = [];
  const back: Choice[] = [];
  for (const unit of UNITS_OF[side]) {
    if (placeOf(s, unit) >= 0) back.push(itemAt(BACK, unit));
    else if (s.place[unit] === TO_SET_UP && !IS_COMPANY[unit] && hasSetUpHex(stacks, unit))
      choices.push(itemAt(PLACES, unit));
  }
  if (!whyNoSplits(s, side)) {
    choices.push(...regroupings(s));
    back.push(...revisions(s));
  }
  // After everything is set up, the ready-made set-up only rearranges it.
  if (setUpLack(s, side)) choices.push({ type: 'historical-set-up' });
  else choices.push({ type: 'ready' }, { type: 'historical-set-up', revises: true });
  return [...choices, ...back];
}

export const setUp = offerPhase<State, SetupFrame, Asked>({
  rule: '3.1',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  ask: (s, { side }) => ({ s, side }),
  list,
  offers: {
    place: {
      takes: {
        unit: { among: own, why: ({ s, side }, { unit }) => whyNotWaiting(s, side, unit) },
        hex: {
          ends: ({ s }, { unit }) => setUpHexes(s, unit),
          why: ({ s }, { unit, hex }) => whyNotThere(s, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        d.place = withAt(d.place, unit, hex);
        f.acted = 1;
        io.emit({ type: 'place', rule: '3.1', unit, hex });
      },
    },
    'take-back': {
      takes: { unit: { among: own, why: ({ s, side }, { unit }) => whyNotTakeBack(s, side, unit) } },
      revises: true,
      run(d, _f, { unit }, io) {
        if (IS_COMPANY[unit]) unattach(d, unit);
        else d.place = withAt(d.place, unit, TO_SET_UP);
        io.emit({ type: 'take-back', rule: '3.1', unit });
      },
    },
    'historical-set-up': {
      revises: ({ s, side }) => setUpLack(s, side) === undefined,
      run(d, f, _a, io) {
        deploy(d, f.side);
        f.acted = 1;
        io.emit({ type: 'historical-set-up', rule: '3.1', role: roleOf(f.side) });
      },
    },
    ready: {
      gate: ({ s, side }) => setUpLack(s, side),
      run(d, f, _a, io) {
        pop(d);
        // 13.3.3 The Soviets see their chits once both sides are ready.
        const reveals = d.chits.length > 0 && f.side === GERMAN;
        io.emit({ type: 'ready', rule: '3.1', role: roleOf(f.side), ...(reveals ? { reveals } : {}) });
      },
    },
    ...regroupOffers(),
  },
});

function own({ side }: Asked): readonly number[] {
  return UNITS_OF[side];
}

/** 13.4 Regiments and Tiger battalions. */
function regroupOffers(): Offers<State, SetupFrame, Asked> {
  const gate = ({ s, side }: Asked): Why => whyNoSplits(s, side);
  return {
    // 13.4.2 Two battalions in place of a regiment.
    split: {
      rule: '13.4.2',
      gate,
      takes: { unit: { among: own, why: ({ s, side }, { unit }) => whyNotSplit(s, side, unit) } },
      run(d, f, { unit }, io) {
        const units = BATTALIONS.get(unit) ?? [];
        f.acted = 1;
        d.place = withAt(d.place, unit, SPARE);
        d.place = withAll(d.place, units, TO_SET_UP);
        io.emit({ type: 'split', rule: '13.4.2', unit, units });
      },
    },
    join: {
      rule: '13.4.2',
      gate,
      takes: { unit: { among: own, why: ({ s, side }, { unit }) => whyNotWhole(s, side, unit) } },
      revises: true,
      run(d, _f, { unit }, io) {
        d.place = withAt(d.place, unit, TO_SET_UP);
        if (IS_TIGER[unit]) reunite(d, unit);
        else d.place = withAll(d.place, BATTALIONS.get(unit) ?? [], SPARE);
        io.emit({ type: 'join', rule: '13.4.2', unit });
      },
    },
    detach: {
      rule: '13.4.4',
      gate,
      takes: { unit: { among: own, why: ({ s, side }, { unit }) => whyNotDetach(s, side, unit) } },
      run(d, f, { unit }, io) {
        f.acted = 1;
        detach(d, unit);
        io.emit({ type: 'detach', rule: '13.4.4', unit, units: companiesOf(unit) });
      },
    },
    attach: {
      rule: '13.4.5',
      gate,
      takes: {
        unit: { among: own, why: ({ s, side }, { unit }) => whyNotCompany(s, side, unit) },
        units: {
          ends: ({ s }, { unit }) => regimentsFor(s, unit).map(regiment => [regiment]),
          why: ({ s }, { unit, units }) => whyNotAttach(s, unit, units),
        },
      },
      isOpen: true,
      run(d, f, { unit, units }, io) {
        f.acted = 1;
        attach(d, unit, headOf(units));
        io.emit({ type: 'attach', rule: '13.4.5', unit, units });
      },
    },
  };
}

/** 13.4.2, 13.4.4, 13.4.5 */
const regroupings = (s: State): Choice[] =>
  UNITS_OF[GERMAN].flatMap((unit): Choice[] => {
    if (s.place[unit] !== TO_SET_UP) return [];
    if (BATTALIONS.has(unit)) return whyNotSplit(s, GERMAN, unit) ? [] : [{ type: 'split', unit }];
    if (IS_TIGER[unit]) return [{ type: 'detach', unit }];
    return IS_COMPANY[unit] && regimentsFor(s, unit).length > 0 ? [{ type: 'attach', unit, open: 'units' }] : [];
  });

const revisions = (s: State): Choice[] =>
  UNITS_OF[GERMAN].flatMap((unit): Choice[] => {
    if (IS_COMPANY[unit]) return isAttached(s, unit) ? [{ type: 'take-back', unit, revises: true }] : [];
    return s.place[unit] === SPARE && !whyNotWhole(s, GERMAN, unit) ? [{ type: 'join', unit, revises: true }] : [];
  });
