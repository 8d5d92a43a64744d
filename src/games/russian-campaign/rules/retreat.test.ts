import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { BOARD, hex, SOVIET, unit } from '../pieces.ts';
import { combatOf, fight } from '../testingCombat.ts';

const retreat = (unit: string, hex: string) => ({ type: 'retreat', unit, hex });

/** 1:1 with a six is DR. KK20 lies beyond the Kuban, so 27A counts 8 there. */
const driven = (units: string, rest: object = {}): Trial => fight({ units, ...rest }, [6]);

describe('retreats', () => {
  it('9.7.1 the attacker moves the defender’s units and his own', () => {
    expect(active(driven('6Inf@X17, 27A@X16'))).toBe('axis');
    expect(active(fight({ active: 'soviet', units: '6Inf@X17, 27A@X16' }, [3]))).toBe('soviet');
  });

  it('9.7.1 of one or two hexes, as he likes', () => {
    const t = driven('6Inf@X17, 27A@X16');
    const all = ['V16', 'V15', 'W16', 'W15', 'X15', 'X14', 'Y16', 'Y15', 'Z16', 'Z15'];
    expect(hexesFor(t, 'retreat', '27A')).toEqual(all);
    expect(refused(t, retreat('27A', 'X13'))).toMatchObject({ rule: '9.6.2', code: 'one-or-two-hexes' });
  });

  it('9.7.2 never into an enemy ZOC, even where friends stand', () => {
    const t = driven('6Inf@X17, 27A@X16, 46Pz@V17, 47Pz@Z16, 21A@X15');
    expect(hexesFor(t, 'retreat', '27A')).not.toContain('Y16');
    expect(refused(t, retreat('27A', 'Y16'))).toMatchObject({ rule: '9.7.2', code: 'retreat-into-zoc' });
    const friend = act(combatOf({ units: '6Inf@X17, 27A@X16, 47Pz@Z16, Tk7@Y16' }), { type: 'commit' });
    const beside = act(friend, { type: 'fight', hex: 'X16' }, [6]);
    expect(refused(beside, retreat('27A', 'Y16'))).toMatchObject({ rule: '9.7.2', code: 'retreat-to-friends' });
  });

  it('9.7.2 a unit without a way to retreat is lost, and may be replaced', () => {
    // KK20 has the strait on one side, LL19 on the other, and water elsewhere.
    const t = driven('24Pz@LL19, 27A@KK20, 46Pz@KK21');
    expect(placeOf(t, '27A')).toBe('replacement-pool');
    expect(eventsOf(t, 'lost')).toMatchObject([{ unit: '27A', rule: '9.7.2', why: 'no-retreat' }]);
  });

  it('9.7.3 over the strait, and on', () =>
    expect(hexesFor(driven('24Pz@LL19, 27A@KK20'), 'retreat', '27A')).toEqual(['JJ21', 'KK21']));

  it('9.7.3 terrain does not stop a retreat: armour passes through woods', () => {
    // S13 is clear; S14 and T14 behind it are woods.
    const t = fight({ units: '24Pz@S13, Tk7@S12, 27A@R12, 3A@T12' }, [3]);
    expect(hexesFor(t, 'retreat', '24Pz')).toEqual(expect.arrayContaining(['S14', 'S15']));
  });

  it('9.7.4 not into a hex that is full', () => {
    const t = driven('24Pz@LL19, 27A@KK20, 3A@KK21, 10A@KK21');
    expect(placeOf(t, '27A')).toBe('JJ21');
  });

  it('9.7.4 who finds no room is lost, not those who were there', () => {
    const t = driven('24Pz@LL19, 27A@KK20, 3A@KK21, 10A@KK21, 12A@JJ21, 5A@JJ21');
    expect(['27A', '3A', '10A', '12A', '5A'].map(u => placeOf(t, u))).toEqual([
      'replacement-pool',
      'KK21',
      'KK21',
      'JJ21',
      'JJ21',
    ]);
    expect(eventsOf(t, 'lost')).toMatchObject([{ unit: '27A', rule: '9.7.4', why: 'no-room' }]);
  });

  it('9.7.4 the second unit finds what the first has left', () => {
    const t = fight({ units: '24Pz@LL19, 39Pz@LL19, 27A@KK20, 21A@KK20, 3A@KK21, 10A@JJ21' }, [6]);
    const one = act(t, retreat('27A', 'KK21'));
    expect(placeOf(one, '21A')).toBe('JJ21');
  });

  it('9.7.1 a unit with a choice may not take the only hex of another unit', () => {
    // 3A can go to W16 alone, where there is room for one army; 10A to W16 or by V16, which is full, to U17.
    const soviet = '3A@X16, 10A@W17, 22A@W16, 21A@V16, 27A@V16';
    const axis = '24Pz@X17, 39Pz@X17, 41Pz@X14, 56Pz@Z16, 46Pz@V18, 47Pz@U15';
    const joined = act(combatOf({ units: `${axis}, ${soviet}` }), { type: 'merge', hexes: ['W17', 'X16'] });
    const t = act(act(joined, { type: 'propose' }), { type: 'commit' }, [6]);
    expect(hexesFor(t, 'retreat', '3A')).toEqual(['W16']);
    expect(hexesFor(t, 'retreat', '10A')).toEqual(['U17']);
  });

  it('9.7.2 12.7.2 workers do not retreat but are lost, and cannot be replaced', () => {
    const t = fight({ units: '24Pz@Z15, 21A@AA15, W-Kharkov@AA15, 39Pz@Z15' }, [6]);
    expect(hexesFor(t, 'retreat', 'W-Kharkov')).toEqual([]);
    const after = act(t, retreat('21A', hexesFor(t, 'retreat', '21A')[0]!));
    expect(placeOf(after, 'W-Kharkov')).toBe('out-of-game');
    expect(eventsOf(after, 'lost')).toMatchObject([{ unit: 'W-Kharkov', rule: '12.7.2' }]);
  });

  it('12.7.3 a worker may be the unit that EX costs', () => {
    const t = fight({ units: '24Pz@Z15, 39Pz@Z15, 21A@AA15, W-Kharkov@AA15' }, [5]);
    const lost = act(act(t, { type: 'lose', unit: '24Pz' }), { type: 'lose', unit: 'W-Kharkov' });
    expect(placeOf(lost, 'W-Kharkov')).toBe('out-of-game');
  });

  it('8.4.3 a unit that landed this turn is lost when it would have to retreat', () => {
    const t = fight({ units: '6Inf@HH18, 27A@HH17', landed: ['6Inf'] }, [3]);
    expect(placeOf(t, '6Inf')).toBe('replacement-pool');
    expect(placeOf(act(fight({ units: '6Inf@HH18, 27A@HH17' }, [3]), retreat('6Inf', 'HH19')), '6Inf')).toBe('HH19');
  });

  it('11.2.2 no retreat into a hex of partisans', () => {
    const t = fight({ units: '6Inf@X17, 27A@X16, Par1@X18' }, [3]);
    expect(hexesFor(t, 'retreat', '6Inf')).not.toContain('X18');
  });

  it('5.5 of two ways the attacker takes that which costs him no city, or wins him one', () => {
    const path = (t: Trial): unknown => eventsOf(t, 'retreat')[0]?.path;
    const enemy = driven('6Inf@X11, 27A@X12', { owner: { X13: 'axis' } });
    expect(path(act(enemy, retreat('27A', 'W14')))).toEqual(['W13', 'W14']);
    const own = fight({ units: '6Inf@W14, 27A@V14' }, [3]);
    expect(path(act(own, retreat('6Inf', 'X12')))).toEqual(['X13', 'X12']);
  });

  it('9.7.1 the attacker may lead a unit by another way', () => {
    const path = (t: Trial): unknown => eventsOf(t, 'retreat')[0]?.path;
    const t = driven('6Inf@X11, 27A@X12', { owner: { X13: 'axis' } });
    const led = act(t, { ...retreat('27A', 'W14'), hexes: ['X13', 'W14'] });
    expect(path(led)).toEqual(['X13', 'W14']);
    expect(led.s).toHaveProperty(`owner.${hex('X13')}`, SOVIET);
    // A place beside can be come to in two hexes as well.
    expect(path(act(t, retreat('27A', 'W13')))).toEqual(['W13']);
    expect(path(act(t, { ...retreat('27A', 'W13'), hexes: ['X13', 'W13'] }))).toEqual(['X13', 'W13']);
  });

  it('9.7.1 ways that differ in effect are told', () => {
    const t = driven('6Inf@X11, 27A@X12', { owner: { X13: 'axis' } });
    const told = t.game.inspect.ways?.(t.s, 'axis', { type: 'retreat', unit: unit('27A'), hex: hex('W14') }) ?? [];
    expect(told.map(way => [way.path.map(h => BOARD.names[h]).join(' '), ...way.effects.map(e => e.text.en)])).toEqual([
      ['W13 W14'],
      ['X13 W14', 'takes Kursk'],
    ]);
    expect(told[1]?.effects[0]?.rule).toBe('5.5');
  });

  it('9.7.1 where there is one unit and one place, the way is still asked for', () => {
    // W14 alone has room; it lies beyond X13, W13.
    const full = '3A@X13, 10A@X13, 12A@W13, 5A@W13, 6A@Y13, 26A@Y13, 9A@Y14, 23A@Y14';
    const units = `6Inf@X11, 27A@X12, ${full}, 46Pz@U13, 47Pz@AA13, 57Pz@X15`;
    const t = driven(units, { owner: { X13: 'axis' } });
    expect(active(t)).toBe('axis');
    expect(actionsOf(t, 'retreat')).toEqual([{ type: 'retreat', unit: '27A', hex: 'W14' }]);
    expect(placeOf(driven(units), '27A')).toBe('W14');
  });

  it('9.6.2 9.7.2 a way that may not be taken', () => {
    const t = driven('6Inf@X17, 27A@X16, 47Pz@Z16');
    const by = (...hexes: string[]) => ({ ...retreat('27A', hexes.at(-1) ?? ''), hexes });
    expect(refused(t, by('Y16', 'Y15'))).toMatchObject({ rule: '9.7.2', code: 'retreat-into-zoc' });
    expect(refused(t, by('W16', 'W15', 'X14'))).toMatchObject({ rule: '9.6.2', code: 'one-or-two-hexes' });
    expect(refused(t, by('W16', 'X14'))).toMatchObject({ rule: '9.7.1', code: 'no-way' });
    expect(refused(t, by('X14', 'X15'))).toMatchObject({ rule: '9.7.2', code: 'no-way' });
  });

  it('5.5 a hex entered in retreat belongs to the side that retreated', () => {
    const t = act(driven('6Inf@X14, 27A@X13', { owner: { W13: 'axis' } }), retreat('27A', 'W13'));
    expect(eventsOf(t, 'retreat')).toMatchObject([{ unit: '27A', from: 'X13', to: 'W13', path: ['W13'] }]);
    expect(t.s).toHaveProperty(`owner.${hex('W13')}`, SOVIET);
  });
});
