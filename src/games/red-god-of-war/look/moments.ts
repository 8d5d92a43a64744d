/** Moments of the game: a chit is drawn (3.2), the die that may stop operations (7.3), the rolls of a new turn (3.1). */
import type { RuledText } from '../../../kit/depict.ts';
import type { Bilingual, GameEvent, Json } from '../../../kit/game.ts';
import { numberIn, numbersIn, textIn } from '../../../kit/phrase.ts';
import type { MomentReport } from '../../../kit/report.ts';
import type { Side } from '../../../kit/sides.ts';
import { dateOf, TURNS } from '../data/calendar.ts';
import { RETURNED_CHITS } from '../data/scenarios.ts';
import { hqOf, roleOf, sideOfCommand } from '../pieces.ts';
import { boxOf, stopModifier, stopNumber } from '../rules/impulse.ts';
import { isFed, isOnMap, type State } from '../state.ts';
import { commandName } from './roster.ts';

export const moments = (s: State, events: readonly GameEvent[]): readonly MomentReport[] =>
  events.flatMap((event, i) => momentOf(s, event, events.slice(i + 1)) ?? []);

function momentOf(s: State, event: GameEvent, after: readonly GameEvent[]): MomentReport | undefined {
  switch (event.type) {
    case 'chit-drawn':
      return drawn(s, numberIn(event.card) ?? 0, after);
    case 'chit-sent-back':
      return sentBack(s, numberIn(event.card) ?? 0);
    case 'stopped':
    case 'goes-on':
      return stopRoll(event);
    case 'turn-begun':
      return newTurn(event, after);
    default:
      return undefined;
  }
}

const both = (rule: string, ja: string, en: string): RuledText => ({ rule, text: { ja, en } });
const plural = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** Whose headquarters, in which box, and what it may do. */
function drawn(s: State, card: number, after: readonly GameEvent[]): MomentReport {
  const side = sideOfCommand(card);
  const hq = hqOf(card);
  const active = after.find(({ type }) => type === 'activated');
  const units = numbersIn(active?.units).length;
  const box = boxOf(s, side);
  const isThere = isOnMap(s, hq) || active !== undefined;
  const lines = isThere
    ? [
        both('7.2', `活性化できるユニット：${units}`, `${plural(units, 'unit', 'units')} may act`),
        isFed(s, card)
          ? both(
              '6.3',
              '戦闘補給下：支援でき、範囲内は補給下',
              'In combat supply: it supports, and supplies what is in range',
            )
          : both('6.12', '戦闘補給なし：部隊は非補給下で戦う', 'No combat supply: its units fight unsupplied'),
      ]
    : [both('7.27', 'マップ上にない：インパルスはすぐ終わる', 'Not on the map: the impulse is over at once')];
  return {
    ...{ title: commandName(card), rule: '3.2', role: roleOf(side), unit: hq, motion: 'out' },
    lines: [...lines, boxLine(s, side, box)],
  };
}

/** 7.3 What the die will have to be afterwards. */
function boxLine(s: State, side: Side, box: number): RuledText {
  const number = stopNumber(s, side);
  if (number === undefined || (s.cup[side] ?? 0) === 0)
    return both('7.3', `第${box}ボックス：終了の判定なし`, `Box ${box} of the track: no die afterwards`);
  const least = number - stopModifier(s, side);
  return least < 1
    ? both('7.3', `第${box}ボックス：判定でも終わらない`, `Box ${box} of the track: no die ends operations`)
    : both(
        '7.3',
        `第${box}ボックス：ダイス${least}以下で作戦停止`,
        `Box ${box} of the track: a die up to ${least} ends operations`,
      );
}

/** 13.11 */
function sentBack(s: State, card: number): MomentReport {
  const { count } = RETURNED_CHITS;
  return {
    ...{ title: commandName(card), rule: '13.11', role: roleOf(sideOfCommand(card)), unit: hqOf(card), motion: 'back' },
    lines: [
      both(
        '13.11',
        `最初のドイツ軍チット${count}個はカップに戻る（${s.sentBack}個目）`,
        `The first ${count} German chits go back into the cup (${s.sentBack} of ${count})`,
      ),
    ],
  };
}

/** 7.3 Die, modifiers and the number of the box; the event has them all, as a new turn may have begun since. */
function stopRoll(event: GameEvent): MomentReport {
  const role = textIn(event.role);
  const numbers = [event.die, event.modifier, event.snow, event.n, event.box].map(value => numberIn(value) ?? 0);
  const [die = 0, modifier = 0, snow = 0, number = 0, box = 0] = numbers;
  const isOver = event.type === 'stopped';
  const sum = `${die + modifier} ${isOver ? '≤' : '>'} ${number}`.replace('-', '−');
  const [ja, en] = [partsOf(snow, modifier - snow, 'ja'), partsOf(snow, modifier - snow, 'en')];
  return {
    ...{ title: STOP_ROLL, rule: '7.3', role, die },
    result: isOver ? { ja: '作戦停止', en: 'Operations end' } : { ja: '作戦続行', en: 'Operations go on' },
    lines: [
      both('7.3', `${die}${ja} = ${sum}（第${box}ボックス）`, `${die}${en} = ${sum}, the number in box ${box}`),
      ...(isOver ? [LEFT_OVER] : []),
    ],
  };
}

const MODIFIERS = { ja: ['降雪', '最初のターン'], en: ['snow', 'first turn'] } as const;

function partsOf(snow: number, first: number, lang: 'ja' | 'en'): string {
  const part = (value: number, name: string): string => (value === 0 ? '' : ` ${signed(value)} (${name})`);
  const [ofSnow, ofFirst] = MODIFIERS[lang];
  return part(snow, ofSnow) + part(first, ofFirst);
}

const STOP_ROLL: Bilingual = { ja: '作戦停止の判定', en: 'Do operations end?' };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const LEFT_OVER = both(
  '7.3',
  '残りのチットと、その司令部の補給ポイントは戻る',
  'The chits that are left come back, with the supply points of their headquarters',
);

const ROLLS: readonly Json[] = ['weather', 'supplied', 'okw', 'hilfe', 'no-hilfe', 'intent', 'called-away'];

/** 3.1 The rolls of the initial segment together. */
function newTurn({ turn }: GameEvent, after: readonly GameEvent[]): MomentReport {
  const number = Math.min(TURNS, Math.max(1, numberIn(turn) ?? 1));
  const { ja, en } = dateOf(number);
  return {
    title: { ja: `第${number}ターン・${ja}`, en: `Turn ${number} · ${en}` },
    rule: '3.1',
    lines: [],
    events: after.filter(({ type }) => ROLLS.includes(type)),
  };
}
