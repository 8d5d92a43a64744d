import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../options.ts';
import { monthsOf, yearOf } from './calendar.ts';
import { CAPITALS, CITIES, cityNamed } from './cities.ts';
import { OBJECTIVES, SS_EQUIPMENT } from './options.ts';
import {
  AXIS_CITIES_AT_START,
  AXIS_MINIMUM,
  AXIS_REPLACEMENTS,
  DOUBLE_WORKERS_FROM,
  FIRST_IMPULSE,
  LEND_LEASE,
  SPARED_CITIES,
  SPECIAL_REINFORCEMENTS,
  WITHDRAWALS,
} from './schedule.ts';
import { unit } from './testing.ts';
import { UNITS } from './units.ts';
import { ARTILLERY_CORPS, BULGE, ITALY_OUT, JAPAN, NO_BALKANS, SIBERIA, TUNISIA, VARIANTS } from './variants.ts';

const date = (turn: number): string => `${monthsOf(turn)} ${yearOf(turn)}`;

describe('reinforcements and replacements', () => {
  it('12.4 events name places on the map', () => {
    for (const s of SPECIAL_REINFORCEMENTS) {
      expect(cityNamed(s.trigger.city).en).toBe(s.trigger.city);
      if (s.at !== 'north-rail') expect(cityNamed(s.at).en).toBe(s.trigger.city);
    }
    const near = SPECIAL_REINFORCEMENTS.flatMap(s => (s.trigger.kind === 'near' ? [s.trigger] : []));
    expect(near.map(t => `${t.city} ${t.range} ${date(t.fromTurn)}`)).toEqual([
      'Bucharest 5 1/2 1943',
      'Bucharest 5 1/2 1944',
      'Warsaw 2 1/2 1944',
    ]);
  });

  it('12.5 withdrawals', () =>
    expect(WITHDRAWALS.map(w => `${date(w.turn)} ${w.count} ${w.of}`)).toEqual([
      '5/6 1944 2 ss-panzer',
      '3/4 1945 1 any',
      '5/6 1945 1 any',
    ]));

  it('12.6.4 12.6.6 shares, and which a 3-4 may stand for', () => {
    expect(AXIS_REPLACEMENTS.map(s => `${s.id}:${s.count}`).join(' ')).toBe(
      'ss:all luftwaffe:all headquarters:all infantry 5-4:1 infantry 4-4:1 infantry 3-4:1 mechanized:1 mountain:1 ' +
        'armour:oil italian:1 romanian:1 hungarian:1 finnish:1',
    );
    expect(AXIS_REPLACEMENTS.filter(s => s.substitute).map(s => s.id)).toEqual([
      'infantry 5-4',
      'infantry 4-4',
      'mechanized',
      'mountain',
      'armour',
    ]);
    expect(CITIES.filter(c => c.kind === 'oil')).toHaveLength(3);
  });

  it('12.6.3 capitals are major cities', () => {
    for (const name of Object.values(CAPITALS)) expect(cityNamed(name).kind).toBe('major');
  });

  it('12.7.7 lend-lease from January 1942 to December 1944', () => {
    expect([date(LEND_LEASE.fromTurn), date(LEND_LEASE.toTurn)]).toEqual(['1/2 1942', '11/12 1944']);
    expect(cityNamed(LEND_LEASE.city).start).toBe('soviet');
  });

  it('12.7.9 workers double from May 1943', () => expect(date(DOUBLE_WORKERS_FROM)).toBe('5/6 1943'));
});

describe('victory and first impulse', () => {
  it('3.1.3 the track begins at 4 and 3', () => expect(AXIS_CITIES_AT_START).toEqual({ major: 4, minor: 3 }));

  it('5.4 12/8, 10/6, 7/4', () =>
    expect(AXIS_MINIMUM.map(m => `${m.fromYear} ${m.cities}/${m.major}`)).toEqual([
      '1942 12/8',
      '1943 10/6',
      '1944 7/4',
    ]));

  it('5.4 the last minimum is what the Axis begin with', () => {
    const last = AXIS_MINIMUM.at(-1);
    expect([last?.major, last?.cities]).toEqual([
      AXIS_CITIES_AT_START.major,
      AXIS_CITIES_AT_START.major + AXIS_CITIES_AT_START.minor,
    ]);
  });

  it('3.3.2 N and S must attack', () =>
    expect(Object.entries(FIRST_IMPULSE).map(([code, f]) => `${code} ${f.may.join('')} ${f.must}`)).toEqual([
      'N B true',
      'C W false',
      'S K true',
      'R OK false',
    ]));

  it('3.3.4 3.3.5 spared cities are Soviet major cities', () => {
    for (const name of Object.keys(SPARED_CITIES))
      expect(cityNamed(name)).toMatchObject({ kind: 'major', start: 'soviet' });
    expect(SPARED_CITIES).toEqual({ Riga: 'N', Minsk: 'C', Kiev: 'S', Odessa: 'R' });
  });
});

