/** Display names of units in both languages, made from their fields. */
import { FORMATIONS, type UnitSpec, type UnitType } from './units.ts';

interface Word {
  readonly ja: string;
  readonly en: string;
}

const ARMS: Readonly<Record<UnitType, Word>> = {
  panzer: { ja: '装甲', en: 'Pz' },
  panzergrenadier: { ja: '装甲擲弾兵', en: 'PzGr' },
  recon: { ja: '偵察', en: 'Recon' },
  'assault-gun': { ja: '突撃砲', en: 'StuG' },
  motorized: { ja: '自動車化歩兵', en: 'Mot' },
  rifle: { ja: '狙撃兵', en: 'Rifle' },
  cavalry: { ja: '騎兵', en: 'Cav' },
  tank: { ja: '戦車', en: 'Tank' },
  mechanized: { ja: '機械化', en: 'Mech' },
};

const SIZES: Readonly<Record<UnitSpec['size'], Word>> = {
  II: { ja: '大隊', en: 'Bn' },
  III: { ja: '連隊', en: 'Rgt' },
  X: { ja: '旅団', en: 'Bde' },
  XX: { ja: '師団', en: 'Div' },
};

/** Japanese name, largest formation first. */
export function unitNameJa(u: UnitSpec): string {
  const parent = parentOf(u);
  return parent ? `${parent.ja} ${ownJa(u)}` : ownJa(u);
}

/** Short English name: the unit, then its formation. */
export function unitNameEn(u: UnitSpec): string {
  const parent = parentOf(u);
  return parent ? `${ownEn(u)}, ${parent.en}` : ownEn(u);
}

/** The formation above a unit; none for independent ones. */
function parentOf(u: UnitSpec): Word | undefined {
  const known = FORMATIONS.find(f => f.id === u.formation);
  if (known) return { ja: known.ja, en: known.enShort };
  if (u.formation === u.id) return undefined;
  const n = digits(u.formation);
  return isGuards(u) ? { ja: `第${n}親衛狙撃兵師団`, en: `${n} Gds RD` } : { ja: `第${n}狙撃兵師団`, en: `${n} RD` };
}

function ownJa(u: UnitSpec): string {
  const [own, regiment] = idParts(u);
  if (regiment !== undefined) return `第${regiment}${ARMS[u.type].ja}連隊 第${own}大隊`;
  const guard = isGuards(u) ? '親衛' : '';
  return `第${digits(own)}${guard}${branch(own)?.ja ?? ''}${ARMS[u.type].ja}${sizeOf(u).ja}`;
}

function ownEn(u: UnitSpec): string {
  const [own, regiment] = idParts(u);
  const number = regiment !== undefined ? `${own}/${regiment}` : digits(own);
  const arm = branch(own)?.en ?? ARMS[u.type].en;
  return `${number} ${isGuards(u) ? 'Gds ' : ''}${arm} ${sizeOf(u).en}`;
}

/** 2.2.1 `I/11` is battalion and regiment; in `503/91` the division after the stroke is the formation. */
function idParts(u: UnitSpec): readonly [own: string, regiment: string | undefined] {
  const [own = u.id, after] = u.id.split('/');
  return [own, after === u.formation ? undefined : after];
}

const digits = (text: string): string => text.replace(/\D/g, '');
const isGuards = (u: UnitSpec): boolean => u.nation === 'guards';
const sizeOf = (u: UnitSpec): Word => (u.id.endsWith(' TR') ? SIZES.III : SIZES[u.size]);

/** The two kinds of Romanian cavalry regiment. */
function branch(id: string): Word | undefined {
  if (id.endsWith('Ros')) return { ja: 'ロシオリ', en: 'Roșiori' };
  return id.endsWith('Cal') ? { ja: 'カララシ', en: 'Călărași' } : undefined;
}
