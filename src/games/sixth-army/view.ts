/**
 * Nothing in this game is hidden from either player: support markers are drawn openly (6.1), and of the thunder markers
 * in the cup both know the kinds and nobody the order. A view is therefore the state, as its columns are declared.
 */
import { COLUMNS, type State } from './state.ts';

export type View = Readonly<State>;

export const viewOf = (s: State): View => COLUMNS.view(s, {});

export const imagineFrom = (v: View): State => COLUMNS.draft(v);
