/** The mechanised movement of the 20th Army, and the chit after it. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { all, draw, press, to } from './moves.ts';

export const PURSUIT: readonly LessonStep[] = [
  {
    part: { en: 'After the battle', ja: '戦闘のあと' },
    title: { en: 'Move again', ja: '機械化移動' },
    text: {
      en: 'Mechanised units, cavalry and headquarters now move a second time, with their whole allowance [3.23]. Rifle divisions stay.\n\nBring 5th Tank Corps with 5/5 and the cavalry from 2609 to 2610, where no ZOC is left, and the headquarters along the road to 2710, 4 of 8 points. Then end the phase.',
      ja: '機械化ユニット、騎兵、司令部は、移動力をまた全部使って、もう一度移動できます[3.23]。狙撃兵師団は動けません。\n\n2609の第5戦車軍団と5/5、騎兵軍団を、ZOCのなくなった2610へ。司令部は道路を2710まで、8のうち4です。それからフェイズを終えます。',
    },
    moves: [[...all('move', '2610', '5 TC', '5/5', '2G CC'), to('move', '20A HQ', '2710')], press('end-phase')],
  },
  {
    title: { en: 'The next chit', ja: '次のチット' },
    text: {
      en: 'Your chit lies in the first box of the impulse track; a side’s first impulse never ends its turn [3.3]. You had the impulse, so you draw.\n\nFirst XXX Corps comes, the second German chit that goes back. Draw again: **41st Army**, at the other end of the salient.',
      ja: 'チットはインパルストラックの最初のボックスに置かれます。最初のインパルスでターンが終わることはありません[3.3]。インパルスを終えたあなたが次を引きます。\n\nまず第30軍団。カップへ戻る2枚目のドイツ軍チットです。もう一度引くと**第41軍**、突出部の反対側です。',
    },
    point: { units: ['41A HQ'], tab: 'tracks' },
    moves: [draw('XXX'), draw('41A')],
  },
];
