import { expect, it } from 'vitest';
import type { Declared } from './declare.ts';
import { declareLook } from './declareLook.ts';

/** Unit 1 attacks hexes 10 and 11 together, unit 2 nobody; nobody attacks hex 12. */
const F: Declared = { hexes: [10, 11, 12], leads: [10, 10, 12], units: [1, 2], battles: [10, -1] };
const say = (code: string) => ({ rule: '9.2', why: { rule: '9.2', code } });

it('demands are told by unit or hex, other faults with their battle', () => {
  const { battles, demands } = declareLook(F, {
    faults: [
      { code: 'unattacked', target: 2 },
      { code: 'idle', attacker: 1 },
      { code: 'too-weak', target: 0 },
    ],
    lackOf: fault => say(fault.code),
    shown: ({ hexes, units }, lacks) => ({ hex: hexes[0]!, role: 'red', hexes, units, lacks }),
    demands: [{ ...say('more'), unit: 1 }],
  });
  expect(demands).toEqual([
    { ...say('unattacked'), hex: 12 },
    { ...say('idle'), unit: 2 },
    { ...say('more'), unit: 1 },
  ]);
  expect(battles?.map(b => [b.hex, b.units, b.lacks])).toEqual([
    [10, [1], [say('too-weak')]],
    [12, [], [say('unattacked')]],
  ]);
});
