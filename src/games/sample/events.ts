/** What can happen. The words and the filter for hidden facts switch on these types. */
import type { GameEvent } from '../../kit/game.ts';
import type { Side } from './data/units.ts';

export type Event =
  | { type: 'forced'; role: Side; action: { type: string; unit?: number; hex?: number } }
  | { type: 'turn-begun'; rule: '2.1'; turn: number }
  | { type: 'moved'; rule: '4.1'; unit: number; from: number; to: number; path: readonly number[] }
  | { type: 'rested'; rule: '3.3'; unit: number; chit?: number }
  | { type: 'town-taken'; rule: '6.1'; role: Side }
  | BattleEvent
  | { type: 'retreated'; rule: '5.5'; unit: number; from: number; to: number }
  | { type: 'eliminated'; rule: '5.4' | '5.5'; unit: number; hex: number }
  | { type: 'game-over'; rule: '6.1' | '6.2' };

/** The whole calculation, so that log and screen can show it line by line. */
export type BattleEvent = GameEvent & {
  type: 'battle';
  rule: '5.2';
  hex: number;
  units: readonly number[];
  strength: readonly [number, number];
  column: string;
  die: number;
  result: string;
};
