/** The kinds of action of a movement phase, each with its own rules; phases/movement combines them. */
import type { Offer, Offers } from '../../../kit/offer.ts';
import type { MovementFrame } from '../frames.ts';
import type { MoveContext } from '../rules/mover.ts';
import type { State } from '../state.ts';

export type MoveOffer = Offer<State, MovementFrame, MoveContext>;
export type MoveOffers = Offers<State, MovementFrame, MoveContext>;
