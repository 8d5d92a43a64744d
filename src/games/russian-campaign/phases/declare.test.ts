import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import { act, actionsOf, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { combatOf, fight } from '../testingCombat.ts';

/** Battles as declared: hexes and units of each. */
const declared = (t: Trial): unknown => eventsOf(t, 'commit')[0]?.battles;
const assign = (unit: string, hex: string) => ({ type: 'assign', unit, hex });
const merge = (...hexes: string[]) => ({ type: 'merge', hexes });

describe('obligatory combat', () => {
  it('9.1.1 every unit in an enemy ZOC must attack, headquarters and workers too', () => {
    const axis = combatOf({ units: '24Pz@X17, HQ-C@X17, 6Inf@V17, 27A@X16, 21A@W17' });
    expect(actionsOf(axis, 'assign').map(a => a.unit)).toEqual(['HQ-C', 'HQ-C', '24Pz', '24Pz']);
    const soviet = combatOf({ active: 'soviet', units: '21A@AA15, W-Kharkov@AA15, 24Pz@Z15, 6Inf@BB15' });
    expect(hexesFor(soviet, 'assign', 'W-Kharkov')).toEqual(['Z15', 'BB15']);
  });

  it('9.1.1 where nobody is next to an enemy there is no combat', () =>
    expect(topFrame(combatOf({ units: '24Pz@X18, 27A@X16' }).s)).toMatchObject({ phase: 'movement', impulse: 2 }));

  it('9.1.1 nobody attacks over the strait, where no ZOC reaches', () =>
    expect(topFrame(combatOf({ units: '24Pz@KK21, 27A@KK20' }).s)).toMatchObject({ phase: 'movement', impulse: 2 }));

  it('9.1.1 partisans neither fight nor are fought', () =>
    expect(topFrame(combatOf({ units: '24Pz@X17, Par1@X16' }).s)).toMatchObject({ phase: 'movement', impulse: 2 }));

  it('V3.1 paratroops that jumped onto an enemy attack him alone, and over no river', () => {
    const t = combatOf({ units: '11FJ@X20, 27A@X20, 21A@X19' });
    const fought = act(t, { type: 'commit' }, [4]);
    expect(declared(fought)).toEqual([{ hexes: ['X20'], units: ['11FJ'] }]);
    expect(eventsOf(fought, 'combat')[0]).toMatchObject({ attack: 3, defence: 4 });
  });

  it('9.2 a unit with one enemy beside it is put to him at once', () => {
    const t = combatOf({ units: '24Pz@X17, 27A@X16' });
    expect(t.game.legal(t.s, 'axis')).toEqual([{ type: 'commit' }]);
  });

  it('9.2.2 every enemy in whose ZOC one stands must be attacked', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17' });
    const one = acts(t, assign('24Pz', 'X16'), assign('39Pz', 'X16'));
    expect(can(one, { type: 'commit' })).toBe(false);
    expect(refused(one, { type: 'commit' })).toMatchObject({ rule: '9.2.2', code: 'must-be-attacked' });
  });

  it('9.2.2 every unit must attack somebody', () => {
    const t = act(combatOf({ units: '24Pz@X17, 39Pz@X17, 41Pz@X17, 27A@X16, 21A@W17' }), assign('24Pz', 'X16'));
    expect(refused(t, { type: 'commit' })).toMatchObject({ rule: '9.2.2', code: 'must-attack' });
  });

  it('9.2.2 in a battle with several hexes every attacker is next to all of them', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@W18, 27A@X16, 21A@W17' });
    const joined = act(combatOf({ units: '24Pz@X17, 39Pz@W18, 41Pz@X17, 27A@X16, 21A@W17' }), assign('41Pz', 'X16'));
    expect(refused(t, merge('W17', 'X16'))).toMatchObject({ rule: '9.2.2', code: 'not-beside-all' });
    expect(can(joined, merge('W17', 'X16'))).toBe(false);
  });

  it('9.2.2 one unit may attack two hexes in one battle', () => {
    const t = act(combatOf({ units: '24Pz@X17, 27A@X16, 21A@W17' }), merge('W17', 'X16'));
    expect(declared(act(act(t, assign('24Pz', 'X16')), { type: 'commit' }, [4]))).toEqual([
      { hexes: ['W17', 'X16'], units: ['24Pz'] },
    ]);
  });

  it('9.2.2 nobody is next to both: they cannot be one battle', () =>
    expect(
      refused(combatOf({ units: '24Pz@X17, 39Pz@X15, 41Pz@X17, 27A@W17, 21A@W16, 22A@X16' }), merge('W16', 'W17')),
    ).toMatchObject({ rule: '9.2.2', code: 'nobody-beside-all' }));

  it('9.2.3 a stack is attacked as a whole, but attackers of a stack may go apart', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16, 3A@X16, 21A@W17' });
    const both = act(acts(t, assign('24Pz', 'X16'), assign('39Pz', 'W17')), { type: 'commit' });
    expect(declared(both)).toEqual([
      { hexes: ['W17'], units: ['39Pz'] },
      { hexes: ['X16'], units: ['24Pz'] },
    ]);
    expect(eventsOf(act(both, { type: 'fight', hex: 'X16' }, [4]), 'combat')[0]).toMatchObject({ defence: 9 });
  });

  it('9.1.2 battles are fought in the order the attacker likes', () => {
    const t = act(combatOf({ units: '24Pz@X17, 27A@X16, 39Pz@DD20, 21A@DD19' }), { type: 'commit' });
    expect(actionsOf(t, 'fight')).toEqual([
      { type: 'fight', hex: 'X16' },
      { type: 'fight', hex: 'DD19' },
    ]);
    expect(refused(t, { type: 'fight', hex: 'X15' })).toMatchObject({ rule: '9.4', code: 'no-battle-there' });
  });

  it('9.3 a weak attack may keep the second enemy busy', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 13Inf@X17, 3A@X16, 11A@W17' });
    const soak = acts(t, assign('13Inf', 'W17'), assign('24Pz', 'X16'), assign('39Pz', 'X16'));
    expect(declared(act(soak, { type: 'commit' }))).toHaveLength(2);
  });

  it('9.4 each unit fights once: a unit put to a battle is in no other', () => {
    const t = act(combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17' }), assign('24Pz', 'X16'));
    expect(refused(t, assign('24Pz', 'W17'))).toMatchObject({ rule: '9.4', code: 'already-assigned' });
  });

  it('9.4 a unit still next to the enemy in the second impulse stays, and attacks again', () => {
    const t = fight({ units: '7Inf@X17, 3A@X16' }, [4]);
    expect(hexesFor(t, 'move', '7Inf')).toEqual([]);
    const again = act(t, { type: 'end-movement' });
    expect([again.game.rule(again.s), again.game.legal(again.s, 'axis')]).toEqual(['9.2', [{ type: 'commit' }]]);
  });

  it('9.4 when all is fought nobody fights again in the impulse', () => {
    const t = act(combatOf({ units: '24Pz@X17, 27A@X16' }), { type: 'commit' }, [3]);
    expect(t.game.rule(t.s)).toBe('8.0');
  });

  it('9.2.2 what is put together can be taken apart', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17' });
    const made = acts(t, merge('W17', 'X16'), assign('24Pz', 'W17'));
    expect(can(act(made, { type: 'unassign', unit: '24Pz' }), assign('24Pz', 'X16'))).toBe(true);
    expect(hexesFor(act(made, { type: 'split', hex: 'W17' }), 'assign', '24Pz')).toEqual(['W17', 'X16']);
    expect(can(act(made, { type: 'clear' }), merge('W17', 'X16'))).toBe(true);
  });

  it('9.2.2 a proposal is legal and keeps what was decided', () => {
    const t = act(combatOf({ units: '24Pz@X17, 39Pz@X17, 13Inf@X17, 3A@X16, 11A@W17' }), assign('24Pz', 'W17'));
    const made = act(t, { type: 'propose' });
    expect(can(made, { type: 'commit' })).toBe(true);
    const battles = eventsOf(made, 'propose')[0]?.battles;
    expect(JSON.stringify(battles)).toMatch(/"W17".*"24Pz"/);
  });
});

