import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import { hashOf } from '../../../kit/hash.ts';
import { act, acts, can, type Trial } from '../../../kit/trial.ts';
import { START_IDS } from '../data/scenarios.ts';
import { SETUPS } from '../data/setup.ts';
import { UNITS } from '../data/units.ts';
import { AXIS, BOARD, SOVIET, UNITS_OF } from '../pieces.ts';
import { COLUMNS, type State } from '../state.ts';
import { game } from '../whole.ts';
import { groundOf } from './ground.ts';
import { deploy } from './readyMade.ts';
import { unsupplied } from './supply.ts';

const READY_MADE = { type: 'historical-set-up' };
const READY = { type: 'ready' };
const both = (id: string): Trial =>
  acts({ game, s: game.setup(`${id}-berlin`, {}, noDice), events: [] }, READY_MADE, READY, READY_MADE, READY);
const stateIn = (t: Trial): State => Object(t.s);

describe.each(START_IDS)('ready-made set-up of %s', id => {
  it('S2.1 S2.2 6.1 obeys all demands: both may say that they are ready', () => {
    const soviet: Trial = act({ game, s: game.setup(`${id}-berlin`, {}, noDice), events: [] }, READY_MADE);
    expect(can(soviet, READY)).toBe(true);
    const axis = acts(soviet, READY, READY_MADE);
    expect(can(axis, READY)).toBe(true);
    expect(axis.game.check(acts(axis, READY).s)).toEqual([]);
  });
  it('10.1 leaves nobody without supply', () => {
    const s = stateIn(both(id));
    const names = [AXIS, SOVIET]
      .flatMap(side => unsupplied(s, side))
      .map(u => `${UNITS[u]!.name}@${BOARD.names[s.place[u]!]}`);
    expect(names).toEqual([]);
  });
  it('S2.1 is the same each time', () => expect(stateIn(both(id)).place).toEqual(stateIn(both(id)).place));
  it('S2.1 does not depend on what stood there before', () => {
    const t: Trial = { game, s: game.setup(`${id}-berlin`, {}, noDice), events: [] };
    const unit = id === 'barbarossa' ? '8A' : '1Gd';
    const moved = act(t, { type: 'place', unit, hex: id === 'barbarossa' ? 'E20' : 'U4' });
    expect(stateIn(act(moved, READY_MADE)).place).toEqual(stateIn(act(t, READY_MADE)).place);
  });
});

it('S2.1 the ready-made set-ups are those that were looked over', () => {
  expect(Object.fromEntries(START_IDS.map(id => [id, hashOf(stateIn(both(id)).place)]))).toEqual({
    barbarossa: 'd786e58d8bc13c2d',
    blau: 'ee6e8899f46034fb',
    caucasus: '92886b648b93c43b',
    uranus: 'e870ee1e9447b445',
    kursk: '9bfbde1fe18650dc',
    steamroller: '23a07066b3d39dc1',
    bagration: '81c7dcac0e9cf196',
  });
});

it('3.2 3.3.1 Barbarossa is set up as its data say', () => {
  const s = stateIn(both('barbarossa'));
  for (const side of ['axis', 'soviet'] as const)
    for (const [name, at] of Object.entries(SETUPS[side]))
      expect([name, BOARD.names[s.place[UNITS.findIndex(u => u.name === name)]!]]).toEqual([name, at]);
});

it('S2.1 the set-up of one side puts down nobody of the other, not even workers', () => {
  const s = game.setup('kursk-berlin', {}, noDice);
  const d = COLUMNS.draft(s);
  deploy(d, AXIS);
  const soviets = UNITS_OF[SOVIET];
  expect(soviets.map(u => d.place[u])).toEqual(soviets.map(u => s.place[u]));
  expect(d.place).not.toEqual(s.place);
});

it('S2.2 the Axis stay out of Soviet ZOCs', () => {
  const s = stateIn(both('kursk'));
  const { ezoc } = groundOf(s, AXIS);
  expect(UNITS.filter((u, n) => u.side === 'axis' && s.place[n]! >= 0 && ezoc[s.place[n]!]).map(u => u.name)).toEqual(
    [],
  );
});
