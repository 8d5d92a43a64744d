import { expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { GameEvent } from '../../../kit/game.ts';
import { act, acts, eventsOf, placeOf, type Trial } from '../../../kit/trial.ts';
import { cityNamed } from '../data/cities.ts';
import { hex, SOVIET, unit } from '../pieces.ts';
import { GONE, POOL, type State, TO_COME } from '../state.ts';
import { position, stateOf } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';
import { checkNations } from './nations.ts';

function checked(s: State): GameEvent[] {
  const events: GameEvent[] = [];
  checkNations(s, { dice: noDice, emit: event => events.push(event) });
  return events;
}

const FOUR = '8A@R29, 11A@S29, 3A@S30, 10A@T28';
const hungary = (more: string) => stateOf({ turn: 20, units: `Hun1@U33, Rom1@BB31, Fin2@B14, ${FOUR}${more}` });

it('11.3.1 five Soviet units in Hungary make it give up', () => {
  const s = hungary(', 5A@T29');
  expect(checked(s)).toEqual([{ type: 'nation-falls', rule: '11.3.1', nation: 'hungarian', units: [unit('Hun1')] }]);
  expect(s.place[unit('Hun1')]).toBe(GONE);
});
it('11.3.1 four do not', () => expect(checked(hungary(''))).toEqual([]));
it('11.3.1 nor does a fifth beside the border', () => expect(checked(hungary(', 5A@R28'))).toEqual([]));
it('11.3.1 nor do partisans', () => expect(checked(hungary(', Par1@T29'))).toEqual([]));
it('11.3.1 other nations fight on', () => {
  const s = hungary(', 5A@T29');
  checked(s);
  expect([s.place[unit('Rom1')], s.place[unit('Fin2')]]).toEqual([hex('BB31'), hex('B14')]);
});
it('11.3.1 units in the pool and to come are gone, too', () => {
  const s = hungary(', 5A@T29');
  s.place = s.place.with(unit('Hun2'), POOL);
  s.place = s.place.with(unit('Hun3'), TO_COME);
  checked(s);
  expect([s.place[unit('Hun2')], s.place[unit('Hun3')]]).toEqual([GONE, GONE]);
});

const capital = (city: string, units: string): State => {
  const s = stateOf({ turn: 20, units });
  s.owner = s.owner.with(hex(cityNamed(city).hex), SOVIET);
  return s;
};
it('11.3.2 Finland gives up when Helsinki is Soviet', () => {
  const s = capital('Helsinki', 'Fin2@A10, Rom1@AA34');
  expect(checked(s).map(e => e.nation)).toEqual(['finnish']);
  expect([s.place[unit('Fin2')], s.place[unit('Rom1')]]).toEqual([GONE, hex('AA34')]);
});
it('11.3.2 Romania gives up when Bucharest is Soviet', () => {
  const s = capital('Bucharest', 'Rom1@AA34, Fin2@A10');
  expect(checked(s).map(e => e.nation)).toEqual(['romanian']);
  expect([s.place[unit('Rom1')], s.place[unit('Fin2')]]).toEqual([GONE, hex('A10')]);
});
it('11.3.2 a garrison holds it', () => expect(checked(capital('Bucharest', 'Rom1@BB31'))).toEqual([]));
it('5.5 11.3.2 a ZOC on the empty capital is enough', () =>
  expect(checked(stateOf({ turn: 20, units: 'Rom1@AA34, 8A@BB30' })).map(e => e.nation)).toEqual(['romanian']));
it('11.3.2 it happens once', () => {
  const s = capital('Helsinki', 'Fin2@A10');
  checked(s);
  expect(checked(s)).toEqual([]);
});

/** The Guards attack Helsinki from B13; the headquarters can move afterwards, so that the game rests there. */
const siege = (units: Readonly<Record<string, string>>): Trial => {
  const guards = { '1GdTk': 'B13', '2GdTk': 'B13', 'HQ-N': 'E33', Stavka: 'U3' };
  return position({ phase: 'combat', active: 'soviet', turn: 8, units: { ...CALM, ...guards, ...units } });
};
it('11.3.2 in the midst of combat, too: what its units were still to fight is void', () => {
  const t = act(siege({ Fin2: 'B14', Fin4: 'A10', '7A': 'A9' }), { type: 'commit' });
  const fallen = act(t, { type: 'fight', hex: 'B14' }, [6]);
  expect(placeOf(fallen, 'Fin4')).toBe('out-of-game');
  expect(eventsOf(fallen, 'battle-void')).toMatchObject([{ rule: '11.3', hexes: ['A10'] }]);
});
it('11.3.2 in the midst of a retreat: nobody is left to be moved back', () => {
  const t = acts(
    siege({ Fin2: 'B14', Fin4: 'B12' }),
    { type: 'merge', hexes: ['B14', 'B12'] },
    ...['1GdTk', '2GdTk'].map(unit => ({ type: 'assign', unit, hex: 'B14' })),
  );
  const fallen = act(act(t, { type: 'commit' }, [6]), { type: 'retreat', unit: 'Fin2', hex: 'A16' });
  expect(eventsOf(fallen, 'nation-falls')).toMatchObject([{ nation: 'finnish', units: ['Fin2', 'Fin4'] }]);
  expect(fallen.game.rule(fallen.s)).toBe('8.0');
});
