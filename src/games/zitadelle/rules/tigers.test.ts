import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { GameEvent } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { act, actionsOf, acts, can, placeOf, type Said, type Trial } from '../../../kit/trial.ts';
import { COMPANIES, hex, IS_ARMOUR, IS_FOOT, SOVIET, TROOPS_OF, unit } from '../pieces.ts';
import { GONE, type State } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { stateIn, stepCost } from '../testingPlay.ts';
import { game } from '../whole.ts';
import { firers, foremost } from './fire.ts';
import { eliminate, loseStep } from './loss.ts';
import { oddsOf } from './odds.ts';
import { armourOf, atOf, combatOf } from './values.ts';
import { lostSteps } from './victory.ts';

const SPLITS = { splits: true };
const io = { dice: noDice, emit: () => undefined };
const attach = (company: string, regiment: string): Said => ({ type: 'attach', unit: company, units: [regiment] });
const detach = (battalion: string): Said => ({ type: 'detach', unit: battalion });

function setUp(): Trial {
  const start: Trial = { game, s: game.setup('zitadelle', SPLITS, noDice), events: [] };
  return acts(start, { type: 'historical-set-up' }, { type: 'ready' }, { type: 'hold-back' });
}

/** A company of 503 with each of these. */
const withTigers = (units: string, ...regiments: readonly string[]): State =>
  stateOf({ units, attached: Object.fromEntries(regiments.map((r, i) => [`503/${i + 1}`, r])) }, SPLITS);

describe('13.4.4 Tiger companies', () => {
  it('13.4.4 one or both battalions may be broken up at set-up', () => {
    expect(actionsOf(setUp(), 'detach').map(a => a.unit)).toEqual(['47PzK/505', '3PzK/503']);
    const t = act(setUp(), detach('3PzK/503'));
    expect([can(t, detach('47PzK/505')), can(t, { type: 'place', unit: '3PzK/503', hex: '2612' })]).toEqual([
      true,
      false,
    ]);
  });

  it('13.4.5 three companies to three regiments of the corps, any arm, one to each', () => {
    const t = act(setUp(), detach('3PzK/503'));
    expect([
      can(t, attach('503/1', '168/417')),
      can(t, attach('503/1', '6Pz/11')),
      can(t, attach('503/1', '6Pz/4')),
    ]).toEqual([true, true, true]);
    const one = act(t, attach('503/1', '168/417'));
    expect([can(one, attach('503/2', '168/417')), can(one, attach('503/2', '168/429'))]).toEqual([false, true]);
  });

  it.each([
    ['another corps', '106/239'],
    ['a battalion', '3PzK/228'],
    ['a regiment that comes later', '198/305'],
    ['artillery', 'Wf54'],
  ])('13.4.5 not to %s', (_what, name) => {
    const t = act(setUp(), detach('3PzK/503'));
    expect(can(t, attach('503/1', name))).toBe(false);
  });

  it('13.4.5 all three must be attached before the game begins', () => {
    const two = acts(
      setUp(),
      { type: 'historical-set-up' },
      { type: 'take-back', unit: '3PzK/503' },
      detach('3PzK/503'),
      attach('503/1', '168/417'),
      attach('503/2', '168/429'),
    );
    expect(can(two, { type: 'ready' })).toBe(false);
    expect(can(act(two, attach('503/3', '6Pz/11')), { type: 'ready' })).toBe(true);
  });

  it('13.4.5 a company is no unit: it stands nowhere by itself', () => {
    const apart = act(setUp(), detach('3PzK/503'));
    expect(apart.events).toEqual([
      { type: 'detach', rule: '13.4.4', unit: '3PzK/503', units: ['503/1', '503/2', '503/3'] },
    ]);
    const t = act(apart, attach('503/1', '168/417'));
    expect(t.events).toEqual([{ type: 'attach', rule: '13.4.5', unit: '503/1', units: ['168/417'] }]);
    expect(placeOf(t, '503/1')).toBe('spare');
    expect(TROOPS_OF.flat().some(u => COMPANIES.includes(u))).toBe(false);
  });

  it('13.4.4 what was done may be undone at set-up', () => {
    const t = acts(setUp(), detach('3PzK/503'), attach('503/1', '168/417'));
    const back = acts(t, { type: 'take-back', unit: '503/1' }, { type: 'join', unit: '3PzK/503' });
    expect([placeOf(back, '3PzK/503'), placeOf(back, '503/1')]).toEqual(['set-up', 'spare']);
  });

  it('13.4.9 never after the start', () => {
    const t = position({ turn: 1, units: '3PzK/503@0504, 168/417@0504, 6Pz/11@0508' }, SPLITS);
    expect([can(t, detach('3PzK/503')), actionsOf(t, 'attach'), can(t, { type: 'join', unit: '3PzK/503' })]).toEqual([
      false,
      [],
      false,
    ]);
  });
});

