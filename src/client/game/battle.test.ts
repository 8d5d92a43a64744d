import { describe, expect, it } from 'vitest';
import { act, scene } from '../../kit/trial.ts';
import { battleAt, battlesNow, emptied, fatesOf, foughtIn, shockOf } from './battle.ts';
import { choicesIn, gameNamed, hex, unit } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const start = scene(sixth, {
  phase: 'combat',
  units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405',
  activated: ['6Pz/I/11', '6Pz/4'],
});

describe('the combat sheet', () => {
  const c = choicesIn(start);
  const told = battleAt(c, hex(c, '0405'))!;

  it('foretells the battle at a hex that can be attacked', () => {
    expect(told.report.column).toBe('6:1');
    expect(battleAt(c, hex(c, '0907'))).toBeUndefined();
  });

  it('reads shock and fates', () => {
    expect(shockOf(told.report)?.onDefender).toEqual([unit(c, '61C')]);
    expect([...fatesOf(told.report).keys()]).toEqual(['DL', 'DD', 'DE']);
  });

  it('adds up the exact chance that the hex is emptied', () => {
    const chances = emptied(told.report)!;
    expect(chances.retreating).toBeCloseTo(1, 10);
    const hold = (result: string): number => fatesOf(told.report).get(result)?.[0]?.hold ?? 0;
    expect(chances.holding).toBeCloseTo((1 - hold('DL')) / 6 + (1 - hold('DD')) / 6 + 4 / 6, 10);
  });

  it('takes the chance from a game that tells it exactly', () =>
    expect(emptied({ ...told.report, empty: 0.25 })).toEqual({ retreating: 0.25, holding: 0.25 }));

  it('foretells a battle being built by its button', () => {
    const built = act(act(start, { type: 'attack', hex: '0405' }), { type: 'join-all' });
    expect(battlesNow(choicesIn(built)).map(b => b.choice?.type)).toEqual(['resolve']);
  });

  it('reads chances to stay and to lose a step where the dice alone decide', () => {
    const units = [{ unit: 3, hold: 0.5, loss: 0.25, ways: 0 }];
    const fates = fatesOf({ ...told.report, fates: [{ result: 'D1', units }] });
    expect(fates.get('D1')).toEqual([{ unit: 3, destroyed: false, hold: 0.5, loss: 0.25, ways: 0 }]);
    const report = {
      ...told.report,
      defenders: [{ what: '', rule: '', unit: 3, value: 1 }],
      fates: [{ result: 'DL', units }],
    };
    const chance = told.report.results.find(r => r.result === 'DL')!.chance;
    expect(emptied(report)).toEqual({ retreating: chance / 2, holding: chance / 2 });
  });

  it('finds the sum of two dice over several hexes, too', () =>
    expect(foughtIn([{ type: 'assault', hexes: [7, 9], dice: 11, column: '3:1', result: 'D2' }])).toMatchObject({
      die: 11,
      hex: 7,
      result: 'D2',
    }));

  it('finds die, column and result afterwards', () => {
    const event = { type: 'combat', hex: 3, die: 4, column: '6:1', result: 'DE' };
    expect(foughtIn([event, { type: 'eliminate', unit: 1 }])).toEqual({
      hex: 3,
      die: 4,
      column: '6:1',
      result: 'DE',
      event,
    });
    expect(foughtIn([{ type: 'hold', die: 2 }])).toBeUndefined();
  });
});
