import { describe, expect, it } from 'vitest';
import { act, acts, can, refused, type Trial } from '../../../kit/trial.ts';
import { moving, position } from '../testing.ts';

const full = { rule: '5.1', code: 'hex-full' };

/** Mud, so that a step is a whole move; units in a hex that have acted already, and cannot make room. */
const stuck = (impulse: string, there: string, more: string): Trial => {
  const units = Object.fromEntries(more.split(', ').map(one => one.split('@')));
  for (const unit of there.split(', ')) units[unit] = { hex: '3104', acted: true };
  return moving(impulse, units, { weather: 'mud' });
};

describe('5.1 stacking', () => {
  const to = (unit: string) => ({ type: 'move', unit, hex: '3104' });

  it('5.1 Germans: a division and four others, or seven without a division', () => {
    const others = '33/9, 10/9, 11/9, 31/5';
    const t = stuck('XX', `72 ID, ${others}`, 'XX HQ@3103, 13/5@3103, 78 ID@3102');
    expect(refused(t, to('13/5'))).toMatchObject(full);
    expect(refused(t, to('78 ID'))).toMatchObject(full);
    const seven = stuck('XX', `${others}, 14/5, 3/2`, 'XX HQ@3103, 13/5@3103');
    expect(can(seven, to('13/5'))).toBe(true);
    const eight = stuck('XX', `${others}, 14/5, 3/2, 13/5`, 'XX HQ@3103, 2/2@3103');
    expect(refused(eight, to('2/2'))).toMatchObject(full);
  });

  it('5.1 Soviets: four units, at most two of them divisions or corps', () => {
    const t = stuck('20A', '243 RD, 247 RD', '20A HQ@3103, 251 RD@3103, 148 RB@3103');
    expect(refused(t, to('251 RD'))).toMatchObject(full);
    expect(can(t, to('148 RB'))).toBe(true);
    const four = stuck('20A', '148 RB, 150 RB, 11 TB, 17 TB', '20A HQ@3103, 18 TB@3103, 80 TB@3103');
    expect(refused(four, to('18 TB'))).toMatchObject(full);
    // A headquarters is a unit.
    const three = stuck('20A', '148 RB, 150 RB, 11 TB, 31A HQ', '20A HQ@3103, 18 TB@3103');
    expect(refused(three, to('18 TB'))).toMatchObject(full);
  });

  it('5.5 a Soviet corps with its own brigade is one unit and one division', () => {
    const corps = '5 TC, 5/5, 6 TC, 6/6, 11 TB';
    expect(can(stuck('20A', corps, '20A HQ@3103, 17 TB@3103'), to('17 TB'))).toBe(true);
    expect(refused(stuck('20A', `${corps}, 17 TB`, '20A HQ@3103, 18 TB@3103'), to('18 TB'))).toMatchObject(full);
  });

  it('5.2 it counts where a unit ends, not where it passes', () => {
    const t = moving('20A', '20A HQ@3103, 148 RB@3104, 150 RB@3104, 11 TB@3104, 17 TB@3104, 243 RD@3103');
    expect(can(t, { type: 'move', unit: '243 RD', hex: '3105' })).toBe(true);
  });

  it('5.1 a division on its last step is not rebuilt where another division stands', () => {
    const units = {
      'XX HQ': '0130',
      '72 ID': { hex: '0129', step: 4 },
      '78 ID': '0129',
      '87 ID': { hex: '0128', step: 2 },
    };
    const t = position({ phase: 'replace', turn: 3, units });
    expect(refused(t, { type: 'replace', unit: '72 ID' })).toMatchObject({ rule: '5.1', code: 'no-room-to-rebuild' });
  });

  it('5.0 a position with too many units in a hex is refused', () => {
    expect(() => position({ phase: 'draw', units: '72 ID@3103, 78 ID@3103', chits: { VI: 'cup' } })).toThrow('5.1');
  });
});

