import { describe, expect, it } from 'vitest';
import { act, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { WEATHERS } from '../data/tables.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });

/** May 1942, clear weather, first impulse: the Axis to move on the Don steppe unless said otherwise. */
const steppe = (units: string, more: Record<string, string | number> = {}): Trial =>
  position({ turn: 7, units, ...more });
const second = (units: string, more: Record<string, string | number> = {}): Trial =>
  steppe(units, { impulse: 2, ...more });
const soviet = (units: string, more: Record<string, string | number> = {}): Trial =>
  steppe(units, { active: 'soviet', ...more });

/** Whether a unit may move on after a leg to a hex. */
const goesOn = (t: Trial, unit: string, hex: string): boolean =>
  hexesFor(act(t, move(unit, hex)), 'move', unit).length > 0;

const why = (t: Trial, unit: string, hex: string): [string, string] => {
  const { rule, code } = refused(t, move(unit, hex));
  return [rule, code];
};

describe('8.1 units move', () => {
  it('8.1.1 all, some or none of the units may move', () => {
    const t = steppe('1Inf@DD12, 2Inf@DD14');
    expect([can(t, move('1Inf', 'DD11')), can(t, move('2Inf', 'DD15')), can(t, { type: 'end-movement' })]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('8.1.1 only units of the player whose impulse it is move', () => {
    expect(refused(steppe('1Inf@DD12, 8A@FF20'), move('8A', 'FF19')).code).toBe('not-your-unit');
  });

  it('8.1.2 an allowance is a number of hexes, in any direction', () => {
    const t = steppe('1Inf@DD12, Hitler@E32');
    expect([can(t, move('1Inf', 'DD8')), can(t, move('1Inf', 'HH14'))]).toEqual([true, true]);
    expect(why(t, '1Inf', 'DD7')).toEqual(['8.1.2', 'too-far']);
  });

  it('8.1.2 a unit goes on, and may turn, until its hexes are used up', () => {
    const t = acts(steppe('1Inf@DD12, Hitler@E32'), move('1Inf', 'DD11'), move('1Inf', 'CC12'), move('1Inf', 'DD12'));
    expect([can(t, move('1Inf', 'DD13')), can(t, move('1Inf', 'DD14'))]).toEqual([true, false]);
    expect(hexesFor(act(t, move('1Inf', 'DD13')), 'move', '1Inf')).toEqual([]);
  });

  it('8.1.2 moving takes no die', () => {
    const t = act(steppe('1Inf@DD12, Hitler@E32'), move('1Inf', 'DD10'));
    expect(eventsOf(t, 'move')).toEqual([
      { type: 'move', rule: '8.1.2', unit: '1Inf', from: 'DD12', to: 'DD10', path: ['DD11', 'DD10'], cost: 2 },
    ]);
  });

  it('8.1.3 hexes left over go to no other unit', () => {
    const t = acts(steppe('1Inf@DD12, 2Inf@DD14'), move('1Inf', 'DD11'), move('2Inf', 'DD18'));
    expect(hexesFor(t, 'move', '2Inf')).toEqual([]);
    expect(why(t, '1Inf', 'DD10')).toEqual(['8.1.3', 'already-moved']);
  });

  it('6.3 each unit of a stack goes its own way', () => {
    const t = acts(steppe('1Inf@DD12, 41Pz@DD12'), move('1Inf', 'DD8'), move('41Pz', 'DD5'));
    expect([placeOf(t, '1Inf'), placeOf(t, '41Pz')]).toEqual(['DD8', 'DD5']);
  });

  it('6.0 nobody enters a hex with an enemy', () => {
    expect(why(steppe('1Inf@DD12, 8A@DD11'), '1Inf', 'DD11')).toEqual(['6.0', 'enemy-there']);
  });
});

describe('8.2.1 terrain that ends a move', () => {
  it.each([
    ['41Pz', false],
    ['52PzGr', false],
    ['1Cav', false],
    ['1Inf', true],
    ['3Lw', true],
    ['49Mtn', true],
  ])('8.2.1 woods: %s goes on: %s', (unit, goes) => {
    expect(goesOn(steppe(`${unit}@M23, Hitler@E32`), unit, 'M21')).toBe(goes);
  });

  it('8.2.1 woods stop armour even as its first hex', () => {
    expect(goesOn(steppe('41Pz@M22, Hitler@E32'), '41Pz', 'M21')).toBe(false);
  });

  it.each([
    ['41Pz', false],
    ['1Inf', false],
    ['49Mtn', true],
  ])('8.2.1 mountains: %s goes on: %s', (unit, goes) => {
    expect(goesOn(steppe(`${unit}@JJ21, Hitler@E32`), unit, 'JJ22')).toBe(goes);
  });

  it.each(['41Pz', '1Inf', '49Mtn', 'Hitler'])('8.2.1 swamps stop %s', unit => {
    expect(goesOn(steppe(`${unit}@Q17, 2Inf@DD12`), unit, 'Q18')).toBe(false);
  });

  it('8.2.1 in snow swamps are clear ground', () => {
    expect(goesOn(steppe('41Pz@Q17, Hitler@E32', { weather: 'snow' }), '41Pz', 'Q18')).toBe(true);
  });

  it('8.2.1 a unit may leave the swamp it begins in', () => {
    expect(can(steppe('1Inf@Q18, Hitler@E32'), move('1Inf', 'Q16'))).toBe(true);
  });

  it('8.2.1 what lies behind is out of reach, and the reason is told', () => {
    // Q22 has swamp all around.
    expect(why(steppe('41Pz@Q24, Hitler@E32'), '41Pz', 'Q22')).toEqual(['8.2.1', 'terrain-stop']);
    expect(why(act(steppe('41Pz@Q24, 2Inf@DD12'), move('41Pz', 'Q23')), '41Pz', 'Q22')).toEqual([
      '8.2.1',
      'stopped-terrain',
    ]);
  });

  it('8.2.1 rivers do not matter', () => {
    // From bank to bank over the Dnieper at BB18.
    expect(can(steppe('1Inf@BB20, Hitler@E32'), move('1Inf', 'BB16'))).toBe(true);
  });
});

describe('8.2.2 water', () => {
  it('8.2.2 nobody crosses a side of nothing but water', () => {
    // One hex is all it has.
    expect(why(second('1Inf@II21, HQ-N@E32', { weather: 'light-mud' }), '1Inf', 'JJ21')).toEqual([
      '8.2.2',
      'water-side',
    ]);
    const around = act(steppe('1Inf@II21, Hitler@E32'), move('1Inf', 'JJ21'));
    expect(eventsOf(around, 'move')[0]?.path).toEqual(['II22', 'JJ21']);
  });

  it('8.2.2 lakes and seas are no place for a unit', () => {
    expect(why(steppe('1Inf@II21, Hitler@E32'), '1Inf', 'JJ20')).toEqual(['8.2.2', 'no-land']);
  });

  it('8.2.2 the strait is crossed, and that ends the move', () => {
    const t = steppe('41Pz@JJ21, Hitler@E32');
    expect([can(t, move('41Pz', 'KK20')), goesOn(t, '41Pz', 'KK20')]).toEqual([true, false]);
    expect(why(t, '41Pz', 'LL19')).toEqual(['8.2.2', 'strait-stop']);
  });

  it('8.2.2 the other way round as well', () => {
    expect(goesOn(steppe('41Pz@LL19, Hitler@E32'), '41Pz', 'KK21')).toBe(false);
  });

  it('8.2.2 entered from the land side the shore does not end the move', () => {
    expect(goesOn(steppe('41Pz@MM19, Hitler@E32'), '41Pz', 'KK20')).toBe(true);
  });

  it('8.2.2 no crossing into an enemy ZOC', () => {
    expect(why(steppe('41Pz@KK21, 8A@LL19'), '41Pz', 'KK20')).toEqual(['8.2.2', 'strait-zoc']);
  });

  it('8.2.2 nor out of a hex on the near shore where the move ended', () => {
    const t = steppe('1Inf@JJ21, Hitler@E32, Par1@KK21');
    expect([can(t, move('1Inf', 'KK21')), can(t, move('1Inf', 'KK20'))]).toEqual([true, false]);
  });

  it('8.2.2 out of an enemy ZOC where it began it may cross', () => {
    expect(can(steppe('1Inf@KK21, Hitler@E32, 8A@JJ21'), move('1Inf', 'KK20'))).toBe(true);
  });

  it('8.2.2 a ZOC does not reach over the strait', () => {
    expect(why(act(steppe('41Pz@JJ22, 8A@KK20'), move('41Pz', 'KK21')), '41Pz', 'KK20')).toEqual([
      '6.0',
      'enemy-there',
    ]);
    expect(goesOn(steppe('41Pz@JJ22, 8A@KK20'), '41Pz', 'KK21')).toBe(true);
  });
});

describe('7 zones of control and movement', () => {
  it('7.2 entering an enemy ZOC ends the move', () => {
    const t = steppe('41Pz@DD14, 8A@DD11');
    expect(goesOn(t, '41Pz', 'DD12')).toBe(false);
    expect(why(act(steppe('41Pz@DD14, 1Inf@M30, 8A@DD11'), move('41Pz', 'DD12')), '41Pz', 'DD13')).toEqual([
      '7.2',
      'stopped-zoc',
    ]);
  });

  it('7.2 a hex behind a ZOC is out of reach', () => {
    expect(why(steppe('41Pz@DD14, 8A@DD11, 11A@BB12, 3A@FF12'), '41Pz', 'DD10')).toEqual(['7.2', 'zoc-stop']);
  });

  it.each(['Stavka', 'Stalin', 'W-Moscow', 'Para1'])('7.1 %s has a ZOC', enemy => {
    expect(goesOn(steppe(`41Pz@DD14, ${enemy}@DD11`), '41Pz', 'DD12')).toBe(false);
  });

  it.each(['HQ-N', 'Hitler', 'SSRes'])('7.1 %s has a ZOC', enemy => {
    expect(goesOn(soviet(`Tk9@DD14, ${enemy}@DD11`), 'Tk9', 'DD12')).toBe(false);
  });

  it('7.1 a ZOC reaches over rivers, into swamps, mountains and hexes with enemies', () => {
    // II9 lies on the Don, P21 in the swamp, JJ22 in the mountains.
    expect(goesOn(steppe('41Pz@II11, 8A@II8'), '41Pz', 'II9')).toBe(false);
    expect(goesOn(steppe('49Mtn@JJ21, 8A@JJ23, 1Inf@DD12'), '49Mtn', 'JJ22')).toBe(false);
    expect(goesOn(steppe('41Pz@DD14, 1Inf@DD12, 8A@DD11'), '41Pz', 'DD12')).toBe(false);
  });

  it('11.2.2 a partisan stops who enters its hex, and nobody else', () => {
    const t = steppe('41Pz@DD14, 1Inf@M30, Par1@DD12', { turn: 8 });
    expect([goesOn(t, '41Pz', 'DD13'), goesOn(t, '41Pz', 'DD12')]).toEqual([true, false]);
  });

  it('11.2.2 a partisan does not stop his own side', () => {
    expect(goesOn(soviet('Tk9@DD14, Par1@DD12, Stalin@U3'), 'Tk9', 'DD12')).toBe(true);
  });

  it('8.2.3 11.2.2 out of a ZOC a partisan’s hex is entered by a way round', () => {
    const t = act(steppe('41Pz@DD12, 8A@DD11, Par1@DD13'), move('41Pz', 'DD13'));
    expect(eventsOf(t, 'move')[0]?.cost).toBe(2);
  });

  it('9.12.2 a remnant does not enter an enemy ZOC, but one of the SS may', () => {
    expect(why(steppe('RemPzGr-1@DD14, 8A@DD11'), 'RemPzGr-1', 'DD12')).toEqual(['9.12.2', 'remnant-zoc']);
    expect(can(steppe('RemSSPzGr-1@DD14, 8A@DD11'), move('RemSSPzGr-1', 'DD12'))).toBe(true);
  });
});

describe('8.2.3 leaving a zone', () => {
  it('8.2.3 in the first impulse a unit may leave an enemy ZOC', () => {
    expect(can(steppe('1Inf@DD12, 8A@DD11'), move('1Inf', 'DD14'))).toBe(true);
  });

  it('8.2.3 not straight into another one', () => {
    const ringed = steppe('1Inf@DD12, Hitler@E32, 8A@DD11, 11A@BB13, 3A@FF13, 4A@DD14');
    expect(why(ringed, '1Inf', 'CC12')).toEqual(['8.2.3', 'zoc-to-zoc']);
    expect(hexesFor(ringed, 'move', '1Inf')).toEqual([]);
  });

  it('8.2.3 after a hex outside it may enter a ZOC again, and stops', () => {
    const t = steppe('41Pz@DD12, 8A@DD11, 1Inf@M30');
    expect([can(t, move('41Pz', 'CC11')), goesOn(t, '41Pz', 'CC11')]).toEqual([true, false]);
    expect(eventsOf(act(t, move('41Pz', 'CC12')), 'move')[0]?.cost).toBe(2);
  });

  it('8.2.3 in the second impulse it does not move at all', () => {
    expect(why(second('41Pz@DD12, 8A@DD11'), '41Pz', 'DD14')).toEqual(['8.2.3', 'held']);
  });

  it('8.2.3 in the second impulse others may enter a ZOC', () => {
    expect(can(second('41Pz@DD14, 8A@DD11'), move('41Pz', 'DD12'))).toBe(true);
  });
});

describe('8.2.4 the movement chart', () => {
  const reachOf = (unit: string, weather: string, impulse: number, active: string): number => {
    const others = ['Hitler@E32', 'HQ-N@E33', 'Stalin@U3', 'Stavka@T3'].filter(other => !other.startsWith(unit));
    const t = position({ turn: 7, weather, impulse, active, units: [`${unit}@DD12`, ...others].join() });
    return ['DD12', 'DD11', 'DD10', 'DD9', 'DD8', 'DD7', 'DD6', 'DD5', 'DD4']
      .map((hex, n) => (can(t, move(unit, hex)) ? n : 0))
      .reduce((a, b) => Math.max(a, b));
  };

  it.each([
    ['41Pz', 'axis', 'p p p 4 3 0 4 2', 7],
    ['1Inf', 'axis', '4 2 4 1 2 0 2 0', 4],
    ['Fin2', 'axis', '4 2 4 1 2 0 4 1', 4],
    ['SSRes', 'axis', 'p p p 4 3 0 4 2', 7],
    ['Tk9', 'soviet', 'p 3 p 2 3 0 3 2', 5],
    ['1Gd', 'soviet', '4 1 4 0 2 0 2 1', 4],
    ['8A', 'soviet', '3 0 3 0 2 0 2 0', 3],
    ['HQ-C', 'axis', '0 7 0 7 0 7 0 7', 7],
    ['Stalin', 'soviet', '8 0 8 0 8 0 8 0', 8],
  ])('8.2.4 hexes of %s by weather and impulse', (unit, active, row, printed) => {
    const cells = row.split(' ').map(cell => (cell === 'p' ? printed : Number(cell)));
    const found = WEATHERS.flatMap(weather => [1, 2].map(impulse => reachOf(unit, weather, impulse, active)));
    expect(found).toEqual(cells);
  });

  it('8.2.4 each impulse has its own weather where it is rolled for both (13.6)', () => {
    const t = position({ turn: 7, impulse: 2, weather: ['clear', 'mud'], units: '41Pz@DD12, HQ-N@E33' });
    expect(refused(t, move('41Pz', 'DD11'))).toMatchObject({ rule: '8.2.4', code: 'no-allowance' });
  });
});

describe('8.5 headquarters and 8.6 dictators', () => {
  it('8.5.1 the Axis have three headquarters, the Soviets one', () => {
    const axis = second('HQ-N@DD12, HQ-C@DD14, HQ-S@DD16');
    expect(['HQ-N', 'HQ-C', 'HQ-S'].map(hq => hexesFor(axis, 'move', hq).length > 0)).toEqual([true, true, true]);
    expect(can(soviet('Stavka@DD12', { impulse: 2 }), move('Stavka', 'DD5'))).toBe(true);
  });

  it('8.5.2 they move in the second impulse only, seven hexes in any weather', () => {
    expect(why(steppe('HQ-N@DD12, 1Inf@M30'), 'HQ-N', 'DD11')).toEqual(['8.5.2', 'hq-first-impulse']);
    expect(can(second('HQ-N@DD12', { weather: 'mud' }), move('HQ-N', 'DD5'))).toBe(true);
  });

  it.each([
    ['M23', 'M21', true],
    ['JJ21', 'JJ22', true],
    ['Q17', 'Q18', false],
  ])('8.5.3 a headquarters moves like mountain troops: %s to %s', (from, to, goes) => {
    expect(goesOn(second(`HQ-N@${from}`), 'HQ-N', to)).toBe(goes);
  });

  it('8.6.1 Hitler and Stalin move', () => {
    expect(can(steppe('Hitler@E32'), move('Hitler', 'F31'))).toBe(true);
    expect(can(soviet('Stalin@R9'), move('Stalin', 'R8'))).toBe(true);
  });

  it('8.6.2 in the first impulse only', () => {
    expect(why(second('Hitler@E32, 41Pz@DD12'), 'Hitler', 'F31')).toEqual(['8.6.2', 'dictator-second-impulse']);
  });

  it.each([
    ['M23', 'M21', true],
    ['JJ21', 'JJ22', true],
    ['Q17', 'Q18', false],
  ])('8.6.3 a dictator moves like mountain troops: %s to %s', (from, to, goes) => {
    expect(goesOn(steppe(`Hitler@${from}, 1Inf@DD12`), 'Hitler', to)).toBe(goes);
  });

  it('12.7.2 workers never move', () => {
    expect(why(soviet('W-Moscow@R9, Tk2@R9'), 'W-Moscow', 'R8')).toEqual(['12.7.2', 'never-moves']);
  });
});

describe('E7.1 where no ZOC reaches', () => {
  it('E7.1 not over the water side from KK19 to KK20', () => {
    expect(goesOn(steppe('41Pz@MM19, 8A@KK18, 1Inf@DD12'), '41Pz', 'LL19')).toBe(true);
    // A unit at KK19 leaves KK20 alone, which lies beside LL19 only.
    const t = position({ turn: 7, active: 'soviet', units: 'Tk9@KK20, 41Pz@KK19' });
    expect(t.s).toHaveProperty(`held.${unitNumber('Tk9')}`, 0);
  });

  it('E7.1 not over the strait from KK21 to KK20', () => {
    const t = position({ turn: 7, active: 'soviet', units: 'Tk9@KK20, 41Pz@KK21' });
    expect(t.s).toHaveProperty(`held.${unitNumber('Tk9')}`, 0);
  });

  it('E7.1 not over the water side from II21 to JJ21', () => {
    const t = position({ turn: 7, active: 'soviet', units: 'Tk9@JJ21, 41Pz@II21' });
    expect(t.s).toHaveProperty(`held.${unitNumber('Tk9')}`, 0);
  });

  it('E7.1 but from a neighbour on land', () => {
    const t = position({ turn: 7, active: 'soviet', units: 'Tk9@KK20, 41Pz@LL19' });
    expect(t.s).toHaveProperty(`held.${unitNumber('Tk9')}`, 1);
  });
});

describe('E7.2 zones and impulses', () => {
  it('E7.2 out of a zone in the first impulse, not in the second', () => {
    expect([
      can(steppe('1Inf@DD12, 8A@DD11'), move('1Inf', 'DD13')),
      can(second('1Inf@DD12, 8A@DD11'), move('1Inf', 'DD13')),
    ]).toEqual([true, false]);
  });
});

describe('E8.2 the movement example', () => {
  it('E8.2 1 a panzer corps goes seven hexes', () => {
    const t = steppe('3Pz@DD15, Hitler@E32');
    expect([can(t, move('3Pz', 'DD8')), can(t, move('3Pz', 'DD7'))]).toEqual([true, false]);
  });

  it('E8.2 2 woods end its move, as the first hex or the last', () => {
    expect([
      goesOn(steppe('3Pz@M22, Hitler@E32'), '3Pz', 'M21'),
      goesOn(steppe('3Pz@M24, Hitler@E32'), '3Pz', 'M21'),
    ]).toEqual([false, false]);
  });

  it('E8.2 3 infantry passes woods, but a ZOC stops it', () => {
    const t = steppe('1Inf@M22, 8A@M18, Hitler@E32');
    expect([goesOn(t, '1Inf', 'M20'), goesOn(t, '1Inf', 'M19')]).toEqual([true, false]);
  });

  it('E8.2 4 swamps stop every unit unless it snows', () => {
    expect(goesOn(steppe('1Inf@Q17, Hitler@E32'), '1Inf', 'Q18')).toBe(false);
    expect(goesOn(steppe('3Pz@Q17, Hitler@E32', { weather: 'snow' }), '3Pz', 'Q18')).toBe(true);
  });

  it('E8.2 5 a mountain corps leaves a zone through mountains and enters another', () => {
    // X28 lies in the Carpathians and in the zone of X29; X26 below in that of X25, with X27 between.
    const t = steppe('49Mtn@X28, 1Inf@M30, 8A@X29, 11A@X25');
    expect([can(t, move('49Mtn', 'X26')), goesOn(t, '49Mtn', 'X26')]).toEqual([true, false]);
    expect(why(steppe('1Inf@X28, 2Inf@M30, 8A@X29, 11A@X25'), '1Inf', 'X26')).toEqual(['8.2.1', 'terrain-stop']);
  });
});

describe('8.0 the phase', () => {
  it('8.0 where nobody can move there is nothing but the end', () => {
    const t = second('1Inf@DD12, 2Inf@M30, 8A@DD11', { weather: 'mud' });
    expect(t.game.legal(t.s, 'axis')).toEqual([{ type: 'end-movement' }]);
  });
});

function unitNumber(name: string): number {
  const t = position({ turn: 7, units: `${name}@DD12` });
  return t.game.names.units.indexOf(name);
}
