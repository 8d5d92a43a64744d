import { describe, expect, it } from 'vitest';
import { noDice, seededDice } from '../../../kit/dice.ts';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, acts, can, eventsOf, placeOf, type Said, type Trial } from '../../../kit/trial.ts';
import { BOXES, CHITS } from '../data/chits.ts';
import { UNITS } from '../data/units.ts';
import { COMMAND_COUNT } from '../pieces.ts';
import { TO_COME } from '../state.ts';
import { position } from '../testing.ts';
import { morale, stateIn } from '../testingPlay.ts';
import { game } from '../whole.ts';

const enter = (name: string, hex: string): Said => ({ type: 'enter', unit: name, hex });
/** Everybody the Soviets get later, in his box. */
const LATER: Readonly<Record<string, Json>> = Object.fromEntries(
  UNITS.flatMap(u => (u.side === 'soviet' && u.entry.kind === 'turn' ? [[u.name, { box: 'reinforcements' }]] : [])),
);

/** Soviet movement of a turn, with these chits in boxes A, B and so on. */
const bringing = (turn: number, ...chits: readonly string[]): Trial =>
  position({ turn, active: 'soviet', units: LATER, chits: [...chits] }, { chits: true });

const SWAPPED = ['GT7', 'GT5S4', 'GT6', 'GT2', 'GT3', 'GT4S3', 'GT4S4', 'GT5S3'] as const;

/** Units that may come, by corps or division. */
const coming = (t: Trial): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { name, parent } of UNITS) if (placeOf(t, name) === 'arriving') counts[parent] = (counts[parent] ?? 0) + 1;
  return counts;
};

/** Those of them that the chits of the turn itself have brought. */
function brought(turn: number): Record<string, number> {
  const before = coming(bringing(turn - 1, ...SWAPPED));
  return Object.fromEntries(Object.entries(coming(bringing(turn, ...SWAPPED))).filter(([name]) => !(name in before)));
}

