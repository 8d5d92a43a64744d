import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, acts, can, hexesFor, refused, type Trial } from '../../../kit/trial.ts';
import { hex } from '../pieces.ts';
import { assaultOf, assign, commit, declared, fight, merge, support, told } from '../testingAssault.ts';
import { phaseIn } from '../testingPlay.ts';

const battlesOf = (t: Trial): unknown => declared(commit(t));

describe('7.1 declaring assaults', () => {
  it('7.1 all assaults are declared before the first one is fought', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0405, 51GR/154G@0505, 52GR/151G@0604' });
    expect(actionsOf(t, 'fight')).toEqual([]);
    expect(actionsOf(commit(t), 'assign')).toEqual([]);
    expect(actionsOf(commit(t), 'fight')).toHaveLength(2);
  });

  it('7.1.1 a unit next to one enemy is assigned to it at once', () => {
    const t = assaultOf({ units: 'LAH/1@0504, 51GR/154G@0505' });
    expect(t.game.legal(t.s, 'german')).toEqual([{ type: 'commit' }]);
  });

  it('7.1.1 where nobody is beside an enemy there is no assault', () =>
    expect(phaseIn(assaultOf({ units: 'LAH/1@0503, 51GR/154G@0505' }))).toBe('movement'));

  it('7.1.1 every unit that must assault has to be put to somebody', () => {
    const t = act(
      assaultOf({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 52GR/151G@0604' }),
      assign('LAH/1', '0505'),
    );
    expect(can(t, { type: 'commit' })).toBe(false);
    expect(can(act(t, assign('LAH/2', '0604')), { type: 'commit' })).toBe(true);
  });

  it('7.1.2 the only whole is the only one offered', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0405, 51GR/154G@0505, 52GR/151G@0604' });
    expect(hexesFor(t, 'assign', 'LAH/1')).toEqual(['0604']);
    expect(can(t, merge('0505', '0604'))).toBe(false);
    expect(battlesOf(t)).toEqual([
      { hexes: ['0505'], units: ['LAH/2'] },
      { hexes: ['0604'], units: ['LAH/1'] },
    ]);
  });

  it('7.1.3 a free unit may assault two free hexes at once', () => {
    const t = assaultOf({ active: 'soviet', units: '107R/504@2625, LAH/1@2624, LAH/2@2525' });
    const both = acts(t, assign('107R/504', '2624'), merge('2525', '2624'));
    expect(battlesOf(both)).toEqual([{ hexes: ['2525', '2624'], units: ['107R/504'] }]);
  });

  it('7.1.3 or only some of those beside it, but there the whole stack', () => {
    const t = assaultOf({ active: 'soviet', units: '107R/504@2625, LAH/1@2624, LAH/2@2624, DR/D@2525' });
    const fought = fight(commit(act(t, assign('107R/504', '2624'))), '2624', 2);
    expect(told(fought, 'assault')).toMatchObject({ hexes: ['2624'], defence: 12 });
  });

  it('7.1.3 a free unit may join an assault that others must make', () => {
    const t = assaultOf({ active: 'soviet', units: '51GR/154G@2120, 6GA/96@2120, GD/Fus@2121' });
    expect(battlesOf(t)).toEqual([{ hexes: ['2121'], units: ['6GA/96'] }]);
    expect(battlesOf(act(t, assign('51GR/154G', '2121')))).toEqual([
      { hexes: ['2121'], units: ['51GR/154G', '6GA/96'] },
    ]);
  });

  it('7.1.1 a battalion without a ZOC may be assaulted with others beside it', () => {
    const t = assaultOf({ active: 'soviet', units: '3TK/57@3032, 78St/14@3033, Jg/8@3132' });
    expect(battlesOf(t)).toEqual([{ hexes: ['3033'], units: ['3TK/57'] }]);
    expect(battlesOf(act(t, merge('3033', '3132')))).toEqual([{ hexes: ['3033', '3132'], units: ['3TK/57'] }]);
  });

  it('7.1.1 in any order: whoever has no choice is put to a battalion before or after they are joined', () => {
    const t = assaultOf({ active: 'soviet', units: '3TK/57@3032, 78St/14@3033, Jg/8@3132' });
    expect(hexesFor(t, 'assign', '3TK/57')).toEqual(['3132']);
    const put = act(t, assign('3TK/57', '3132'));
    expect(battlesOf(put)).toEqual([{ hexes: ['3033', '3132'], units: ['3TK/57'] }]);
    expect(put.s).toEqual(act(t, merge('3033', '3132')).s);
    expect(told(put, 'merge').hexes).toEqual(['3033', '3132']);
    expect(refused(put, assign('3TK/57', '3132'))).toMatchObject({ rule: '7.1.1', code: 'no-other-enemy' });
    expect(battlesOf(act(put, { type: 'split', hex: '3132' }))).toEqual(battlesOf(t));
  });

  it('7.1.1 but not where another one who has no choice is not beside it', () => {
    const t = assaultOf({ active: 'soviet', units: '3TK/57@3032, 8R/151@3034, 78St/14@3033, Jg/8@3132' });
    expect(refused(t, assign('3TK/57', '3132'))).toMatchObject({ rule: '7.1.1', code: 'duty-first' });
    expect(refused(t, merge('3033', '3132'))).toMatchObject({ rule: '7.2.5', code: 'not-beside-all' });
  });

  it('7.1.1 but it does no duty: who stands in a ZOC assaults a unit that has one', () => {
    const t = assaultOf({
      active: 'soviet',
      units: '3TK/57@3032, 78St/14@3033, 78St/195@3031, 8R/151@3034, Jg/8@3132',
    });
    // 8R/151 sees to 3033 and is not beside 3132, so Jg/8 can only be taken on together with 3031.
    const alone = act(t, assign('3TK/57', '3132'));
    expect(refused(alone, { type: 'commit' })).toMatchObject({ rule: '7.1.2', about: { hex: hex('3031') } });
    expect(battlesOf(act(alone, merge('3132', '3031')))).toEqual([
      { hexes: ['3033'], units: ['8R/151'] },
      { hexes: ['3132', '3031'], units: ['3TK/57'] },
    ]);
  });

  it('7.1.1 not even where others see to all who have one', () => {
    const units = '3TK/57@3032, 78St/14@3033, 78St/195@3031, 8R/151@3034, 8R/229@3030, Jg/8@3132';
    const t = assaultOf({ active: 'soviet', units });
    expect(new Set(hexesFor(t, 'assign', '3TK/57'))).toEqual(new Set(['3031', '3033']));
    expect(refused(t, assign('3TK/57', '3132'))).toMatchObject({ rule: '7.1.1', code: 'duty-first' });
  });

  it('7.1.1 the assaults do not begin until it is joined to one that has', () => {
    const units = '3TK/57@3032, 3TK/50@3032, 78St/14@3033, 78St/195@3031, Jg/8@3132';
    const t = acts(
      assaultOf({ active: 'soviet', units }),
      assign('3TK/50', '3132'),
      assign('3TK/57', '3031'),
      merge('3033', '3031'),
    );
    expect(refused(t, { type: 'commit' })).toMatchObject({ rule: '7.1.1', code: 'duty-first' });
    expect(t.game.words.en.prompt(t.s)).toContain('join a hex with a ZOC to the assaults of 3TK/50');
    expect(can(act(t, merge('3033', '3132')), { type: 'commit' })).toBe(true);
    expect(battlesOf(act(t, { type: 'propose' }))).toEqual([
      { hexes: ['3033', '3132', '3031'], units: ['3TK/50', '3TK/57'] },
    ]);
  });

  it('7.1.1 who stands in no ZOC may', () => {
    const t = assaultOf({ active: 'soviet', units: '3TK/57@3032, Jg/8@3132, 8R/151@3133' });
    expect(can(t, assign('3TK/57', '3132'))).toBe(true);
  });

  it('7.1.4 nobody assaults twice, and nobody is assaulted twice', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 52GR/151G@0604' });
    const one = act(t, assign('LAH/1', '0505'));
    expect(can(one, assign('LAH/1', '0604'))).toBe(false);
    const after = fight(commit(one), '0505', 7, 2);
    expect(actionsOf(after, 'fight').map(a => a.hex)).toEqual(['0604']);
  });

  it('7.1.7 strength is not divided: a unit is put to one assault, with all it has', () => {
    const t = act(
      assaultOf({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 52GR/151G@0604' }),
      assign('LAH/1', '0505'),
    );
    const both = commit(act(t, assign('LAH/2', '0604')));
    expect([
      told(fight(both, '0505', 7, 2), 'assault').attack,
      told(fight(both, '0604', 7, 2), 'assault').attack,
    ]).toEqual([6, 6]);
  });

  it('7.1.6 the attacker chooses the order', () => {
    const t = commit(assaultOf({ units: 'LAH/1@0504, LAH/2@0405, 51GR/154G@0505, 52GR/151G@0604' }));
    expect(actionsOf(t, 'fight').map(a => a.hex)).toEqual(['0505', '0604']);
    expect(active(t)).toBe('german');
    expect(told(fight(t, '0604', 7, 2), 'assault').hexes).toEqual(['0604']);
  });

  it('5.2.7 in the own phase only: the enemy beside one waits for his', () =>
    expect(active(assaultOf({ active: 'soviet', units: '51GR/154G@0505, LAH/1@0504' }))).toBe('soviet'));
});

describe('7.2 several units and hexes', () => {
  it('7.2.1 one unit takes all on that nobody else can', () => {
    const t = assaultOf({ units: 'LAH/1@0504, 51GR/154G@0505, 52GR/151G@0604' });
    expect(can(act(t, assign('LAH/1', '0505')), { type: 'commit' })).toBe(false);
    const after = fight(commit(t), '0505', 6, 2);
    expect(told(after, 'assault')).toMatchObject({ hexes: ['0505', '0604'], attack: 6, defence: 6 });
  });

  it('7.2.1 one that is not alone need not', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0605, 51GR/154G@0505, 52GR/151G@0604' });
    expect(battlesOf(acts(t, assign('LAH/1', '0604'), assign('LAH/2', '0505')))).toEqual([
      { hexes: ['0505'], units: ['LAH/2'] },
      { hexes: ['0604'], units: ['LAH/1'] },
    ]);
  });

  it('7.2.2 units of several hexes assault the same one together', () => {
    const t = fight(commit(assaultOf({ units: 'LAH/1@0504, LAH/2@0405, 51GR/154G@0505' })), '0505', 7, 2);
    expect(told(t, 'assault')).toMatchObject({ units: ['LAH/1', 'LAH/2'], attack: 12 });
  });

  it('7.2.3 a stack defends as one, without its armour', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 51GR/156G@0505' });
    expect(told(fight(commit(t), '0505', 12, 2, 2), 'assault')).toMatchObject({ defence: 6 });
    const armour = assaultOf({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 6GA/96@0505' });
    expect(told(fight(commit(armour), '0505', 9, 2), 'assault')).toMatchObject({ defence: 3 });
  });

  it('7.2.4 a stack may assault apart, or together two hexes', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 52GR/151G@0604' });
    expect(battlesOf(acts(t, assign('LAH/1', '0505'), assign('LAH/2', '0604')))).toHaveLength(2);
    expect(battlesOf(act(t, merge('0505', '0604')))).toEqual([{ hexes: ['0505', '0604'], units: ['LAH/1', 'LAH/2'] }]);
  });

  it('7.2.5 every attacker is beside every hex of his assault', () => {
    const t = assaultOf({ units: 'LAH/1@0504, LAH/2@0504, DR/D@0405, 51GR/154G@0505, 52GR/151G@0604' });
    // DR/D is beside 0505 alone.
    expect(can(t, merge('0505', '0604'))).toBe(false);
  });

  it('7.2.5 numbers are not limited', () => {
    const units =
      'LAH/1@0504, LAH/2@0504, DR/D@0404, DR/DF@0404, TOT/T@0405, TOT/TE@0405, 51GR/154G@0505, 51GR/156G@0505';
    expect(told(fight(commit(assaultOf({ units })), '0505', 7, 2, 2), 'assault')).toMatchObject({
      attack: 36,
      defence: 6,
    });
  });
});

