/** What the home page says of each game beyond its own data, by game id. */
import type { Bilingual } from '../../kit/game.ts';

export interface Pitch {
  /** Two short lines. */
  readonly lines: readonly [Bilingual, Bilingual];
  /** Playing time against the computer, least and most. */
  readonly minutes: readonly [least: number, most: number];
  readonly history: Bilingual;
  readonly origin: Bilingual;
  /** What each side is out to do, by role. */
  readonly aims: Readonly<Record<string, Bilingual>>;
}

export const PITCHES: Readonly<Record<string, Pitch>> = {
  'sixth-army': {
    lines: [
      {
        ja: '1942年12月、包囲された第6軍まであと120キロ。',
        en: 'December 1942: 120 kilometres of snow to the encircled Sixth Army.',
      },
      {
        ja: '枢軸軍は3本の雷鳴線を目指して突進し、ソ連軍は4ターン持ちこたえる。',
        en: 'Three thunder lines for the Axis to cross, four turns for the Soviets to hold.',
      },
    ],
    minutes: [60, 120],
    history: {
      ja: '1942年11月、ソ連軍はスターリングラードでドイツ第6軍を包囲した。12月12日、第57装甲軍団はコテリニコヴォから救出作戦「冬の雷雨」を開始し、アクサイ川とムイシコヴァ川を越えて約50キロの地点まで迫ったが、第2親衛軍に阻まれた。「雷鳴」は、包囲下の第6軍が自ら突破に出るための合言葉である。',
      en: 'In November 1942 the Red Army closed the ring around the German Sixth Army at Stalingrad. On 12 December LVII Panzer Corps set out from Kotelnikovo to break it open: Operation Winter Storm. It crossed the Aksai and the Myshkova and came within some 50 kilometres before Second Guards Army stopped it. “Thunderclap” was the word for Sixth Army to break out and meet it.',
    },
    origin: {
      ja: 'ルールは『第6軍救出作戦』のルールブックに従います。マップとユニットはHexfrontによる再構成です。',
      en: 'The rules follow the rulebook of 第6軍救出作戦. Map and counters are reconstructions by Hexfront.',
    },
    aims: {
      axis: {
        ja: '雷鳴線を越え、第6軍の突破を呼び起こす。',
        en: 'Cross the thunder lines and call Sixth Army out.',
      },
      soviet: { ja: '4ターンの間、突破を許さない。', en: 'Keep the ring closed for four turns.' },
    },
  },
  'russian-campaign': {
    lines: [
      {
        ja: '1941年6月から1945年まで、バルト海からコーカサスへ広がる独ソ戦のすべて。',
        en: 'June 1941 to 1945, from the Baltic to the Caucasus: the whole war in the East.',
      },
      {
        ja: '1ターン2か月、2回のインパルス。スターリンを追い、ベルリンを守る25ターン。',
        en: 'Two months a turn, two impulses each: hunt Stalin, or march to Berlin, in 25 turns.',
      },
    ],
    minutes: [90, 480],
    history: {
      ja: '1941年6月22日、ドイツとその同盟国は300万を超える兵力でソ連に侵攻した。北はレニングラード、中央はモスクワ、南はキエフとコーカサスの油田が目標だった。軍はモスクワの手前まで達したが、冬と予備兵力に押し返される。翌年はヴォルガ川まで進んでスターリングラードで敗れ、1943年のクルスク以後は東へ進む力を失った。赤軍は1945年春にベルリンへ達する。',
      en: 'On 22 June 1941 Germany and her allies attacked the Soviet Union with more than three million men: towards Leningrad, Moscow, and Kiev with the oil of the Caucasus beyond. They came within sight of Moscow before winter and fresh reserves threw them back. A year later they stood on the Volga and lost an army at Stalingrad; after Kursk in 1943 they never went east again. In the spring of 1945 the Red Army reached Berlin.',
    },
    origin: {
      ja: 'ルールは『独ソ戦2』のルールブックに従います。マップとユニットは公開資料によるHexfrontの再構成です。',
      en: 'The rules follow the rulebook of 独ソ戦2 (The Russian Campaign). Map and counters are reconstructions by Hexfront from public sources.',
    },
    aims: {
      axis: {
        ja: 'スターリンとモスクワを取って戦争を終わらせるか、ベルリンとヒトラーを最後まで守り抜く。',
        en: 'Take Moscow and Stalin and end the war, or hold Berlin and Hitler to the last.',
      },
      soviet: {
        ja: '国土を売って時間を買い、軍を立て直してベルリンへ攻め上る。',
        en: 'Trade land for time, rebuild the army, and carry the war to Berlin.',
      },
    },
  },
  sample: {
    lines: [
      { ja: '夜明けの川を渡る、7ユニットの小さな戦い。', en: 'Seven units and a river at first light.' },
      { ja: 'ルールと画面を覚えるための練習用ゲーム。', en: 'A teaching game: learn the screen in ten minutes.' },
    ],
    minutes: [5, 10],
    history: { ja: '架空の戦い。', en: 'An imaginary battle.' },
    origin: { ja: 'Hexfrontのための書き下ろし。', en: 'Written for Hexfront.' },
    aims: {},
  },
};