describe('options and variants', () => {
  it('13.1.2 three objectives a year for each side: places of the map, or a dictator in 1945', () => {
    for (const [year, bySide] of Object.entries(OBJECTIVES)) {
      for (const list of Object.values(bySide)) {
        expect([year, list.length]).toEqual([year, 3]);
        const units = list.filter(name => !CITIES.some(c => c.en === name));
        expect(units.map(name => unit(name).type)).toEqual(year === '1945' ? ['dictator'] : []);
      }
    }
  });

  it('13.2.2 spared units are SS, and add shares that exist', () => {
    for (const s of SS_EQUIPMENT) {
      expect([s.unit, unit(s.unit).service]).toEqual([s.unit, 'ss']);
      for (const id of s.extra) expect(AXIS_REPLACEMENTS.some(share => share.id === id)).toBe(true);
    }
  });

  it('13.0 eight optional rules, of which 13.5 and 13.6 exclude each other; a scenario’s, and the variants', () => {
    expect(OPTIONS.map(o => o.rule).join(' ')).toBe('3.3.5 8.3.7 13.1 13.2 13.3 13.4 13.5 S3.4 V1 V2 V3');
    expect(OPTIONS.find(o => o.rule === '13.5')?.values).toEqual(['table', 'historical', 'per-impulse']);
  });

  it('V3 the decision tree in order', () => {
    expect(VARIANTS.map(v => `${v.rule} ${v.side} ${date(v.turn)} ${v.impulse} ${v.needs ?? v.bars ?? '-'}`)).toEqual([
      'V3.1 axis 3/4 1941 1 -',
      'V3.2 soviet 3/4 1941 1 no-balkans',
      'V3.3 axis 5/6 1941 1 -',
      'V3.4 axis 11/12 1941 2 siberia',
      'V3.5 axis 11/12 1942 1 italy-out',
      'V3.6 axis 9/10 1944 1 -',
    ]);
  });

  it('V3.2 units that come sooner never come before the game', () => {
    const moved = UNITS.flatMap(u =>
      u.entry.kind === 'turn' && u.entry.at === 'east' && yearOf(u.entry.turn) === SIBERIA.year ? [u.entry.turn] : [],
    );
    expect(moved).toHaveLength(15);
    expect(Math.min(...moved) - SIBERIA.sooner).toBe(1);
  });

  it('V1 V3 units and cities of the variants exist', () => {
    const names = [
      ...ARTILLERY_CORPS.units.axis,
      ...ARTILLERY_CORPS.units.soviet,
      NO_BALKANS.paratroop,
      ITALY_OUT.unit,
    ];
    for (const name of names) expect([name, unit(name).entry.kind]).toEqual([name, 'variant']);
    for (const name of [TUNISIA.unit, BULGE.unit]) expect(unit(name).entry.kind).toBe('event');
    for (const name of [...NO_BALKANS.untilHeld, ...ITALY_OUT.lendLease.cities, ...JAPAN.lendLease.cities])
      expect(cityNamed(name).start).toBe('soviet');
  });

  it('V3.3 to V3.6 dates', () => {
    expect([ITALY_OUT.arrives.turn, ITALY_OUT.withdrawal.turn, ITALY_OUT.lendLease.fromTurn].map(date)).toEqual([
      '7/8 1941',
      '5/6 1942',
      '9/10 1941',
    ]);
    expect([JAPAN.from.turn, JAPAN.lendLease.fromTurn].map(date)).toEqual(['11/12 1941', '5/6 1943']);
    expect([TUNISIA.arrives.turn, TUNISIA.withdrawal.turn].map(date)).toEqual(['1/2 1943', '5/6 1943']);
    expect([BULGE.arrives.turn, BULGE.replacements.turn].map(date)).toEqual(['9/10 1944', '11/12 1944']);
  });
});
