import { expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** Two assaults are declared, and an earlier one has cleared hexes of the first of them. */
const declared = (units: Readonly<Record<string, Json>>): Trial =>
  position({
    turn: 3,
    units: { '106/239': '2801', '111R/399': '3828', 'LAH/2': '0504', '52GR/151G': '0604', ...units },
    flow: [
      { phase: 'turn', at: 5 },
      {
        phase: 'resolve',
        side: 'german',
        battles: [
          { hexes: ['0505'], units: ['LAH/1'], support: [] },
          { hexes: ['0604'], units: ['LAH/2'], support: [] },
        ],
      },
    ],
  });

const OUT = { box: 'eliminated' };
const NONE = { type: 'no-assault', rule: '7.3', hexes: ['0505'], role: 'german' };

it.each([
  ['attackers', { 'LAH/1': OUT, '51GR/154G': '0505' }],
  ['defenders', { 'LAH/1': '0504', '51GR/154G': OUT }],
])('7.3 without its %s an assault does not take place', (_who, units) => {
  const t = act(declared(units), { type: 'fight', hex: '0505' });
  expect(t.events).toEqual([NONE]);
});
