/** Positions from outside, and invariants of all positions. */
import type { Scenes } from '../../kit/game.ts';
import { eachAsked } from '../../kit/question.ts';
import { check } from './check.ts';
import { positionOf, scene } from './scene.ts';
import type { State } from './state.ts';

export const scenes: Scenes<State> = eachAsked({ check, scene, position: positionOf });
