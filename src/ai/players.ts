/** Players by level, weakest first. */

import type { Bot } from '../kit/player.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const PLAYERS: Readonly<Record<string, Bot>> = { random, greedy };
