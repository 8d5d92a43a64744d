import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { rungName } from '../../../kit/ladder.ts';
import { act, actionsOf, acts, can, eventsOf, hexesFor, placeOf, type Said, type Trial } from '../../../kit/trial.ts';
import { GERMAN, hex, TROOPS_OF, unit } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { assaulting, morale, phaseIn } from '../testingPlay.ts';
import { LADDER, oddsOf } from './odds.ts';

const COMMIT = { type: 'commit' };
const support = (unit: string, hex: string): Said => ({ type: 'support', unit, hex });
const fight = (hex: string): Said => ({ type: 'fight', hex });

/** Nine against the 2 of 15R/47 in its fort: 4:1, and 2:1 with the fort. */
const FORT = '15R/47@2044, 292/507@2045, 292/508@2045, Arko35@2045, PzPi811@2045, 86/167@2145, Wf53@2145';
const first = (units = FORT, more: Readonly<Record<string, Json>> = {}): Trial =>
  assaulting('german', units, { turn: 1, ...more });

/** The column of an assault of all Germans beside a hex, with some support. */
function columnAt(at: string, units: string, ...lent: readonly string[]): string {
  const s = stateOf({ turn: 1, units });
  const near = TROOPS_OF[GERMAN]!.filter(u => s.place[u]! >= 0);
  const { column } = oddsOf(s, { side: GERMAN, hexes: [hex(at)], units: near, support: lent.map(unit) });
  return rungName(LADDER, column);
}

const column = (...lent: readonly string[]): string => columnAt('2044', FORT, ...lent);

/** A 7 on the assault; whoever has to check stands. */
const fought = (t: Trial, checks: number): Trial =>
  act(t, fight('2044'), [3, 4, ...Array.from({ length: 2 * checks }, () => 1)]);

describe('10.1 artillery', () => {
  it('10.1.1 fires on turn 1 and on no other', () => {
    expect(hexesFor(first(), 'support', 'Arko35')).toEqual(['2044']);
    expect(actionsOf(first(FORT, { turn: 2 }), 'support')).toEqual([]);
  });

  it('10.1.1 not in the Soviet assault phase', () => {
    expect(actionsOf(assaulting('soviet', '15R/47@2043, 292/507@2044, Arko35@2044', { turn: 1 }), 'support')).toEqual(
      [],
    );
  });

  it('10.1.1 is gone once used, the others at the end of turn 1', () => {
    // 6:1 and a 7: D1, and 47 stands.
    const done = fought(acts(first(), support('Arko35', '2044'), COMMIT), 1);
    expect([placeOf(done, 'Arko35'), placeOf(done, 'Wf53')]).toEqual(['spent', '2145']);
    const ended = acts(done, { type: 'end-movement' }, COMMIT, { type: 'end-movement' });
    expect([phaseIn(ended), placeOf(ended, 'Wf53'), placeOf(ended, 'PzPi811')]).toEqual(['air', 'spent', 'spent']);
  });

  it('10.1.2 may be withdrawn again before the assault', () => {
    const given = act(first(), support('Arko35', '2044'));
    const t = act(given, { type: 'withdraw-support', unit: 'Arko35' });
    expect(t.events).toEqual([{ type: 'withdraw-support', rule: '10.1.2', unit: 'Arko35' }]);
    expect([hexesFor(given, 'support', 'Arko35'), hexesFor(t, 'support', 'Arko35')]).toEqual([[], ['2044']]);
  });

  it('10.1.2 in the assault that it was given to, and in no other of its hex', () => {
    const units = '292/507@2045, 292/508@2045, Arko35@2045, 15R/47@2044, 15R/321@2046';
    const assign = (name: string, at: string): Said => ({ type: 'assign', unit: name, hex: at });
    const t = acts(
      first(units),
      assign('292/507', '2044'),
      assign('292/508', '2046'),
      support('Arko35', '2046'),
      COMMIT,
    );
    expect(eventsOf(t, 'commit')).toMatchObject([
      {
        battles: [
          { hexes: ['2046'], units: ['292/508', 'Arko35'] },
          { hexes: ['2044'], units: ['292/507'] },
        ],
      },
    ]);
  });

  it('10.1.2 with an assault of somebody of its own hex', () => {
    // 507 assaults 2044 alone; 86/167 beside the rockets is not next to it but to 2144.
    const t = first('15R/47@2044, 292/507@2045, 86/167@2146, Wf53@2146');
    expect(hexesFor(t, 'support', 'Wf53')).toEqual([]);
  });

  it('10.1.3 shifts by its number', () => {
    expect([column(), column('Wf53'), column('Arko35')]).toEqual(['2:1', '4:1', '6:1']);
  });

  it('10.1.3 besides all other shifts', () => {
    // Ten against two: 5:1, fort L2, armour R3, rockets R2.
    expect(columnAt('2044', `${FORT}, 656PJ/216@2145`, 'Wf53')).toBe('8:1');
  });

  it('10.1.4 one to an assault', () => {
    const t = act(first(), support('Arko35', '2044'));
    expect([can(t, support('Wf53', '2044')), can(first(), support('Wf53', '2044'))]).toEqual([false, true]);
  });

  it('10.1.4 also where two assaults with a gun each are made into one', () => {
    const t = first('15R/47@2044, 15R/321@2144, 292/507@2145, Arko35@2145, 292/508@2043, Wf53@2043');
    const two = acts(
      t,
      { type: 'assign', unit: '292/507', hex: '2044' },
      { type: 'assign', unit: '292/508', hex: '2144' },
      support('Arko35', '2044'),
      support('Wf53', '2144'),
    );
    expect(actionsOf(two, 'merge')).not.toEqual([]);
    const one = acts(two, { type: 'merge', hexes: ['2044', '2144'] }, COMMIT);
    // Six against four, a fort and one gun of R4: 3:1, where a 7 has both sides check.
    const done = act(one, fight('2044'), [3, 4, ...Array.from({ length: 8 }, () => 1)]);
    expect(eventsOf(done, 'assault')[0]?.column).toBe('3:1');
    expect(['Arko35', 'Wf53'].map(name => placeOf(done, name))).toEqual(['spent', '2043']);
  });

  it('10.1.4 whatever the result, and no morale is lost', () => {
    const t = acts(first(), support('Arko35', '2044'), COMMIT);
    const lost = act(t, fight('2044'), [1, 1, ...Array.from({ length: 6 }, () => 1), 1, 1]);
    expect([placeOf(lost, 'Arko35'), morale(lost, '41PzK')]).toEqual(['spent', 9]);
  });
});

