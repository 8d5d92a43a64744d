/** The story of the game, for the page about it. */
import type { Story } from '../../kit/card.ts';

export const STORY: Story = {
  history: {
    ja: '1941年6月22日、ドイツとその同盟国は300万を超える兵力でソ連に侵攻した。北はレニングラード、中央はモスクワ、南はキエフとコーカサスの油田が目標だった。軍はモスクワの手前まで達したが、冬と予備兵力に押し返される。翌年はヴォルガ川まで進んでスターリングラードで敗れ、1943年のクルスク以後は東へ進む力を失った。赤軍は1945年春にベルリンへ達する。',
    en: 'On 22 June 1941 Germany and her allies attacked the Soviet Union with more than three million men: towards Leningrad, Moscow, and Kiev with the oil of the Caucasus beyond. They came within sight of Moscow before winter and fresh reserves threw them back. A year later they stood on the Volga and lost an army at Stalingrad; after Kursk in 1943 they never went east again. In the spring of 1945 the Red Army reached Berlin.',
  },
  origin: {
    ja: 'ルールは『独ソ戦2』のルールブックに従います。マップとユニットは公開資料によるHexfrontの再構成です。',
    en: 'The rules follow the rulebook of 独ソ戦2 (The Russian Campaign). Map and counters are reconstructions by Hexfront from public sources.',
  },
};
