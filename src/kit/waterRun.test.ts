import { describe, expect, it } from 'vitest';
import { sidesOf, waterRuns } from './waterRun.ts';

const KINDS = ['river', 'brook'] as const;
const TEXT = `
don river ドン川 Don: 0101-0102 0102-0201
  0201-0202
upper-don brook ドン川 Upper-Don: 0202-0302
myshkova brook ムィシコワ川 Myshkova: 0301-0302 0302-0401
`;

describe('runs of water', () => {
  const runs = waterRuns(KINDS, 'reconstructed', TEXT);

  it('are read with kind, names and sides, over several lines', () => {
    expect(runs.slice(0, 2)).toEqual([
      {
        id: 'don',
        kind: 'river',
        ja: 'ドン川',
        en: 'Don',
        source: 'reconstructed',
        sides: ['0101-0102', '0102-0201', '0201-0202'],
      },
      { id: 'upper-don', kind: 'brook', ja: 'ドン川', en: 'Upper Don', source: 'reconstructed', sides: ['0202-0302'] },
    ]);
  });

  it('give the sides of each kind', () => {
    expect(sidesOf(runs, 'river')).toHaveLength(3);
    expect(sidesOf(runs, 'brook')).toEqual(['0202-0302', '0301-0302', '0302-0401']);
  });

  it('are of no other kind', () => {
    expect(() => waterRuns(['lake'], 'public', TEXT)).toThrow('don is one of lake, not river');
    expect(() => waterRuns(KINDS, 'public', 'don')).toThrow('not undefined');
  });
});
