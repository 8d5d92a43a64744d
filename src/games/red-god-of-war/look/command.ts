/** 7.2 Whom a headquarters activates and at which level of supply (6.12, 7.24), and what it supports (10.12, 10.16). */
import type { Bilingual } from '../../../kit/game.ts';
import type { CommandReport } from '../../../kit/report.ts';
import { ALL_UNITS, apart, BOARD, commandOfHq, rangeOf, sideOf } from '../pieces.ts';
import { activated } from '../rules/activation.ts';
import { isInEnemyZoc } from '../rules/ground.ts';
import { isActing, isFed, isOnMap, placeOf, type State } from '../state.ts';

/** 6.1 By number, as in SUPPLY_STATES. */
export const SUPPLY_NAMES: readonly Bilingual[] = [
  { ja: '補給下', en: 'supplied' },
  { ja: '非補給下', en: 'unsupplied' },
  { ja: '孤立', en: 'isolated' },
];

/** In its own impulse the units that are active, otherwise those that would be if its chit were drawn now. */
export function commandReport(s: State, unit: number): CommandReport | undefined {
  const card = commandOfHq(unit);
  if (card < 0 || !isOnMap(s, unit)) return undefined;
  const column = isActing(s, unit) ? s.acting : activated(s, card);
  return {
    ...{ unit, rule: '7.2', range: rangeOf(card), levels: SUPPLY_NAMES },
    hexes: hexesAround(placeOf(s, unit), rangeOf(card)),
    members: ALL_UNITS.flatMap(member => {
      const level = (column[member] ?? 0) - 1;
      return level < 0 ? [] : [{ unit: member, hex: placeOf(s, member), level }];
    }),
    notes: [isFed(s, card) ? FED : HUNGRY, supportOf(s, unit, card)],
  };
}

/** 7.21, 7.26 Whatever lies between. */
export const hexesAround = (centre: number, range: number): number[] =>
  BOARD.names.flatMap((_, hex) => (apart(centre, hex) <= range ? [hex] : []));

const note = (rule: string, ja: string, en: string): CommandReport['notes'][number] => ({ rule, text: { ja, en } });
const FED = note('6.3', '戦闘補給下。', 'In combat supply.');
const HUNGRY = note(
  '6.12',
  '戦闘補給下にない：活性化しても補給下にならない。',
  'Without combat supply: nobody is supplied.',
);
const SUPPORTS = note('10.12', 'レンジ内の攻撃と防御を支援できる。', 'Supports attacks and defences in range.');
const DEFENDS = note('10.12', 'レンジ内の防御だけを支援する。', 'Supports defences in range only.');
const IN_ZOC = note('10.16', '敵ZOCの中では支援できない。', 'In an enemy ZOC it supports nothing.');

function supportOf(s: State, unit: number, card: number): CommandReport['notes'][number] {
  if (isInEnemyZoc(s, sideOf(unit), placeOf(s, unit))) return IN_ZOC;
  return isFed(s, card) ? SUPPORTS : DEFENDS;
}
