import { describe, expect, it } from 'vitest';
import { noDice, seededDice } from '../../../kit/dice.ts';
import type { Json } from '../../../kit/game.ts';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Said,
  type Trial,
} from '../../../kit/trial.ts';
import { VARIANT_IDS, type VariantId } from '../data/variants.ts';
import { switchesOf } from '../options.ts';
import { firstState } from '../setup.ts';
import type { State } from '../state.ts';
import { position } from '../testing.ts';
import { arriving, begun, boxed, CALM, coming, pooled } from '../testingArrivals.ts';
import { game } from '../whole.ts';

const ON = { 'what-ifs': true };
const variant = (id: VariantId): number => VARIANT_IDS.indexOf(id);
const adopt = (id: VariantId): Said => ({ type: 'adopt', n: variant(id) });
const reject = (id: VariantId): Said => ({ type: 'reject', n: variant(id) });
const stateIn = (t: Trial): State => Object(t.s);
const ask = (turn: number, side: string, more: Record<string, Json> = {}, units: Record<string, Json> = {}) =>
  begun(
    { turn, active: side, weather: 'mud', ...more, units: { ...CALM, '1Inf': 'H29', '8A': 'R9', ...units } },
    {
      options: ON,
      rolls: side === 'soviet' && turn > 4 ? [1] : [],
    },
  );
const isAsked = (t: Trial, id: VariantId): boolean => can(t, adopt(id)) && can(t, reject(id));