describe('the lowest odds', () => {
  it('9.5 joining hexes is not offered where it would be below 1:6', () => {
    // 13Inf is 3: against 18 1:6, against 19 1:7.
    expect(can(combatOf({ units: '13Inf@X17, 11A@X16, 12A@X16, 39A@W17' }), merge('W17', 'X16'))).toBe(true);
    const t = combatOf({ units: '13Inf@X17, 6Inf@X17, 11A@X16, 12A@X16, 2Gd@W17' });
    const one = act(t, assign('13Inf', 'X16'));
    expect(hexesFor(one, 'assign', '6Inf')).toEqual(['W17', 'X16']);
    expect(can(act(one, assign('6Inf', 'X16')), merge('W17', 'X16'))).toBe(true);
    expect(hexesFor(act(one, merge('W17', 'X16')), 'assign', '6Inf')).toEqual(['W17', 'X16']);
  });

  it('9.5 units that cannot attack at 1:6 in any combination surrender before all battles', () => {
    const t = combatOf({ units: '13Inf@X17, 1Gd@X16, 2Gd@X16, 39A@W17, 59A@W17, 24Pz@DD20, 21A@DD19' });
    expect(actionsOf(t, 'surrender')).toEqual([{ type: 'surrender', unit: '13Inf' }]);
    const after = act(t, { type: 'surrender', unit: '13Inf' });
    expect(placeOf(after, '13Inf')).toBe('out-of-game');
    expect(eventsOf(after, 'surrendered')).toMatchObject([{ unit: '13Inf', rule: '9.5' }]);
  });

  it('9.5 of the fewest that must go the attacker names one after the other', () => {
    // Either hex needs both corps: 3 against 19 is 1:7.
    const t = combatOf({
      units: '13Inf@X17, 20Inf@X17, 1GdTk@X16, 1Gd@X16, W-4a@X16, 2GdTk@W17, 3GdTk@W17, W-5a@W17, W-5b@W17',
    });
    expect(actionsOf(t, 'surrender')).toEqual([
      { type: 'surrender', unit: '13Inf' },
      { type: 'surrender', unit: '20Inf' },
    ]);
    const after = act(t, { type: 'surrender', unit: '20Inf' });
    expect(['13Inf', '20Inf'].map(u => placeOf(after, u))).toEqual(['out-of-game', 'out-of-game']);
  });

  it('9.5 nobody surrenders who need not', () => {
    const t = combatOf({ units: '13Inf@X17, 1Gd@X16, 2Gd@X16, 39A@W17, 59A@W17, 24Pz@DD20, 21A@DD19' });
    expect(refused(t, { type: 'surrender', unit: '24Pz' })).toMatchObject({ rule: '9.5', code: 'others-must-go' });
  });
});