describe('10.1 10.2 support while assaults are put together', () => {
  const first = (units: string): Trial => assaultOf({ turn: 1, units });

  it('10.1.4 assaults that are joined keep one artillery unit', () => {
    const units = 'Arko35@3032, 292/507@3032, Wf53@3134, 86/167@3134, 15R/47@3033, 8R/151@3133';
    const apart = acts(first(units), assign('292/507', '3033'), assign('86/167', '3133'));
    const lent = acts(apart, support('Arko35', '3033'), support('Wf53', '3133'));
    const joined = act(lent, merge('3033', '3133'));
    expect(can(joined, { type: 'withdraw-support', unit: 'Wf53' })).toBe(false);
    expect(told(fight(commit(joined), '3033', 12, 2, 2), 'spent').units).toEqual(['Arko35']);
  });

  it('10.1.2 support may be lent before its friends are put there, and is free again when they go elsewhere', () => {
    const units = 'Arko35@3032, 292/507@3032, 292/508@3034, 86/167@3132, 15R/47@3033, 8R/151@3133';
    const t = act(first(units), support('Arko35', '3033'));
    const there = act(t, assign('292/507', '3033'));
    expect(commitSupport(there)).toEqual(['Arko35']);
    const back = act(there, { type: 'unassign', unit: '292/507' });
    expect(can(back, { type: 'withdraw-support', unit: 'Arko35' })).toBe(true);
    const elsewhere = act(back, assign('292/507', '3133'));
    expect(can(elsewhere, { type: 'withdraw-support', unit: 'Arko35' })).toBe(false);
    expect(hexesFor(elsewhere, 'support', 'Arko35')).toEqual(['3133']);
  });

  it('10.1.2 support whose friends have stayed out is not used', () => {
    // Over the stream 11Pz/110 need not assault (13.1.1), and does not.
    const units = '11Pz/111@2119, 11Pz/110@2118, Arko132@2118, 71GR/219G@2218';
    const t = acts(
      assaultOf({ turn: 1, units }, { streams: true }),
      assign('11Pz/111', '2218'),
      support('Arko132', '2218'),
    );
    const odds = t.game.inspect.odds(t.s, 'german', { type: 'fight', hex: hex('2218') });
    expect(JSON.stringify(odds)).not.toContain('artillery');
    const none = act(t, { type: 'commit' });
    expect([told(none, 'withdraw-support').unit, commitSupport(t)]).toEqual(['Arko132', []]);
  });
});

const commitSupport = (t: Trial): unknown[] => {
  const { battles } = told(commit(t), 'commit');
  return JSON.stringify(battles).match(/Arko\d+/g) ?? [];
};
