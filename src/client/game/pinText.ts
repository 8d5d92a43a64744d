/** Words of the strip of tracks. */
import type { Lang } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';

const en = {
  pins: 'Tracks in sight',
  unfold: (moved: number, all: number): string => (moved === 0 ? `All ${all} as at the start` : `Show all ${all}`),
  fold: 'Only what has changed',
  told: (title: string, value: number, most: number | undefined, start: number): string =>
    `${title}: ${value}${most === undefined ? '' : ` of ${most}`}, ${start} at the start`,
  fell: (n: number): string => `fell by ${n} this turn`,
};

const ja: typeof en = {
  pins: '常時表示のトラック',
  unfold: (moved, all) => (moved === 0 ? `全${all}項目とも開始時のまま` : `全${all}項目を表示`),
  fold: '変化したもののみ',
  told: (title, value, most, start) => `${title}：${value}${most === undefined ? '' : `／${most}`}、開始時${start}`,
  fell: n => `このターンに${n}低下`,
};

const BOOKS: Readonly<Record<Lang, typeof en>> = { ja, en };

export const sayPins = (): typeof en => BOOKS[lang.value];
