import { describe, expect, it } from 'vitest';
import type { BattleShown, DemandShown } from '../../kit/depict.ts';
import { ruledText } from '../../kit/ruledText.ts';
import { depictionFor } from '../../kit/seat.ts';
import { act, acts, type Trial } from '../../kit/trial.ts';
import { position } from './testing.ts';
import { combatOf } from './testingCombat.ts';

const battles = (t: Trial): readonly BattleShown[] => depictionFor(t.game, t.s, 'axis').battles ?? [];
const demands = (t: Trial): readonly DemandShown[] => depictionFor(t.game, t.s, 'axis').demands ?? [];
const hexName = (t: Trial, hex: number | undefined): string => t.game.names.hexes[hex ?? -1] ?? '';
const unitName = (t: Trial, unit: number | undefined): string => t.game.names.units[unit ?? -1] ?? '';
const rulesOf = (t: Trial): string[][] => battles(t).map(b => b.lacks.map(l => l.rule));
const assign = (unit: string, hex: string) => ({ type: 'assign', unit, hex });

const TWO = combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16, 21A@W17' });

describe('battles being put together', () => {
  it('9.2.2 names the enemies and the units that are still without a battle', () => {
    expect(demands(TWO).map(d => [d.rule, unitName(TWO, d.unit), hexName(TWO, d.hex)])).toEqual([
      ['9.2.2.B', '24Pz', ''],
      ['9.2.2.B', '39Pz', ''],
      ['9.2.2.A', '', 'W17'],
      ['9.2.2.A', '', 'X16'],
    ]);
    expect(rulesOf(TWO)).toEqual([['9.2.2.A'], ['9.2.2.A']]);
  });

  it('9.2.2 tells strengths and column as soon as somebody attacks', () => {
    const t = act(TWO, assign('24Pz', 'X16'));
    const [alone, attacked] = battles(t);
    expect(alone).not.toHaveProperty('column');
    expect(attacked).toMatchObject({ role: 'axis', lacks: [], strength: [8, 4], column: '2:1' });
  });

  it('9.2.2 demands nothing of a whole grouping, but is still one', () => {
    const t = act(TWO, { type: 'propose' });
    expect(depictionFor(t.game, t.s, 'axis').demands).toEqual([]);
    expect(rulesOf(t).flat()).toEqual([]);
  });

  it('9.5 says which battle stands below the lowest odds', () => {
    const t = act(
      combatOf({ units: 'HQ-C@X17, 24Pz@X17, 39Pz@X17, 27A@X16, 21A@X16, 22A@W17' }),
      assign('HQ-C', 'X16'),
    );
    const weak = battles(t).find(b => hexName(t, b.hex) === 'X16');
    expect(weak?.lacks.map(l => l.rule)).toEqual(['9.5']);
    expect(weak?.lacks.map(lack => ruledText(t.game.words.en, lack.why)).join()).toContain('1:8');
  });

  it('9.2.2 speaks both languages, with the refusal’s own sentence', () => {
    const [first] = demands(TWO);
    const refusal = TWO.game.explain(TWO.s, 'axis', { type: 'commit' });
    expect(refusal && TWO.game.words.en.refusal(refusal)).toContain(
      first ? ruledText(TWO.game.words.en, first.why) : '-',
    );
    expect(refusal && TWO.game.words.ja.refusal(refusal)).toContain(
      first ? ruledText(TWO.game.words.ja, first.why) : '-',
    );
  });
});

describe('battles that wait for their die', () => {
  const t = acts(TWO, assign('24Pz', 'X16'), assign('39Pz', 'W17'), { type: 'commit' });

  it('9.1.2 are listed without demands, and can be looked at one by one', () => {
    expect(depictionFor(t.game, t.s, 'axis').demands).toBeUndefined();
    expect(battles(t).map(b => hexName(t, b.hex))).toEqual(['W17', 'X16']);
    const reports = battles(t).map(b => t.game.inspect.battle?.(t.s, 'axis', b.hex));
    expect(reports.map(r => r?.ok && r.value.column)).toEqual(battles(t).map(b => b.column));
  });

  it('9.1.2 leave the list with their die, while the others wait on', () => {
    // Two armies in the way: the attacker falls back, and his player is asked where to.
    const fought = act(t, { type: 'fight', hex: 'X16' }, [2]);
    expect(battles(fought).map(b => hexName(fought, b.hex))).toEqual(['W17']);
    const left = fought.game.inspect.battle?.(fought.s, 'axis', battles(fought)[0]!.hex);
    expect(left?.ok).toBe(true);
  });
});

describe('what a move would oblige to', () => {
  const t = position({ units: '24Pz@X19, 27A@X16, 21A@W17', turn: 2 });
  const number = (list: readonly string[], name: string): number => list.indexOf(name);
  const unit = number(t.game.names.units, '24Pz');
  const at = (name: string) => t.game.inspect.obliges?.(t.s, unit, number(t.game.names.hexes, name));

  it('9.2.2 every enemy whose ZOC the unit would stand in', () => {
    expect(
      at('X17')
        ?.hexes.map(h => hexName(t, h))
        .sort(),
    ).toEqual(['W17', 'X16']);
    expect(at('W18')?.hexes.map(h => hexName(t, h))).toEqual(['W17']);
    expect(at('X20')).toBeUndefined();
  });

  it('9.2.2 nothing outside movement', () =>
    expect(TWO.game.inspect.obliges?.(TWO.s, unit, number(t.game.names.hexes, 'X17'))).toBeUndefined());
});
