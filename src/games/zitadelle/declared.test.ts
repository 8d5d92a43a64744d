import { describe, expect, it } from 'vitest';
import type { BattleShown, DemandShown } from '../../kit/depict.ts';
import { ruledText } from '../../kit/ruledText.ts';
import { depictionFor } from '../../kit/seat.ts';
import { act, acts, type Trial } from '../../kit/trial.ts';
import { BOARD, hex, unit } from './pieces.ts';
import { position } from './testing.ts';
import { assaulting, moving, sovietsMoving } from './testingPlay.ts';

const battles = (t: Trial): readonly BattleShown[] => depictionFor(t.game, t.s, 'german').battles ?? [];
const demands = (t: Trial): readonly DemandShown[] => depictionFor(t.game, t.s, 'german').demands ?? [];
const hexName = (h: number | undefined): string => BOARD.names[h ?? -1] ?? '';
const assign = (name: string, at: string) => ({ type: 'assign', unit: name, hex: at });

/** Two regiments between two enemies. */
const TWO = assaulting('german', '11Pz/110@2121, 11Pz/111@2121, 71GR/219G@2120, 51GR/154G@2221');

describe('assaults being put together', () => {
  it('7.1.1, 7.1.2 names the units and the hexes that are still without one', () => {
    expect(demands(TWO).map(d => [d.rule, d.unit, hexName(d.hex)])).toEqual([
      ['7.1.1', unit('11Pz/110'), ''],
      ['7.1.1', unit('11Pz/111'), ''],
      ['7.1.2', undefined, '2221'],
      ['7.1.2', undefined, '2120'],
    ]);
    expect(battles(TWO).map(b => b.lacks.map(l => l.rule))).toEqual([['7.1.2'], ['7.1.2']]);
  });

  it('7.3 tells strengths and column as soon as somebody assaults', () => {
    const [open, met] = battles(act(TWO, assign('11Pz/110', '2120')));
    expect(open).not.toHaveProperty('column');
    expect(met).toMatchObject({ role: 'german', lacks: [], strength: [4, 2], column: '3:2' });
  });

  it('7.1.2 demands nothing of a whole grouping', () => {
    const t = act(TWO, { type: 'propose' });
    expect(depictionFor(t.game, t.s, 'german').demands).toEqual([]);
    expect(battles(t).flatMap(b => b.lacks)).toEqual([]);
  });

  it('7.1.1 speaks both languages, with the sentence of the refusal', () => {
    const [first] = demands(TWO);
    const refusal = TWO.game.explain(TWO.s, 'german', { type: 'commit' });
    expect(refusal && TWO.game.words.en.refusal(refusal)).toContain(
      first ? ruledText(TWO.game.words.en, first.why) : '-',
    );
    expect(refusal && TWO.game.words.ja.refusal(refusal)).toContain(
      first ? ruledText(TWO.game.words.ja, first.why) : '-',
    );
  });
});

describe('assaults that wait for their dice', () => {
  const t = acts(TWO, assign('11Pz/110', '2120'), assign('11Pz/111', '2221'), { type: 'commit' });

  it('7.1.6 are listed without demands, and can be looked at one by one', () => {
    expect(depictionFor(t.game, t.s, 'german').demands).toBeUndefined();
    expect(battles(t).map(b => hexName(b.hex))).toEqual(['2221', '2120']);
    const reports = battles(t).map(b => t.game.inspect.battle?.(t.s, 'german', b.hex));
    expect(reports.map(r => r?.ok && r.value.column)).toEqual(battles(t).map(b => b.column));
  });

  it('7.1.6 leave the list with their dice, while the others wait on', () => {
    // AC at 3:2: the attacker checks with 2, and stays.
    const fought = act(t, { type: 'fight', hex: '2120' }, [3, 4, 1, 1]);
    expect(battles(fought).map(b => hexName(b.hex))).toEqual(['2221']);
  });

  it('7.3 an assault whose defenders are gone is shown without odds', () => {
    const { s } = t;
    const bare = { ...s, place: 'place' in s && Array.isArray(s.place) ? s.place.with(unit('51GR/154G'), -4) : [] };
    const [empty] = depictionFor(t.game, bare, 'german').battles ?? [];
    expect(empty).toMatchObject({ hex: hex('2221'), units: [] });
    expect(empty).not.toHaveProperty('column');
  });
});

describe('what a move would oblige to', () => {
  const at = (t: Trial, name: string, to: string) => t.game.inspect.obliges?.(t.s, unit(name), hex(to));

  it('7.1.1 every non-armoured enemy whose ZOC the unit would stand in, when its side fights next', () => {
    const t = moving('11Pz/110@2323, 71GR/219G@2120, 51GR/154G@2221, 6GA/96@2423');
    expect(at(t, '11Pz/110', '2121')).toEqual({ rule: '7.1.1', hexes: [hex('2221'), hex('2120')], later: true });
    expect(at(t, '11Pz/110', '2324')).toBeUndefined();
  });

  it('7.1.3 nothing for Soviet infantry in a fort', () => {
    const t = sovietsMoving('71GR/219G@2222, 11Pz/110@2121');
    expect(at(t, '71GR/219G', '2221')).toMatchObject({ hexes: [hex('2121')] });
    expect(at(t, '71GR/219G', '2120')).toBeUndefined();
  });

  it('13.6 in the same turn where the Germans move first', () => {
    const at2323 = { turn: 3, units: '11Pz/110@2323, 71GR/219G@2120', movesFirst: 1 };
    const t = position(at2323, { 'move-first': true });
    expect(at(t, '11Pz/110', '2121')).not.toHaveProperty('later');
  });

  it('7.1.1 nothing outside movement', () => expect(at(TWO, '11Pz/110', '2121')).toBeUndefined());
});
