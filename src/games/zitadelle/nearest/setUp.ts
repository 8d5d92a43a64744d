/** 3, 13.4 Rows about set-up: unit by unit, regiments that are split, Tigers that are detached. */
import { noDice } from '../../../kit/dice.ts';
import type { Options } from '../../../kit/game.ts';
import { acts, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { game } from '../whole.ts';
import { of, type Row, to } from './row.ts';

const MADE: Said = { type: 'historical-set-up' };
const READY: Said = { type: 'ready' };
const place = (unit: string, hex: string): Said => to('place', unit, hex);
const attach = (unit: string, ...units: readonly string[]): Said => ({ type: 'attach', unit, units });

const opening = (options: Options = {}): Trial => ({ game, s: game.setup('zitadelle', options, noDice), events: [] });
const soviets = (...said: readonly Said[]): Trial => acts(opening(), ...said);
const germans = (options: Options, ...said: readonly Said[]): Trial =>
  acts(opening(options), MADE, READY, { type: 'hold-back' }, ...said);

const OUTSIDE = 'the hex lies outside its zone';

const PLACES: readonly Row[] = [
  ['2.3 not-your-unit', OUTSIDE, () => soviets(), place('11Pz/15', '2924')],
  ['3.1 already-placed', OUTSIDE, () => soviets(place('71GR/219G', '1218')), place('71GR/219G', '2924')],
  ['11.1.1 comes-later', OUTSIDE, () => soviets(), place('2GV/7G', '1417')],
  ['9.1.1 flies-later', OUTSIDE, () => germans({}), place('8FgK/DB1', '2924')],
  [
    '3.1 outside-zone',
    'the hex is full',
    () => soviets(place('71GR/219G', '1218'), place('71GR/210G', '1218')),
    place('162R/194', '1218'),
  ],
  [
    '5.1.1 stack-full',
    'artillery stands there as well',
    () => germans({}, place('Arko132', '1617'), place('11Pz/15', '1617'), place('11Pz/110', '1617')),
    place('11Pz/111', '1617'),
  ],
  [
    '5.1.2 other-formation',
    'the hex is full',
    () => soviets(place('71GR/219G', '1218'), place('71GR/210G', '1218')),
    place('51GR/154G', '1218'),
  ],
  [
    '5.1.3 other-command',
    'the hex is full',
    () => germans({}, place('167/315', '1915'), place('167/331', '1915')),
    place('LAH/1', '1915'),
  ],
  [
    '5.1.4 same-support',
    'the hex is full',
    () => germans({}, place('Arko132', '1617'), place('11Pz/15', '1617'), place('11Pz/110', '1617')),
    place('Arko70', '1617'),
  ],
  ['3.1 nothing-to-take-back', 'nobody of its zone is set up', () => soviets(), of('take-back', '71GR/210G')],
  ['3.1 not-placed', 'no zone is covered', () => germans({}), READY],
  ['3.2.2 not-covered', 'everybody is set up', uncovered, READY],
];

/** All units of zone J in its western corner. */
function uncovered(): Trial {
  const corps = UNITS.flatMap(({ name, side, entry }) =>
    side === 'german' && entry.kind === 'zone' && entry.zone === 'J' ? [name] : [],
  );
  const corner = ['0114', '0213', '0314', '0115', '0214'];
  return germans(
    {},
    MADE,
    ...corps.map(name => of('take-back', name)),
    ...corps.map((name, i) => place(name, corner[i >> 1] ?? '')),
  );
}

const SPLITS = { splits: true };
const apart = (...said: readonly Said[]): Trial => germans(SPLITS, of('detach', '3PzK/503'), ...said);
const halved = (...said: readonly Said[]): Trial => germans(SPLITS, of('split', '11Pz/15'), ...said);

const PARTS: readonly Row[] = [
  ['13.4.1 no-splits', 'it is no regiment', () => germans({}), of('split', '11Pz/110')],
  ['13.4.1 splits-are-german', 'it is no regiment', () => opening(SPLITS), of('split', '71GR/219G')],
  ['13.4.2 not-regiment', 'it is set up', () => germans(SPLITS, place('11Pz/110', '1617')), of('split', '11Pz/110')],
  [
    '13.4.6 has-tigers',
    'it is set up',
    () => apart(attach('503/1', '6Pz/11'), place('6Pz/11', '2611')),
    of('split', '6Pz/11'),
  ],
  ['13.4.2 not-at-start', 'it has a regiment’s battalions', () => germans(SPLITS), of('split', '2Pz/3')],
  ['13.4.2 is-split', 'the hex lies outside its zone', () => halved(), place('11Pz/15', '2924')],
  ['13.4.2 not-split', OUTSIDE, () => germans(SPLITS), place('11Pz/I-15', '2924')],
  [
    '13.4.2 take-back-first',
    'one battalion is not set up',
    () => halved(place('11Pz/I-15', '1617')),
    of('join', '11Pz/15'),
  ],
  ['13.4.2 is-whole', 'it is set up', () => germans(SPLITS, place('11Pz/15', '1617')), of('join', '11Pz/15')],
  [
    '13.4.4 no-tiger-battalion',
    'it is set up',
    () => germans(SPLITS, place('11Pz/15', '1617')),
    of('detach', '11Pz/15'),
  ],
  [
    '13.4.4 take-back-first',
    'its companies have no regiment',
    () => germans(SPLITS, place('3PzK/503', '2611')),
    of('detach', '3PzK/503'),
  ],
  ['13.4.4 is-detached', OUTSIDE, () => apart(), place('3PzK/503', '2924')],
  ['13.4.4 not-detached', 'the regiment is of another corps', () => germans(SPLITS), attach('503/1', '11Pz/15')],
  ['13.4.5 companies-attached', OUTSIDE, () => apart(), place('503/1', '2924')],
  ['13.4.5 no-company', 'the regiment is its own', () => apart(), attach('11Pz/15', '11Pz/15')],
  [
    '13.4.5 is-attached',
    'the regiment is of another corps',
    () => apart(attach('503/1', '6Pz/11')),
    attach('503/1', '11Pz/15'),
  ],
  ['13.4.5 not-attached', 'it is to be placed by no one', () => apart(), of('take-back', '503/2')],
  ['13.4.5 one-regiment', 'one of them is of another corps', () => apart(), attach('503/1', '6Pz/11', '11Pz/15')],
  ['13.4.5 only-regiments', 'it is of another corps', () => apart(), attach('503/1', 'PzPi813')],
  ['13.4.5 other-corps', 'it is split', () => apart(of('split', '11Pz/15')), attach('503/1', '11Pz/15')],
  [
    '13.4.5 has-company',
    'it is set up',
    () => apart(attach('503/1', '6Pz/11'), place('6Pz/11', '2611')),
    attach('503/2', '6Pz/11'),
  ],
];

export const SET_UP_ROWS: readonly Row[] = [...PLACES, ...PARTS];
