import { describe, expect, it } from 'vitest';
import { seededDice } from '../../kit/dice.ts';
import { act, can, eventsOf, placeOf, refused, type Trial } from '../../kit/trial.ts';
import { position } from './testing.ts';
import { game } from './whole.ts';

const begun = (scenario: string): Trial => ({ game, s: game.setup(scenario, {}, seededDice(1)), events: [] });
const state = (t: Trial) => Object(t.game.view(t.s, 'observer'));

describe('13.0 set-up', () => {
  it('13.12 the Soviets arrange their units first, then the Germans', () => {
    const t = begun('mars');
    expect(t.game.active(t.s)).toEqual(['soviet']);
    const german = act(t, { type: 'end-phase' });
    expect(german.game.active(german.s)).toEqual(['german']);
  });

  it('13.0 13.13 13.14 within the area of their command; headquarters and reserves stay in their hexes', () => {
    const t = begun('mars');
    expect(can(t, { type: 'deploy', unit: '133 RD', hex: '2304' })).toBe(true);
    expect(refused(t, { type: 'deploy', unit: '133 RD', hex: '1802' })).toMatchObject({
      rule: '13.0',
      code: 'not-in-area',
    });
    expect(refused(t, { type: 'deploy', unit: '31A HQ', hex: '2505' })).toMatchObject({
      rule: '13.0',
      code: 'fixed-hex',
    });
    expect(refused(t, { type: 'deploy', unit: '72 ID', hex: '2206' })).toMatchObject({
      rule: '13.12',
      code: 'not-your-unit',
    });
    expect([placeOf(t, '1/1 Pz'), placeOf(t, 'FR/GD'), placeOf(t, 'XXX HQ')]).toEqual([
      '1214',
      '1311',
      'reinforcements',
    ]);
  });

  it('13.14 Soviet units begin in the areas of their armies, the Third Tank Army in the rear', () => {
    const t = begun('mars');
    expect(can(t, { type: 'deploy', unit: '7 RD', hex: '3723' })).toBe(true);
    expect(refused(t, { type: 'deploy', unit: '7 RD', hex: '3325' })).toMatchObject({ code: 'not-in-area' });
  });

  it('13.11 13.21 the same start in both scenarios: snow, 4 and 14 supply points', () => {
    for (const id of ['mars', 'zhukov'])
      expect(state(begun(id))).toMatchObject({ supply: [4, 14], weather: 2, turn: 1 });
    expect(state(begun('zhukov')).place).toEqual(state(begun('mars')).place);
  });

  it('13.22 the set-up of the second scenario is that of the first', () => {
    expect(state(begun('zhukov')).control).toEqual(state(begun('mars')).control);
  });

  it('3.1 the first turn begins with the German supply die; there is no weather, OKW or intent', () => {
    const t = act(act(begun('mars'), { type: 'end-phase' }), { type: 'end-phase' }, [5]);
    expect(eventsOf(t, 'supplied')).toMatchObject([{ n: 5 }]);
    expect(state(t).supply).toEqual([9, 14]);
  });
});

/** The last draw of the last turn, with so many targets in Soviet hands. */
const ended = (turn: number, hexes: readonly string[]): Trial =>
  act(
    position({
      phase: 'draw',
      turn,
      units: '20A HQ@3101, XX HQ@0130',
      chits: { '33A': 'cup' },
      control: Object.fromEntries(hexes.map(hex => [hex, 'soviet'])),
    }),
    { type: 'draw' },
    ['33A'],
  );
const winner = (t: Trial): unknown => t.game.outcome(t.s);

describe('13.15 13.23 victory', () => {
  it('13.1 13.15 at the end of turn 8: three of five targets for the Soviets, one or none for the Germans', () => {
    expect(winner(ended(8, ['1507', '2211', '2205']))).toMatchObject({ winner: 'soviet', rule: '13.15' });
    expect(winner(ended(8, ['1507', '2211']))).toEqual({ rule: '13.15', code: 'draw' });
    expect(winner(ended(8, ['1507']))).toMatchObject({ winner: 'german', rule: '13.15' });
  });

  it('13.15 Belyi counts once, by either of its hexes', () => {
    expect(winner(ended(8, ['1507', '2211', '1011']))).toMatchObject({ winner: 'soviet' });
    expect(winner(ended(8, ['1507', '1012', '1011']))).toEqual({ rule: '13.15', code: 'draw' });
  });

  it('13.2 13.23 at the end of turn 16: all eight, or no more than three', () => {
    const all = ['1118', '2214', '2122', '2221', '2222', '2205', '2206', '1012'];
    expect(winner(ended(16, all))).toMatchObject({ winner: 'soviet', rule: '13.23' });
    expect(winner(ended(16, all.slice(1)))).toEqual({ rule: '13.23', code: 'draw' });
    expect(winner(ended(16, all.slice(0, 3)))).toMatchObject({ winner: 'german', rule: '13.23' });
  });
});
