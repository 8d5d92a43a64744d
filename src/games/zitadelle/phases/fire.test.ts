import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, can, eventsOf, hexesFor, placeOf, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { choose, fire, firing, morale, phaseIn, stepsOf, unitsIn } from '../testingPlay.ts';

/** A shot that hits whatever it meets without cover, and one that misses. */
const HIT = [1, 1];
const MISS = [6, 6];

const END = { type: 'end-fire' };

/** The unit that was fired at. */
const targetOf = (t: Trial) => eventsOf(t, 'fire')[0]?.target;

describe('6.0 the phases', () => {
  it('6.0 the phasing side fires first, then the other one, then come assaults', () => {
    const units = '11Pz/15@0505, 6TK/22@0504, 3MK/1@0506';
    const first = act(firing('german', units), fire('11Pz/15', '0504'), MISS);
    const second = act(first, END);
    expect([phaseIn(second), active(second), can(second, fire('6TK/22', '0505'))]).toEqual(['fire', 'soviet', true]);
    expect(phaseIn(act(act(second, fire('6TK/22', '0505'), MISS), END))).toBe('declare');
  });

  it('6.0 so it is in the Soviet turn', () => {
    const t = act(act(firing('soviet', '11Pz/15@0505, 6TK/22@0504'), fire('6TK/22', '0505'), MISS), END);
    expect([phaseIn(t), active(t), can(t, fire('11Pz/15', '0504'))]).toEqual(['fire', 'german', true]);
  });
});

describe('6.3 limits', () => {
  it('6.3.1 nobody has to fire', () => {
    const t = firing('german', '11Pz/15@0505, 6TK/22@0504');
    expect([can(t, END), phaseIn(act(t, END))]).toEqual([true, 'fire']);
  });

  it('6.3.2 a unit fires once a phase', () => {
    const t = act(firing('german', '11Pz/15@0505, 6TK/22@0504, 6TK/112@0404'), fire('11Pz/15', '0504'), MISS);
    expect(hexesFor(t, 'fire', '11Pz/15')).toEqual([]);
  });

  it('6.3.2 and again in the next one', () => {
    const t = act(firing('german', '11Pz/15@0505, 6TK/22@0504'), fire('11Pz/15', '0504'), MISS);
    const soviet = act(act(t, END), END);
    expect(active(act(soviet, { type: 'end-movement' }))).toBe('soviet');
    const back = act(act(soviet, { type: 'end-movement' }), END);
    expect([active(back), can(back, fire('11Pz/15', '0504'))]).toEqual(['german', true]);
  });

  it('6.3.3 each fires for itself, with its own strength', () => {
    const t = firing('soviet', '11Pz/15@0505, 6TK/22@0504, 6TK/112@0504, 6TK/200@0404');
    expect(eventsOf(act(t, fire('6TK/22', '0505'), MISS), 'fire')[0]).toMatchObject({ at: 4, unit: '6TK/22' });
  });

  it('6.3.4 several may fire at the same target, one after the other', () => {
    let t = firing('soviet', '11Pz/15@0505, 6TK/22@0504, 6TK/112@0504, 6TK/200@0404');
    t = act(t, fire('6TK/22', '0505'), HIT);
    expect(stepsOf(t, '11Pz/15')).toBe(1);
    t = act(t, fire('6TK/112', '0505'), MISS);
    t = act(t, fire('6TK/200', '0505'), HIT);
    expect([stepsOf(t, '11Pz/15'), placeOf(t, '11Pz/15')]).toEqual([0, 'eliminated']);
  });

  it('6.3.4 one shot, one target', () => {
    const t = act(firing('german', '11Pz/15@0505, 6TK/22@0504, 6TK/112@0504'), fire('11Pz/15', '0504'), HIT);
    expect([placeOf(t, '6TK/22'), placeOf(t, '6TK/112')]).toEqual(['eliminated', '0504']);
  });

  it('6.3.5 the best armour in the hex is the target, until it is gone', () => {
    let t = firing('soviet', '11Pz/15@0505, 10PzB/51@0505, 6TK/22@0504, 6TK/112@0504, 6TK/200@0404');
    t = act(t, fire('6TK/22', '0505'), HIT);
    expect([targetOf(t), stepsOf(t, '10PzB/51')]).toEqual(['10PzB/51', 1]);
    t = act(t, fire('6TK/112', '0505'), HIT);
    expect([targetOf(t), placeOf(t, '10PzB/51')]).toEqual(['10PzB/51', 'eliminated']);
    expect(targetOf(act(t, fire('6TK/200', '0505'), HIT))).toBe('11Pz/15');
  });

  it('6.3.5 of equals the owner chooses, at every shot', () => {
    const t = firing('german', '3MK/1G@0505, 3MK/49@0505, 11Pz/15@0504, 11Pz/110@0404');
    const asked = act(t, fire('11Pz/15', '0505'));
    expect([phaseIn(asked), active(asked)]).toEqual(['target', 'soviet']);
    expect(unitsIn(actionsOf(asked, 'choose'))).toEqual(['3MK/1G', '3MK/49']);
    const hit = choose(asked, '3MK/1G', HIT);
    expect([stepsOf(hit, '3MK/1G'), stepsOf(hit, '3MK/49'), active(hit)]).toEqual([1, 1, 'german']);
    expect(phaseIn(act(hit, fire('11Pz/110', '0505')))).toBe('target');
  });

  it('6.3.5 of two brigades that are alike in everything nobody is asked', () => {
    const t = act(firing('german', '6TK/22@0505, 6TK/112@0505, 11Pz/15@0504'), fire('11Pz/15', '0505'), MISS);
    expect(phaseIn(t)).toBe('fire');
  });

  it('6.3.5 what they did in a phase that is over does not tell them apart', () => {
    const t = firing('german', { '6TK/22': { hex: '0505', fired: true }, '6TK/112': '0505', '11Pz/15': '0504' });
    expect(phaseIn(act(t, fire('11Pz/15', '0505'), MISS))).toBe('fire');
  });
});