describe('V3 the decision tree', () => {
  /** A game in which both have set up at a stroke, as far as V3.1. */
  const started = (options: Record<string, boolean> = ON): Trial => {
    const s = firstState('campaign', switchesOf(options), { dice: noDice, emit: () => undefined });
    return acts({ game, s, events: [] }, { type: 'historical-set-up' }, { type: 'ready' });
  };
  it('V3.1 the Axis player decides after the Soviet set-up, before his own', () => {
    expect([active(started()), isAsked(started(), 'no-balkans')]).toEqual(['axis', true]);
  });
  it('V3 without the option nobody is asked', () => expect(can(started({}), adopt('no-balkans'))).toBe(false));
  it('V3.1 a decision leads to his set-up', () =>
    expect(can(act(started(), adopt('no-balkans')), { type: 'historical-set-up' })).toBe(true));
  it('V3.2 the Soviet player is asked at the beginning of his turn of March 1941', () => {
    expect(isAsked(ask(0, 'soviet', { adopted: ['no-balkans'], neutral: 1 }), 'siberia')).toBe(true);
  });
  it('V3.2 only after V3.1', () => expect(isAsked(ask(0, 'soviet'), 'siberia')).toBe(false));
  it('V3.3 the Axis player is asked in May 1941, whatever was decided before', () => {
    expect(isAsked(ask(1, 'axis'), 'italy-out')).toBe(true);
    expect(isAsked(ask(1, 'axis', { adopted: ['no-balkans'], neutral: 1 }), 'italy-out')).toBe(true);
  });
  it('V3.4 the Axis player is asked in the second impulse of November 1941, if V3.2 was chosen', () => {
    const at = (impulse: number, adopted: string[]) =>
      isAsked(ask(4, 'axis', { impulse, adopted, weather: 'clear' }), 'japan');
    expect([at(2, ['no-balkans', 'siberia']), at(1, ['no-balkans', 'siberia']), at(2, ['no-balkans'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('V3.5 the Axis player is asked in November 1942, unless V3.3 was chosen', () => {
    expect(isAsked(ask(10, 'axis'), 'tunisia')).toBe(true);
    expect(isAsked(ask(10, 'axis', { adopted: ['italy-out'] }), 'tunisia')).toBe(false);
  });
  it('V3.6 the Axis player is asked in September 1944, whatever was decided before', () =>
    expect(isAsked(ask(21, 'axis', { adopted: ['italy-out'] }), 'bulge')).toBe(true));
  it('V3 a decision is final', () => {
    const t = act(ask(21, 'axis'), reject('bulge'));
    expect([stateIn(t).chosen[variant('bulge')], can(t, adopt('bulge'))]).toEqual([2, false]);
  });
  it('V3 the impulse then goes on', () =>
    expect(can(act(ask(10, 'axis'), reject('tunisia')), { type: 'end-movement' })).toBe(true));
  it('V3 another decision than the one asked for is refused', () =>
    expect(refused(ask(1, 'axis'), adopt('bulge'))).toMatchObject({ rule: 'V3', code: 'other-variant' }));
  it('V3 a whole game with every variant comes to its end', () => {
    const dice = seededDice('what if');
    let s: State = game.setup('barbarossa-winter', { ...ON, 'artillery-corps': true }, dice);
    for (let n = 0; n < 5000; n++) {
      const role = game.active(s)[0];
      if (!role) break;
      const list = game.legal(s, role).filter(c => !c.revises);
      const last =
        list.find(c => /^(adopt|ready|historical|end-|arrive|withdraw|send|replace|commit|propose)/.test(c.type)) ??
        list[0]!;
      s = game.apply(s, role, last.open ? game.complete(s, role, last)[0]! : last, dice).state;
    }
    expect(game.outcome(s)).toBeDefined();
    expect(s.chosen.slice(0, 4)).toEqual([1, 1, 1, 1]);
  });
});

describe('V3.1 no Balkan campaign', () => {
  const decided = (choice: Said): Trial => {
    const s = firstState('campaign', switchesOf(ON), { dice: noDice, emit: () => undefined });
    return acts({ game, s, events: [] }, { type: 'historical-set-up' }, { type: 'ready' }, choice);
  };
  const yes = decided(adopt('no-balkans'));
  it('V3.1 the game begins in March 1941', () => expect(stateIn(yes).turn).toBe(0));
  it('V3.1 Romania and Hungary are neutral', () => expect(stateIn(yes).neutral).toBe(1));
  it('V3.1 all Italians are out', () =>
    expect(['Ita3', 'Ita4', 'Ita5'].map(u => placeOf(yes, u))).toEqual(['out-of-game', 'out-of-game', 'out-of-game']));
  it('V3.1 the paratroops are set up, or wait off the map', () => {
    expect(placeOf(yes, '11FJ')).toBe('set-up');
    expect(can(yes, { type: 'hold-back', unit: '11FJ' })).toBe(true);
  });
  it('V3.1 if it is rejected they never come, and the game begins in May', () => {
    const no = decided(reject('no-balkans'));
    expect([placeOf(no, '11FJ'), stateIn(no).turn, stateIn(no).neutral]).toEqual(['out-of-game', 1, 0]);
  });
  const neutral = (units: Record<string, Json>, more: Record<string, Json> = {}) =>
    position({ turn: 2, neutral: 1, adopted: ['no-balkans'], ...more, units: { ...CALM, ...units } }, ON);
  it('V3.1 German reinforcements keep out of neutral hexes', () => {
    const hexes = hexesFor(neutral(arriving('27Inf')), 'arrive', '27Inf');
    expect([hexes.includes('E34'), hexes.includes('T33'), hexes.includes('W34')]).toEqual([true, false, false]);
  });
  it('V3.1 Romanians and Hungarians come as ever', () => {
    const t = neutral(arriving('Rom5', 'Hun1'));
    expect([hexesFor(t, 'arrive', 'Rom5'), hexesFor(t, 'arrive', 'Hun1')]).toEqual([['BB31'], ['T33']]);
  });
  const BLACK_SEA = { DD24: 'axis', JJ23: 'axis' };
  it('V3.1 they join at once when the Axis hold Odessa, Sevastopol and Rostov', () => {
    const t = act(neutral({ '24Pz': 'HH15' }, { owner: BLACK_SEA }), { type: 'move', unit: '24Pz', hex: 'II15' });
    expect([stateIn(t).neutral, eventsOf(t, 'neutrals-join')]).toMatchObject([0, [{ rule: 'V3.1' }]]);
  });
  it('V3.1 two of them are not enough', () => {
    const t = act(neutral({ '24Pz': 'HH15' }, { owner: { DD24: 'axis' } }), {
      type: 'move',
      unit: '24Pz',
      hex: 'II15',
    });
    expect(stateIn(t).neutral).toBe(1);
  });
  it('V3.1 neutral Romania sends no oil, but for V3.3', () => {
    const panzers = (adopted: string[]) =>
      actionsOf(ask(7, 'axis', { weather: 'clear', neutral: 1, adopted }, pooled('41Pz', '1Cav')), 'replace').map(
        a => a.unit,
      );
    expect([panzers(['no-balkans']), panzers(['no-balkans', 'italy-out'])]).toEqual([[], ['41Pz']]);
  });
  it('V3.1 the die of Archangel counts twice', () => {
    const t = begun(
      { turn: 5, active: 'soviet', weather: 'snow', adopted: ['no-balkans'], units: { ...CALM } },
      { options: ON, rolls: [3] },
    );
    expect(eventsOf(t, 'lend-lease')).toMatchObject([{ die: 3, points: 6 }]);
    expect(eventsOf(t, 'replacement-points')).toMatchObject([{ workers: 0, lendLease: 6, points: 6 }]);
  });
});

describe('V3.1 German paratroops', () => {
  const air = (units: Record<string, Json> = {}, more: Record<string, Json> = {}) =>
    position(
      {
        turn: 2,
        adopted: ['no-balkans'],
        ...more,
        units: { ...CALM, ...boxed('paratroops', '11FJ'), 'HQ-C': 'O20', ...units },
      },
      ON,
    );
  const drop = (hex: string): Said => ({ type: 'drop', unit: '11FJ', hex });
  it('V3.1 jump within eight hexes of a headquarters', () => {
    expect([can(air(), drop('O12')), can(air(), drop('O11'))]).toEqual([true, false]);
  });
  it('V3.1 in the first impulse of a clear turn', () => {
    expect(refused(air({}, { weather: 'snow', turn: 5 }), drop('O12'))).toMatchObject({ code: 'drop-weather' });
    expect(refused(air({}, { impulse: 2 }), drop('O12'))).toMatchObject({ code: 'drop-first-impulse' });
  });
  it('V3.1 not into woods or mountains', () =>
    expect(refused(air(), drop('O21'))).toMatchObject({ code: 'drop-terrain' }));
  it('V3.1 they may jump into an enemy ZOC', () => expect(can(air({ '8A': 'O13' }), drop('O12'))).toBe(true));
  it('V3.1 and onto the enemy', () => expect(can(air({ '8A': 'O12' }), drop('O12'))).toBe(true));
  it('V3.1 never onto neutral ground', () =>
    expect([0, 1].map(n => can(air({ 'HQ-C': 'AA24' }, { neutral: n }), drop('CC28')))).toEqual([true, false]));
  it('3.3.4 in the first impulse of the game not beside a spared city', () => {
    const t = air({ 'HQ-C': 'H22' }, { turn: 0 });
    expect([can(t, drop('G19')), refused(t, drop('G17'))]).toMatchObject([
      true,
      { rule: '3.3.4', code: 'spared-city' },
    ]);
  });
  it('V3.1 there they fight those in the hex, and nobody beside it', () => {
    const t = acts(air({ Cav3: 'O12', '8A': 'O11' }), drop('O12'), { type: 'end-movement' });
    const fought = can(t, { type: 'commit' }) ? act(t, { type: 'commit' }, [4]) : t;
    expect(eventsOf(fought, 'combat')).toMatchObject([{ hexes: ['O12'] }]);
  });
  it('5.5 by jumping onto the enemy they do not take his hex yet', () => {
    const owner = (units: Record<string, Json>) => {
      const t = act(air(units), drop('O12'));
      return stateIn(t).owner[t.game.names.hexes.indexOf('O12')];
    };
    expect([owner({}), owner({ Cav3: 'O12' })]).toEqual([0, 1]);
  });
  const june = (units: Record<string, Json>) =>
    begun(
      { turn: 2, active: 'axis', impulse: 2, adopted: ['no-balkans'], units: { ...CALM, 'HQ-C': 'O20', ...units } },
      { options: ON },
    );
  it('V3.1 if the enemy is still there in the second impulse, they are lost for good', () => {
    const t = june({ '11FJ': 'O12', Cav3: 'O12' });
    expect([placeOf(t, '11FJ'), eventsOf(t, 'drop-failed').length]).toEqual(['out-of-game', 1]);
  });
  it('V3.1 if he is gone, the hex is theirs', () => {
    const t = june({ '11FJ': 'O12' });
    expect([placeOf(t, '11FJ'), t.s.owner[t.s.place[t.game.names.units.indexOf('11FJ')]!]]).toEqual(['O12', 0]);
  });
  it('V3.1 their ZOC does not keep the enemy in the hex from retreating', () => {
    const t = acts(air({ Cav3: 'O12', '24Pz': 'O13', '41Pz': 'N12' }), drop('O12'), { type: 'end-movement' });
    const fought = act(t, { type: 'commit' }, [1]);
    expect(placeOf(fought, 'Cav3')).not.toBe('replacement-pool');
  });
  it('V3.1 they may go home over the west edge', () => {
    const t = act(air({ '11FJ': 'E33' }), { type: 'leave-map', unit: '11FJ' });
    expect(placeOf(t, '11FJ')).toBe('paratroops');
  });
  it('V3.1 nobody else may', () =>
    expect(refused(air({ '1Inf': 'E34' }), { type: 'leave-map', unit: '1Inf' })).toMatchObject({
      code: 'stays-on-map',
    }));
  it('V3.1 evacuated by sea they wait off the map as well', () =>
    expect(placeOf(june({ ...boxed('at-sea', '11FJ') }), '11FJ')).toBe('paratroops'));
  it('V3.1 they come by air only', () =>
    expect(refused(air(), { type: 'arrive', unit: '11FJ', hex: 'E34' })).toMatchObject({
      rule: 'V3.1',
      code: 'by-air-only',
    }));
});

describe('V3.2 early Siberians', () => {
  const at = (turn: number, adopted: string[]) =>
    begun(
      { turn, active: 'soviet', weather: 'mud', adopted, units: { ...CALM, ...coming('16A', '20A', '37A', '5Gd') } },
      { options: ON, rolls: turn > 4 ? [1] : [] },
    );
  const come = (turn: number, adopted: string[]) => eventsOf(at(turn, adopted), 'reinforcements').flatMap(e => e.units);
  it('V3.2 reinforcements over the east edge in 1941 arrive a turn sooner', () =>
    expect([come(1, ['siberia']), come(2, ['siberia'])]).toEqual([['16A'], ['20A', '37A']]));
  it('V3.2 otherwise in its own turn', () => expect([come(1, []), come(2, [])]).toEqual([[], ['16A', '20A']]));
  it('V3.2 later years are as they were', () =>
    expect([come(5, ['siberia']), come(6, ['siberia'])]).toEqual([[], ['5Gd']]));
});

describe('V3.3 Italy drops out', () => {
  const chosen = act(ask(1, 'axis', {}, { ...coming('AfrikaPz', 'Ita4'), Ita3: 'M25' }), adopt('italy-out'));
  it('V3.3 all Italians are out', () =>
    expect([placeOf(chosen, 'Ita3'), placeOf(chosen, 'Ita4')]).toEqual(['out-of-game', 'out-of-game']));
  it('V3.3 Rommel comes in July 1941', () => {
    const t = (turn: number) => ask(turn, 'axis', { adopted: ['italy-out'] }, coming('AfrikaPz'));
    expect([placeOf(t(2), 'AfrikaPz'), placeOf(t(3), 'AfrikaPz')]).toEqual(['arriving', 'order-of-battle']);
    expect(hexesFor(t(2), 'arrive', 'AfrikaPz')).toContain('E34');
  });
  it('V3.3 rejected, he stays in Africa', () =>
    expect(placeOf(act(ask(1, 'axis', {}, coming('AfrikaPz')), reject('italy-out')), 'AfrikaPz')).toBe('out-of-game'));
  it('V3.3 two German panzer corps leave in May 1942', () => {
    const t = position(
      { turn: 7, adopted: ['italy-out'], units: { ...CALM, '24Pz': 'E34', '46Pz': 'E34', RomPz: 'BB33' } },
      ON,
    );
    expect(actionsOf(t, 'withdraw').map(a => a.unit)).toEqual(['24Pz', '46Pz']);
  });
  it('V3.3 or the Axis have lost', () => {
    const t = ask(7, 'axis', { impulse: 2, weather: 'clear', adopted: ['italy-out'] });
    expect(t.game.outcome(t.s)).toMatchObject({ winner: 'soviet', rule: 'V3.3' });
  });
  it('V3.3 the withdrawal of 1944 stays', () => {
    const t = position({ turn: 19, adopted: ['italy-out'], units: { ...CALM, '24Pz': 'E34' } }, ON);
    expect(can(t, { type: 'withdraw', unit: '24Pz' })).toBe(true);
  });
  it('V3.3 from September 1941 a Black Sea city in Soviet hands brings a die of points', () => {
    const lease = (turn: number, owner: Record<string, string>, rolls: number[]) =>
      eventsOf(
        begun(
          { turn, active: 'soviet', weather: 'clear', owner, adopted: ['italy-out'], units: { ...CALM, '8A': 'R9' } },
          { options: ON, rolls },
        ),
        'lend-lease',
      );
    expect(lease(3, { DD24: 'axis', JJ23: 'axis' }, [5])).toMatchObject([{ rule: 'V3.3', hex: 'II15', points: 5 }]);
    expect(lease(3, { DD24: 'axis', JJ23: 'axis', II15: 'axis' }, [])).toEqual([]);
    expect(lease(2, {}, [])).toEqual([]);
  });
});

describe('V3.5 withdrawal from Tunisia', () => {
  it('V3.5 all Italians are out', () =>
    expect(placeOf(act(ask(10, 'axis', {}, { Ita3: 'L26' }), adopt('tunisia')), 'Ita3')).toBe('out-of-game'));
  it('V3.5 their dismissal is told', () =>
    expect(eventsOf(act(ask(10, 'axis', {}, { Ita3: 'L26' }), adopt('tunisia')), 'dismissed')).toMatchObject([
      { rule: 'V3.5', role: 'axis', nation: 'italian', units: expect.arrayContaining(['Ita3']) },
    ]));
  it('V3.5 Hermann Göring comes in January 1943, over the west edge', () => {
    const t = ask(11, 'axis', { adopted: ['tunisia'], weather: 'snow' }, coming('HG'));
    expect(hexesFor(t, 'arrive', 'HG')).toContain('E34');
  });
  it('V3.5 the SS leave in May 1943 and not in 1944', () => {
    const at = (turn: number) =>
      actionsOf(
        position({ turn, adopted: ['tunisia'], units: { ...CALM, '1SSPz': 'E34', '2SSPz': 'E34' } }, ON),
        'withdraw',
      ).length;
    expect([at(13), at(19)]).toEqual([2, 0]);
  });
  it('V3.5 in 1943 one panzer corps more is replaced', () => {
    const t = (turn: number) =>
      ask(turn, 'axis', { adopted: ['tunisia'], weather: 'clear' }, pooled('41Pz', '56Pz', '24Pz', '1Cav'));
    const both = act(t(13), { type: 'replace', unit: '41Pz' });
    expect([
      can(both, { type: 'replace', unit: '56Pz' }),
      can(act(both, { type: 'replace', unit: '56Pz' }), { type: 'replace', unit: '24Pz' }),
    ]).toEqual([true, false]);
    expect(can(act(t(19), { type: 'replace', unit: '41Pz' }), { type: 'replace', unit: '56Pz' })).toBe(false);
  });
});

describe('V3.6 Bulge in the East', () => {
  const AWAY = { ...boxed('withdrawn', '24Pz', '2SSPz', '5Inf'), ...coming('HG') };
  it('V3.6 withdrawn panzer corps and Hermann Göring come in October 1944', () => {
    const t = ask(21, 'axis', { impulse: 2, adopted: ['bulge'] }, AWAY);
    expect(['24Pz', '2SSPz', 'HG'].map(u => placeOf(t, u))).toEqual(['arriving', 'arriving', 'arriving']);
    expect(placeOf(t, '5Inf')).toBe('withdrawn');
    expect(hexesFor(t, 'arrive', 'HG')).toContain('E34');
  });
  it('V3.6 not in September', () =>
    expect(placeOf(ask(21, 'axis', { adopted: ['bulge'] }, AWAY), '24Pz')).toBe('withdrawn'));
  it('V3.6 replacements come once more in November 1944, whatever the weather', () => {
    const t = (adopted: string[]) =>
      can(ask(22, 'axis', { adopted, replaced: 1944 }, pooled('2Inf', '5Inf')), { type: 'replace', unit: '2Inf' });
    expect([t(['bulge']), t([])]).toEqual([true, false]);
  });
});

describe('V1 artillery corps', () => {
  const at = (turn: number, side: string, options: Record<string, boolean> = { 'artillery-corps': true }) =>
    begun(
      {
        turn,
        active: side,
        weather: 'mud',
        units: {
          ...CALM,
          '1Inf': 'H29',
          '8A': 'R9',
          'W-Moscow': 'R9',
          ...coming('1Art', 'SovArt1', 'SovArt2', 'SovArt3'),
        },
      },
      { options, rolls: side === 'soviet' && turn < 23 && turn > 4 ? [1] : [] },
    );
  const formed = (turn: number, side: string) => eventsOf(at(turn, side), 'artillery-corps').flatMap(e => e.units);
  it('V1 one Soviet corps a year from 1943 can be had as a replacement', () =>
    expect([formed(10, 'soviet'), formed(11, 'soviet'), formed(17, 'soviet')]).toEqual([
      [],
      ['SovArt1'],
      ['SovArt1', 'SovArt2'],
    ]));
  it('V1 and one German in all', () =>
    expect([formed(10, 'axis'), formed(11, 'axis'), formed(17, 'axis')]).toEqual([[], ['1Art'], ['1Art']]));
  it('V1 it is no reinforcement', () => expect(placeOf(at(11, 'axis'), '1Art')).toBe('replacement-pool'));
  it('V1 the Soviet one counts as Guards', () => {
    const t = begun(
      { turn: 13, active: 'soviet', units: { ...CALM, 'W-Moscow': 'R9', ...pooled('SovArt1', '2GdCav', '8A') } },
      { options: { 'artillery-corps': true }, rolls: [6] },
    );
    const took = act(t, { type: 'replace', unit: 'SovArt1' });
    expect([eventsOf(took, 'replace')[0]?.cost, can(took, { type: 'replace', unit: '2GdCav' })]).toEqual([2, false]);
  });
  it('V1 the German one as a panzer corps', () => {
    const t = begun(
      { turn: 13, active: 'axis', units: { ...CALM, '1Inf': 'H29', ...pooled('1Art', '41Pz', '1Cav') } },
      { options: { 'artillery-corps': true } },
    );
    expect(can(act(t, { type: 'replace', unit: '1Art' }), { type: 'replace', unit: '41Pz' })).toBe(false);
  });
  it('V1 only by option', () => expect(placeOf(at(11, 'axis', {}), '1Art')).toBe('order-of-battle'));
});