describe('5.2 the end of the phase', () => {
  const to = (unit: string, hex: string) => ({ type: 'move', unit, hex });
  const four = '148 RB@3104, 150 RB@3104, 11 TB@3104, 17 TB@3104';
  const tooFull = { rule: '5.2', code: 'too-full' };
  const end = { type: 'end-phase' };

  it('5.2 a unit may stop in a full hex for a moment, and the phase does not end before it goes on', () => {
    const t = act(moving('20A', `20A HQ@3103, 243 RD@3103, ${four}`), to('243 RD', '3104'));
    expect(refused(t, end)).toMatchObject({ ...tooFull, about: { hex: expect.anything() } });
    expect(can(act(t, to('243 RD', '3105')), end)).toBe(true);
  });

  it('5.2 or another one makes room', () => {
    const t = act(moving('20A', `20A HQ@3103, 243 RD@3103, ${four}`), to('243 RD', '3104'));
    const room = act(t, to('148 RB', '3204'));
    expect([can(room, end), can(room, to('243 RD', '3105'))]).toEqual([true, false]);
  });

  it('5.2 two full hexes exchange units', () => {
    const more = '18 TB@3105, 20 TB@3105, 25 TB@3105, 31 TB@3105';
    const t = acts(moving('20A', `20A HQ@3103, ${four}, ${more}`), to('148 RB', '3105'), to('18 TB', '3104'));
    expect(can(t, end)).toBe(true);
  });

  it('5.2 others move meanwhile unless they take the last way out; no second hex is overfilled', () => {
    const more = '18 TB@3004, 20 TB@3004, 25 TB@3004, 31 TB@3004, 243 RD@3103, 247 RD@3203';
    const t = act(moving('20A', `20A HQ@3103, ${four}, ${more}`), to('243 RD', '3104'));
    expect(can(t, to('247 RD', '3202'))).toBe(true);
    expect(refused(t, to('247 RD', '3004'))).toMatchObject(tooFull);
  });

  it('5.2 nobody stops where nobody could leave again', () => {
    const units = { '20A HQ': '3103', '243 RD': '3103', ...Object.fromEntries(USED) };
    expect(refused(moving('20A', units, { weather: 'mud' }), to('243 RD', '3104'))).toMatchObject(full);
    // With points left it goes on itself.
    expect(can(moving('20A', units), to('243 RD', '3104'))).toBe(true);
  });
  const USED = ['148 RB', '150 RB', '11 TB', '17 TB'].map(unit => [unit, { hex: '3104', acted: true }]);

  it('4.63 5.2 who has to stay as a host is not the one who makes room', () => {
    const host = { '148 RB': '3104', '150 RB': { hex: '3104', acted: true, marched: true } };
    const others = {
      '11 TB': { hex: '3104', acted: true, marched: true },
      '17 TB': { hex: '3104', acted: true, marched: true },
    };
    const enemy = { '72 ID': '3105' };
    const t = moving('20A', { '20A HQ': '3101', '243 RD': '3204', ...host, ...others, ...enemy });
    expect(refused(t, to('243 RD', '3104'))).toMatchObject(full);
  });

  it('5.0 no overrun begins while a hex is too full', () => {
    const units = '5 TC@3104, 5/5@3104, 205/52@3105, 148 RB@3203, 150 RB@3203, 11 TB@3203, 17 TB@3203, 243 RD@3103';
    const t = act(moving('20A', `20A HQ@3102, ${units}`), to('243 RD', '3203'));
    expect(refused(t, { type: 'overrun', unit: '5 TC', hex: '3105', n: 0 })).toMatchObject({
      rule: '5.0',
      code: 'too-full',
    });
  });

  it('5.2 a position may be left with one hex too full, if the phase can still end', () => {
    const t = moving('20A', `20A HQ@3103, 243 RD@3104, ${four}`);
    expect([can(t, end), can(act(t, to('243 RD', '3105')), end)]).toEqual([false, true]);
    expect(() => moving('20A', { '20A HQ': '3103', '88 RD': '3104', ...Object.fromEntries(USED) })).toThrow('5.1');
  });
});
