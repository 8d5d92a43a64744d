import { describe, expect, it } from 'vitest';
import { sum } from '../../../kit/dataTrial.ts';
import { MODEL_READY, READY } from './setup.ts';
import { around, hasZoc, isSupport, unit } from './testing.ts';
import type { SideName, UnitSpec } from './unit.ts';
import { UNITS } from './units.ts';
import { hexesIn, MODEL_HEXES, ZONES, type Zone, zoneOf } from './zones.ts';

type Placed = Readonly<Record<string, string>>;

const atStart = UNITS.filter(u => u.entry.kind === 'zone');
const ofModel = UNITS.filter(u => u.entry.kind === 'turn' && u.entry.zone !== undefined);
const zoneLetter = (u: UnitSpec): string =>
  u.entry.kind === 'zone' || u.entry.kind === 'turn' ? (u.entry.zone ?? '') : '';
const WITH_MODEL: Placed = { ...READY, ...MODEL_READY };

/** The units of each hex. */
function stacks(placed: Placed): Map<string, UnitSpec[]> {
  const out = new Map<string, UnitSpec[]>();
  for (const [name, hex] of Object.entries(placed)) out.set(hex, [...(out.get(hex) ?? []), unit(name)]);
  return out;
}

/** 5.1 What is wrong with a stack, or nothing. */
function overfull(units: readonly UnitSpec[]): string | undefined {
  const troops = units.filter(u => !isSupport(u));
  if (new Set(units.map(u => u.command)).size > 1) return '5.1.3';
  for (const size of ['III', 'X']) {
    const parents = troops.filter(u => u.side === 'soviet' && u.size === size && u.parent).map(u => u.parent);
    if (new Set(parents).size > 1) return '5.1.2';
  }
  if (sum(troops.map(u => (u.size === 'II' ? 1 : 3))) > 6) return '5.1.1';
  const guns = units.filter(u => u.shift !== undefined).length;
  const engineers = units.filter(u => u.kind === 'engineer').length;
  return guns > 1 || engineers > 1 || (guns + engineers > 0 && troops.length === 0) ? '5.1.4' : undefined;
}

/** 3.2.2 Hexes of a zone's strip that nobody of the zone holds or controls. */
function gaps(zone: Zone, placed: Placed): string[] {
  const held = new Set<string>();
  for (const u of atStart) {
    const hex = placed[u.name];
    if (u.side !== zone.side || zoneLetter(u) !== zone.id || hex === undefined || isSupport(u)) continue;
    held.add(hex);
    if (hasZoc(u)) for (const next of around(hex)) held.add(next);
  }
  return zone.hexes.filter(hex => !held.has(hex));
}

/** Enemies with a ZOC beside a hex. */
const threats = (hex: string, side: SideName): string[] =>
  Object.entries(READY)
    .filter(([name, there]) => unit(name).side !== side && hasZoc(unit(name)) && around(hex).includes(there))
    .map(([name]) => name);

describe('ready set-up', () => {
  it('3.1 places all units that begin on the map, and no others', () =>
    expect(Object.keys(READY).sort()).toEqual(atStart.map(u => u.name).sort()));

  it('3.1.2 3.1.3 places every unit in its own zone', () => {
    const astray = atStart.filter(u => !hexesIn(zoneOf(u.side, zoneLetter(u))).includes(READY[u.name] ?? ''));
    expect(astray.map(u => `${u.name} ${READY[u.name]}`)).toEqual([]);
  });

  it.each(ZONES.filter(z => z.hexes.length > 0).map(z => [z.side, z.id, z] as const))(
    '3.2.2 every hex of %s zone %s is held or in a ZOC of its units',
    (_side, _id, zone) => expect(gaps(zone, READY)).toEqual([]),
  );

  it('3.2.2 a gap would be found', () => {
    const { '71GR/210G': _, '71GR/213G': __, ...fewer } = READY;
    expect(gaps(zoneOf('soviet', 'A'), fewer)).toEqual(['1218']);
  });

  it.each([
    ['without', READY],
    ['with', WITH_MODEL],
  ])('3.2.3 5.1 keeps to the stacking limit %s the divisions of 11.2', (_, placed) => {
    const wrong = [...stacks(placed)].flatMap(([hex, units]) => {
      const why = overfull(units);
      return why ? [`${hex} ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('5.1 the limits are told apart', () => {
    const verdict = (names: string): string | undefined => overfull(names.split(' ').map(unit));
    expect(verdict('11Pz/15 11Pz/110 48PzK/911')).toBe('5.1.1');
    expect(verdict('11Pz/15 GD/3 10PzB/51 10PzB/52 Arko132')).toBeUndefined();
    expect(verdict('71GR/210G 67GR/196G')).toBe('5.1.2');
    expect(verdict('6TK/22 31TK/100')).toBe('5.1.2');
    expect(verdict('71GR/210G 6GA/96')).toBeUndefined();
    expect(verdict('LAH/1 GD/PG')).toBe('5.1.3');
    expect(verdict('LAH/1 Wf55 Arko122')).toBe('5.1.4');
  });

  it('11.2.2 the divisions of Model stand in zone C, or behind it, and those of 18Pz in B', () => {
    expect(Object.keys(MODEL_READY).sort()).toEqual(ofModel.map(u => u.name).sort());
    for (const u of ofModel) {
      const allowed = zoneLetter(u) === 'C' ? MODEL_HEXES : hexesIn(zoneOf('german', 'B'));
      expect([u.name, allowed.includes(MODEL_READY[u.name] ?? '')]).toEqual([u.name, true]);
    }
  });
});

describe('the plan of the ready set-up', () => {
  it('7.1.1 keeps the quiet corps out of contact', () => {
    const quiet = atStart.filter(u => ['20AK', '52AK'].includes(u.command));
    expect(quiet.filter(u => threats(READY[u.name] ?? '', 'german').length > 0)).toEqual([]);
  });

  it('10.1.2 puts every gun and engineer next to the enemy, with the units it supports', () => {
    const idle = atStart.filter(u => isSupport(u) && threats(READY[u.name] ?? '', 'german').length === 0);
    expect(idle.map(u => u.name)).toEqual([]);
  });

  it.each([
    ['1243', '20Pz/59 20Pz/112 31/12'],
    ['1643', '47PzK/505 6/58'],
    ['1744', '6/18 6/37 6/58'],
    ['1944', '292/507 292/508 292/509'],
    ['2144', '86/167 656PJ/216 41PzK/177'],
    ['2545', '78St/14 78St/195 78St/215'],
    ['1518', 'GD/Pz GD/PG GD/Fus'],
    ['1718', '11Pz/15 11Pz/110 11Pz/111'],
    ['2116', 'LAH/1Pz LAH/1 LAH/2'],
    ['2316', 'DR/2Pz DR/D'],
    ['2415', 'TOT/3Pz TOT/T'],
    ['2810', '19Pz/27 19Pz/73 19Pz/74'],
    ['2909', '7Pz/25 7Pz/6 7Pz/7'],
  ])('7.2.2 before %s stand %s, stronger than its defenders', (target, names) => {
    const attackers = names.split(' ').map(unit);
    for (const u of attackers) expect([u.name, around(READY[u.name] ?? '').includes(target)]).toEqual([u.name, true]);
    const defenders = stacks(READY).get(target) ?? [];
    expect(defenders.length).toBeGreaterThan(0);
    const strength = (list: readonly UnitSpec[]): number => sum(list.map(u => u.front.combat));
    expect(strength(attackers)).toBeGreaterThan(strength(defenders));
  });
});
