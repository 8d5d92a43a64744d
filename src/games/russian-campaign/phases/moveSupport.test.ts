import { describe, expect, it } from 'vitest';
import { act, actionsOf, acts, can, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { calculation, type Scene } from '../testingCombat.ts';

/** Movement of the first Axis impulse of July 1941; 40Pz far off keeps the game waiting. */
const moving = (p: Scene, options = {}): Trial =>
  position({ turn: 2, ...p, units: `${p.units}, 40Pz@E33, Stavka@U3` }, options);
const stuka = (unit: string, hex: string) => ({ type: 'stuka', unit, hex });
const end = { type: 'end-movement' };
const attacked = (t: Trial, die: number): Trial => act(act(t, end), { type: 'commit' }, [die]);

describe('Stukas', () => {
  const front = '24Pz@X17, 27A@X16, HQ-C@X20';

  it('9.9.1 a Stuka lifts the odds by three: 2:1 becomes 5:1', () =>
    expect(attackWith(front)).toMatchObject({
      ratio: '2:1',
      column: '5:1',
      shifts: [{ what: 'stuka', rule: '9.9.1', value: 3 }],
    }));

  it('9.9.1 1:2 becomes 3:1 and 1:4 becomes 1:1', () => {
    expect(attackWith('13Inf@X17, 3A@X16, HQ-C@X20')).toMatchObject({ ratio: '1:2', column: '3:1' });
    expect(attackWith('13Inf@X17, 11A@X16, 12A@X16, HQ-C@X20')).toMatchObject({ ratio: '1:4', column: '1:1' });
  });

  /** A Stuka of Army Group Centre on X16, and a die that leaves nothing to decide. */
  function attackWith(units: string, die = 4): unknown {
    return calculation(attacked(act(moving({ units }), stuka('HQ-C', 'X16')), die));
  }

  it('9.9.2 a second Stuka cannot be put into the hex', () => {
    const t = act(moving({ units: `${front}, HQ-S@X19` }), stuka('HQ-C', 'X16'));
    expect(refused(t, stuka('HQ-S', 'X16'))).toMatchObject({ rule: '9.9.2', code: 'stuka-there' });
  });

  it('9.9.2 two Stukas on one battle count as one', () => {
    const units = '24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17, HQ-C@X20, HQ-S@X19';
    const t = acts(moving({ units }), stuka('HQ-C', 'X16'), stuka('HQ-S', 'W17'), end);
    const joined = act(t, { type: 'merge', hexes: ['W17', 'X16'] });
    expect(calculation(act(act(joined, { type: 'propose' }), { type: 'commit' }, [5]))).toMatchObject({
      ratio: '2:1',
      column: '5:1',
    });
  });

  it('9.9.3 one Stuka in any hex of a battle is enough', () => {
    const units = '24Pz@X17, 27A@X16, 21A@W17, HQ-C@X20';
    const t = acts(moving({ units }), stuka('HQ-C', 'W17'), end, { type: 'merge', hexes: ['W17', 'X16'] });
    expect(calculation(act(act(t, { type: 'propose' }), { type: 'commit' }, [2]))).toMatchObject({ column: '4:1' });
  });

  it('9.9.3 within eight hexes of a headquarters, nine are too far', () => {
    const t = moving({ units: '24Pz@X17, 27A@X16, 21A@X12, 22A@X11, HQ-C@X20' });
    expect(hexesFor(t, 'stuka', 'HQ-C')).toEqual(['X16', 'X12']);
    expect(refused(t, stuka('HQ-C', 'X11'))).toMatchObject({ rule: '9.9.3', code: 'out-of-range' });
  });

  it('9.9.3 none from a headquarters that is lost', () => {
    const pool = { box: 'replacement-pool' };
    const t = position({ turn: 2, units: { '24Pz': 'X17', '27A': 'X16', 'HQ-C': pool, 'HQ-S': 'X19' } });
    expect(actionsOf(t, 'stuka').map(a => a.unit)).toEqual(['HQ-S']);
  });

  it('9.9.3 one for each headquarters', () => {
    const t = act(moving({ units: `${front}, 21A@W16` }), stuka('HQ-C', 'X16'));
    expect(refused(t, stuka('HQ-C', 'W16'))).toMatchObject({ rule: '9.9.3', code: 'headquarters-used' });
  });

  it('9.9.3 only on Soviet units, only from a headquarters', () => {
    const t = moving({ units: front });
    expect(refused(t, stuka('HQ-C', 'X15'))).toMatchObject({ rule: '9.9.3', code: 'no-enemy' });
    expect(refused(t, stuka('24Pz', 'X16'))).toMatchObject({ rule: '9.9.3', code: 'not-headquarters' });
  });

  it('9.9.3 in the first impulse of the game whatever the district', () =>
    expect(hexesFor(moving({ turn: 1, units: '24Pz@M26, 8A@H20, HQ-C@M24' }), 'stuka', 'HQ-C')).toEqual(['H20']));

  it('9.9.4 sea and lakes are counted as hexes', () =>
    // From Sevastopol straight over the Black Sea.
    expect(hexesFor(moving({ units: 'HQ-S@JJ23, 21A@KK18' }), 'stuka', 'HQ-S')).toEqual(['KK18']));

  it('9.9.5 not in the second impulse', () =>
    expect(refused(moving({ impulse: 2, units: front }), stuka('HQ-C', 'X16'))).toMatchObject({
      rule: '9.9.5',
      code: 'first-impulse-only',
    }));

  it('9.9.5 not for the Soviets', () =>
    expect(refused(moving({ active: 'soviet', units: front }), stuka('HQ-C', 'X16'))).toMatchObject({ rule: '9.9.1' }));

  it('9.9.6 they belong to no headquarters: any may use what there is', () => {
    const t = moving({ units: `${front}, 21A@W16, HQ-S@X19, HQ-N@X21`, turn: 7 });
    const two = acts(t, stuka('HQ-S', 'X16'), stuka('HQ-N', 'W16'));
    expect(refused(two, stuka('HQ-C', 'X16'))).toMatchObject({ rule: '9.9.7', code: 'stukas-used' });
  });

  it.each([
    [2, 'clear', 3],
    [3, 'light-mud', 1],
    [3, 'mud', 1],
    [4, 'snow', 0],
    [7, 'clear', 2],
    [9, 'mud', 1],
    [13, 'clear', 1],
    [15, 'mud', 0],
    [19, 'clear', 0],
  ])('9.9.7 turn %i in %s: %i Stukas', (turn, weather, count) => {
    let t = moving({ turn, weather, units: `${front}, 21A@W16, 22A@X15, HQ-S@X19, HQ-N@X21` });
    let placed = 0;
    for (let next = actionsOf(t, 'stuka')[0]; next; next = actionsOf(t, 'stuka')[0]) {
      t = act(t, { ...next, type: 'stuka' });
      placed++;
    }
    expect(placed).toBe(count);
  });

  it.each([
    [['clear', 'snow'], 3],
    [['mud', 'clear'], 1],
    [['snow', 'clear'], 0],
    [['snow', 'mud'], 0],
  ])('9.9.7 13.6 with weather by impulse the first one counts: %j', (weather, count) => {
    const units = `${front}, 21A@W16, 22A@X15, HQ-S@X19, HQ-N@X21`;
    let t = moving({ turn: 4, weather, units }, { weather: 'per-impulse' });
    let placed = 0;
    for (let next = actionsOf(t, 'stuka')[0]; next; next = actionsOf(t, 'stuka')[0]) {
      t = act(t, { ...next, type: 'stuka' });
      placed++;
    }
    expect(placed).toBe(count);
  });

  it('9.9.3 it can be called back before the movement ends', () => {
    const t = acts(moving({ units: front }), stuka('HQ-C', 'X16'), { type: 'recall-stuka', unit: 'HQ-C' });
    expect(can(t, stuka('HQ-C', 'X16'))).toBe(true);
  });

  it('9.9.3 calling back takes nothing further: it only revises', () => {
    const t = act(moving({ units: front }), stuka('HQ-C', 'X16'));
    const back = { type: 'recall-stuka', unit: unit('HQ-C'), revises: true };
    expect(t.game.legal(t.s, 'axis')).toContainEqual(back);
    expect(t.game.derived?.(t.s, 'axis')).toContainEqual(back);
  });

  it('9.5 a Stuka counts before the floor of 1:6 is looked at', () => {
    const t = moving({ units: '13Inf@X17, 1Gd@X16, 2Gd@X16, 39A@W17, HQ-C@X20' });
    expect(placeOf(act(t, end), '13Inf')).toBe('out-of-game');
    expect(placeOf(acts(t, stuka('HQ-C', 'X16'), end), '13Inf')).toBe('X17');
  });
});

describe('Soviet artillery', () => {
  /** May 1944; Stavka five hexes from X16. */
  const soviet = (p: Partial<Scene> = {}, options = {}): Trial =>
    position(
      {
        turn: 19,
        active: 'soviet',
        units: '27A@X16, 6Inf@X17, 13Inf@X18, 20Inf@Y17, Stavka@X13, 1Gd@U3, HQ-N@E33',
        ...p,
      },
      options,
    );
  const guns = (hex: string) => ({ type: 'artillery', unit: 'Stavka', hex });

  it('9.10.1 within five hexes of Stavka, and three columns better', () => {
    const t = act(soviet({ units: '27A@X16, 6Inf@X17, Stavka@X13, 1Gd@U3' }), guns('X17'));
    expect(calculation(attacked(t, 3))).toMatchObject({
      ratio: '1:1',
      column: '4:1',
      shifts: [{ what: 'artillery', rule: '9.10.1', value: 3 }],
    });
  });

  it('9.10.1 farther it does not reach', () =>
    expect(refused(soviet(), { type: 'artillery', unit: 'Stavka', hex: 'E33' })).toMatchObject({
      code: 'out-of-range',
    }));

  it('9.10.1 not while Stavka is gone', () =>
    expect(can(soviet({ units: '27A@X16, 6Inf@X17, 1Gd@X13' }), guns('X17'))).toBe(false));

  it('9.10.1 not in the second impulse', () =>
    expect(refused(soviet({ impulse: 2 }), guns('X17'))).toMatchObject({ rule: '9.10.1', code: 'first-impulse-only' }));

  it('9.10.2 only in clear weather', () =>
    expect(refused(soviet({ weather: 'mud' }), guns('X17'))).toMatchObject({
      rule: '9.10.2',
      code: 'guns-need-clear',
    }));

  it('9.10.2 twice in 1944, even in one turn, and no more that year', () => {
    const t = acts(soviet(), guns('X17'), guns('X18'));
    expect(refused(t, guns('Y17'))).toMatchObject({ rule: '9.10.2', code: 'guns-used' });
    expect(refused(soviet({ gunsUsed: 2 }), guns('X17'))).toMatchObject({ rule: '9.10.2', code: 'guns-used' });
  });

  it('9.10.2 once in 1943, never before', () => {
    expect(refused(act(soviet({ turn: 13 }), guns('X17')), guns('X18'))).toMatchObject({ code: 'guns-used' });
    expect(refused(soviet({ turn: 7 }), guns('X17'))).toMatchObject({ rule: '9.10.2', code: 'no-guns' });
  });

  it('9.10.2 what is called back is not used', () => {
    const t = acts(soviet({ turn: 13 }), guns('X17'), { type: 'recall-artillery', hex: 'X17' });
    expect(can(t, guns('X18'))).toBe(true);
  });

  it('9.10.1 calling back takes nothing further: it only revises', () => {
    const t = act(soviet({ turn: 13 }), guns('X17'));
    const back = { type: 'recall-artillery', hex: hex('X17'), revises: true };
    expect(t.game.legal(t.s, 'soviet')).toContainEqual(back);
    expect(t.game.derived?.(t.s, 'soviet')).toContainEqual(back);
  });

  it('V1 not where corps of artillery are used instead', () =>
    expect(refused(soviet({}, { 'artillery-corps': true }), guns('X17'))).toMatchObject({
      rule: 'V1',
      code: 'corps-instead',
    }));

  it('V1 a German corps beside a Stuka adds nothing', () => {
    const units = '24Pz@X17, 1Art@X17, 27A@X16, HQ-C@X20';
    const t = act(moving({ turn: 13, units }, { 'artillery-corps': true }), stuka('HQ-C', 'X16'));
    expect(calculation(attacked(t, 6))).toMatchObject({ attack: 10, ratio: '2:1', column: '5:1' });
    const alone = attacked(moving({ turn: 13, units }, { 'artillery-corps': true }), 6);
    expect(calculation(alone)).toMatchObject({ column: '3:1' });
  });
});