describe('13.4.6 what a company does', () => {
  it('13.4.6 one more anti-tank strength, armour 5, the same combat strength', () => {
    const s = withTigers('168/417@0504, 168/429@0504', '168/417');
    const of = (name: string) => [atOf(s, unit(name)), armourOf(s, unit(name)), combatOf(s, unit(name))];
    expect([of('168/417'), of('168/429')]).toEqual([
      [2, 5, 3],
      [1, 0, 3],
    ]);
  });

  it('13.4.6 in attack and in defence', () => {
    const s = withTigers('168/417@0504, 51GR/154G@0505', '168/417');
    const clash = (side: Side, on: string, name: string) =>
      oddsOf(s, { side, hexes: [hex(on)], units: [unit(name)], support: [] }).shifts.map(l => [l.what, l.value]);
    expect(clash(0, '0505', '168/417')).toEqual([['armour', 5]]);
    expect(clash(1, '0504', '51GR/154G')).toEqual([['enemy-armour', -5]]);
  });

  it('13.4.6 a panzer regiment is fired at as armour 5', () => {
    const s = withTigers('6Pz/11@0504, 7Pz/25@0504', '6Pz/11');
    expect(foremost(s, 0, hex('0504'))).toEqual([unit('6Pz/11')]);
    expect(armourOf(s, unit('6Pz/11'))).toBe(5);
  });

  it('13.4.7 it goes with the first step of its regiment, and never comes back', () => {
    const s = withTigers('168/417@0504', '168/417');
    const events: GameEvent[] = [];
    loseStep(s, unit('168/417'), '7.6.3', { dice: noDice, emit: e => events.push(e) });
    expect(events).toContainEqual({
      ...{ type: 'tigers-lost', rule: '13.4.7', unit: unit('503/1'), units: [unit('168/417')] },
    });
    expect([s.steps[unit('168/417')], armourOf(s, unit('168/417')), s.attached]).toEqual([
      1,
      0,
      [-1, -1, -1, -1, -1, -1],
    ]);
    expect(stateIn({ game, s, events: [] }).place[unit('503/1')]).toBe(GONE);
  });

  it('13.4.7 12.2.1 three companies gone are one step, two are none', () => {
    const s = withTigers('168/417@0504, 168/429@0504, 6Pz/11@0508', '168/417', '168/429', '6Pz/11');
    loseStep(s, unit('168/417'), '7.6.3', io);
    loseStep(s, unit('168/429'), '7.6.3', io);
    expect(lostSteps(s)).toBe(2);
    eliminate(s, unit('6Pz/11'), '7.5', io);
    expect(lostSteps(s)).toBe(2 + 2 + 1);
  });

  it('7.7.3 a lost company lowers no morale', () => {
    const s = withTigers('168/417@0504', '168/417');
    const before = s.morale.slice();
    loseStep(s, unit('168/417'), '7.6.3', io);
    expect(s.morale).toEqual(before);
  });

  it('13.4.8 infantry stays on foot and non-armoured', () => {
    const s = withTigers('168/417@0504, 6TK/22@0505', '168/417');
    expect([IS_FOOT[unit('168/417')], IS_ARMOUR[unit('168/417')], stepCost('168/417', '0504', '0503')]).toEqual([
      true,
      false,
      3,
    ]);
    expect(firers(s, SOVIET)).toEqual([]);
    expect(firers(s, 0)).toEqual([unit('168/417')]);
  });
});
