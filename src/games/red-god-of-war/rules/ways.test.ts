/** Ways that the player names hex by hex, and what each hex of them has to allow. */
import { describe, expect, it } from 'vitest';
import { act, acts, can, eventsOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { fight, fighting, moving, zone } from '../testing.ts';

const HQ = '20A HQ@3102';
const move = (unit: string, ...hexes: string[]): Said => ({ type: 'move', unit, hex: hexes.at(-1) ?? '', hexes });
const advance = (unit: string, ...hexes: string[]): Said => ({ ...move(unit, ...hexes), type: 'advance' });
const march = (unit: string, ...hexes: string[]): Said => ({ ...move(unit, ...hexes), type: 'march' });

/** A lone battalion at 3105 is eliminated: four hexes are left to advance. */
const broken = (more = '', options = {}): Trial =>
  fight(
    fighting('20A', `${HQ}, 6 TC@3104, 26G RD@3104, 2G CC@3004, 18/18@3105${more}`, { razvedka: ['20A'] }, options),
    '3105',
    '6 TC, 26G RD, 2G CC',
    6,
  );

describe('4.1 named ways of moves', () => {
  it('4.13 tanks that are led over a river without a bridge name the table of their class', () => {
    const t = moving('30A', '30A HQ@2103, 10 TB@2204');
    expect(refused(t, move('10 TB', '2104', '2105'))).toMatchObject({
      rule: '4.13',
      code: 'no-bridge',
      about: { unit: expect.anything() },
    });
  });

  it('4.52 4.53 4.63 a way names the rule of its first hex that cannot be entered', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, VI HQ@3104, 11 TB@3003`);
    expect(refused(t, move('243 RD', '3104', '3105'))).toMatchObject({ rule: '4.52', code: 'enemy-there' });
    expect(refused(t, move('11 TB', '3002', '3102', '3103'))).toMatchObject({ rule: '4.53', code: 'too-far' });
    const zoned = moving('20A', `${HQ}, 243 RD@3103, 72 ID@3105, 247 RD@3203`);
    expect(refused(zoned, move('247 RD', '3204', '3205'))).toMatchObject({ rule: '4.63', code: 'zoc-to-zoc' });
  });
});

describe('8.4 named ways of advances', () => {
  it('8.44 the player chooses among ways of the same length, and takes control along his own', () => {
    const t = broken(', 72 ID@3110');
    const by = (way: Said) => eventsOf(act(t, way), 'advanced')[0];
    expect([
      by(advance('6 TC', '3105', '3005', '3006'))?.path,
      by(advance('6 TC', '3105', '3106', '3006'))?.path,
    ]).toEqual([
      ['3105', '3005', '3006'],
      ['3105', '3106', '3006'],
    ]);
    expect(refused(t, advance('6 TC', '3204', '3205'))).toMatchObject({ rule: '8.44', code: 'advance-first' });
  });

  it('8.41 a named way is no longer than the advance', () => {
    const t = broken();
    expect(can(t, advance('26G RD', '3105', '3106'))).toBe(true);
    expect(refused(t, advance('26G RD', '3105', '3106', '3205'))).toMatchObject({
      rule: '8.41',
      code: 'advance-too-long',
    });
  });

  it('8.45 a way through an enemy ZOC is shorter than one around it', () => {
    // 72 ID at 3206 has its ZOC in 3106 and 3205, and not in 3005 and 3006.
    const t = broken(', 72 ID@3206');
    expect(can(t, advance('6 TC', '3105', '3005', '3006'))).toBe(true);
    expect(refused(t, advance('6 TC', '3105', '3106', '3006'))).toMatchObject({
      rule: '8.45',
      code: 'advance-leaves-zoc',
    });
  });

  it('8.46 8.44 foot keeps to the trail, and nobody crosses what is closed', () => {
    const units = '30A HQ@2103, 215 RD@2104, 220 RD@2104, 16G RD@2204, 52 RD@2204, 10 TB@2104, VI HQ@2105';
    const t = fight(fighting('30A', units, { razvedka: ['30A'] }), '2105', '215 RD, 220 RD, 16G RD, 52 RD', 6);
    expect(refused(t, { type: 'advance', unit: '10 TB', hex: '2105' })).toMatchObject({
      rule: '8.46',
      code: 'advance-closed',
    });
  });

  it('12.1 straight to a hex that can also be reached through the attacked one', () => {
    const t = broken('', { maximumAdvance: true });
    expect(can(t, advance('26G RD', '3105', '3204'))).toBe(true);
    expect(eventsOf(act(t, advance('26G RD', '3204')), 'advanced')).toMatchObject([{ path: ['3204'] }]);
    expect(refused(broken(), advance('26G RD', '3204'))).toMatchObject({ rule: '8.44', code: 'advance-first' });
  });
});

describe('4.2 strategic movement', () => {
  it('4.2 by a way that the player names', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103`);
    expect(eventsOf(act(t, march('243 RD', '3104', '3004', '3003')), 'marched')).toMatchObject([
      { path: ['3104', '3004', '3003'] },
    ]);
    expect(refused(t, march('243 RD', '3104', '3106'))).toMatchObject({ rule: '4.1', code: 'no-way' });
  });

  it('4.2 hexes that were friendly at the start of the phase, not those taken in it', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, 247 RD@3103, 148 RB@3103`, { control: { '3105': 'german' } });
    const taken = act(t, { type: 'march', unit: '243 RD', hex: '3104' });
    expect(zone(taken, 'control-german')).not.toContain('3105');
    expect(refused(taken, { type: 'march', unit: '247 RD', hex: '3105' })).toMatchObject({
      rule: '4.2',
      code: 'no-march-there',
    });
    expect(can(taken, { type: 'move', unit: '247 RD', hex: '3105' })).toBe(true);
    // In the next phase it is friendly from the start.
    const later = moving('20A', `${HQ}, 243 RD@3104, 247 RD@3103`);
    expect(can(later, { type: 'march', unit: '247 RD', hex: '3105' })).toBe(true);
  });
});

describe('8.6 reinforcements', () => {
  const box = { box: 'reinforcements' };
  const units = { 'XX HQ': '0328', '29/12': box, '5/12': box, '25/12': box, '148 RB': '0328' };
  const came = (hq: string, fed: readonly string[]): Trial =>
    acts(
      moving('XX', { ...units, 'XX HQ': hq, '148 RB': '0227' }, { turn: 2, fed }),
      ...['29/12', '5/12', '25/12'].map(unit => ({ type: 'enter', unit, hex: '0127' })),
    );
  const run = { type: 'overrun', unit: '29/12', hex: '0227', n: 0 };

  it('8.6 they overrun only if they came within range of a headquarters in combat supply', () => {
    expect(can(came('0328', ['XX']), run)).toBe(true);
    expect(refused(came('0328', []), run)).toMatchObject({ rule: '8.6', code: 'overrun-hq-hungry' });
    expect(refused(came('0628', ['XX']), run)).toMatchObject({ rule: '8.6', code: 'overrun-came-afar' });
  });
});