describe('6.4 resolving', () => {
  it('6.4 a result no higher than the armour misses', () => {
    const t = act(firing('soviet', '10PzB/51@0505, 51GR/154G@0504'), fire('51GR/154G', '0505'), [2, 2]);
    expect(eventsOf(t, 'fire')[0]).toMatchObject({ at: 1, armour: 4, dice: 4, modifier: 0, hit: false });
    expect(stepsOf(t, '10PzB/51')).toBe(2);
  });

  it('6.4 a higher one costs a step at once', () => {
    const t = act(firing('soviet', '11Pz/15@0505, 51GR/154G@0504'), fire('51GR/154G', '0505'), [2, 2]);
    expect([eventsOf(t, 'fire')[0]?.hit, stepsOf(t, '11Pz/15')]).toEqual([true, 1]);
  });

  it('6.4 the armour counts as it stands: that of a reduced regiment', () => {
    const t = act(firing('soviet', 'GD/Pz@0505*, 6TK/22@0504'), fire('6TK/22', '0505'), [3, 2]);
    expect(eventsOf(t, 'fire')[0]).toMatchObject({ armour: 4, hit: true });
  });

  it('6.4 each result is seen before the next shot is decided', () => {
    const t = act(firing('german', '11Pz/15@0505, 11Pz/110@0506, 6TK/22@0405'), fire('11Pz/15', '0405'), HIT);
    expect(hexesFor(t, 'fire', '11Pz/110')).toEqual([]);
  });
});

describe('6.6 losses', () => {
  const shotAt = (side: string, units: string, firer: string, hex: string): Trial =>
    act(firing(side, units), fire(firer, hex), HIT);

  it('6.6.1 a unit of two steps is reduced, then eliminated', () => {
    const t = shotAt('german', '3MK/1G@0505, 11Pz/15@0504, 11Pz/110@0404', '11Pz/15', '0505');
    expect([stepsOf(t, '3MK/1G'), morale(t, '1TA')]).toEqual([1, 9]);
    const gone = act(t, fire('11Pz/110', '0505'), HIT);
    expect([placeOf(gone, '3MK/1G'), morale(gone, '1TA')]).toEqual(['eliminated', 8]);
  });

  it('6.6.2 a German battalion is lost with its first step', () => {
    const t = shotAt('soviet', '23AK/185@3033, 13A/129@3032', '13A/129', '3033');
    expect([placeOf(t, '23AK/185'), morale(t, '23AK')]).toEqual(['eliminated', 7]);
  });

  it('6.6.2 but a Panther battalion has two', () => {
    const t = shotAt('soviet', '10PzB/51@0505, 6TK/22@0504, 6TK/112@0504', '6TK/22', '0505');
    expect([stepsOf(t, '10PzB/51'), morale(t, '48PzK')]).toEqual([1, 11]);
    const gone = act(t, fire('6TK/112', '0505'), HIT);
    expect([placeOf(gone, '10PzB/51'), morale(gone, '48PzK')]).toEqual(['eliminated', 10]);
  });

  it('6.6.2 a Soviet tank brigade has one', () => {
    const t = shotAt('german', '6TK/22@0505, 11Pz/15@0504', '11Pz/15', '0505');
    expect([placeOf(t, '6TK/22'), morale(t, '1TA')]).toEqual(['eliminated', 8]);
  });

  it('6.6.3 other armour of the hex is not touched', () => {
    const t = shotAt('soviet', '11Pz/15@0505, 10PzB/51@0505, 6TK/22@0504', '6TK/22', '0505');
    expect([stepsOf(t, '10PzB/51'), stepsOf(t, '11Pz/15')]).toEqual([1, 2]);
  });

  it('6.6.4 nor is anybody else, and nobody advances', () => {
    const t = shotAt('german', '6GA/96@0505, 51GR/154G@0505, 11Pz/15@0504', '11Pz/15', '0505');
    expect([placeOf(t, '6GA/96'), stepsOf(t, '51GR/154G'), phaseIn(t)]).toEqual(['eliminated', 2, 'fire']);
  });
});

describe('E1 the example', () => {
  it('E1 219G of the fort in 2120 fires at the Panthers of Grossdeutschland and misses', () => {
    const t = position({
      turn: 3,
      phase: 'fire',
      active: 'soviet',
      during: 'german',
      units: 'GD/Pz@2219, GD/PG@2219, GD/3@2121, GD/Fus@2121, 71GR/219G@2120',
    });
    const shot = act(t, fire('71GR/219G', '2121'), [1, 3]);
    expect(eventsOf(shot, 'fire')[0]).toMatchObject({
      target: 'GD/3',
      at: 1,
      armour: 4,
      dice: 4,
      modifier: 0,
      hit: false,
    });
    expect(stepsOf(shot, 'GD/3')).toBe(2);
  });
});
