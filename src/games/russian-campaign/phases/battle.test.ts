import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { fight, type Scene } from '../testingCombat.ts';

const places = (t: Trial, ...units: string[]): unknown => units.map(u => placeOf(t, u));
const retreat = (unit: string, hex: string) => ({ type: 'retreat', unit, hex });
const lose = (unit: string) => ({ type: 'lose', unit });

/** At 1:1 the die gives A1 A1 AR C EX DR, at 2:1 A1 AR C EX DR D1, at 3:1 AR C EX DR D1 DE. */
const even = (die: number, rest: Partial<Scene> = {}): Trial =>
  fight({ units: '24Pz@X17, 6Inf@X17, 27A@X16, 5A@X16, Tk3@X15', ...rest }, [die]);
const double = (die: number): Trial => fight({ units: '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16' }, [die]);

describe('results', () => {
  it('9.6.2 AE destroys all attackers; they may be replaced', () => {
    const t = fight({ units: '6Inf@X17, 3A@X16, 4A@X16' }, [1]);
    expect(places(t, '6Inf', '3A', '4A')).toEqual(['replacement-pool', 'X16', 'X16']);
    expect(eventsOf(t, 'lost')).toMatchObject([{ unit: '6Inf', rule: '9.6.2', why: 'AE', hex: 'X17' }]);
  });

  it('9.6.2 A1 costs one attacker of the attacker’s choice, and the rest retreat', () => {
    const t = even(1);
    expect([active(t), actionsOf(t, 'lose').map(a => a.unit)]).toEqual(['axis', ['24Pz', '6Inf']]);
    const lost = act(t, lose('6Inf'));
    expect(placeOf(lost, '6Inf')).toBe('replacement-pool');
    expect(places(act(lost, retreat('24Pz', 'X18')), '24Pz', '27A')).toEqual(['X18', 'X16']);
  });

  it('9.6.2 AR moves all attackers back one or two hexes', () => {
    const t = even(3);
    expect(hexesFor(t, 'retreat', '24Pz')).toEqual(expect.arrayContaining(['X18', 'X19', 'W18', 'Y18']));
    const one = act(t, retreat('24Pz', 'X19'));
    expect(places(act(one, retreat('6Inf', 'W18')), '24Pz', '6Inf')).toEqual(['X19', 'W18']);
  });

  it('9.6.2 C moves no unit', () =>
    expect(places(even(4), '24Pz', '6Inf', '27A', '5A')).toEqual(['X17', 'X17', 'X16', 'X16']));

  it('9.6.2 EX costs each side one unit of its own choice; the defender’s rest retreats', () => {
    const t = double(4);
    const struck = act(t, lose('39Pz'));
    expect([active(struck), actionsOf(struck, 'lose').map(a => a.unit)]).toEqual(['soviet', ['Tk7', '3A']]);
    const fled = act(struck, lose('Tk7'));
    expect(active(fled)).toBe('axis');
    const after = act(fled, retreat('3A', 'X14'));
    expect(places(after, '24Pz', '39Pz', '3A', 'Tk7')).toEqual(['X17', 'replacement-pool', 'X14', 'replacement-pool']);
  });

  it('9.6.2 DR: the attacker moves all defenders back', () => {
    const t = double(5);
    expect(active(t)).toBe('axis');
    const after = act(act(t, retreat('3A', 'X14')), retreat('Tk7', 'W16'));
    expect(places(after, '3A', 'Tk7')).toEqual(['X14', 'W16']);
  });

  it('9.6.2 D1 costs a defender of his owner’s choice, and the rest retreat', () => {
    const t = act(double(6), lose('3A'));
    expect(places(act(t, retreat('Tk7', 'Y15')), '3A', 'Tk7', '24Pz')).toEqual(['replacement-pool', 'Y15', 'X17']);
  });

  it('9.6.2 DE destroys all defenders; they may be replaced', () =>
    expect(places(fight({ units: '24Pz@X17, 6Inf@X17, 27A@X16' }, [6]), '27A')).toEqual(['replacement-pool']));

  it('9.6.2 DS takes all defenders out of the game', () => {
    const t = fight({ units: '24Pz@X17, 39Pz@X17, 27A@X16' }, [6]);
    expect(places(t, '27A')).toEqual(['out-of-game']);
    expect(eventsOf(t, 'surrendered')).toMatchObject([{ unit: '27A', why: 'DS' }]);
  });

  it('9.6.2 only a unit of the battle can be lost', () =>
    expect(refused(even(1), lose('HQ-N'))).toMatchObject({ rule: '9.6.2', code: 'not-in-battle' }));

  it('9.6.4 nobody advances: after DE the next to do is the second impulse’s movement', () => {
    const t = fight({ units: '24Pz@X17, 6Inf@X17, 27A@X16' }, [6]);
    expect([placeOf(t, '24Pz'), t.game.rule(t.s)]).toEqual(['X17', '8.0']);
  });

  it('9.6.2 the event tells the odds, the die and the result', () =>
    expect(eventsOf(double(5), 'combat')).toMatchObject([{ ratio: '2:1', column: '2:1', die: 5, result: 'DR' }]));
});

