import { describe, expect, it } from 'vitest';
import { COMMANDS, commandOf, commandsOf } from './commands.ts';
import { holderAtStart } from './control.ts';
import { ALL_HEXES, colOf } from './grid.ts';
import { STACKING } from './numbers.ts';
import { apart, around, board, hexSum } from './testing.ts';
import { isLarge } from './unit.ts';
import { UNITS } from './units.ts';
import { IMPROVED, RESERVE_AREA, SETUP_DEPTH, setupArea, ZONES, zoneOf } from './zones.ts';

const german = ZONES.filter(z => z.side === 'german');
const soviet = ZONES.filter(z => z.side === 'soviet');
const marked = (list: typeof ZONES): readonly string[] => list.flatMap(z => z.hexes);

describe('set-up hexes', () => {
  it.each([
    ['VI', 'german', 7, 2632],
    ['XLI', 'german', 11, 10343],
    ['XXIII', 'german', 9, 12146],
    ['XXVII', 'german', 6, 12327],
    ['XXXIX', 'german', 6, 14254],
    ['XLVI', 'german', 5, 13464],
    ['IX', 'german', 5, 14981],
    ['XX', 'german', 6, 18629],
    ['XII', 'german', 7, 21593],
    ['41A', 'soviet', 15, 9127],
    ['22A', 'soviet', 5, 5136],
    ['39A', 'soviet', 8, 11626],
    ['30A', 'soviet', 4, 8214],
    ['31A', 'soviet', 4, 9523],
    ['20A', 'soviet', 4, 10037],
    ['29A', 'soviet', 3, 8135],
    ['5A', 'soviet', 7, 21307],
    ['33A', 'soviet', 13, 41613],
  ])('13.0 %s (%s) has %i set-up hexes that add up to %i', (id, side, length, total) => {
    const zone = zoneOf(id);
    expect([zone.side, zone.hexes.length, hexSum(zone.hexes)]).toEqual([side, length, total]);
    expect(commandOf(id).side).toBe(side);
  });

  it('13.0 62 German and 63 Soviet hexes, none twice, each zone a chain of neighbours', () => {
    expect([marked(german).length, marked(soviet).length]).toEqual([62, 63]);
    expect(new Set(marked(ZONES)).size).toBe(125);
    for (const { id, hexes } of ZONES)
      for (const [i, hex] of hexes.slice(1).entries())
        expect([id, hex, apart(hex, hexes[i] ?? '')]).toEqual([id, hex, 1]);
  });

  it('13.0 both lines run from edge to edge, zone after zone', () => {
    for (const line of [marked(german), marked(soviet)])
      for (const [i, hex] of line.slice(1).entries()) expect([hex, apart(hex, line[i] ?? '')]).toEqual([hex, 1]);
    expect([marked(german)[0], marked(german).at(-1)]).toEqual(['0120', '3030']);
    expect([marked(soviet)[0], marked(soviet).at(-1)]).toEqual(['0119', '3130']);
  });

  it('13.0 the hexes next to the enemy at the start are the set-up hexes, and no others', () => {
    for (const [side, line] of [
      ['german', marked(german)],
      ['soviet', marked(soviet)],
    ] as const) {
      const front = ALL_HEXES.filter(
        hex => holderAtStart(hex) === side && around(hex).some(to => holderAtStart(to) !== side),
      );
      expect([...line].sort()).toEqual([...front].sort());
    }
  });

  it('10.2 every German set-up hex is an improved position of its corps', () => {
    expect(IMPROVED.size).toBe(62);
    expect([IMPROVED.get('1012'), IMPROVED.get('2205'), IMPROVED.get('2409'), IMPROVED.get('2408')]).toEqual([
      'XLI',
      'XXVII',
      'XXXIX',
      undefined,
    ]);
  });
});

