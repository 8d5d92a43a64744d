/**
 * Why a bot chose an action. A reason is data, since prose is not stored: it is put into words where it is read, in the
 * reader's language. A player with words of its own gives them in both languages.
 */
import type { Action, AnyWords, Bilingual, Lang } from './game.ts';

/** An action that was weighed, and what it is worth on average. */
export interface Weighed {
  readonly action: Action;
  readonly mean: number;
  /** The range of results that dice can give. */
  readonly low: number;
  readonly high: number;
  /** How many actions were considered, and the next best of them. */
  readonly of: number;
  readonly second?: Pick<Weighed, 'action' | 'mean'>;
}

/** An action chosen at random among so many. */
export interface Drawn {
  readonly among: number;
}

export type Reason = Bilingual | Weighed | Drawn;

/** Sums of chances are not exact; values closer than this are equal. */
export const NEAR = 1e-9;

export function reasonText(words: AnyWords, reason: Reason, lang: Lang): string {
  if ('ja' in reason) return reason[lang];
  if ('among' in reason) return DRAWN[lang](reason.among);
  const { action, second } = reason;
  return WEIGHED[lang](reason, words.choice(action), second ? words.choice(second.action) : undefined);
}

/** A stored reason, if it is still valid. */
export function reasonFrom(value: unknown): Reason | undefined {
  if (!isRecord(value)) return undefined;
  const { ja, en, among, action, mean, low, high, of, second } = value;
  if (typeof ja === 'string' && typeof en === 'string') return { ja, en };
  if (isNumber(among)) return { among };
  if (!isAction(action) || !isNumber(mean) || !isNumber(low) || !isNumber(high) || !isNumber(of)) return undefined;
  const next = secondFrom(second);
  return { action, mean, low, high, of, ...(next ? { second: next } : {}) };
}

function secondFrom(value: unknown): Weighed['second'] {
  if (!isRecord(value)) return undefined;
  const { action, mean } = value;
  return isAction(action) && isNumber(mean) ? { action, mean } : undefined;
}

type Tells = (reason: Weighed, taken: string, second: string | undefined) => string;

const WEIGHED: Readonly<Record<Lang, Tells>> = {
  en(reason, taken, second) {
    const worth = `${taken}: worth ${shown(reason.mean)} on average`;
    const rest =
      second === undefined
        ? 'the only candidate'
        : `${leadOf(reason)} ahead of the next best of ${reason.of}, ${second}`;
    const luck = isCertain(reason)
      ? 'no dice involved'
      : `the dice make it ${shown(reason.low)} to ${shown(reason.high)}`;
    return `${worth}, ${rest}; ${luck}.`;
  },
  ja(reason, taken, second) {
    const worth = `${taken}：期待値${shown(reason.mean)}`;
    const rest = second === undefined ? '唯一の候補' : `${reason.of}案中の次善「${second}」を${leadOf(reason)}上回る`;
    const luck = isCertain(reason)
      ? 'ダイスによる振れはない'
      : `ダイス次第で${shown(reason.low)}から${shown(reason.high)}`;
    return `${worth}。${rest}。${luck}。`;
  },
};

const DRAWN: Readonly<Record<Lang, (among: number) => string>> = {
  en: among => `Picked at random among ${among} choices.`,
  ja: among => `${among}個の選択肢から無作為に選んだ。`,
};

const isCertain = ({ low, high }: Weighed): boolean => high - low < NEAR;
const leadOf = ({ mean, second }: Weighed): string => shown(mean - (second?.mean ?? mean));
const shown = (value: number): string => (Math.abs(value) < 0.05 ? '0.0' : value.toFixed(1));

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isAction = (value: unknown): value is Action => isRecord(value) && typeof value.type === 'string';
