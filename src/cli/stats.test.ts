import { describe, expect, it } from 'vitest';
import { addTime, addTimes, countOf, noTimes, quantile, spread, wilson } from './stats.ts';

describe('wilson', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I: method 3 (score, no continuity correction).
  it.each([
    { hits: 81, of: 263, low: 0.2553, high: 0.3662 },
    { hits: 15, of: 148, low: 0.0624, high: 0.1605 },
    { hits: 0, of: 20, low: 0, high: 0.1611 },
    { hits: 1, of: 29, low: 0.0061, high: 0.1718 },
  ])('gives the published interval of $hits in $of', ({ hits, of, low, high }) => {
    const found = wilson(hits, of);
    expect(found.share).toBeCloseTo(hits / of, 10);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('is the same seen from the other side', () => {
    const [a, b] = [wilson(30, 100), wilson(70, 100)];
    expect(a.low).toBeCloseTo(1 - b.high, 12);
    expect(a.high).toBeCloseTo(1 - b.low, 12);
  });

  it('knows nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('ends at exactly 1 when everything was won', () => {
    expect(wilson(12, 12).high).toBe(1);
  });
});

describe('spread', () => {
  it('takes the middle of an even count', () => {
    expect(spread([4, 1, 3, 2])).toEqual({ mean: 2.5, median: 2.5, least: 1, most: 4 });
  });

  it('does not sort the list it is given', () => {
    const list = [3, 1, 2];
    expect(spread(list).median).toBe(2);
    expect(list).toEqual([3, 1, 2]);
  });
});

describe('times', () => {
  it('finds quantiles to within one step of the scale', () => {
    const times = noTimes();
    for (let ms = 1; ms <= 1000; ms++) addTime(times, ms);
    expect(quantile(times, 0.5) / 500).toBeCloseTo(1, 0);
    expect(Math.abs(Math.log10(quantile(times, 0.5) / 500))).toBeLessThan(1 / 20);
    expect(Math.abs(Math.log10(quantile(times, 0.95) / 950))).toBeLessThan(1 / 20);
  });

  it('adds up over threads and takes times beyond its ends', () => {
    const [a, b] = [noTimes(), noTimes()];
    addTime(a, 0);
    addTime(b, 1e12);
    addTimes(a, b);
    expect(countOf(a)).toBe(2);
  });

  it('has no quantile without decisions', () => {
    expect(quantile(noTimes(), 0.5)).toBe(0);
  });
});
