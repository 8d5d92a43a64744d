/** Blue comes to the river. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const MOVEMENT: readonly LessonStep[] = [
  {
    part: { en: 'To the river', ja: '川へ' },
    title: { en: 'The town across the river', ja: '川向こうの町' },
    text: {
      en: 'You are **Blue**. Red holds Bridgetown (0403), worth three points to whoever entered it last [8.1]. The dice of this lesson are fixed.\n\nA mark in the corner of a counter is a support chit: your own says what it adds, Red’s is only a question mark [3.1].',
      ja: 'あなたは**青軍**です。橋の町（0403）は赤軍が保持し、最後に入った側の3点になります[8.1]。このレッスンではダイスの目が決まっています。\n\n駒の隅の印は支援チットです。自軍のものは加わる戦闘力が見え、赤軍のものは「?」としか見えません[3.1]。',
    },
    point: { hexes: ['0403'] },
  },
  {
    title: { en: 'March', ja: '前進' },
    text: {
      en: 'Click 1st Blue Foot and move it to 0303. Clear ground costs 1 of its 3 points [4.2], and next to an enemy it must stop [4.3].',
      ja: '青第1歩兵をクリックし、0303へ移動しましょう。平地は3移動力のうち1を使い[4.2]、敵に隣接したら止まります[4.3]。',
    },
    moves: [{ type: 'move', unit: 'B1', hex: '0303' }],
  },
  {
    title: { en: 'The second unit', ja: '2個目のユニット' },
    text: {
      en: 'Move 2nd Blue Foot to 0304. Two attackers are better than one. Then end the phase [2.1].',
      ja: '青第2歩兵を0304へ移動しましょう。攻撃は2個で行うほうが有利です。続いてフェイズを終えます[2.1]。',
    },
    moves: [{ type: 'move', unit: 'B2', hex: '0304' }, { type: 'end-phase' }],
  },
];
