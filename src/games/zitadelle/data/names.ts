/** Display names of units in both languages, made from their fields. */
import { entryOf } from '../../../kit/phrase.ts';
import type { UnitKind, UnitSpec } from './unit.ts';

interface Word {
  readonly ja: string;
  readonly en: string;
}

const word = (ja: string, en: string): Word => ({ ja, en });

/** The name of each kind of unit, with its size. */
const KIND_WORDS: Readonly<Record<UnitKind, Word>> = {
  panzer: word('装甲連隊', 'Panzer Regiment'),
  'ss-panzer': word('SS装甲連隊', 'SS Panzer Regiment'),
  tiger: word('重戦車大隊', 'Heavy Panzer Battalion'),
  panther: word('戦車大隊（パンター）', 'Panzer Battalion (Panther)'),
  'panzer-battalion': word('戦車大隊', 'Panzer Battalion'),
  elefant: word('駆逐戦車大隊（エレファント）', 'Tank Destroyer Battalion (Elefant)'),
  'assault-gun': word('突撃砲大隊', 'Assault Gun Battalion'),
  'assault-howitzer': word('突撃榴弾砲大隊（ブルムベア）', 'Assault Howitzer Battalion (Brummbär)'),
  panzergrenadier: word('装甲擲弾兵連隊', 'Panzergrenadier Regiment'),
  'ss-panzergrenadier': word('SS装甲擲弾兵連隊', 'SS Panzergrenadier Regiment'),
  motorised: word('自動車化歩兵連隊', 'Motorised Infantry Regiment'),
  infantry: word('歩兵連隊', 'Infantry Regiment'),
  jaeger: word('猟兵大隊', 'Jäger Battalion'),
  engineer: word('装甲工兵中隊', 'Panzer Engineer Company'),
  artillery: word('砲兵団', 'Artillery Command'),
  rocket: word('ロケット連隊', 'Rocket Regiment'),
  'heavy-rocket': word('重ロケット連隊', 'Heavy Rocket Regiment'),
  tank: word('戦車旅団', 'Tank Brigade'),
  'guards-tank': word('親衛戦車旅団', 'Guards Tank Brigade'),
  'motor-rifle': word('自動車化狙撃兵旅団', 'Motor Rifle Brigade'),
  'guards-motor-rifle': word('親衛自動車化狙撃兵旅団', 'Guards Motor Rifle Brigade'),
  mechanised: word('機械化旅団', 'Mechanised Brigade'),
  'guards-mechanised': word('親衛機械化旅団', 'Guards Mechanised Brigade'),
  rifle: word('狙撃兵連隊', 'Rifle Regiment'),
  'guards-rifle': word('親衛狙撃兵連隊', 'Guards Rifle Regiment'),
  'guards-airborne': word('親衛空挺兵連隊', 'Guards Airborne Regiment'),
  'level-bomber': word('水平爆撃機', 'Level Bombers'),
  'dive-bomber': word('急降下爆撃機', 'Dive Bombers'),
  'tiger-company': word('中隊（ティーガー）', 'Company (Tiger)'),
};

/** Formations by what follows their number. */
const FORMATIONS: Readonly<Record<string, Word>> = {
  '': word('歩兵師団', 'Infantry Division'),
  Pz: word('装甲師団', 'Panzer Division'),
  PG: word('自動車化歩兵師団', 'Motorised Infantry Division'),
  St: word('突撃師団', 'Assault Division'),
  PzB: word('装甲旅団', 'Panzer Brigade'),
  PJ: word('装甲猟兵連隊', 'Panzerjäger Regiment'),
  R: word('狙撃兵師団', 'Rifle Division'),
  GR: word('親衛狙撃兵師団', 'Guards Rifle Division'),
  GV: word('親衛空挺師団', 'Guards Airborne Division'),
  TK: word('戦車軍団', 'Tank Corps'),
  GTK: word('親衛戦車軍団', 'Guards Tank Corps'),
  MK: word('機械化軍団', 'Mechanised Corps'),
  GMK: word('親衛機械化軍団', 'Guards Mechanised Corps'),
  FgD: word('航空師団', 'Air Division'),
  FgK: word('航空軍団', 'Air Corps'),
};

