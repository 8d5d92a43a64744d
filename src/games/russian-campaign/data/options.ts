/** 13.0 Numbers and lists of the optional rules; the rules themselves are in options.ts of the game. */
import type { SideName } from './unit.ts';

/** 13.4 Workers that may be kept in Siberia. */
export const EVACUATED_WORKERS = 2;

/** 13.1.2 Objectives by year and side: names of cities and oil fields, or of the unit to be destroyed. */
export const OBJECTIVES: Readonly<Record<number, Readonly<Record<SideName, readonly string[]>>>> = {
  1942: { axis: ['Dnepropetrovsk', 'Bryansk', 'Leningrad'], soviet: ['Sevastopol', 'Kalinin', 'Kharkov'] },
  1943: { axis: ['Leningrad', 'Kharkov', 'Maikop'], soviet: ['Voronezh', 'Moscow', 'Stalingrad'] },
  1944: { axis: ['Sevastopol', 'Riga', 'Kiev'], soviet: ['Leningrad', 'Rostov', 'Kursk'] },
  1945: { axis: ['Warsaw', 'Rostov', 'Stalin'], soviet: ['Bucharest', 'Berlin', 'Hitler'] },
};

export interface SparedUnit {
  readonly unit: string;
  readonly fromYear: number;
  readonly toYear: number;
  /** Ids of the shares to one of which it adds a replacement. */
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
