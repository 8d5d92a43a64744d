/** 5.1 Why units cannot stack: at set-up and after assaults, at the end of a move, and at the end of movement. */
import type { Refusal } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import type { Why } from '../../../kit/why.ts';
import { sideOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { stackAt, stacksOf, whyNoRoom, whyNotTogether } from './ground.ts';

/** Codes by the section that keeps a unit out. */
type Codes = Readonly<Record<string, string>>;

const PLACE_CODES: Codes = {
  '5.1.1': 'stack-full',
  '5.1.2': 'other-formation',
  '5.1.3': 'other-command',
  '5.1.4': 'same-support',
};

/** Why a unit cannot be in a hex, and because of which units. */
export function whyNoPlace(s: State, unit: number, hex: number): Why {
  const rule = whyNoRoom(stacksOf(s, sideOf(unit)), unit, hex);
  if (rule === undefined) return undefined;
  return { rule, code: entryOf(PLACE_CODES, rule) ?? '', about: { unit, hex, units: inTheWay(s, unit, hex, rule) } };
}

const STOP_CODES: Codes = {
  '5.1.1': 'no-stop-full',
  '5.1.2': 'no-stop-formation',
  '5.1.3': 'no-stop-command',
};

/** The same for the end of a move, if no unit there can make room: 8.2.8 limits their number, 5.1 who may stack. */
export function whyNoStop(s: State, unit: number, hex: number): Why {
  const rule = whyNoRoom(stacksOf(s, sideOf(unit)), unit, hex);
  if (rule === undefined) return undefined;
  const units = inTheWay(s, unit, hex, rule);
  return { rule: stopRule(rule), code: entryOf(STOP_CODES, rule) ?? '', about: { unit, hex, units } };
}

const stopRule = (rule: string): string => (rule === '5.1.1' ? '8.2.8' : rule);

/** The units it cannot stack with; all of them if there is simply no room. */
const inTheWay = (s: State, unit: number, hex: number, rule: string): number[] =>
  stackAt(s, sideOf(unit), hex).filter(v => v !== unit && (rule === '5.1.1' || whyNotTogether(unit, v) === rule));

const END_CODES: Codes = {
  '5.1.2': 'stack-formations',
  '5.1.3': 'stack-commands',
};

/** What is wrong with a stack that may not stay: two units that cannot stack (5.1.2, 5.1.3), or too many (8.2.8). */
export function whyNotLeft(s: State, side: Side, hex: number): Refusal {
  const stack = stackAt(s, side, hex);
  for (const [i, u] of stack.entries())
    for (const v of stack.slice(0, i)) {
      const rule = whyNotTogether(u, v);
      const code = entryOf(END_CODES, rule);
      if (rule !== undefined && code !== undefined) return { rule, code, about: { hex, units: [v, u] } };
    }
  return { rule: '8.2.8', code: 'stack-too-high', about: { hex, units: stack } };
}
