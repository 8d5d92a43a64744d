import { expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { GameEvent } from '../../../kit/game.ts';
import { cityNamed } from '../data/cities.ts';
import { hex, SOVIET, unit } from '../pieces.ts';
import { GONE, POOL, type State, TO_COME } from '../state.ts';
import { stateOf } from '../testing.ts';
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
it('11.3.1 other nations fight on', () => {
  const s = hungary(', 5A@T29');
  checked(s);
  expect([s.place[unit('Rom1')], s.place[unit('Fin2')]]).toEqual([hex('BB31'), hex('B14')]);
});
it('11.3.1 units in the pool and to come are gone, too', () => {
  const s = hungary(', 5A@T29');
  s.place[unit('Hun2')] = POOL;
  s.place[unit('Hun3')] = TO_COME;
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
