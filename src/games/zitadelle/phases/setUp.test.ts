import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { Options } from '../../../kit/game.ts';
import { act, active, acts, can, hexesFor, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { FULL, GERMAN, hex, IS_TROOP, SOVIET, unit } from '../pieces.ts';
import { setUpLack } from '../rules/setUp.ts';
import { COLUMNS, isOnMap, type State, TO_COME, TO_SET_UP } from '../state.ts';
import { morale, phaseIn, stateIn } from '../testingPlay.ts';
import { game } from '../whole.ts';

const HISTORICAL = { type: 'historical-set-up' };
const READY = { type: 'ready' };
const place = (name: string, at: string): Said => ({ type: 'place', unit: name, hex: at });
const takeBack = (name: string): Said => ({ type: 'take-back', unit: name });

const newGame = (options: Options = {}): Trial => ({ game, s: game.setup('zitadelle', options, noDice), events: [] });

/** The Soviets have set up. */
const modelAsked = acts(newGame(), HISTORICAL, READY);
/** The Germans are to set up, without Model's divisions. */
const germans = act(modelAsked, { type: 'hold-back' });
const early = act(modelAsked, { type: 'attack-early' });

const placeIn = (t: Trial, name: string): number => stateIn(t).place[unit(name)]!;
/** Units in a box, by name. */
const inBox = (t: Trial, box: number): string[] => UNITS.filter(u => placeIn(t, u.name) === box).map(u => u.name);

it('3.1 once everything stands, the ready-made set-up only rearranges it', () => {
  const choice = (t: Trial) => t.game.legal(t.s, active(t) ?? '').find(({ type }) => type === HISTORICAL.type);
  expect([choice(newGame())?.revises, choice(act(newGame(), HISTORICAL))?.revises]).toEqual([undefined, true]);
});

it('3.1 11.2.1 the ready-made set-up and the choice of Model are told', () => {
  expect(act(newGame(), HISTORICAL).events).toEqual([{ type: 'historical-set-up', rule: '3.1', role: 'soviet' }]);
  expect(germans.events).toContainEqual({ type: 'model', rule: '11.2.1', early: false });
  expect(early.events).toContainEqual({ type: 'model', rule: '11.2.1', early: true });
});

/** The ready-made set-up of the Germans with some units elsewhere. */
function arranged(places: Readonly<Record<string, string>>): State {
  const d = COLUMNS.draft(stateIn(act(germans, HISTORICAL)));
  for (const [name, at] of Object.entries(places)) d.place = d.place.with(unit(name), hex(at));
  return d;
}

/** The hex that is not covered, '' where all are. */
function bare(s: State): string {
  const { rule, about } = setUpLack(s, GERMAN) ?? { rule: '3.2.2', about: undefined };
  expect(rule).toBe('3.2.2');
  return typeof about?.hex === 'number' ? game.names.hexes[about.hex]! : '';
}

describe('3.1 order of set-up', () => {
  it('3.1 Soviets first, then Model decides, then the Germans, then turn 1', () => {
    expect([active(newGame()), phaseIn(newGame())]).toEqual(['soviet', 'set-up']);
    expect([active(modelAsked), phaseIn(modelAsked)]).toEqual(['german', 'model']);
    expect([active(germans), phaseIn(germans)]).toEqual(['german', 'set-up']);
    const begun = acts(germans, HISTORICAL, READY);
    expect([stateIn(begun).turn, phaseIn(begun), active(begun)]).toEqual([1, 'air', 'german']);
  });

  it('3.1 nobody begins before all his units stand', () => {
    const t = act(act(newGame(), HISTORICAL), takeBack('51GR/154G'));
    expect([can(t, READY), can(newGame(), READY)]).toEqual([false, false]);
  });

  it('3.1 units stand in the zone of their code', () => {
    const open = hexesFor(newGame(), 'place', '51GR/154G');
    expect([open.includes('2120'), open.includes('2614'), open.includes('0505')]).toEqual([true, false, false]);
    expect(hexesFor(germans, 'place', '20Pz/21').includes('1144')).toBe(false);
    expect(hexesFor(germans, 'place', '7/19').includes('1144')).toBe(true);
  });

  it('3.1 reinforcements wait in their box, morale stands as printed', () => {
    const box = inBox(germans, TO_COME);
    expect([box.includes('2Pz/3'), box.includes('18Pz/18'), box.includes('18Pz/101')]).toEqual([true, true, false]);
    expect([morale(germans, '47PzK'), morale(germans, '6GA')]).toEqual([9, 10]);
  });

  it('3.1 a unit may be taken back and put elsewhere', () => {
    const put = act(newGame(), place('51GR/154G', '2120'));
    expect(put.events).toEqual([{ type: 'place', rule: '3.1', unit: '51GR/154G', hex: '2120' }]);
    const back = act(put, takeBack('51GR/154G'));
    expect(back.events).toEqual([{ type: 'take-back', rule: '3.1', unit: '51GR/154G' }]);
    const t = act(back, place('51GR/154G', '2220'));
    expect(placeIn(t, '51GR/154G')).toBe(hex('2220'));
  });
});

describe('3.2 limits of set-up', () => {
  it('3.2.1 every unit begins at full strength', () => {
    const s = stateIn(acts(germans, HISTORICAL));
    const units = UNITS.map((_, u) => u).filter(u => IS_TROOP[u]);
    expect(units.every(u => s.steps[u] === FULL[u])).toBe(true);
  });

  /** 20AK, whose zone is 0143, 0243 and 0343. */
  const corner = (...at: readonly string[]) =>
    Object.fromEntries(
      ['137/447', '137/448', '137/449', '251/451', '251/459', '251/471'].map((name, i) => [name, at[i]!]),
    );

  it('3.2.2 a hex of a zone is held or in the ZOC of one of its units', () => {
    expect(bare(arranged(corner('0243', '0144', '0144', '0244', '0244', '0344')))).toBe('');
  });

  it('3.2.2 and otherwise the set-up is not done', () => {
    expect(bare(arranged(corner('0143', '0143', '0144', '0144', '0244', '0244')))).toBe('0343');
    const t = acts(germans, HISTORICAL, ...Object.keys(corner()).map(takeBack));
    const west = corner('0143', '0143', '0144', '0144', '0244', '0244');
    const gap = acts(t, ...Object.entries(west).map(([name, at]) => place(name, at)));
    expect([can(t, READY), can(gap, READY), can(gap, HISTORICAL)]).toEqual([false, false, true]);
  });

  it('3.2.2 a ZOC of another code does not count', () => {
    const west = corner('0143', '0143', '0144', '0144', '0244', '0244');
    expect(bare(arranged({ ...west, '7/19': '0443' }))).toBe('0343');
  });

  it('3.2.2 battalions and guns hold their own hex and no other', () => {
    const rear = ['0745', '0844', '0945', '1045', '1045', '0945', '0844', '0745', '0745', '0945', '1045', '1045'];
    const names = UNITS.filter(u => u.command === '46PzK' && u.kind === 'infantry').map(u => u.name);
    const regiments = Object.fromEntries(names.map((name, i) => [name, rear[i]!]));
    const west = { 'GvM/9': '0443', 'GvM/10': '0544', 'GvM/11': '0544', '46PzK/909': '0544', Arko101: '0544' };
    expect(bare(arranged({ ...regiments, ...west }))).toBe('0643');
    expect(bare(arranged({ ...regiments, ...west, 'GvM/11': '0643' }))).not.toBe('0643');
  });

  it('3.2.2 the area of the reserve needs no cover', () => {
    const t = act(newGame(), HISTORICAL);
    expect(setUpLack(stateIn(t), SOVIET)).toBeUndefined();
  });

  it('3.2.3 nobody is placed above the limit', () => {
    const two = acts(germans, place('86/167', '1945'), place('86/184', '1945'));
    expect([can(two, place('86/216', '1945')), can(two, place('86/216', '2045'))]).toEqual([false, true]);
    const four = acts(two, place('Arko35', '1945'), place('PzPi811', '1945'));
    expect([can(four, place('Wf53', '1945')), can(four, place('41PzK/177', '1945'))]).toEqual([false, false]);
  });

  it('3.2.3 where two zones meet, corps stay apart', () => {
    const t = act(germans, place('LAH/1', '1915'));
    expect([can(t, place('Arko132', '1915')), can(t, place('11Pz/15', '1915'))]).toEqual([false, false]);
  });
});

describe('11.2 Model', () => {
  it('11.2 the Germans are asked once the Soviets stand', () => {
    expect([can(modelAsked, { type: 'attack-early' }), can(modelAsked, { type: 'hold-back' })]).toEqual([true, true]);
  });

  it('11.2.1 fourteen units may begin on the map', () => {
    const added = inBox(early, TO_SET_UP).filter(name => placeIn(germans, name) === TO_COME);
    expect(added.sort()).toEqual(
      [...['3', '2', '304'].map(n => `2Pz/${n}`), ...['33', '10', '11'].map(n => `9Pz/${n}`)]
        .concat(
          ['35', '12', '33'].map(n => `4Pz/${n}`),
          ['29', '5', '25'].map(n => `12Pz/${n}`),
          ['18Pz/18', '18Pz/52'],
        )
        .sort(),
    );
  });

  it('11.2.1 a unit that is held back arrives later', () => {
    const s = stateIn(acts(germans, HISTORICAL, READY));
    expect([isOnMap(s, unit('2Pz/3')), isOnMap(s, unit('18Pz/101'))]).toEqual([false, true]);
  });

  it('11.2.2 the four divisions stand in zone C or north of the line, in no other zone', () => {
    const open = hexesFor(early, 'place', '2Pz/3');
    expect(['1545', '1546', '1650', '3050'].map(h => open.includes(h))).toEqual([true, true, true, true]);
    // Zones B and D, and the Soviet side.
    expect(['1945', '1144', '1543'].map(h => open.includes(h))).toEqual([false, false, false]);
  });

  it('11.2.2 18Pz stands in zone B', () => {
    const open = hexesFor(early, 'place', '18Pz/18');
    expect([open.includes('1945'), open.includes('1545'), open.includes('1650')]).toEqual([true, false, false]);
  });

  it('11.2.2 within the stacking limit, with all others', () => {
    const s = stateIn(act(early, HISTORICAL));
    expect([isOnMap(s, unit('2Pz/3')), s.place.includes(TO_SET_UP)]).toEqual([true, false]);
    expect(can(act(early, HISTORICAL), READY)).toBe(true);
  });

  it('11.2.2 others come later all the same', () => {
    const box = inBox(early, TO_COME);
    expect([box.includes('10PG/20'), box.includes('36/87'), box.includes('198/305')]).toEqual([true, true, true]);
  });
});
