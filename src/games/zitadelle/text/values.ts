/** Units in words: what is printed on a counter (2.2.1), what it is worth now, when it comes; stacks; odds lines. */
import type { Lang } from '../../../kit/game.ts';
import { entryOf, fill, numberIn } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import type { UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { chitText } from '../look/chits.ts';
import type { Book } from './parts.ts';
import { date } from './tongue.ts';

const TEXTS = {
  en: {
    at: 'anti-tank {at}',
    armour: 'armour {armour}',
    noArmour: 'no armour',
    combat: 'combat {combat}',
    moves: 'movement {allowance}',
    morale: 'morale {morale}',
    tigers: 'Tiger company attached',
    reduced: 'one step lost',
    disrupted: 'disrupted',
    artillery: 'shifts an assault {shift} columns right (turn 1)',
    engineer: 'undoes the fort in an assault (turn 1)',
    company: 'anti-tank +1, armour 5 for its regiment',
    dive: 'bombs tanks with anti-tank {at}',
    level: 'lowers the morale of an army by 1 for the turn',
    comes: 'due on turn {turn}, {date}, at {area}',
    called: 'comes at {area} on the turn of chit {chit}, which is drawn',
    drawn: 'comes at {area}: chit {chit} was that of turn {turn}',
    total: 'Combat {combat} · highest armour {armour} · {n|unit|units}',
  },
  ja: {
    at: '対戦車力{at}',
    armour: '装甲値{armour}',
    noArmour: '装甲なし',
    combat: '戦闘力{combat}',
    moves: '移動力{allowance}',
    morale: '継戦モラル{morale}',
    tigers: 'ティーガー中隊配属',
    reduced: '1ステップ損失',
    disrupted: '混乱',
    artillery: '強襲を右に{shift}コラム（第1ターン）',
    engineer: '強襲で陣地の修正を無効（第1ターン）',
    company: '配属先の対戦車力+1、装甲値5',
    dive: '対戦車力{at}で戦車を爆撃',
    level: '軍の継戦モラルをそのターン1下げる',
    comes: '第{turn}ターン（{date}）に{area}から登場予定',
    called: 'チット{chit}が出るターンに{area}から登場（ターンは抽選）',
    drawn: '{area}から登場可能（チット{chit}は第{turn}ターンのもの）',
    total: '戦闘力合計{combat}・最大装甲値{armour}・{n}ユニット',
  },
} as const satisfies Record<Lang, Record<string, string>>;

export function unitValues(book: Book, { unit, box, values }: UnitReport): readonly string[] {
  const texts = TEXTS[book.lang];
  const spec = UNITS[unit];
  if (!spec) return [];
  const special = specialText(book, spec);
  if (special !== undefined) return [special];
  const worth = worthOf(spec, values);
  return [
    fill(texts.at, worth),
    fill(worth.armour > 0 ? texts.armour : texts.noArmour, worth),
    fill(texts.combat, worth),
    ...stateTexts(book, spec, values),
    ...(box === 'reinforcements' || box === 'arriving' ? comingText(book, spec, values) : []),
  ];
}

/** What hangs on its command (8.1.3), and what has befallen it. */
function stateTexts(book: Book, spec: UnitSpec, values: UnitReport['values']): string[] {
  const texts = TEXTS[book.lang];
  const [allowance, morale] = [numberIn(values.allowance), numberIn(values.morale)];
  return [
    ...(allowance === undefined ? [] : [fill(texts.moves, { allowance })]),
    ...(morale === undefined ? [] : [fill(texts.morale, { morale })]),
    ...(values.tigers === true ? [texts.tigers] : []),
    ...(spec.back && values.steps === 1 ? [texts.reduced] : []),
    ...(values.disrupted === 1 ? [texts.disrupted] : []),
  ];
}

/** 9.0, 10.1, 10.2, 13.4.6 Units without values of their own. */
function specialText(book: Book, { kind, shift = 0, front }: UnitSpec): string | undefined {
  const texts = TEXTS[book.lang];
  if (shift > 0) return fill(texts.artillery, { shift });
  if (kind === 'engineer') return texts.engineer;
  if (kind === 'tiger-company') return texts.company;
  if (kind === 'dive-bomber') return fill(texts.dive, { at: front.at });
  return kind === 'level-bomber' ? texts.level : undefined;
}

interface Worth {
  readonly [key: string]: number;
  readonly at: number;
  readonly armour: number;
  readonly combat: number;
}

/** As reported, or as printed. */
const worthOf = ({ front }: UnitSpec, values: UnitReport['values']): Worth => ({
  at: numberIn(values.at) ?? front.at,
  armour: numberIn(values.armour) ?? front.armour,
  combat: numberIn(values.combat) ?? front.combat,
});

/** 11.1.1, or 13.3.4 where a chit decides; its turn is told once everybody has seen it (13.3.7). */
function comingText(book: Book, { entry }: UnitSpec, { chit, turn }: UnitReport['values']): string[] {
  if (entry.kind !== 'turn') return [];
  const texts = TEXTS[book.lang];
  const { area } = entry;
  if (typeof chit !== 'string') return [fill(texts.comes, { turn: entry.turn, date: date(book, entry.turn), area })];
  const called = { area, chit: chitText(chit) };
  const drawn = numberIn(turn);
  return [drawn === undefined ? fill(texts.called, called) : fill(texts.drawn, { ...called, turn: drawn })];
}

/** 7.3, 7.4.5 A stack assaults with the sum of its strengths and its best armour; anti-tank strengths never add up (6.3.3). */
export function stackTotal(book: Book, units: readonly UnitReport[]): readonly string[] {
  const worths = units.flatMap(({ unit, values }) => {
    const spec = UNITS[unit];
    return spec && specialText(book, spec) === undefined ? [worthOf(spec, values)] : [];
  });
  if (worths.length < 2) return [];
  const combat = worths.reduce((n, worth) => n + worth.combat, 0);
  const armour = Math.max(...worths.map(worth => worth.armour));
  return [fill(TEXTS[book.lang].total, { combat, armour, n: worths.length })];
}

/** What changes the dice or the column, ground included. */
export const lineName = (book: Book, what: string): string => entryOf(book.shifts, what) ?? book.some.what;

export const lineText = (book: Book, { what }: OddsLine): string => lineName(book, what);
