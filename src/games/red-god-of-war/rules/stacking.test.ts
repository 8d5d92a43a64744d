import { describe, expect, it } from 'vitest';
import { can, refused } from '../../../kit/trial.ts';
import { moving, position } from '../testing.ts';

const full = { rule: '5.1', code: 'hex-full' };

describe('5.1 stacking', () => {
  const to = (unit: string) => ({ type: 'move', unit, hex: '3104' });

  it('5.1 Germans: a division and four others, or seven without a division', () => {
    const others = '33/9@3104, 10/9@3104, 11/9@3104, 31/5@3104';
    const t = moving('XX', `XX HQ@3103, 72 ID@3104, ${others}, 13/5@3103, 78 ID@3103`);
    expect(refused(t, to('13/5'))).toMatchObject(full);
    expect(refused(t, to('78 ID'))).toMatchObject(full);
    const seven = moving('XX', `XX HQ@3103, ${others}, 14/5@3104, 3/2@3104, 13/5@3103, 2/2@3103`);
    expect(can(seven, to('13/5'))).toBe(true);
    const eight = moving('XX', `XX HQ@3103, ${others}, 14/5@3104, 3/2@3104, 13/5@3104, 2/2@3103`);
    expect(refused(eight, to('2/2'))).toMatchObject(full);
  });

  it('5.1 Soviets: four units, at most two of them divisions or corps', () => {
    const t = moving('20A', '20A HQ@3103, 243 RD@3104, 247 RD@3104, 251 RD@3103, 148 RB@3103');
    expect(refused(t, to('251 RD'))).toMatchObject(full);
    expect(can(t, to('148 RB'))).toBe(true);
    const four = moving('20A', '20A HQ@3103, 148 RB@3104, 150 RB@3104, 11 TB@3104, 17 TB@3104, 18 TB@3103');
    expect(refused(four, to('18 TB'))).toMatchObject(full);
    expect(refused(four, to('20A HQ'))).toMatchObject(full);
  });

  it('5.5 a Soviet corps with its own brigade is one unit and one division', () => {
    const t = moving(
      '20A',
      '20A HQ@3103, 5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104, 17 TB@3103, 18 TB@3103',
    );
    expect(can(t, to('17 TB'))).toBe(true);
    const more = moving(
      '20A',
      '20A HQ@3103, 5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104, 17 TB@3104, 18 TB@3103',
    );
    expect(refused(more, to('18 TB'))).toMatchObject(full);
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
