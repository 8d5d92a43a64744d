/** All headquarters of a side in one list: combat supply (6.3), chits for the cup (7.1). */
import type { RosterLine, RosterShown, RuledText } from '../../../kit/depict.ts';
import { topFrame } from '../../../kit/flow.ts';
import { frameIs } from '../../../kit/frames.ts';
import type { Bilingual, Seat } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { COMMANDS } from '../data/commands.ts';
import { COMBAT_SUPPLY_COST } from '../data/numbers.ts';
import type { ChitsFrame, PlainFrame } from '../frames.ts';
import { scenarioAt } from '../options.ts';
import { commandNumber, commandsBy, hqOf, roleOf, SOVIET, sideOfRole } from '../pieces.ts';
import { limitOf } from '../rules/chits.ts';
import { RESERVE } from '../rules/control.ts';
import { linesNow } from '../rules/supply.ts';
import { isFed, isOnMap, placeOf, type State, supplyOf } from '../state.ts';

const isFeed = frameIs<PlainFrame>('feed');
const isChits = frameIs<ChitsFrame>('chits');

/** Of chits only the own ones: the other side chooses in secret. */
export function rosterOf(s: State, seat: Seat): { readonly roster?: RosterShown } {
  const f = topFrame(s);
  if (!f) return {};
  if (isFeed(f)) return { roster: feeding(s, f.side) };
  const side = sideOfRole(seat);
  return isChits(f) && side !== undefined && !f.done.includes(side) ? { roster: choosing(s, side) } : {};
}

export const commandName = (card: number): Bilingual => {
  const { ja = '', en = '' } = COMMANDS[card] ?? {};
  return { ja, en };
};

const lines = (s: State, side: Side, lineOf: (card: number) => Pick<RosterLine, 'isOn' | 'action'>): RosterLine[] =>
  commandsBy(side).map(card => ({
    card,
    title: commandName(card),
    ...lineOf(card),
    notes: notesOf(s, side, card),
    ...(isOnMap(s, hqOf(card)) ? { unit: hqOf(card) } : {}),
  }));

const NOTES = {
  fed: { ja: '戦闘補給下', en: 'in combat supply' },
  unfed: { ja: '戦闘補給なし', en: 'no combat supply' },
  off: { ja: 'マップ外', en: 'off the map' },
  cutOff: { ja: '補給路なし', en: 'no supply line' },
  before: { ja: '前ターンに選択', en: 'chosen last turn' },
  reserve: { ja: '予備', en: 'in reserve' },
} as const;

function notesOf(s: State, side: Side, card: number): Bilingual[] {
  const hq = hqOf(card);
  const where = !isOnMap(s, hq) ? [NOTES.off] : linesNow(s, side).connected[placeOf(s, hq)] ? [] : [NOTES.cutOff];
  return [
    isFed(s, card) ? NOTES.fed : NOTES.unfed,
    ...where,
    ...(card === RESERVE && !s.released ? [NOTES.reserve] : []),
    ...(side === SOVIET && s.turn > 1 && s.before[card] === 1 ? [NOTES.before] : []),
  ];
}

function feeding(s: State, side: Side): RosterShown {
  const left = supplyOf(s, side);
  const note: RuledText = {
    rule: '6.3',
    text: {
      ja: `残り${left}補給ポイント、1司令部につき${COMBAT_SUPPLY_COST}`,
      en: `${left} supply point${left === 1 ? '' : 's'} left, ${COMBAT_SUPPLY_COST} for each headquarters`,
    },
  };
  return {
    ...{ title: { ja: '司令部の戦闘補給', en: 'Combat supply of headquarters' }, rule: '6.3', role: roleOf(side) },
    notes: [note],
    lines: lines(s, side, card => ({
      isOn: isFed(s, card),
      action: { type: isFed(s, card) ? 'starve' : 'feed', card },
    })),
  };
}

function choosing(s: State, side: Side): RosterShown {
  const limit = limitOf(s, side);
  const must = limit?.with === undefined ? undefined : commandNumber(limit.with);
  const isFirst = (card: number): boolean => (side === SOVIET ? s.before[card] === 1 : isFed(s, card));
  const chosen = commandsBy(side).filter(card => card === must || isFirst(card));
  // Only what may go in as it is: otherwise the player begins with the least.
  const first = limit && chosen.length > limit.most ? chosen.filter(card => card === must) : chosen;
  return {
    ...{ title: { ja: 'カップに入れるチット', en: 'Chits for the cup' }, rule: '7.1', role: roleOf(side) },
    notes: chitNotes(s, side),
    lines: lines(s, side, card => ({ isOn: first.includes(card), action: { type: 'put-chits', cards: [card] } })),
  };
}

/** 13.11 how many Germans; 7.4 how far the Soviets may change. */
function chitNotes(s: State, side: Side): RuledText[] {
  const limit = limitOf(s, side);
  const { rule } = scenarioAt(s.scenario);
  if (limit) {
    const { ja, en } = limit.with === undefined ? NOBODY : commandName(commandNumber(limit.with));
    const needed: Bilingual = limit.with === undefined ? NOBODY : { ja: `、${ja}を含む`, en: `, with that of ${en}` };
    return [{ rule, text: { ja: `最大${limit.most}個${needed.ja}`, en: `At most ${limit.most} chits${needed.en}` } }];
  }
  if (side !== SOVIET || s.turn === 1) return [];
  return [
    {
      rule: '7.4',
      text: {
        ja: '前ターンと同じ組、または1個だけ追加か除外',
        en: 'The same set as last turn, or one chit more or one fewer',
      },
    },
  ];
}

const NOBODY: Bilingual = { ja: '', en: '' };
