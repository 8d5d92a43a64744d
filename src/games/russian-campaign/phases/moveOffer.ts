/** What may be done in a movement phase, each kind kept with its own rules; phases/movement puts them together. */
import type { Offer, Offers } from '../../../kit/offer.ts';
import type { MovementFrame } from '../frames.ts';
import type { MoveContext } from '../rules/mover.ts';
import type { State } from '../state.ts';

export type MoveOffer = Offer<State, MovementFrame, MoveContext>;
export type MoveOffers = Offers<State, MovementFrame, MoveContext>;