describe('10.2 engineers', () => {
  it('10.2.1 on turn 1 and on no other, then they are gone', () => {
    expect(hexesFor(first(), 'support', 'PzPi811')).toEqual(['2044']);
    expect(actionsOf(first(FORT, { turn: 2 }), 'support')).toEqual([]);
    // 4:1 and a 7: DC, and 47 stands.
    expect(placeOf(fought(acts(first(), support('PzPi811', '2044'), COMMIT), 1), 'PzPi811')).toBe('spent');
  });

  it('10.2.2 with an assault of somebody of their own hex', () => {
    const t = first('15R/47@2044, 292/507@2045, 86/167@2146, PzPi811@2146');
    expect(hexesFor(t, 'support', 'PzPi811')).toEqual([]);
  });

  it('10.2.3 undo the fort', () => {
    expect([column(), column('PzPi811')]).toEqual(['2:1', '4:1']);
    expect(column('PzPi811', 'Arko35')).toBe('8:1');
  });

  it('10.2.3 but neither ground nor trenches', () => {
    // Three against two: 3:2. High ground with a fort in 1643, village on high ground with a trench in 2040.
    const high = '15R/47@1643, 292/507@1644, PzPi811@1644';
    expect([columnAt('1643', high), columnAt('1643', high, 'PzPi811')]).toEqual(['1:3', '1:1']);
    const trench = '15R/47@2040, 292/507@1940, 292/508@1940, 86/167@2041, PzPi811@1940';
    expect([columnAt('2040', trench), columnAt('2040', trench, 'PzPi811')]).toEqual(['3:2', '3:2']);
  });

  it('10.2.4 one company to an assault, a gun besides', () => {
    const t = act(first(), support('PzPi811', '2044'));
    expect([can(t, support('Arko35', '2044')), can(t, support('PzPi811', '2044'))]).toEqual([true, false]);
  });
});

describe('10.3.3 Elefants in assaults', () => {
  it('10.3.3 their armour counts neither in attack nor in defence', () => {
    // Four against two, and a fort.
    expect(columnAt('2044', '15R/47@2044, 292/507@2045, 656PJ/653@2045')).toBe('1:1');
    const defence = assaulting('soviet', '15R/47@3033, 292/507@3032, 656PJ/653@3032');
    const t = act(act(defence, COMMIT), fight('3032'), [3, 4, 1, 1]);
    expect(eventsOf(t, 'assault')[0]).toMatchObject({ attack: 2, defence: 3, column: '1:2' });
  });
});
