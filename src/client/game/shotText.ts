/** Words of the gallery of shots. */
import type { Lang } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';

const en = {
  shots: 'Shots',
  tally: (shots: number, targets: number): string =>
    `${shots} ${shots === 1 ? 'shot' : 'shots'} at ${targets} ${targets === 1 ? 'target' : 'targets'}, the best first`,
  onlyBy: (units: string): string => `Only shots of ${units}`,
  onlyAt: (hex: string): string => `Only shots at ${hex}`,
  all: 'Show all',
  fire: 'Fire',
  fireLabel: (unit: string, target: string, chance: string): string => `${unit} at ${target}, ${chance}`,
  needs: 'Dice',
  others: (n: number): string => `${n} more at this target`,
  fewer: 'Only the best',
  more: (n: number): string => `${n} more targets`,
  last: 'Last shot',
};

const ja: typeof en = {
  shots: '射撃',
  tally: (shots, targets) => `射撃${shots}通り・目標${targets}、命中率の高い順`,
  onlyBy: units => `${units}の射撃のみ`,
  onlyAt: hex => `${hex}への射撃のみ`,
  all: 'すべて表示',
  fire: '射撃',
  fireLabel: (unit, target, chance) => `${unit}から${target}へ、${chance}`,
  needs: 'ダイス',
  others: n => `この目標へほか${n}通り`,
  fewer: '最良のみ',
  more: n => `ほか${n}目標`,
  last: '直前の射撃',
};

const BOOKS: Readonly<Record<Lang, typeof en>> = { ja, en };

export const sayShots = (): typeof en => BOOKS[lang.value];
