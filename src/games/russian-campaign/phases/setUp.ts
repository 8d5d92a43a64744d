/** 3.2, 3.3, S2.0 Set-up of one side: by hand, or all at once. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { hasActed, type SetupFrame } from '../frames.ts';
import { AXIS, GERMAN_PARATROOP, roleOf, UNITS_OF } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import { lose } from '../rules/loss.ts';
import { deploy, isPlaced } from '../rules/readyMade.ts';
import { fixedHex, hasSetUpHex, isQuotaFull, lineHere, setUpHexes, setUpOwed } from '../rules/setUp.ts';
import { PARA, type State, TO_SET_UP } from '../state.ts';

const ruleOf = (s: State, side: number): string => {
  if (lineHere(s)) return side === AXIS ? 'S2.2' : 'S2.1';
  return side === AXIS ? '3.3.1' : '3.2';
};

export const setUp: Phase<State, SetupFrame> = {
  rule: '3.0',
  actor: (_s, f) => roleOf(f.side),
  // 3.2 Units whose city is printed have no choice.
  enter(d, f, io) {
    for (const u of UNITS_OF[f.side]!) {
      const h = d.place[u] === TO_SET_UP ? fixedHex(d, u) : undefined;
      if (h === undefined) continue;
      d.place = d.place.with(u, h);
      io.emit({ type: 'place', rule: ruleOf(d, f.side), unit: u, hex: h });
    }
  },
  legal(s, f) {
    const g = groundOf(s, f.side);
    const choices: Choice[] = [];
    const back: Choice[] = [];
    for (const u of UNITS_OF[f.side]!) {
      if (isPlaced(s, u)) back.push({ type: 'take-back', unit: u, revises: true });
      if (s.place[u] !== TO_SET_UP || isQuotaFull(s, u)) continue;
      if (u === GERMAN_PARATROOP) choices.push({ type: 'hold-back', unit: u });
      if (hasSetUpHex(s, g, u)) choices.push({ type: 'place', unit: u, open: 'hex' });
    }
    // Once all is done another set-up only rearranges it.
    if (setUpOwed(s, f.side)) choices.push({ type: 'historical-set-up' });
    else choices.push({ type: 'ready' }, { type: 'historical-set-up', revises: true });
    return [...choices, ...back];
  },
  complete: (s, f, { unit }) =>
    setUpHexes(s, groundOf(s, f.side), unit!).map(hex => ({ type: 'place', unit: unit!, hex })),
  waits: hasActed,
  on: {
    place(d, f, a, io) {
      d.place = d.place.with(a.unit!, a.hex!);
      f.acted = 1;
      io.emit({ type: 'place', rule: ruleOf(d, f.side), unit: a.unit!, hex: a.hex! });
    },
    // V3.1 German paratroops may wait off the map.
    'hold-back'(d, f, a, io) {
      d.place = d.place.with(a.unit!, PARA);
      f.acted = 1;
      io.emit({ type: 'hold-back', rule: 'V3.1', unit: a.unit! });
    },
    'take-back'(d, f, a, io) {
      d.place = d.place.with(a.unit!, TO_SET_UP);
      io.emit({ type: 'take-back', rule: ruleOf(d, f.side), unit: a.unit! });
    },
    'historical-set-up'(d, f, _a, io) {
      deploy(d, f.side);
      f.acted = 1;
      io.emit({ type: 'historical-set-up', rule: ruleOf(d, f.side), role: roleOf(f.side) });
    },
    // S2.1, S2.2 What was not set up has been lost before.
    ready(d, f, _a, io) {
      const units = UNITS_OF[f.side]!.filter(u => d.place[u] === TO_SET_UP);
      for (const u of units) lose(d, u);
      io.emit({ type: 'ready', rule: ruleOf(d, f.side), role: roleOf(f.side), units });
      pop(d);
    },
  },
};
