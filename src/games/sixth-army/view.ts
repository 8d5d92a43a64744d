/**
 * Nothing in this game is hidden from either player: support markers are drawn openly (6.1), and the thunder markers in
 * the cup are known by kind to both and in order to nobody. A view is therefore the state, field by field, so that a new
 * field stays hidden until somebody decides to show it.
 */
import { cloneState, type State } from './state.ts';

export interface View {
  readonly turn: State['turn'];
  readonly flow: State['flow'];
  readonly options: State['options'];
  readonly place: State['place'];
  readonly exhausted: State['exhausted'];
  readonly lp: State['lp'];
  readonly support: State['support'];
  readonly air: State['air'];
  readonly hqUsed: State['hqUsed'];
  readonly corpsOrders: State['corpsOrders'];
  readonly control: State['control'];
  readonly crossed: State['crossed'];
  readonly cup: State['cup'];
  readonly winner: State['winner'];
}

export const viewOf = (s: State): View => ({
  turn: s.turn,
  flow: s.flow.map(f => ({ ...f })),
  options: s.options,
  place: s.place,
  exhausted: s.exhausted,
  lp: s.lp,
  support: s.support,
  air: s.air,
  hqUsed: s.hqUsed,
  corpsOrders: s.corpsOrders,
  control: s.control,
  crossed: s.crossed,
  cup: s.cup,
  winner: s.winner,
});

export const imagineFrom = (v: View): State => cloneState(v);
