/** Words of the sheets and the overview. */
import type { Lang } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';

const en = {
  sheets: 'Sheets of the map',
  all: 'All',
  allSheets: 'All sheets side by side',
  overview: 'Overview',
  openOverview: 'Open the overview',
  closeOverview: 'Put the overview away',
};

const ja: typeof en = {
  sheets: 'マップの切り替え',
  all: '全体',
  allSheets: 'すべてのマップを並べて表示',
  overview: '全体図',
  openOverview: '全体図を開く',
  closeOverview: '全体図を閉じる',
};

const BOOKS: Readonly<Record<Lang, typeof en>> = { ja, en };

export const sayAtlas = (): typeof en => BOOKS[lang.value];