/** 2.2.4 Formations with a name. The light infantry of 23rd Corps has none. */
const NAMED: Readonly<Record<string, Word>> = {
  GD: word('グロスドイッチュラント師団', 'Grossdeutschland Division'),
  LAH: word('アドルフ・ヒトラー親衛旗師団', 'Leibstandarte Division'),
  DR: word('ダス・ライヒ師団', 'Das Reich Division'),
  TOT: word('髑髏師団', 'Totenkopf Division'),
  GvM: word('フォン・マントイフェル集団', 'Group von Manteuffel'),
  Jg: word('', ''),
};

/** 2.2.4 Regiments with a name of their own, and those of Grossdeutschland, which have no number. */
const PROPER: Readonly<Record<string, Word>> = {
  'GD/Pz': word('装甲連隊', 'Panzer Regiment'),
  'GD/PG': word('装甲擲弾兵連隊', 'Panzergrenadier Regiment'),
  'GD/Fus': word('フュジリーア連隊', 'Fusilier Regiment'),
  'DR/D': word('ドイッチュラント連隊', 'Deutschland Regiment'),
  'DR/DF': word('デア・フューラー連隊', 'Der Führer Regiment'),
  'TOT/T': word('トゥーレ連隊', 'Thule Regiment'),
  'TOT/TE': word('テオドール・アイケ連隊', 'Theodor Eicke Regiment'),
  Wf1Lehr: word('第1教導ロケット連隊', '1st Training Rocket Regiment'),
};

export const unitNameJa = (u: UnitSpec): string => wordsOf(u).ja;
export const unitNameEn = (u: UnitSpec): string => wordsOf(u).en;

function wordsOf(u: UnitSpec): Word {
  if (u.entry.kind === 'air') return airUnit(u);
  if (u.entry.kind === 'company')
    return within(numbered(u.parent, KIND_WORDS.tiger), numbered(u.id, KIND_WORDS[u.kind]));
  return within(formation(u.parent), u.entry.kind === 'split' ? battalion(u) : ownName(u));
}

const ownName = (u: UnitSpec): Word => entryOf(PROPER, u.name) ?? numbered(u.id, KIND_WORDS[u.kind]);

/** 第15装甲連隊第1大隊, 1st Battalion, 15th Panzer Regiment. */
function battalion(u: UnitSpec): Word {
  const [which = '', id = ''] = u.id.split('-');
  const regiment =
    entryOf(PROPER, `${u.parent}/${id}`) ?? numbered(id, KIND_WORDS[id.endsWith('Pz') ? 'ss-panzer' : 'panzer']);
  return within(regiment, numbered(which === 'I' ? '1' : '2', word('大隊', 'Battalion')));
}

/** They are identical, so they are only numbered. */
function airUnit(u: UnitSpec): Word {
  const wing = KIND_WORDS[u.kind];
  const number = u.id.replace(/\D+/, '');
  return within(formation(u.command), word(`${wing.ja}${number}`, `${wing.en} ${number}`));
}

function formation(id: string): Word {
  const [, number = '', letters = ''] = /^(\d+)(\D*)$/.exec(id) ?? [];
  const kind = entryOf(FORMATIONS, letters);
  return entryOf(NAMED, id) ?? (number !== '' && kind ? numbered(number, kind) : NO_WORD);
}

const NO_WORD = word('', '');

/** 第15装甲連隊, 15th Panzer Regiment. Letters after the number are in the words already. */
function numbered(id: string, { ja, en }: Word): Word {
  const number = Number.parseInt(id, 10);
  return word(`第${number}${ja}`, `${ordinal(number)} ${en}`);
}

/** In Japanese the larger formation comes first, in English the smaller. */
const within = (greater: Word, smaller: Word): Word => ({
  ja: greater.ja + smaller.ja,
  en: [smaller.en, greater.en].filter(part => part !== '').join(', '),
});

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}
