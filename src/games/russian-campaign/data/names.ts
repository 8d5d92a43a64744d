/** Display names of units in both languages, made from their fields. */
import { entryOf } from '../../../kit/phrase.ts';
import { firstMonthOf, yearOf } from './calendar.ts';
import { cityNamed } from './cities.ts';
import type { Nation, UnitSpec, UnitType } from './unit.ts';

interface Word {
  readonly ja: string;
  readonly en: string;
}

const ARMS: Readonly<Record<UnitType, Word>> = {
  infantry: { ja: '歩兵', en: 'Infantry' },
  armour: { ja: '装甲', en: 'Panzer' },
  mechanized: { ja: '装甲擲弾兵', en: 'Panzergrenadier' },
  mountain: { ja: '山岳猟兵', en: 'Mountain' },
  cavalry: { ja: '騎兵', en: 'Cavalry' },
  paratroop: { ja: '降下猟兵', en: 'Parachute' },
  'luftwaffe-infantry': { ja: '空軍野戦', en: 'Luftwaffe Field' },
  'luftwaffe-armour': { ja: '装甲', en: 'Panzer' },
  artillery: { ja: '砲兵', en: 'Artillery' },
  headquarters: { ja: '司令部', en: 'Headquarters' },
  dictator: { ja: '', en: '' },
  worker: { ja: '労働者', en: 'Workers' },
  partisan: { ja: 'パルチザン', en: 'Partisans' },
};

/** 2.1 The Soviet names of the same symbols. */
const SOVIET_ARMS: Readonly<Partial<Record<UnitType, Word>>> = {
  infantry: { ja: '', en: '' },
  armour: { ja: '戦車', en: 'Tank' },
  paratroop: { ja: '空挺', en: 'Airborne' },
};

const NATIONS: Readonly<Record<Nation, Word>> = {
  german: { ja: 'ドイツ', en: 'German' },
  finnish: { ja: 'フィンランド', en: 'Finnish' },
  hungarian: { ja: 'ハンガリー', en: 'Hungarian' },
  italian: { ja: 'イタリア', en: 'Italian' },
  romanian: { ja: 'ルーマニア', en: 'Romanian' },
  soviet: { ja: 'ソ連', en: 'Soviet' },
};

/** Units with a name of their own, and two that the enemy has too. */
const PROPER: Readonly<Record<string, Word>> = {
  'HQ-N': { ja: '北方軍集団司令部', en: 'Army Group North HQ' },
  'HQ-C': { ja: '中央軍集団司令部', en: 'Army Group Centre HQ' },
  'HQ-S': { ja: '南方軍集団司令部', en: 'Army Group South HQ' },
  Hitler: { ja: 'ヒトラー', en: 'Hitler' },
  '1Cav': { ja: 'ドイツ第1騎兵軍団', en: 'German 1st Cavalry Corps' },
  '1Art': { ja: 'ドイツ砲兵軍団', en: 'German Artillery Corps' },
  SSRes: { ja: 'SS予備隊', en: 'SS Reserve' },
  HG: { ja: 'ヘルマン・ゲーリング装甲軍団', en: 'Hermann Göring Panzer Corps' },
  GDPz: { ja: 'グロスドイッチュラント装甲軍団', en: 'Grossdeutschland Panzer Corps' },
  DietlMtn: { ja: 'ディートル山岳猟兵軍団', en: 'Dietl Mountain Corps' },
  AfrikaPz: { ja: 'アフリカ装甲軍団', en: 'Afrika Panzer Corps' },
  Stavka: { ja: '赤軍大本営', en: 'Stavka' },
  Stalin: { ja: 'スターリン', en: 'Stalin' },
};

export const unitNameJa = (u: UnitSpec): string => wordsOf(u).ja;
export const unitNameEn = (u: UnitSpec): string => wordsOf(u).en;

function wordsOf(u: UnitSpec): Word {
  const proper = entryOf(PROPER, u.name);
  if (proper) return proper;
  if (u.type === 'worker') return worker(u);
  if (u.entry.kind === 'remnant') return remnant(u);
  if (u.type === 'partisan') return { ja: `パルチザン${u.id}`, en: `Partisans ${u.id}` };
  return formation(u);
}

/** 第24装甲軍団, 24th Panzer Corps; 第1親衛戦車軍, 1st Guards Tank Army. */
function formation(u: UnitSpec): Word {
  const size = u.size === 'XXXX' ? { ja: '軍', en: 'Army' } : { ja: '軍団', en: 'Corps' };
  const number: Word = u.id === '' ? { ja: '', en: '' } : { ja: `第${u.id}`, en: ordinal(Number(u.id)) };
  const nation = u.nation === 'german' || u.nation === 'soviet' ? { ja: '', en: '' } : NATIONS[u.nation];
  const { ja, en } = branch(u);
  return {
    ja: `${nation.ja}${number.ja}${ja}${size.ja}`,
    en: [nation.en, number.en, en, size.en].filter(part => part !== '').join(' '),
  };
}

function branch(u: UnitSpec): Word {
  const arm = armOf(u);
  if (u.service === 'guards') return { ja: `親衛${arm.ja}`, en: join('Guards', arm.en) };
  return u.service === 'ss' ? { ja: `SS${arm.ja}`, en: join('SS', arm.en) } : arm;
}

/** 12.7.4 Named by its first city, or by the turn of its arrival; further ones of a turn are numbered. */
function worker(u: UnitSpec): Word {
  if (u.entry.kind === 'city') {
    const city = cityNamed(u.entry.city);
    return { ja: `労働者${u.strength}（${city.ja}）`, en: `Workers ${u.strength} (${city.en})` };
  }
  const turn = u.entry.kind === 'turn' ? u.entry.turn : 0;
  const [year, month] = [yearOf(turn), firstMonthOf(turn)];
  const nth = 'abc'.indexOf(u.id.slice(-1)) + 1;
  return {
    ja: `労働者${u.strength}（${year}年${month}/${month + 1}月${nth > 1 ? `・${nth}番目` : ''}）`,
    en: `Workers ${u.strength} (${month}/${month + 1} ${year}${nth > 1 ? `, no. ${nth}` : ''})`,
  };
}

function remnant(u: UnitSpec): Word {
  const guards = u.service === 'guards';
  const arm = guards && u.type === 'infantry' ? ARMS.infantry : armOf(u);
  const owner = { army: NATIONS.german, ss: both('SS'), luftwaffe: NATIONS.german, guards: GUARDS }[u.service];
  return { ja: `${owner.ja}${arm.ja}残存部隊${u.id}`, en: `${owner.en} ${arm.en} Remnant ${u.id}` };
}

const GUARDS: Word = { ja: '親衛', en: 'Guards' };
const both = (word: string): Word => ({ ja: word, en: word });
const armOf = (u: UnitSpec): Word => (u.side === 'soviet' ? SOVIET_ARMS[u.type] : undefined) ?? ARMS[u.type];
const join = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ');

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}