describe('examples', () => {
  // R1 at W17, R2 at X16, R3 at Y17: 46 Pz next to R1 only, 47 and 57 Pz to R1 and R2, the infantry to R2 and R3.
  const figure =
    '46Pz@W18, 47Pz@W16, 57Pz@W16, 6Inf@Y16, 7Inf@Y16, 8Inf@Y16, 3A@W17, 10A@W17, 4A@X16, 27A@Y17, 13A@Y17';

  it('E9.2 46 Pz must attack R1; 47 and 57 Pz R1 or R2; 6, 7 and 8 Inf R2 or R3', () => {
    const t = combatOf({ units: figure });
    expect(can(t, { type: 'unassign', unit: '46Pz' })).toBe(false);
    expect(['47Pz', '57Pz', '6Inf', '7Inf', '8Inf'].map(u => hexesFor(t, 'assign', u))).toEqual([
      ['W17', 'X16'],
      ['W17', 'X16'],
      ['X16', 'Y17'],
      ['X16', 'Y17'],
      ['X16', 'Y17'],
    ]);
  });

  it('E9.2 the infantry may attack R2 and R3 in one battle', () => {
    const t = act(combatOf({ units: figure }), merge('X16', 'Y17'));
    expect(hexesFor(t, 'assign', '7Inf')).toEqual(['X16', 'Y17']);
    expect(hexesFor(t, 'assign', '47Pz')).toEqual(['W17']);
  });

  // S1 at W16, S2 at X16, S3 at Y17: 17 Inf next to S1 and S2, the 2-7 to S2 and S3, three more to S3 alone.
  const soak = '17Inf@W17, SSRes@X17, 24Pz@Y18, 39Pz@Y18, 41Pz@Y18, 3A@W16, 10A@W16, 8A@X16, 5A@X16, 27A@Y17';

  it('E9.5 17 Inf may not attack S1 and S2 together: 3 to 20 is 1:7', () => {
    const t = combatOf({ units: soak });
    expect(can(t, merge('W16', 'X16'))).toBe(false);
    expect(refused(t, merge('W16', 'X16'))).toMatchObject({
      rule: '9.5',
      code: 'below-lowest-odds',
      about: { ratio: '1:7' },
    });
  });

  it('E9.5 so the 2-7 must attack S2 and 17 Inf S1, and three are left for S3', () => {
    const t = combatOf({ units: soak });
    expect(hexesFor(t, 'assign', 'SSRes')).toEqual(['X16']);
    expect(hexesFor(t, 'assign', '17Inf')).toEqual(['W16']);
    expect(refused(t, assign('SSRes', 'Y17'))).toMatchObject({ rule: '9.2.2', code: 'needed-at' });
    expect(declared(act(act(t, { type: 'propose' }), { type: 'commit' }))).toEqual([
      { hexes: ['W16'], units: ['17Inf'] },
      { hexes: ['X16'], units: ['SSRes'] },
      { hexes: ['Y17'], units: ['41Pz', '24Pz', '39Pz'] },
    ]);
  });
});
