/** 3.0 Set-up of one side: by hand, or all at once. */

import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import { UNITS } from '../data/units.ts';
import { hasActed, type SetupFrame } from '../frames.ts';
import { BATTALIONS, COMPANIES, GERMAN, IS_COMPANY, IS_TIGER, REGIMENT, roleOf, UNITS_OF } from '../pieces.ts';
import { deploy } from '../rules/deploy.ts';
import { stacksOf } from '../rules/ground.ts';
import { hasSetUpHex, setUpHexes, setUpLack } from '../rules/setUp.ts';
import { attach, companiesOf, detach, isDetached, regimentsFor, reunite, unattach } from '../rules/tigers.ts';
import { SPARE, type State, TO_SET_UP } from '../state.ts';

/** By unit: a hundred of them are in every list, and all say the same. */
const PLACES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'place', unit, open: 'hex' }));
const BACK: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'take-back', unit, revises: true }));

export const setUp: Phase<State, SetupFrame> = {
  rule: '3.1',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const stacks = stacksOf(s, f.side);
    const choices: Choice[] = [];
    const back: Choice[] = [];
    for (const unit of UNITS_OF[f.side]!) {
      if (s.place[unit]! >= 0) back.push(BACK[unit]!);
      else if (s.place[unit] === TO_SET_UP && !IS_COMPANY[unit] && hasSetUpHex(stacks, unit))
        choices.push(PLACES[unit]!);
    }
    if (s.options.splits && f.side === GERMAN) {
      choices.push(...regroupings(s));
      back.push(...revisions(s));
    }
    // Once all is done another set-up only rearranges it.
    if (setUpLack(s, f.side)) choices.push({ type: 'historical-set-up' });
    else choices.push({ type: 'ready' }, { type: 'historical-set-up', revises: true });
    return [...choices, ...back];
  },
  complete(s, _f, { type, unit }) {
    if (type === 'attach') return regimentsFor(s, unit!).map(u => ({ type, unit: unit!, units: [u] }));
    return setUpHexes(s, unit!).map(hex => ({ type: 'place', unit: unit!, hex }));
  },
  waits: hasActed,
  on: {
    place(d, f, a, io) {
      d.place = d.place.with(a.unit!, a.hex!);
      f.acted = 1;
      io.emit({ type: 'place', rule: '3.1', unit: a.unit!, hex: a.hex! });
    },
    'take-back'(d, _f, a, io) {
      if (IS_COMPANY[a.unit!]) unattach(d, a.unit!);
      else d.place = d.place.with(a.unit!, TO_SET_UP);
      io.emit({ type: 'take-back', rule: '3.1', unit: a.unit! });
    },
    'historical-set-up'(d, f, _a, io) {
      deploy(d, f.side);
      f.acted = 1;
      io.emit({ type: 'historical-set-up', rule: '3.1', role: roleOf(f.side) });
    },
    // 13.4.2 Two battalions instead of a regiment.
    split(d, f, a, io) {
      f.acted = 1;
      d.place = d.place.with(a.unit!, SPARE);
      d.place = withAll(d.place, BATTALIONS.get(a.unit!)!, TO_SET_UP);
      io.emit({ type: 'split', rule: '13.4.2', unit: a.unit!, units: BATTALIONS.get(a.unit!)! });
    },
    join(d, _f, a, io) {
      d.place = d.place.with(a.unit!, TO_SET_UP);
      if (IS_TIGER[a.unit!]) reunite(d, a.unit!);
      else d.place = withAll(d.place, BATTALIONS.get(a.unit!)!, SPARE);
      io.emit({ type: 'join', rule: '13.4.2', unit: a.unit! });
    },
    detach(d, f, a, io) {
      f.acted = 1;
      detach(d, a.unit!);
      io.emit({ type: 'detach', rule: '13.4.4', unit: a.unit!, units: companiesOf(a.unit!) });
    },
    attach(d, f, a, io) {
      f.acted = 1;
      attach(d, a.unit!, a.units![0]!);
      io.emit({ type: 'attach', rule: '13.4.5', unit: a.unit!, units: a.units! });
    },
    ready(d, f, _a, io) {
      pop(d);
      // 13.3.3 The Soviets look at their chits once the last one is ready.
      const reveals = d.chits.length > 0 && f.side === GERMAN;
      io.emit({ type: 'ready', rule: '3.1', role: roleOf(f.side), ...(reveals ? { reveals } : {}) });
    },
  },
};

/** 13.4.2, 13.4.4, 13.4.5 */
function regroupings(s: State): Choice[] {
  return UNITS_OF[GERMAN]!.flatMap((unit): Choice[] => {
    if (s.place[unit] !== TO_SET_UP || s.attached.includes(unit)) return [];
    if (BATTALIONS.has(unit)) return [{ type: 'split', unit }];
    if (IS_TIGER[unit]) return [{ type: 'detach', unit }];
    return IS_COMPANY[unit] && regimentsFor(s, unit).length > 0 ? [{ type: 'attach', unit, open: 'units' }] : [];
  });
}

function revisions(s: State): Choice[] {
  return UNITS_OF[GERMAN]!.flatMap((unit): Choice[] => {
    if (IS_COMPANY[unit]) return isAttached(s, unit) ? [{ type: 'take-back', unit, revises: true }] : [];
    const isWhole = BATTALIONS.get(unit)?.every(u => s.place[u] === TO_SET_UP) ?? isDetached(s, unit);
    const canJoin = s.place[unit] === SPARE && REGIMENT[unit]! < 0 && isWhole;
    return canJoin ? [{ type: 'join', unit, revises: true }] : [];
  });
}

const isAttached = (s: State, company: number): boolean => s.attached[COMPANIES.indexOf(company)]! >= 0;
