/** Display names of units in both languages, made from their fields. */
import type { Bilingual } from '../../../kit/game.ts';
import { entryOf, knownEntry } from '../../../kit/phrase.ts';
import { commandOf } from './commands.ts';
import type { UnitSpec } from './unit.ts';

const word = (ja: string, en: string): Bilingual => ({ ja, en });

/** By what follows the number. */
const KINDS: Readonly<Record<string, Bilingual>> = {
  ID: word('歩兵師団', 'Infantry Division'),
  LFD: word('空軍野戦師団', 'Luftwaffe Field Division'),
  RD: word('狙撃兵師団', 'Rifle Division'),
  RB: word('狙撃兵旅団', 'Rifle Brigade'),
  SkiB: word('スキー旅団', 'Ski Brigade'),
  MRD: word('自動車化狙撃兵師団', 'Motor Rifle Division'),
  MB: word('機械化旅団', 'Mechanised Brigade'),
  TB: word('戦車旅団', 'Tank Brigade'),
  TR: word('戦車連隊', 'Tank Regiment'),
  MC: word('機械化軍団', 'Mechanised Corps'),
  TC: word('戦車軍団', 'Tank Corps'),
  CC: word('騎兵軍団', 'Cavalry Corps'),
};

/** Parts of a division or corps, by side, type and size. */
const PARTS: Readonly<Record<string, Bilingual>> = {
  'german T III': word('装甲連隊', 'Panzer Regiment'),
  'german T II': word('装甲大隊', 'Panzer Battalion'),
  'german M III': word('自動車化歩兵連隊', 'Motorised Infantry Regiment'),
  'german I III': word('歩兵連隊', 'Infantry Regiment'),
  'soviet T X': word('戦車旅団', 'Tank Brigade'),
  'soviet M X': word('機械化旅団', 'Mechanised Brigade'),
};

/** What German units are parts of. */
const PARENTS: Readonly<Record<string, Bilingual>> = {
  GD: word('グロスドイッチュラント師団', 'Grossdeutschland Division'),
  '36': word('第36自動車化歩兵師団', '36th Motorised Infantry Division'),
  '52': word('第52歩兵師団', '52nd Infantry Division'),
  '6': word('第6歩兵師団', '6th Infantry Division'),
};

/** Units without a number, and second counters. */
const PROPER: Readonly<Record<string, Bilingual>> = {
  'Kav Div': word('騎兵師団', 'Cavalry Division'),
  'GR/GD': word('グロスドイッチュラント師団擲弾兵連隊', 'Grenadier Regiment, Grossdeutschland Division'),
  'FR/GD': word('グロスドイッチュラント師団フュジリーア連隊', 'Fusilier Regiment, Grossdeutschland Division'),
  'GD Pz': word('グロスドイッチュラント師団装甲大隊', 'Panzer Battalion, Grossdeutschland Division'),
  '17G(b) RD': word('第17親衛狙撃兵師団（第33軍）', '17th Guards Rifle Division (33rd Army)'),
  '19(b) RD': word('第19狙撃兵師団（増援）', '19th Rifle Division (reinforcement)'),
};

export const unitNameJa = (u: UnitSpec): string => wordsOf(u).ja;
export const unitNameEn = (u: UnitSpec): string => wordsOf(u).en;

function wordsOf(u: UnitSpec): Bilingual {
  const proper = entryOf(PROPER, u.name);
  if (proper) return proper;
  if (u.type === 'H') return headquarters(commandOf(u.command ?? ''));
  if (u.entry.kind === 'breakdown') return nameless(u.name);
  return u.parent === undefined || u.parent === u.name ? ownName(u.name) : partOf(u, u.parent);
}

const headquarters = ({ ja, en }: Bilingual): Bilingual => word(`${ja}司令部`, `${en} HQ`);

/** 歩兵連隊3-7（2）, Infantry Regiment 3-7 (2). */
const nameless = (name: string): Bilingual =>
  word(`歩兵連隊${name.replace(' (', '（').replace(')', '）')}`, `Infantry Regiment ${name}`);

/** 第16親衛狙撃兵師団, 16th Guards Rifle Division. */
function ownName(name: string): Bilingual {
  const [id = '', kind = ''] = name.split(' ');
  const { ja, en } = knownEntry(KINDS, kind);
  return numbered(id, id.includes('G') ? word(`親衛${ja}`, `Guards ${en}`) : word(ja, en));
}

/** 第5装甲師団第31装甲連隊, 31st Panzer Regiment, 5th Panzer Division. */
function partOf(u: UnitSpec, parent: string): Bilingual {
  const own = numbered(u.name, knownEntry(PARTS, `${u.side} ${u.type} ${u.steps[0]?.size}`));
  const whole = u.side === 'soviet' ? ownName(parent) : (entryOf(PARENTS, parent) ?? numbered(parent, PANZER_DIVISION));
  return word(whole.ja + own.ja, `${own.en}, ${whole.en}`);
}

const PANZER_DIVISION = word('装甲師団', 'Panzer Division');

function numbered(id: string, { ja, en }: Bilingual): Bilingual {
  const number = Number.parseInt(id, 10);
  return word(`第${number}${ja}`, `${ordinal(number)} ${en}`);
}

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}
