/** What a file is, before anything of it is believed. */
import { REPLAY_FORMAT } from '../../kit/replay.ts';

/** The game that a replay names; undefined if it is no replay of ours. */
export function gameOfReplay(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('format' in value) || !('game' in value)) return undefined;
  return value.format === REPLAY_FORMAT && typeof value.game === 'string' ? value.game : undefined;
}
