/** 3 Set-up: the Soviets first, then the Axis; by hand, or all at once as it was. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { SETUPS } from '../data/setup.ts';
import { UNITS } from '../data/units.ts';
import type { SetupFrame } from '../frames.ts';
import { hex, roleOf, UNITS_OF, unit } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import { isFixed, setUpHexes } from '../rules/setUp.ts';
import { type State, TO_SET_UP } from '../state.ts';

export const setUp: Phase<State, SetupFrame> = {
  rule: '3.0',
  actor: (_s, f) => roleOf(f.side),
  // 3.1 Units whose hex is printed have no choice.
  enter(d, f, io) {
    for (const u of UNITS_OF[f.side]!) {
      if (d.place[u] !== TO_SET_UP) continue;
      if (UNITS[u]!.exhausted) d.exhausted = d.exhausted.with(u, 1);
      const only = isFixed(u);
      if (only === undefined) continue;
      d.place = d.place.with(u, only);
      io.emit({ type: 'place', rule: '3.1', unit: u, hex: only });
    }
  },
  legal(s, f) {
    const g = groundOf(s, f.side);
    const choices: Choice[] = [];
    const placed: number[] = [];
    for (const u of UNITS_OF[f.side]!) {
      if (s.place[u] === TO_SET_UP) {
        if (setUpHexes(s, g, u).length > 0) choices.push({ type: 'place', unit: u, open: 'hex' });
      } else if (s.place[u]! >= 0 && isFixed(u) === undefined) placed.push(u);
    }
    if (!UNITS_OF[f.side]!.some(u => s.place[u] === TO_SET_UP)) choices.push({ type: 'ready' });
    else choices.push({ type: 'historical-set-up' });
    for (const u of placed) choices.push({ type: 'take-back', unit: u, revises: true });
    return choices;
  },
  complete: (s, f, choice) =>
    setUpHexes(s, groundOf(s, f.side), choice.unit!).map(h => ({ type: 'place', unit: choice.unit!, hex: h })),
  on: {
    place(d, _f, a, io) {
      d.place = d.place.with(a.unit!, a.hex!);
      io.emit({ type: 'place', rule: ruleOf(a), unit: a.unit!, hex: a.hex! });
    },
    'take-back'(d, _f, a, io) {
      d.place = d.place.with(a.unit!, TO_SET_UP);
      io.emit({ type: 'take-back', rule: ruleOf(a), unit: a.unit! });
    },
    'historical-set-up'(d, f, _a, io) {
      const place = d.place.slice();
      for (const [name, at] of Object.entries(SETUPS[roleOf(f.side)])) place[unit(name)] = hex(at);
      d.place = place;
      io.emit({ type: 'historical-set-up', rule: f.side === 0 ? '3.2' : '3.1', role: roleOf(f.side) });
    },
    ready(d, f, _a, io) {
      io.emit({ type: 'ready', rule: f.side === 0 ? '3.2' : '3.1', role: roleOf(f.side) });
      pop(d);
    },
  },
};

const ruleOf = (a: Action): string => (UNITS[a.unit!]!.side === 'axis' ? '3.2' : '3.1');
