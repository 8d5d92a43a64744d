/** What the test game shows: counters, shots, and the morale of every command. */
import type { CounterShown, Depiction, TrackShown } from '../../../kit/depict.ts';
import { commandOf, type Fronts, ROLES, START, type State, shotsOf, sideOf, TURNS } from './state.ts';

/** The bombed command: its morale is temporarily lower, and the strip says why. */
export const BOMBED = 1;
const NAMES = ['LII', 'XLVIII', 'II SS', 'III', 'XI', 'XIII', 'VII', 'XLI', 'XLVII'];

export function depictOf(f: Fronts, s: State): Depiction {
  const shots = shotsOf(f, s);
  return {
    turn: s.turn,
    turns: TURNS,
    counters: s.place.map((hex, unit) => counterOf(f, hex, unit)),
    markers: [],
    boxes: [{ id: 'lost', title: { ja: '損失', en: 'Lost' } }],
    tracks: s.morale.map((value, command) => trackOf(f, s, command, value)),
    zones: [],
    ...(shots.length > 0 ? { shots } : {}),
  };
}

function counterOf(f: Fronts, hex: number, unit: number): CounterShown {
  const role = ROLES[sideOf(f, unit)];
  const values = `${(unit % 5) + 2}-${(unit % 4) + 3}`;
  const sign = { symbol: unit % 3 ? 'infantry' : 'armour', echelon: 'II', left: String(unit), right: '' };
  return {
    unit,
    role,
    ...(hex < 0 ? { box: 'lost' } : { hex }),
    face: { nation: role, ...sign, values, reduced: unit % 4 === 0 },
  };
}

function trackOf(f: Fronts, s: State, command: number, value: number): TrackShown {
  const side = command < f.size.commands[0] ? 0 : 1;
  const name = side === 0 ? (NAMES[command] ?? `${command}`) : `${40 + command}A`;
  const isBombed = command === BOMBED;
  return {
    id: `morale ${command}`,
    title: { ja: `${name}の士気`, en: `Morale of ${name}` },
    rule: '9.1',
    role: ROLES[side],
    value: value - (isBombed ? 2 : 0),
    most: START + 2,
    pinned: {
      label: { ja: name, en: name },
      start: START,
      ...(isBombed ? { note: { ja: '爆撃−2', en: '−2 bombed' } } : {}),
      units: s.place.flatMap((hex, unit) => (hex >= 0 && commandOf(f, unit) === command ? [unit] : [])),
    },
  };
}