describe('the defender from 1943 on', () => {
  const late = { turn: 13 } as const;

  it('9.6.3 he may take DR instead of C', () => {
    const t = even(4, late);
    expect([active(t), can(t, { type: 'stand-firm' })]).toEqual(['soviet', true]);
    const back = act(t, { type: 'give-ground' });
    expect(hexesFor(back, 'retreat', '27A').length).toBeGreaterThan(0);
    expect(active(back)).toBe('axis');
  });

  it('9.6.3 or instead of EX, and then nobody is lost', () => {
    const t = act(even(5, late), { type: 'give-ground' });
    expect(actionsOf(t, 'lose')).toEqual([]);
    expect(hexesFor(t, 'retreat', '5A').length).toBeGreaterThan(0);
  });

  it('9.6.3 or stand', () => expect(active(act(even(4, late), { type: 'stand-firm' }))).toBe('axis'));

  it('9.6.3 not before', () => expect(active(even(4, { turn: 9 }))).toBe('axis'));

  it('9.6.3 not with any other result', () => expect(active(even(3, late))).toBe('axis'));

  it('9.6.3 9.8.4 in woods EX given up for DR costs nobody anything', () => {
    const t = fight({ turn: 13, units: '47Pz@S13, 21A@S14, 22A@S14' }, [6]);
    expect(places(act(t, { type: 'give-ground' }), '47Pz', '21A', '22A')).toEqual(['S13', 'S14', 'S14']);
  });
  it('9.6.3 in woods, where DR is C, there is nothing to ask', () =>
    expect(active(fight({ ...late, units: '6Inf@S13, 27A@S14' }, [4]))).toBe('axis'));
});

describe('woods', () => {
  it('9.8.4 defenders in woods do not retreat: DR is C', () =>
    expect(places(fight({ units: '6Inf@S13, 27A@S14' }, [6]), '27A')).toEqual(['S14']));

  it('9.8.4 D1 costs a unit, and the rest stays', () => {
    const t = fight({ units: '24Pz@S13, 39Pz@S13, 3A@S14, Tk7@S14' }, [6]);
    expect(places(act(t, lose('Tk7')), '3A', 'Tk7')).toEqual(['S14', 'replacement-pool']);
  });

  it('9.8.4 EX costs both sides a unit, and the rest stays', () => {
    const t = act(fight({ units: '24Pz@S13, 39Pz@S13, 3A@S14, Tk7@S14' }, [4]), lose('24Pz'));
    expect(places(act(t, lose('3A')), '39Pz', 'Tk7')).toEqual(['S13', 'S14']);
  });

  it('9.8.4 A1 out of woods costs a unit, and the rest stays', () => {
    const t = fight({ units: '5Inf@S14, 6Inf@S14, 27A@S13, 21A@S13' }, [1]);
    expect(places(act(t, lose('5Inf')), '6Inf')).toEqual(['S14']);
  });

  it('Q7 an attacker out of woods does not retreat by AR, even if he would', () => {
    const t = fight({ units: '6Inf@S14, 27A@S13' }, [3]);
    expect([placeOf(t, '6Inf'), t.game.rule(t.s)]).toEqual(['S14', '8.0']);
  });

  it('9.8.4 of attackers from different hexes only those out of woods stay', () => {
    const t = fight({ units: '6Inf@S14, 5Inf@T13, 27A@S13, 21A@S13' }, [3]);
    expect(hexesFor(t, 'retreat', '6Inf')).toEqual([]);
    expect(refused(t, retreat('6Inf', 'S15'))).toMatchObject({ rule: '9.8.4', code: 'held-by-woods' });
    expect(hexesFor(t, 'retreat', '5Inf').length).toBeGreaterThan(0);
  });
});
