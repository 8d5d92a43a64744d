/** Players by level, weakest first. */
import { greedy } from './greedy.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';

export type { Chosen, Means, Player } from './player.ts';

export const PLAYERS: Readonly<Record<string, Player>> = { random, greedy };
