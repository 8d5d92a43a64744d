/** 13.0 Optional rules and their lists. */
import type { Side } from './unit.ts';

export interface OptionSpec {
  readonly id: string;
  readonly rule: string;
  readonly ja: string;
  readonly en: string;
}

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'city-assault', rule: '3.3.5', ja: '大都市に対する攻撃制限解除', en: 'Cities open to attack at once' },
  { id: 'off-map-rail', rule: '8.3.7', ja: 'マップ外の鉄道連絡', en: 'Railways join beyond the map' },
  { id: 'sudden-death', rule: '13.1', ja: 'サドンデス勝利条件', en: 'Sudden death' },
  { id: 'ss-equipment', rule: '13.2', ja: 'SSの装備転用', en: 'SS equipment' },
  { id: 'armour-limits', rule: '13.3', ja: '装甲部隊の制約', en: 'Limits of armour' },
  { id: 'evacuation', rule: '13.4', ja: '工場の疎開', en: 'Factories evacuated' },
  { id: 'historical-weather', rule: '13.5', ja: '史実の天候', en: 'Historical weather' },
  { id: 'detailed-weather', rule: '13.6', ja: '詳細な天候判定', en: 'Weather by impulse' },
];

/** 13.4 Workers that may be kept in Siberia. */
export const EVACUATED_WORKERS = 2;

/** 13.1.2 Objectives by year and side: names of cities and oil fields, or of the unit to be destroyed. */
export const OBJECTIVES: Readonly<Record<number, Readonly<Record<Side, readonly string[]>>>> = {
  1942: { axis: ['Dnepropetrovsk', 'Bryansk', 'Leningrad'], soviet: ['Sevastopol', 'Kalinin', 'Kharkov'] },
  1943: { axis: ['Leningrad', 'Kharkov', 'Maikop'], soviet: ['Voronezh', 'Moscow', 'Stalingrad'] },
  1944: { axis: ['Sevastopol', 'Riga', 'Kiev'], soviet: ['Leningrad', 'Rostov', 'Kursk'] },
  1945: { axis: ['Warsaw', 'Rostov', 'Stalin'], soviet: ['Bucharest', 'Berlin', 'Hitler'] },
};

export interface SparedUnit {
  readonly unit: string;
  readonly fromYear: number;
  readonly toYear: number;
  /** Ids of the shares one of which it adds to the replacements. */
  readonly extra: readonly string[];
}

const ANY_ARMOUR = ['armour', 'mechanized', 'infantry 3-4'] as const;

/** 13.2.2 SS units on the map when replacements come. */
export const SS_EQUIPMENT: readonly SparedUnit[] = [
  { unit: 'SSRes', fromYear: 1942, toYear: 1944, extra: ['mechanized', 'infantry 3-4'] },
  { unit: '1SSPz', fromYear: 1943, toYear: 1944, extra: ANY_ARMOUR },
  { unit: '2SSPz', fromYear: 1943, toYear: 1944, extra: ANY_ARMOUR },
  { unit: '3SSPz', fromYear: 1944, toYear: 1944, extra: ANY_ARMOUR },
  { unit: '6SSInf', fromYear: 1944, toYear: 1944, extra: ['infantry 3-4'] },
];
