/** Positions from outside, and invariants of all positions. */
import type { Scenes } from '../../kit/game.ts';
import { eachAsked } from '../../kit/question.ts';
import { violationsOf } from './check.ts';
import { positionOf, sceneOf } from './scene.ts';
import type { State } from './state.ts';

export const scenes: Scenes<State> = eachAsked({ check: violationsOf, scene: sceneOf, position: positionOf });
