/** 2.2, 7.1 The corps and armies: each has a headquarters and an impulse chit. */
import type { Source } from '../../../kit/board.ts';
import type { SideName } from './sides.ts';

export interface Command {
  readonly id: string;
  readonly side: SideName;
  /** The name of its headquarters in the roster. */
  readonly hq: string;
  /** 13.13, 13.14 Where the headquarters begins; absent if it arrives later. */
  readonly hex?: string;
  readonly ja: string;
  readonly en: string;
}

/** The rulebook marks the places of headquarters on the map, which is not public. */
export const HQ_HEX_SOURCE: Source = 'reconstructed';

/** Id, hex of the headquarters (a dash if it arrives later), Japanese and English name. */
const GERMAN = `
VI 0521 第6歩兵軍団 VI Corps
XLI 1013 第41装甲軍団 XLI Panzer Corps
XXIII 1507 第23歩兵軍団 XXIII Corps
XXVII 2006 第27歩兵軍団 XXVII Corps
XXXIX 2211 第39装甲軍団 XXXIX Panzer Corps
XLVI 2613 第46装甲軍団 XLVI Panzer Corps
IX 2817 第9歩兵軍団 IX Corps
XX 2822 第20歩兵軍団 XX Corps
XII 2927 第12歩兵軍団 XII Corps
XXX - 第30軍団 XXX Corps
`;

const SOVIET = `
41A 0712 第41軍 41st Army
22A 0807 第22軍 22nd Army
39A 1402 第39軍 39th Army
30A 2002 第30軍 30th Army
31A 2504 第31軍 31st Army
20A 2708 第20軍 20th Army
29A 2910 第29軍 29th Army
5A 3316 第5軍 5th Army
33A 3423 第33軍 33rd Army
3TA 3625 第3戦車軍 3rd Tank Army
`;

const commands = (side: SideName, list: string): readonly Command[] =>
  list
    .trim()
    .split('\n')
    .map(line => {
      const [id = '', hex = '', ja = '', ...en] = line.split(' ');
      return { id, side, hq: `${id} HQ`, ...(hex === '-' ? {} : { hex }), ja, en: en.join(' ') };
    });

export const COMMANDS: readonly Command[] = [...commands('german', GERMAN), ...commands('soviet', SOVIET)];

export const commandsOf = (side: SideName): readonly Command[] => COMMANDS.filter(command => command.side === side);

export function commandOf(id: string): Command {
  const command = COMMANDS.find(one => one.id === id);
  if (!command) throw new Error(`no command ${id}`);
  return command;
}
