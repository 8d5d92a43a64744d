/** 7.7 The corps and armies with their starting morale, and the movement allowance by morale (8.1.3). */
import type { Source } from '../../../kit/board.ts';
import { GERMAN_UNITS } from './german.ts';
import { SOVIET_UNITS } from './soviet.ts';
import type { Sheet, SideName } from './unit.ts';

export interface Command {
  readonly id: string;
  readonly side: SideName;
  readonly sheet: Sheet;
  readonly morale: number;
  readonly ja: string;
  readonly en: string;
  /** Source of the morale. */
  readonly source: Source;
}

/** Id, morale, Japanese and English name; a mark where the rulebook prints the morale (2.2.3). */
const LIST = `
23AK 8 第23軍団 23rd Corps
41PzK 9 第41装甲軍団 41st Panzer Corps
47PzK 9! 第47装甲軍団 47th Panzer Corps
46PzK 8 第46装甲軍団 46th Panzer Corps
20AK 7 第20軍団 20th Corps
52AK 7 第52軍団 52nd Corps
48PzK 11 第48装甲軍団 48th Panzer Corps
2SSPzK 12 第2SS装甲軍団 2nd SS Panzer Corps
3PzK 10 第3装甲軍団 3rd Panzer Corps
11AK 8 第11軍団（ラウス） 11th Corps (Raus)
13A 10 第13軍 13th Army
70A 8 第70軍 70th Army
48A 7 第48軍 48th Army
2TA 8 第2戦車軍 2nd Tank Army
6GA 10 第6親衛軍 6th Guards Army
7GA 9 第7親衛軍 7th Guards Army
40A 7 第40軍 40th Army
69A 7 第69軍 69th Army
1TA 9 第1戦車軍 1st Tank Army
5GTA 9 第5親衛戦車軍 5th Guards Tank Army
5GA 8 第5親衛軍 5th Guards Army
`;

export const COMMANDS: readonly Command[] = LIST.trim()
  .split('\n')
  .map(line => {
    const [id = '', morale = '', ja = '', ...en] = line.split(' ');
    const member = [...GERMAN_UNITS, ...SOVIET_UNITS].find(u => u.command === id);
    if (!member) throw new Error(`nobody belongs to ${id}`);
    return {
      id,
      side: member.side,
      sheet: member.sheet,
      morale: Number.parseInt(morale, 10),
      ja,
      en: en.join(' '),
      source: morale.endsWith('!') ? 'rulebook' : 'reconstructed',
    };
  });

/** The last box of the track. */
export const HIGHEST_MORALE = 12;

const HIGHEST_ALLOWANCE = 12;
const allowances = (more: number): readonly number[] =>
  Array.from({ length: HIGHEST_MORALE + 1 }, (_, morale) => Math.min(morale + more, HIGHEST_ALLOWANCE));

/** 8.1.3, 9.2.5 Whole movement points as printed, by morale; morale is never 0. */
export const GERMAN_ALLOWANCE: readonly number[] = allowances(3);
export const SOVIET_ALLOWANCE: readonly number[] = allowances(4);

/** Morale values whose allowance the rulebook states. */
export const PRINTED_ALLOWANCES: Readonly<Record<SideName, readonly number[]>> = { german: [4], soviet: [3, 5] };
