import { describe, expect, it } from 'vitest';
import { act, acts, can, eventsOf, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { fight, fighting, hexesOf } from '../testing.ts';

const USED = { razvedka: ['20A'] };
const soviet = (units: string, more = {}, options = {}) =>
  fighting('20A', `20A HQ@3102, ${units}`, { ...USED, ...more }, options);

/** A lone battalion is eliminated at 10:1 with a die of 6: 5 owed, 1 paid, so that 4 hexes are left. */
const broken = (more = '', options = {}, extra = {}): Trial =>
  fight(
    soviet(`6 TC@3104, 26G RD@3104, 2G CC@3004, 18/18@3105${more}`, extra, options),
    '3105',
    '6 TC, 26G RD, 2G CC',
    6,
  );

const advance = (unit: string, hex: string) => ({ type: 'advance', unit, hex });

describe('8.4 advance after combat', () => {
  it('8.41 by what the lost defenders did not pay: on foot two hexes at most, mechanised three', () => {
    const t = broken();
    expect(eventsOf(t, 'eliminated')).toHaveLength(1);
    expect(hexesOf(t, 'advance', '26G RD')).toEqual(expect.arrayContaining(['3105', '3106', '3205']));
    expect(can(t, { type: 'advance', unit: '26G RD', hex: '3107' })).toBe(false);
    expect(can(t, { type: 'advance', unit: '6 TC', hex: '3107' })).toBe(true);
    expect([refused(t, advance('6 TC', '3108')), refused(t, advance('26G RD', '3107'))]).toMatchObject([
      { rule: '8.41', code: 'advance-too-long' },
      { rule: '8.41', code: 'advance-too-long' },
    ]);
    // Cavalry is on foot.
    expect(can(t, { type: 'advance', unit: '2G CC', hex: '3107' })).toBe(false);
  });

  it('8.41 one hex less in snow', () => {
    const t = broken('', {}, { weather: 'snow' });
    expect([
      can(t, { type: 'advance', unit: '26G RD', hex: '3106' }),
      can(t, { type: 'advance', unit: '6 TC', hex: '3106' }),
    ]).toEqual([false, true]);
    expect(can(t, { type: 'advance', unit: '6 TC', hex: '3107' })).toBe(false);
  });

  /** Two tank regiments under a result of 4: two steps, and two hexes back, 31/5 by 3106 and on. */
  const driven = (): Trial => {
    const units =
      '5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104, 26G RD@3004, 42G RD@3004, 18 TB@3004, 20 TB@3004, 1G MRD@3204';
    const attackers = units.replaceAll(/@\d+/g, '');
    const t = fight(soviet(`${units}, 31/5@3105, 3/2@3105`), '3105', attackers, 4);
    expect(eventsOf(t, 'battle')).toMatchObject([{ column: '10:1', result: '-/4' }]);
    const back = acts(
      t,
      { type: 'lose-step', unit: '31/5' },
      { type: 'lose-step', unit: '3/2' },
      { type: 'fall-back' },
    );
    return acts(
      back,
      ...['31/5', '3/2'].map(unit => ({ type: 'retreat', unit, hex: '3106' })),
      ...['31/5', '3/2'].map(unit => ({ type: 'retreat', unit, hex: '3107' })),
    );
  };

  it('E8.41 two regiments under a result of 4: after two steps they go back two hexes, and so far the attacker follows', () => {
    const t = driven();
    expect([
      can(t, { type: 'advance', unit: '1G MRD', hex: '3106' }),
      can(t, { type: 'advance', unit: '26G RD', hex: '3106' }),
    ]).toEqual([true, true]);
    expect(hexesOf(t, 'advance', '1G MRD')).not.toContain('3007');
  });

  it('8.44 on foot along the way of the retreat, mechanised freely after the first hex', () => {
    const t = driven();
    expect(hexesOf(t, 'advance', '26G RD')).toEqual(['3105', '3106']);
    expect(hexesOf(t, 'advance', '1G MRD')).toEqual(expect.arrayContaining(['3105', '3106', '3005', '3205']));
  });

  it('8.42 active units next to the hex advance even if they did not fight', () => {
    const t = broken(', 11 TB@3205, 88 RD@3005');
    expect(can(t, { type: 'advance', unit: '11 TB', hex: '3105' })).toBe(true);
    expect(refused(t, { type: 'advance', unit: '88 RD', hex: '3105' })).toMatchObject({
      rule: '8.42',
      code: 'not-advancing',
    });
  });

  it('8.43 stacking counts where the advance ends', () => {
    const t = acts(
      broken(', 243 RD@3005, 247 RD@3005'),
      { type: 'advance', unit: '243 RD', hex: '3105' },
      { type: 'advance', unit: '247 RD', hex: '3105' },
    );
    expect(refused(t, { type: 'advance', unit: '26G RD', hex: '3105' })).toMatchObject({
      rule: '8.43',
      code: 'hex-full',
    });
    expect(can(t, { type: 'advance', unit: '26G RD', hex: '3106' })).toBe(true);
  });

  it('8.45 each enemy ZOC that is left costs a hex, but never the first', () => {
    const free = broken();
    expect(can(free, { type: 'advance', unit: '6 TC', hex: '3107' })).toBe(true);
    // 72 ID at 3206 has a ZOC in 3105 only after the hex is taken: it is left once.
    const t = broken(', 72 ID@3205');
    expect(can(t, { type: 'advance', unit: '26G RD', hex: '3105' })).toBe(true);
    expect(can(t, { type: 'advance', unit: '26G RD', hex: '3106' })).toBe(false);
    expect(can(t, advance('6 TC', '3005'))).toBe(true);
    expect(refused(t, advance('6 TC', '3006'))).toMatchObject({ rule: '8.45', code: 'advance-leaves-zoc' });
  });

  it('8.46 not across what is closed in movement', () => {
    const units = '30A HQ@2103, 215 RD@2104, 220 RD@2104, 16G RD@2204, 52 RD@2204, 10 TB@2104, VI HQ@2105';
    const t = fight(fighting('30A', units, { razvedka: ['30A'] }), '2105', '215 RD, 220 RD, 16G RD, 52 RD', 6);
    expect(placeOf(t, 'VI HQ')).toBe('eliminated');
    expect(can(t, { type: 'advance', unit: '215 RD', hex: '2105' })).toBe(true);
    expect(can(t, { type: 'advance', unit: '10 TB', hex: '2105' })).toBe(false);
  });

  it('8.4 who retreats does not advance, and nobody has to', () => {
    const t = act(broken(), { type: 'end-phase' });
    expect(placeOf(t, '6 TC')).toBe('3104');
  });

  it('12.1 with the option an attacker may go to an empty hex beside the attacked one instead', () => {
    const snow = { weather: 'snow' };
    expect(can(broken('', {}, snow), { type: 'advance', unit: '26G RD', hex: '3204' })).toBe(false);
    const t = broken('', { maximumAdvance: true }, snow);
    expect(can(t, { type: 'advance', unit: '26G RD', hex: '3204' })).toBe(true);
    expect(can(t, { type: 'advance', unit: '26G RD', hex: '3203' })).toBe(false);
  });

  it('E8.46 12.1 not from ZOC to ZOC', () => {
    const at = (unit: string, hex: string) =>
      can(broken(`, 72 ID@3205, 243 RD@3204`, { maximumAdvance: true }, { weather: 'snow' }), {
        type: 'advance',
        unit,
        hex,
      });
    // 72 ID has a ZOC in 3204 and 3105; 26G RD comes from a hex without one.
    expect(at('26G RD', '3105')).toBe(true);
    const other = broken(', 72 ID@3003', { maximumAdvance: true }, { weather: 'snow' });
    expect([
      can(other, { type: 'advance', unit: '26G RD', hex: '3004' }),
      can(other, { type: 'advance', unit: '26G RD', hex: '3204' }),
    ]).toEqual([false, true]);
  });
});
