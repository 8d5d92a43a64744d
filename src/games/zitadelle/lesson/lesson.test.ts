/** What the texts of the lesson promise is what its moves and dice bring about. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../kit/game.ts';
import { nextMove, taughtTable } from '../../../table/hostLesson.ts';
import { act } from '../../../table/table.ts';
import { READY } from '../data/setup.ts';
import { NAMES } from '../names.ts';
import { BOARD } from '../pieces.ts';
import { dutyOf } from '../rules/duty.ts';
import { pointsOf } from '../rules/victory.ts';
import { stateOf } from '../testing.ts';
import { game } from '../whole.ts';
import { lesson } from './lesson.ts';
import { POSITION } from './position.ts';

const at = (title: string): number => lesson.steps.findIndex(step => step.title.en === title);

const taughtAt = (step: number) => {
  const made = taughtTable(game, lesson, step);
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

/** The events of one step, of one type. */
function eventsIn(title: string, type: string): readonly GameEvent[] {
  const { table, plan } = taughtAt(at(title));
  const out: GameEvent[] = [];
  for (const _ of plan.steps[at(title)]!.flat()) {
    const move = nextMove(table, plan)!;
    const taken = act(table, move.role, move.action);
    if (!taken.ok) throw new Error(`${title}: ${taken.error.code}`);
    out.push(...taken.value.events);
  }
  return out.filter(event => event.type === type);
}

const unitAt = (step: number, name: string) => {
  const { table } = taughtAt(step);
  return table.game.inspect.units(table.state).find(one => NAMES.units[one.unit] === name);
};

const hexOf = (step: number, name: string): string => NAMES.hexes[unitAt(step, name)?.hex ?? -1] ?? '';

const units = POSITION.units ?? {};
const start = stateOf({ ...POSITION, units });

describe('the position', () => {
  it('7.1.1 has no more assaults than the lesson makes', () => {
    const { hexes, units: able } = dutyOf(start, 0);
    expect(hexes.map(h => BOARD.names[h]).sort()).toEqual(['2120', '2321', '2420']);
    expect(able).toHaveLength(8);
    expect(dutyOf(start, 1).hexes).toHaveLength(4);
  });

  it('3.1, 11.1 has every unit where the game has it: on the map, or in its box', () => {
    const boxOf = ({ box }: { readonly box?: string }): string | undefined =>
      box === 'set-up' ? undefined : box === 'air-ready' ? 'hangar' : box;
    const usual = game.setup('zitadelle', {}, { roll: () => 1, pick: () => 0 });
    expect(game.inspect.units(start).map(boxOf)).toEqual(game.inspect.units(usual).map(boxOf));
  });

  it('names only those who stand elsewhere than in the ready set-up', () => {
    expect(Object.entries(units).filter(([unit, hex]) => READY[unit] === hex)).toEqual([]);
  });

  it('says what the rest can be', () => {
    expect(game.scene({ rest: 'asleep' })).toEqual({ ok: false, error: 'rest is ready, or left out' });
  });
});

describe('E1 the example', () => {
  it('E1 the Panthers are missed by one', () => {
    expect(eventsIn('They fire back', 'fire')).toMatchObject([{ at: 1, armour: 4, dice: 4, modifier: 0, hit: false }]);
  });

  it('E1 15 to 2 in the last column: D3, 11 against morale 8', () => {
    expect(eventsIn('D3', 'assault')).toMatchObject([{ attack: 15, defence: 2, column: '9:1', dice: 7, result: 'D3' }]);
    expect(eventsIn('D3', 'check')).toMatchObject([{ dice: 8, plus: 3, morale: 8, retreats: true, loses: true }]);
  });

  it('E1 219G is at Olkhovka with a step less, GD in the fort', () => {
    const step = at('The guns speak');
    expect([hexOf(step, '71GR/219G'), hexOf(step, 'GD/Pz'), hexOf(step, 'GD/PG')]).toEqual(['1919', '2120', '2120']);
    expect(unitAt(step, '71GR/219G')).toMatchObject({ values: { steps: 1, disrupted: 1 } });
  });
});

describe('the rest of the turn', () => {
  it('6.4 the first shot misses with 3, the second destroys the brigade', () => {
    expect(eventsIn('A miss', 'fire')).toMatchObject([{ at: 9, armour: 4, dice: 10, modifier: 0, hit: false }]);
    expect(eventsIn('A hit', 'fire')).toMatchObject([{ at: 7, armour: 4, dice: 6, modifier: 0, hit: true }]);
    expect(eventsIn('A hit', 'eliminated')).toHaveLength(1);
  });

  it.each([
    ['The guns speak', { column: '4:1', result: 'DC' }, [9]],
    ['Both sides check', { attack: 9, defence: 3, column: '5:1', result: 'BC' }, [10, 11, 6, 8]],
  ])('7.5 “%s” ends as is told', (title, battle, checks) => {
    expect(eventsIn(title, 'assault')).toMatchObject([battle]);
    expect(eventsIn(title, 'check').map(event => event.dice)).toEqual(checks);
  });

  it('8.3.2, 8.3.3 four hexes of road cost 2, the mines 2', () => {
    expect(eventsIn('Road and mines', 'move')).toMatchObject([{ cost: 2 }]);
    expect(eventsIn('Road and mines', 'mines')).toMatchObject([{ die: 2 }]);
    expect(eventsIn('Road and mines', 'control').map(event => NAMES.hexes[Number(event.hex)])).toEqual(['2220']);
  });

  it('8.1.2 the infantry spends 11 points', () => {
    expect(eventsIn('On foot', 'move').map(event => event.cost)).toEqual([11, 11]);
  });

  it('9.3.1 the bombs cost the Guards brigade a step', () => {
    expect(eventsIn('The dive bomber strikes', 'strike')).toMatchObject([{ at: 3, armour: 4, dice: 4, hit: true }]);
  });

  it('12.1.2 Yakovlevo scores 5 in the end, a lost step costs 1, and the Soviets move next', () => {
    const { table } = taughtAt(lesson.steps.length - 1);
    expect(pointsOf({ ...start, ...table.state })).toMatchObject({ steps: 1, total: 4 });
    expect(table.game.active(table.state)).toEqual(['soviet']);
  });
});