describe('13.3 reinforcement chits', () => {
  it('13.3.2 eight chits, one in each box of turns 2 to 7, two in turns 4 and 5', () => {
    expect(BOXES.map(b => b.turn)).toEqual([2, 3, 4, 4, 5, 5, 6, 7]);
    expect(CHITS.map(c => c.id)).toEqual(['GT2', 'GT3', 'GT4S3', 'GT4S4', 'GT5S3', 'GT5S4', 'GT6', 'GT7']);
  });

  it('13.3.2 they are laid at random, each once', () => {
    const orders = [1, 2, 3, 4].map(
      seed => stateIn({ game, s: game.setup('zitadelle', { chits: true }, seededDice(seed)), events: [] }).chits,
    );
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('13.3.2 without the option there are none, and no dice are asked for', () =>
    expect(stateIn({ game, s: game.setup('zitadelle', {}, noDice), events: [] }).chits).toEqual([]));

  it('13.3.2 every Soviet reinforcement is on exactly one chit', () => {
    for (const { entry, side } of UNITS) {
      if (side !== 'soviet' || entry.kind !== 'turn') continue;
      expect(CHITS.filter(c => c.turn === entry.turn && (c.area ?? entry.area) === entry.area)).toHaveLength(1);
    }
  });

  it('13.3.4 13.3.5 the chit of the turn’s box says who may come: GT7 in box A', () => {
    const t = bringing(2, ...SWAPPED);
    expect(coming(t)).toEqual({ '18TK': 4, '29TK': 4, '5GMK': 4 });
    expect([
      can(t, enter('18TK/110', '3028')),
      can(t, enter('5GMK/10G', '3820')),
      can(t, enter('5GMK/10G', '3028')),
    ]).toEqual([true, true, false]);
  });

  it('13.3.6 with an entry area only its own units arrive: GT5 S4 in box B', () =>
    expect(brought(3)).toEqual({ '13GR': 3, '9GV': 3 }));

  it('11.1.2 13.3.4 who was brought by the chit of an earlier turn may still come', () =>
    expect(coming(bringing(3, ...SWAPPED))).toEqual({ '13GR': 3, '9GV': 3, '18TK': 4, '29TK': 4, '5GMK': 4 }));

  it('13.3.4 two chits in turns 4 and 5', () => {
    expect(brought(4)).toEqual({
      '42GR': 3,
      '95GR': 3,
      '97GR': 3,
      '3GV': 3,
      '4GV': 3,
      '5GTK': 4,
      '2GTK': 4,
      '93GR': 3,
    });
    expect(brought(5)).toMatchObject({ '9TK': 4, '2GV': 3, '92GR': 3, '94GR': 3, '10TK': 4 });
  });

  it('13.3.4 Germans come as printed', () => {
    const t = position(
      { turn: 2, units: { '2Pz/3': { box: 'reinforcements' } }, chits: [...SWAPPED] },
      { chits: true },
    );
    expect(placeOf(t, '2Pz/3')).toBe('arriving');
  });

  it('13.3.7 a chit is known once the first of its units has come', () => {
    const t = act(bringing(2, ...SWAPPED), enter('18TK/110', '3028'));
    expect(stateIn(t).known).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(eventsOf(t, 'enter')).toMatchObject([{ reveals: true }]);
    expect(eventsOf(act(t, enter('18TK/170', '3028')), 'enter')[0]?.reveals).toBeUndefined();
  });
});

describe('13.8 morale recovers', () => {
  const panzer = ['2Pz/3', '2Pz/2', '2Pz/304', '9Pz/33'];
  const arriving = (marker: number, options = { recovery: true }): Trial =>
    position(
      {
        turn: 2,
        units: Object.fromEntries([
          ...panzer.map(u => [u, { box: 'reinforcements' }]),
          ['106/239', '2801'],
          ['111R/399', '3828'],
        ]),
        morale: { '47PzK': marker },
      },
      options,
    );
  const came = (t: Trial, n: number): Trial =>
    acts(t, ...panzer.slice(0, n).map((u, i) => enter(u, `${2 * i + 10}50`)));

  it('13.8.1 every second arrival lifts it by one at once', () => {
    expect([1, 2, 3, 4].map(n => morale(came(arriving(5), n), '47PzK'))).toEqual([5, 6, 6, 7]);
    expect(eventsOf(came(arriving(5), 2), 'morale')).toEqual([
      { type: 'morale', rule: '13.8.1', card: '47PzK', morale: 6 },
    ]);
  });

  it('13.8.1 an odd one counts as two at the end of the phase', () => {
    expect(morale(act(came(arriving(6), 3), { type: 'end-movement' }), '47PzK')).toBe(8);
    expect(morale(act(came(arriving(6), 4), { type: 'end-movement' }), '47PzK')).toBe(8);
  });

  it('13.8.1 never above the start; what is too much is lost', () => {
    expect(morale(act(came(arriving(9), 4), { type: 'end-movement' }), '47PzK')).toBe(9);
    expect(morale(act(came(arriving(8), 4), { type: 'end-movement' }), '47PzK')).toBe(9);
  });

  it('13.8.1 the count begins anew each turn', () => {
    const t = act(came(arriving(5), 1), { type: 'end-movement' });
    expect([morale(t, '47PzK'), new Set(stateIn(t).arrived)]).toEqual([6, new Set([0])]);
  });

  it('13.8.1 only the command of those who come', () =>
    expect(
      stateIn(came(arriving(5), 4)).morale.filter((m, c) => c < COMMAND_COUNT && m !== stateIn(arriving(5)).morale[c]),
    ).toEqual([7]));

  it('7.7.3 without the option it does not rise', () =>
    expect(morale(act(came(arriving(5, { recovery: false }), 4), { type: 'end-movement' }), '47PzK')).toBe(5));
});

it('13.3.4 a unit that may arrive need not, and may arrive later', () => {
  const t = bringing(2, ...SWAPPED);
  expect(actionsOf(t, 'enter').length).toBeGreaterThan(0);
  const later = position(
    { turn: 5, active: 'soviet', units: { ...LATER, '18TK/110': { box: 'arriving' } }, chits: [...SWAPPED] },
    { chits: true },
  );
  expect(can(later, enter('18TK/110', '3028'))).toBe(true);
  expect(stateIn(later).place.filter(p => p === TO_COME).length).toBeGreaterThan(0);
});
