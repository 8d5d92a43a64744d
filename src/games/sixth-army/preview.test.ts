/** What a battle report says before the dice. Units of a report are numbers; here they are named as printed. */
import { describe, expect, it } from 'vitest';
import type { Action, Json } from '../../kit/game.ts';
import { named } from '../../kit/names.ts';
import { act, acts, type Trial } from '../../kit/trial.ts';
import { hex, unit } from './pieces.ts';
import { position } from './testing.ts';

/** Attackers fresh at 1008 and 0909 beside the cavalry at 1009. */
const UNITS = '6Pz/4@1008, 16PG/60@0909, 61C@1009, 96/87@1513';
const combat = (units: string, more: Readonly<Record<string, Json>> = {}): Trial =>
  position({
    phase: 'combat',
    activated: units.includes('16PG/60') ? ['6Pz/4', '16PG/60'] : ['6Pz/4'],
    units,
    ...more,
  });

const attack = (at: string, ...units: string[]): Action => ({
  ...{ type: 'attack', hex: hex(at) },
  ...(units.length > 0 && { units: units.map(unit) }),
});

function odds(t: Trial, action: Action, role = 'axis'): Json {
  const found = t.game.inspect.odds(t.s, role, action);
  if (!found.ok) return `${found.error.rule} ${found.error.code}`;
  return JSON.parse(JSON.stringify(named(t.game.names, JSON.parse(JSON.stringify(found.value)))));
}

describe('11.4 the strengths of a battle to come', () => {
  it('11.4 every fresh unit beside the hex is counted, or those that are named', () => {
    const t = combat(UNITS);
    expect(odds(t, attack('1009'))).toMatchObject({ attackers: [{ unit: '6Pz/4' }, { unit: '16PG/60' }] });
    expect(odds(t, attack('1009', '6Pz/4'))).toMatchObject({ attackers: [{ unit: '6Pz/4' }], shift: 0 });
  });

  it('11.1 there is none without an enemy, without attackers, and for those who are not beside the hex', () => {
    const t = combat(`${UNITS}, 6Pz/114@0205, 81C@0405`);
    expect(odds(t, attack('1010'))).toBe('11.1 no-enemy');
    expect(odds(t, attack('1513'))).toBe('11.0 nobody-beside');
    expect(odds(t, attack('1009', '6Pz/114'))).toBe('11.1 not-adjacent');
    expect(odds(t, attack('1009', '61C'))).toBe('2.2.1 not-your-unit');
  });
});

describe('11.7 shock in a report', () => {
  it('11.7 one red dot exhausts the one defender, and none strikes back', () => {
    const t = position({ phase: 'combat', activated: ['6Pz/I/11'], units: '6Pz/I/11@1008, 61C@1009, 96/87@1513' });
    expect(odds(t, attack('1009'))).toMatchObject({
      shock: { rule: '11.7', onDefender: { hits: 1, units: ['61C'] }, onAttacker: { hits: 0, units: [] } },
      defenders: [{ unit: '61C', what: 'exhausted' }],
    });
  });

  it('11.7 of two defenders the one that loses most by it is taken to be struck', () => {
    const units = '6Pz/I/11@1008, 61C@1009, 2GM/4G@1009, 96/87@1513';
    const t = position({ phase: 'combat', activated: ['6Pz/I/11'], units });
    expect(odds(t, attack('1009'))).toMatchObject({
      shock: { onDefender: { hits: 1, units: ['2GM/4G'] }, onAttacker: { hits: 1, units: ['6Pz/I/11'] } },
      strength: [3, 4],
    });
  });
});

describe('11.9, 11.10 what each result does to whom', () => {
  const report = odds(combat('6Pz/4@1008, 61C@1009, 96/87@1513'), attack('1009'));

  it('11.10 a strength of 2 holds with a 1 or a 2, after DD with a 1 alone', () => {
    expect(report).toMatchObject({
      fates: expect.arrayContaining([
        { result: 'DL', units: [{ unit: '61C', retreat: true, ways: 3, hold: 1 / 3 }] },
        { result: 'DD', units: [{ unit: '61C', retreat: true, ways: 3, hold: 1 / 6 }] },
      ]),
    });
  });

  it('11.9 who cannot retreat has to hold', () => {
    const shut = odds(combat('6Pz/4@1008, 6Pz/114@1010, 6Pz/AA6@0910, 16PG/60@1110, 61C@1009'), attack('1009'));
    expect(shut).toMatchObject({
      fates: expect.arrayContaining([{ result: 'DL', units: [{ unit: '61C', retreat: false, ways: 0, hold: 1 / 3 }] }]),
    });
  });
});

describe('11.6 artillery in a report', () => {
  it.each([
    ['axis', 1],
    ['soviet', -1],
  ])('11.6 the marker of the %s side shifts by %i', (holder, shift) => {
    const support = { [holder]: { artillery: 1 } };
    const asked = acts(combat('6Pz/4@1008, 61C@1009, 96/87@1513', { support }), { type: 'attack', hex: '1009' });
    const t = act(asked, { type: 'resolve' });
    expect(odds(t, { type: 'artillery' }, holder)).toMatchObject({ shift, shock: null });
    expect(odds(t, { type: 'decline' }, holder)).toMatchObject({ shift: 0 });
  });
});
