import { expect, it } from 'vitest';
import type { Measure } from '../../bench/measure.ts';
import { report } from './bench.ts';
import { Failure } from './io.ts';

const QUICK: Measure = {
  name: 'quick work',
  value: 1234.5,
  unit: 'actions/s',
  against: 'slow work',
  ratio: 2.0456,
  goal: 'at least 2x',
  ok: true,
};
const SLOW: Measure = { ...QUICK, name: 'slow work', ratio: 0.5, ok: false };

it('prints each measure as it comes, and what was missed at the end', async () => {
  const heard: string[] = [];
  async function* measures(): AsyncGenerator<Measure> {
    for (const measure of [QUICK, SLOW]) {
      heard.push(`… ${measure.name}`);
      yield measure;
    }
  }
  const io = { out: (text: string) => heard.push(text), err: () => {} };
  await expect(report(measures(), {}, io)).rejects.toEqual(new Failure('missed: slow work'));
  expect(heard).toEqual([
    '… quick work',
    'ok       2.05x (at least 2x)          quick work: 1,235 actions/s, against slow work',
    '… slow work',
    'MISSED    0.5x (at least 2x)          slow work: 1,235 actions/s, against slow work',
  ]);
});

it('prints one line of JSON for each measure when asked to', async () => {
  const out: string[] = [];
  async function* measures(): AsyncGenerator<Measure> {
    yield QUICK;
  }
  await report(measures(), { json: true }, { out: text => out.push(text), err: () => {} });
  expect(out.map(line => JSON.parse(line))).toEqual([QUICK]);
});
