/** The bots for a host that runs in the browser: the client itself knows none. */
export { PLAYERS } from '../ai/players.ts';
