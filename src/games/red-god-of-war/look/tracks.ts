/** The tracks: turn, weather, supply points, impulses, intent and OKW, targets. */
import type { CupShown, TrackShown } from '../../../kit/depict.ts';
import type { Bilingual } from '../../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import { CARD } from '../card.ts';
import { TURNS, type Weather } from '../data/calendar.ts';
import { COMMANDS } from '../data/commands.ts';
import { FIRST_SUPPLY } from '../data/scenarios.ts';
import { SIDES } from '../data/sides.ts';
import { IMPULSE_TRACK, OKW, STALIN, STALIN_BOXES } from '../data/tracks.ts';
import { scenarioAt } from '../options.ts';
import { commandsBy, GERMAN, roleOf, SOVIET, sideOfCommand } from '../pieces.ts';
import { weatherOf } from '../rules/costs.ts';
import { targetsHeld } from '../rules/victory.ts';
import { IN_CUP, isFed, KNOWN_IN_CUP, type State, supplyOf } from '../state.ts';

const WEATHER_NAMES: Readonly<Record<Weather, Bilingual>> = {
  mud: { ja: '泥濘', en: 'Mud' },
  frozen: { ja: '凍結', en: 'Frozen' },
  snow: { ja: '降雪', en: 'Snow' },
};

const sideName = (side: Side): Bilingual => ({
  ja: CARD.roleNames.ja[roleOf(side)] ?? '',
  en: CARD.roleNames.en[roleOf(side)] ?? '',
});

export const tracksOf = (s: State): TrackShown[] => [
  {
    ...{ id: 'turn', title: { ja: 'ターン', en: 'Turn' }, rule: '2.4' },
    ...{ value: s.turn, most: Math.min(TURNS, scenarioAt(s.scenario).turns) },
  },
  {
    ...{ id: 'weather', title: { ja: '天候', en: 'Weather' }, rule: '11.5' },
    items: [{ title: WEATHER_NAMES[weatherOf(s)], state: 'ready' }],
  },
  ...BOTH_SIDES.map(side => supplyTrack(s, side)),
  ...BOTH_SIDES.map(side => impulseTrack(s, side)),
  intentTrack(s),
  okwTrack(s),
  targetTrack(s),
];

function supplyTrack(s: State, side: Side): TrackShown {
  const title = { ja: '補給ポイント', en: 'Supply points' };
  const { ja, en } = sideName(side);
  return {
    ...{ id: `supply-${roleOf(side)}`, title, rule: '6.3', role: roleOf(side), value: supplyOf(s, side) },
    items: commandsBy(side)
      .filter(card => isFed(s, card))
      .map(card => ({ title: nameOf(card), card, state: 'ready' as const })),
    pinned: { label: { ja: `${ja}補給`, en: `${en} supply` }, start: FIRST_SUPPLY[SIDES[side]] },
  };
}

const nameOf = (card: number): Bilingual => {
  const { ja = '', en = '' } = COMMANDS[card] ?? {};
  return { ja, en };
};

/** 7.3 The chits drawn so far, each in its box. */
function impulseTrack(s: State, side: Side): TrackShown {
  const played = s.drawn.filter(card => sideOfCommand(card) === side);
  const { ja, en } = sideName(side);
  return {
    ...{ id: `impulse-${roleOf(side)}`, title: { ja: 'インパルス', en: 'Impulses' }, rule: '7.3', role: roleOf(side) },
    ...{ value: played.length, most: IMPULSE_TRACK[SIDES[side]].length },
    items: played.map(card => ({ title: nameOf(card), card, state: 'used' as const })),
    pinned: { label: { ja: `${ja}インパルス`, en: `${en} impulses` }, start: 0 },
  };
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
    pinned: { label: title, start: STALIN.start },
  };
}

function okwTrack(s: State): TrackShown {
  const title = { ja: 'OKW命令', en: 'OKW orders' };
  return {
    ...{ id: 'okw', title, rule: '11.2', role: roleOf(GERMAN), value: s.okw, most: OKW.boxes },
    pinned: { label: title, start: OKW.start },
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
