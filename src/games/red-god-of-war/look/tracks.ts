/** The tracks: turn, weather, supply points, impulses, intent and OKW, targets. */
import type { CupShown, TrackItem, TrackShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import { dateOf, TURNS, type Weather } from '../data/calendar.ts';
import { COMMANDS } from '../data/commands.ts';
import { FIRST_SUPPLY } from '../data/scenarios.ts';
import { SIDES } from '../data/sides.ts';
import { IMPULSE_TRACK, OKW, STALIN, STALIN_BOXES } from '../data/tracks.ts';
import { scenarioAt } from '../options.ts';
import { commandsBy, GERMAN, roleOf, SOVIET, sideOfCommand } from '../pieces.ts';
import { weatherOf } from '../rules/costs.ts';
import { stopModifier, stopNumber } from '../rules/impulse.ts';
import { targetsHeld } from '../rules/victory.ts';
import { IN_CUP, isFed, KNOWN_IN_CUP, type State, supplyOf } from '../state.ts';

const WEATHER_NAMES: Readonly<Record<Weather, Bilingual>> = {
  mud: { ja: '泥濘', en: 'Mud' },
  frozen: { ja: '凍結', en: 'Frozen' },
  snow: { ja: '降雪', en: 'Snow' },
};

export const tracksOf = (s: State): TrackShown[] => [
  {
    ...{ id: 'turn', title: { ja: 'ターン', en: 'Turn' }, rule: '2.4' },
    ...{ value: s.turn, most: Math.min(TURNS, scenarioAt(s.scenario).turns) },
    pinned: { label: { ja: '日付', en: 'Date' }, start: s.turn, text: dateOf(s.turn) },
  },
  {
    ...{ id: 'weather', title: { ja: '天候', en: 'Weather' }, rule: '11.5', value: s.weather },
    items: [{ title: WEATHER_NAMES[weatherOf(s)], state: 'ready' }],
    pinned: { label: { ja: '天候', en: 'Weather' }, start: -1, text: WEATHER_NAMES[weatherOf(s)] },
  },
  cupTrack(s),
  ...BOTH_SIDES.map(side => supplyTrack(s, side)),
  ...BOTH_SIDES.map(side => impulseTrack(s, side)),
  intentTrack(s),
  okwTrack(s),
  targetTrack(s),
];

/** 7.1 How many chits of each side are in the cup, which everybody sees. */
function cupTrack(s: State): TrackShown {
  const [german = 0, soviet = 0] = s.cup;
  const note = { ja: `独${german}・ソ${soviet}`, en: `${german} German, ${soviet} Soviet` };
  return {
    ...{ id: 'cup', title: { ja: 'カップのチット', en: 'Chits in the cup' }, rule: '7.1', value: german + soviet },
    pinned: {
      ...{ label: { ja: 'カップ', en: 'Cup' }, start: 0 },
      ...(german + soviet > 0 ? { note, isPlain: true } : {}),
    },
  };
}

function supplyTrack(s: State, side: Side): TrackShown {
  const title = { ja: '補給ポイント', en: 'Supply points' };
  return {
    ...{ id: `supply-${roleOf(side)}`, title, rule: '6.3', role: roleOf(side), value: supplyOf(s, side) },
    items: commandsBy(side)
      .filter(card => isFed(s, card))
      .map(card => ({ title: nameOf(card), card, state: 'ready' as const })),
    pinned: { label: { ja: '補給', en: 'Supply' }, start: FIRST_SUPPLY[SIDES[side]] },
  };
}

const nameOf = (card: number): Bilingual => {
  const { ja = '', en = '' } = COMMANDS[card] ?? {};
  return { ja, en };
};

/** 7.3 The chits drawn so far, each in its box. */
function impulseTrack(s: State, side: Side): TrackShown {
  const played = s.drawn.filter(card => sideOfCommand(card) === side);
  const numbers = IMPULSE_TRACK[SIDES[side]];
  return {
    ...{ id: `impulse-${roleOf(side)}`, title: { ja: 'インパルス', en: 'Impulses' }, rule: '7.3', role: roleOf(side) },
    ...{ value: played.length, most: numbers.length },
    items: numbers.map((number, i) => boxItem(i + 1, number, played[i])),
    pinned: {
      ...{ label: { ja: 'インパルス', en: 'Impulses' }, start: 0 },
      ...(played.length > 0 ? { note: boxNote(s, side), isPlain: true } : {}),
    },
  };
}

/** A box of the track: its number, the one the die is held against, and the chit that lies in it. */
function boxItem(box: number, number: number | undefined, card: number | undefined): TrackItem {
  const value = number === undefined ? '–' : String(number);
  const chit = card === undefined ? { ja: '', en: '' } : nameOf(card);
  const of = (name: string): string => `${box} [${value}]${name === '' ? '' : ` ${name}`}`;
  return { title: { ja: of(chit.ja), en: of(chit.en) }, state: card === undefined ? 'ready' : 'used' };
}

/** 7.3 What the die after the current impulse has to be more than. */
function boxNote(s: State, side: Side): Bilingual {
  if (s.stopped[side] === 1) return { ja: '作戦停止', en: 'stopped' };
  const number = stopNumber(s, side);
  if (number === undefined) return { ja: '判定なし', en: 'no die' };
  const most = number - stopModifier(s, side);
  return most < 1
    ? { ja: '停止なし', en: 'no die stops' }
    : { ja: `${most}以下で停止`, en: `stops at ${most} or less` };
}

function intentTrack(s: State): TrackShown {
  const title = { ja: 'スターリンの意向', en: 'Stalin’s intent' };
  const box = STALIN_BOXES[s.intent - 1];
  const code = box?.withdrawal?.code;
  const count = box?.supply ?? 0;
  return {
    ...{ id: 'intent', title, rule: '11.1', role: roleOf(SOVIET), value: s.intent, most: STALIN.boxes },
    items: [
      { title: { ja: '補給ポイント', en: 'Supply points' }, state: 'ready', count },
      ...(code === undefined
        ? []
        : [{ title: { ja: `撤退 ${code}`, en: `Withdrawal ${code}` }, state: 'used' as const }]),
    ],
    pinned: {
      ...{ label: title, start: STALIN.start },
      note: { ja: `補給${count}${code ? `・${code}` : ''}`, en: `${count} supply${code ? `, ${code}` : ''}` },
      ...(code === undefined ? { isPlain: true } : {}),
    },
  };
}

function okwTrack(s: State): TrackShown {
  const title = { ja: 'OKW命令', en: 'OKW orders' };
  return {
    ...{ id: 'okw', title, rule: '11.2', role: roleOf(GERMAN), value: s.okw, most: OKW.boxes },
    pinned: {
      ...{ label: title, start: OKW.start },
      ...(s.okw === OKW.boxes ? { note: { ja: '「ヒルフェ！」', en: '“Hilfe!”' } } : {}),
    },
  };
}

function targetTrack(s: State): TrackShown {
  const { targets, victoryRule: rule } = scenarioAt(s.scenario);
  const title = { ja: 'ソ連軍の目標', en: 'Soviet targets' };
  return {
    ...{ id: 'targets', title, rule, role: roleOf(SOVIET), value: targetsHeld(s), most: targets.length },
    pinned: { label: title, start: 0 },
  };
}

/** 7.1 How many chits are in the cup; the own ones by name. `s` is what the seat sees. */
export function cupsOf(s: State): CupShown[] {
  const left = s.cup.reduce((sum, n) => sum + n, 0);
  const known = s.chits.flatMap((place, card) => (place === IN_CUP || place === KNOWN_IN_CUP ? [card] : []));
  const cup = { id: 'cup', title: { ja: 'インパルスチット', en: 'Impulse chits' }, rule: '7.1', left };
  return [known.length > 0 ? { ...cup, kinds: known.map(card => ({ title: nameOf(card), count: 1 })) } : cup];
}
