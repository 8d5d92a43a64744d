/** The story of the game, for the page about it. */
import type { Story } from '../../kit/card.ts';

export const STORY: Story = {
  history: {
    ja: 'スターリングラードの包囲が始まって数日後、モスクワの西ではもう一つの攻勢が始まった。「火星」作戦は、ルジェフを頂点とする突出部のドイツ第9軍を包囲するはずだった。ソ連軍は数か所で戦線を破ったが、雪と森と悪路の中で補給は続かず、ドイツ軍の装甲師団が破口を一つずつ塞いでいった。三週間の戦いで大きな損害を出し、作戦は長く語られなかった。',
    en: 'A few days after the ring closed at Stalingrad, another offensive began west of Moscow. Operation Mars was to encircle the German Ninth Army in the salient around Rzhev. The Soviets broke through in several places, but their supply did not follow through snow, woods and bad roads, and panzer divisions closed one breach after the other. After three weeks of heavy losses the operation was hardly spoken of for decades.',
  },
  origin: {
    ja: 'ブライアン・L・ニップル作、アヴァランチ・プレス社のゲームに基づく。地図とユニットはHexfrontによる再構成。',
    en: 'After the game by Brian L. Knipple, published by Avalanche Press. Map and counters are our own reconstruction.',
  },
};
