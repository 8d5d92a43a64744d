/** 8.4 Rows about voyages. */
import type { Json, Options } from '../../../kit/game.ts';
import { act, type Said, type Trial } from '../../../kit/trial.ts';
import { axis, move, type Row, soviet } from './row.ts';

const by =
  (type: string) =>
  (unit: string, hex?: string): Said => ({ type, unit, ...(hex !== undefined && { hex }) });
const sail = by('sail');
const invade = by('invade');
const evacuate = by('evacuate');

const red = (units: Record<string, Json>, more: Record<string, Json> = {}, options: Options = {}): Trial =>
  soviet({ Stalin: 'U3', ...units }, more, options);
const grey = (units: Record<string, Json>, more: Record<string, Json> = {}): Trial =>
  axis({ Hitler: 'G33', ...units }, more);

export const SEA_ROWS: readonly Row[] = [
  [
    '8.4.1 sea-after-march',
    'the port is lost',
    () => act(red({ Tk9: 'II14' }, { owner: { JJ23: 'axis' } }), move('Tk9', 'II15')),
    sail('Tk9', 'JJ23'),
  ],
  ['8.4.3 not-on-coast', 'the hex is no coast either', () => red({ Tk9: 'PP5' }), sail('Tk9', 'C2')],
  [
    '8.4.3 not-in-port',
    'the other port is lost',
    () => red({ Tk9: 'JJ22' }, { owner: { II15: 'axis' } }),
    sail('Tk9', 'II15'),
  ],
  ['8.4.3 no-coast', 'the enemy holds the hex', () => red({ Tk9: 'JJ23', '41Pz': 'GG17' }), invade('Tk9', 'GG17')],
  [
    '8.4.2 other-sea',
    'the port is lost',
    () => grey({ '1Inf': 'DD24' }, { owner: { DD24: 'axis', H23: 'soviet' } }),
    sail('1Inf', 'H23'),
  ],
  ['8.4.3 no-port', 'the enemy holds the hex', () => red({ Tk9: 'JJ23', '41Pz': 'HH17' }), sail('Tk9', 'HH17')],
  ['8.4.3 port-not-yours', 'the enemy holds the hex', () => red({ Tk9: 'JJ23', '41Pz': 'II15' }), sail('Tk9', 'II15')],
  ['8.4.3 from-port', 'the hex is free', () => red({ Tk9: 'JJ23' }), evacuate('Tk9', 'II15')],
  ['8.4.5 sea-closed', 'the port is lost', () => red({ Tk9: 'F17' }, { owner: { E11: 'axis' } }), sail('Tk9', 'E11')],
  [
    '8.4.8 sea-used',
    'the port is lost',
    () => act(red({ Tk9: 'JJ23', Tk1: 'JJ23' }, { owner: { DD24: 'axis' } }), sail('Tk9', 'II15'), [1]),
    sail('Tk1', 'DD24'),
  ],
  [
    'V2 sea-lost',
    'the sea has been used',
    () =>
      act(
        red({ Tk9: 'JJ23', Tk1: 'JJ23' }, { owner: { DD24: 'axis' } }, { 'sea-transport': true }),
        sail('Tk9', 'II15'),
        [6],
      ),
    sail('Tk1', 'II15'),
  ],
  ['V3.1 sea-neutral', 'it could go by no port', () => grey({ '1Inf': 'DD24' }, { neutral: 1 }), evacuate('1Inf')],
  ['8.4.5 no-landing', 'the enemy holds the hex', () => grey({ '1Inf': 'H23', '8A': 'E19' }), invade('1Inf', 'E19')],
  [
    '8.4.3 landings-used',
    'the enemy holds the hex',
    () => red({ Tk9: 'JJ23', '41Pz': 'HH17' }, { landings: { soviet: 2 } }),
    invade('Tk9', 'HH17'),
  ],
];
