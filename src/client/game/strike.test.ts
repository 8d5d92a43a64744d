/** A formation that attacks while it moves, and actions that wait for a word, in the game that has both. */
import { describe, expect, it } from 'vitest';
import { act, acts, scene } from '../../kit/trial.ts';
import { foretoldBy } from './battle.ts';
import { confirm, letGo, propose } from './hands.ts';
import { NOTHING, pointHex, pointUnit, sortsOf, targetsInHand } from './select.ts';
import { at, choicesIn, deskOver, gameNamed, hex, unit } from './testing.ts';

const mars = await gameNamed('red-god-of-war');
const NINTH = '33/9@3104, 10/9@3104, 11/9@3104';

describe('an overrun', () => {
  const c = at(mars, {
    phase: 'move',
    impulse: 'XX',
    fed: ['XX'],
    weather: 'frozen',
    units: `XX HQ@3102, ${NINTH}, 39 TR@3105`,
  });
  const enemy = hex(c, '3105');

  it('is there for any unit of the formation that is in hand to move, and for the whole stack', () => {
    const one = pointUnit(c, NOTHING, unit(c, '11/9')).selection;
    expect(targetsInHand(c, one).get(enemy)).toMatchObject({ isStrike: true });
    expect(sortsOf(c, one).map(({ type }) => type)).not.toContain('overrun');
    const all = pointUnit(c, NOTHING, unit(c, '11/9'), { shift: false, ctrl: true }).selection;
    expect(targetsInHand(c, all).get(enemy)?.actions.length).toBe(2);
  });

  it('is asked for by its support, and never begins on the first click', () => {
    const one = pointUnit(c, NOTHING, unit(c, '11/9')).selection;
    const reply = pointHex(c, one, enemy);
    expect(reply.acts).toBeUndefined();
    expect(reply.menu?.flatMap(item => (item.kind === 'act' ? item.actions : []))).toMatchObject([{ n: 0 }, { n: 1 }]);
  });

  it('is foretold with its cost', () => {
    const [first] = targetsInHand(c, pointUnit(c, NOTHING, unit(c, '10/9')).selection).get(enemy)?.actions ?? [];
    expect(first && foretoldBy(c, first)?.report).toMatchObject({ cost: 5, column: '4:1' });
  });
});

it('a unit in hand joins an attack by a click on the enemy, though support could be given there', () => {
  const units = '20A HQ@3102, 5 TC@3104, 5/5@3104, 205/52@3105';
  const first = scene(mars, { phase: 'combat', impulse: '20A', fed: ['20A'], weather: 'frozen', units });
  const c = choicesIn(acts(first, { type: 'assign', unit: '5 TC', hex: '3105' }));
  const held = pointUnit(c, NOTHING, unit(c, '5/5')).selection;
  const join = { type: 'assign', unit: unit(c, '5/5'), hex: hex(c, '3105') };
  expect(pointUnit(c, held, unit(c, '205/52'))).toMatchObject({ acts: [join] });
});

describe('what cannot be taken back', () => {
  const units = '20A HQ@3102, 5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 205/52@3105, 18/6@3105';
  const fight = scene(mars, {
    phase: 'combat',
    impulse: '20A',
    fed: ['20A'],
    razvedka: ['20A'],
    weather: 'frozen',
    units,
  });
  const assign = ['5 TC', '5/5', '6 TC', '6/6'].map(name => ({ type: 'assign', unit: name, hex: '3105' }));
  // 2:1 and one shift.
  const owing = act(acts(fight, ...assign, { type: 'commit' }), { type: 'fight', hex: '3105' }, [3]);
  const c = choicesIn(owing);
  const desk = deskOver(mars, owing.s);
  const [loss] = c.all;

  it('waits until it is confirmed, or let go', () => {
    expect(loss?.type).toBe('lose-step');
    propose(desk, loss ? [loss] : []);
    expect(desk.selection.value).toEqual({ kind: 'held', actions: [loss] });
    letGo(desk);
    expect(desk.selection.value).toEqual(NOTHING);
    propose(desk, loss ? [loss] : []);
    confirm(desk);
    expect(desk.selection.value).toEqual(NOTHING);
  });

  it('is done when it is chosen a second time', () => {
    propose(desk, loss ? [loss] : []);
    propose(desk, loss ? [loss] : []);
    expect(desk.selection.value).toEqual(NOTHING);
  });
});