describe('commands', () => {
  it('7.1 ten German corps and ten Soviet armies', () => {
    expect([commandsOf('german').length, commandsOf('soviet').length]).toEqual([10, 10]);
    expect(new Set(COMMANDS.map(c => c.id)).size).toBe(20);
    expect(COMMANDS.map(c => c.id).filter(id => !ZONES.some(z => z.id === id))).toEqual(['XXX', '3TA']);
    expect(() => commandOf('1A')).toThrow('no command 1A');
    expect(() => zoneOf('3TA')).toThrow('no zone 3TA');
  });

  it('13.13 13.14 where the headquarters begin', () =>
    expect(Object.fromEntries(COMMANDS.map(c => [c.id, c.hex]))).toEqual({
      VI: '0521',
      XLI: '1013',
      XXIII: '1507',
      XXVII: '2006',
      XXXIX: '2211',
      XLVI: '2613',
      IX: '2817',
      XX: '2822',
      XII: '2927',
      XXX: undefined,
      '41A': '0712',
      '22A': '0807',
      '39A': '1402',
      '30A': '2002',
      '31A': '2504',
      '20A': '2708',
      '29A': '2910',
      '5A': '3316',
      '33A': '3423',
      '3TA': '3625',
    }));

  it('7.1 their names', () => {
    expect(commandsOf('german').map(c => `${c.ja} ${c.en}`)).toEqual([
      '第6歩兵軍団 VI Corps',
      '第41装甲軍団 XLI Panzer Corps',
      '第23歩兵軍団 XXIII Corps',
      '第27歩兵軍団 XXVII Corps',
      '第39装甲軍団 XXXIX Panzer Corps',
      '第46装甲軍団 XLVI Panzer Corps',
      '第9歩兵軍団 IX Corps',
      '第20歩兵軍団 XX Corps',
      '第12歩兵軍団 XII Corps',
      '第30軍団 XXX Corps',
    ]);
    for (const { id, ja, en } of commandsOf('soviet')) {
      const number = Number.parseInt(id, 10);
      expect([id, ja]).toEqual([id, `第${number}${id.endsWith('TA') ? '戦車軍' : '軍'}`]);
      expect([id, Number.parseInt(en, 10)]).toEqual([id, number]);
    }
  });

  it('13.0 each of them in the set-up area of its command, with a unit of its name', () => {
    for (const { id, hex, hq } of COMMANDS) {
      if (hex !== undefined) expect([id, setupArea(id).includes(hex)]).toEqual([id, true]);
      expect(UNITS.filter(u => u.name === hq)).toMatchObject([{ type: 'H', command: id }]);
    }
    expect(UNITS.filter(u => u.type === 'H')).toHaveLength(20);
  });
});

describe('set-up areas', () => {
  const areas = COMMANDS.filter(c => c.id !== 'XXX').map(c => [c.id, c.side, setupArea(c.id)] as const);

  it('13.0 how many hexes each command may begin in', () =>
    expect(areas.map(([id, , hexes]) => `${id} ${hexes.length}`)).toEqual([
      'VI 39',
      'XLI 61',
      'XXIII 39',
      'XXVII 26',
      'XXXIX 36',
      'XLVI 35',
      'IX 30',
      'XX 36',
      'XII 33',
      '41A 55',
      '22A 33',
      '39A 45',
      '30A 28',
      '31A 32',
      '20A 25',
      '29A 22',
      '5A 44',
      '33A 59',
      '3TA 29',
    ]));

  it('13.0 they lie on their own side, at most three hexes behind, and in no set-up hex of others', () => {
    expect(SETUP_DEPTH).toBe(3);
    for (const [id, side, hexes] of areas) {
      expect([id, hexes.filter(hex => holderAtStart(hex) !== side)]).toEqual([id, []]);
      const others = marked(ZONES.filter(z => z.id !== id));
      expect([id, hexes.filter(hex => others.includes(hex))]).toEqual([id, []]);
      const own = ZONES.find(z => z.id === id)?.hexes ?? [RESERVE_AREA.centre];
      expect([id, hexes.filter(hex => own.every(to => apart(hex, to) > 3))]).toEqual([id, []]);
    }
  });

  it('9.16 the Third Tank Army begins more than two hexes from the German line', () => {
    const area = setupArea('3TA');
    expect(hexSum(area)).toBe(105131);
    expect(area.every(hex => colOf(hex) >= 34 && board.index.has(hex))).toBe(true);
    const nearest = Math.min(...area.flatMap(hex => marked(german).map(to => apart(hex, to))));
    expect(nearest).toBe(3);
  });

  it('5.1 every command has room for its units in its own area', () => {
    for (const [id, side, hexes] of areas) {
      const units = UNITS.filter(u => u.command === id && u.entry.kind === 'zone');
      const large = units.filter(u => isLarge(u)).length;
      const { divisions } = STACKING[side];
      const others = side === 'german' ? STACKING.german.withDivision : STACKING.soviet.units - divisions;
      expect([id, large <= divisions * hexes.length]).toEqual([id, true]);
      expect([id, units.length - large <= others * hexes.length]).toEqual([id, true]);
    }
  });
});
