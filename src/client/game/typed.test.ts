import { describe, expect, it } from 'vitest';
import { diceFrom, random } from '../../kit/dice.ts';
import { randomAction } from '../../kit/playout.ts';
import { depictionFor } from '../../kit/seat.ts';
import { choicesOf } from './choices.ts';
import { at, firstState, gameNamed, hex, shapesIn, unit } from './testing.ts';
import { exampleLine, readLine, spokenIn, suggestions } from './typed.ts';
import { inWords, whyNot } from './whyNot.ts';

const sixth = await gameNamed('sixth-army');
const c = at(sixth, {
  phase: 'movement',
  units: '6Pz/I/11@0209, 6Pz/4@0211, 61C@0405',
  activated: ['6Pz/I/11', '6Pz/4'],
});
const shapes = shapesIn(c);
const read = (line: string): ReturnType<typeof readLine> => readLine(c, shapes, line);
const MOVE = { kind: 'act', action: { type: 'move', unit: unit(c, '6Pz/I/11'), hex: hex(c, '0210') } };

describe('the typed move line', () => {
  it.each([
    ['a full name and a hex', '6Pz/I/11 0210'],
    ['an alias', 'I/11 0210'],
    ['from and to', 'I/11 0209-0210'],
    ['the name of the action too', 'move I/11 0210'],
    ['small letters', 'i/11 0210'],
  ])('reads %s', (_name, line) => {
    expect(read(line)).toEqual(MOVE);
  });

  it('reads the name of a button, or its beginning', () => {
    expect(read('end-movement')).toEqual({ kind: 'act', action: { type: 'end-movement' } });
    expect(read('end')).toEqual({ kind: 'act', action: { type: 'end-movement' } });
  });

  it('takes a unit in hand that is named alone', () => {
    expect(read('I/11')).toMatchObject({ kind: 'press', choice: { type: 'move', unit: unit(c, '6Pz/I/11') } });
  });

  it('asks back where a beginning fits several units', () => {
    expect(read('6Pz')).toMatchObject({ kind: 'several', choices: [{ type: 'move' }, { type: 'move' }] });
  });

  it('names what it does not know, and what is near', () => {
    expect(read('xyz 0210')).toMatchObject({ kind: 'unknown', word: 'xyz' });
    expect(read('9999')).toMatchObject({ kind: 'refused' });
  });

  it('says why a known move is not legal', () => {
    const typed = read('I/11 0405');
    if (typed.kind !== 'refused') throw new Error(typed.kind);
    expect(whyNot(c, typed.guesses, sixth.words.en)?.rule).toBeDefined();
  });

  it('reads a battle group with its units', () => {
    const d = at(sixth, { units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405' });
    const group = { type: 'battle-group', hex: hex(d, '0306'), units: [unit(d, 'I/11'), unit(d, '6Pz/4')] };
    expect(readLine(d, shapesIn(d), '0306 6Pz/4 I/11')).toEqual({ kind: 'act', action: group });
    expect(readLine(d, shapesIn(d), 'order 6Pz')).toMatchObject({ kind: 'act', action: { type: 'order' } });
  });

  it('suggests names that lead somewhere', () => {
    expect(suggestions(c, '6')).toEqual(expect.arrayContaining(['6Pz/I/11', '6Pz/4']));
    expect(suggestions(c, 'I/11 02')).toContain('0210');
    expect(suggestions(c, 'e')).toEqual(['end-movement']);
  });

  it('speaks the language of the page: no code is suggested there, and the button’s own name can be typed', () => {
    const { ja } = sixth.words;
    const spoken = spokenIn('ja', choice => ja.choice(choice));
    const end = ja.choice({ type: 'end-movement' });
    const all = suggestions(c, '', spoken, 500);
    expect(all).toEqual(expect.arrayContaining(['6Pz/I/11', '6Pz/4', end]));
    expect(all.filter(word => /^[a-z-]+$/.test(word))).toEqual([]);
    expect(suggestions(c, '', undefined, 500)).toEqual(expect.arrayContaining(['move', 'end-movement']));
    expect(suggestions(c, end.slice(0, 2), spoken)).toEqual([end]);
    for (const line of [end, 'end-movement'])
      expect(readLine(c, shapes, line, spoken)).toEqual({ kind: 'act', action: { type: 'end-movement' } });
    expect(readLine(c, shapes, 'mov', spoken)).toMatchObject({ kind: 'several' });
    expect(readLine(c, shapes, 'vement', spoken)).toMatchObject({ kind: 'unknown', near: [] });
    const group = at(sixth, { units: '61C@0405' });
    expect(exampleLine(group, shapesIn(group), spoken)).not.toMatch(/^[a-z-]+$/);
  });

  it('keeps the rule apart from the sentence', () => {
    expect(inWords(sixth.words.en, { rule: '10.1', code: 'same-hex', about: { unit: 0, hex: 0 } }).text).not.toMatch(
      /^10\.1/,
    );
  });
});

describe('the example in the line', () => {
  it('is a unit and its destination if a unit can move', () => {
    expect(exampleLine(c, shapes)).toMatch(/^6Pz\/I\/11 0209-\d{4}$/);
  });

  it.each(['sample', 'sixth-army', 'russian-campaign'])('is legal in every position of %s', async id => {
    const game = await gameNamed(id);
    const next = random(`example ${id}`);
    let s = firstState(game);
    for (let n = 0; n < 120; n++) {
      const role = game.active(s)[0];
      if (role === undefined) return;
      const here = choicesOf(game, s, role, depictionFor(game, s, role));
      const line = exampleLine(here, shapesIn(here));
      // Cards are chosen from the hand, not typed.
      const isCards = game.legal(s, role).every(c => c.type === 'choose' || c.card !== undefined || c.open === 'cards');
      if (line !== undefined || !isCards)
        expect([line, readLine(here, shapesIn(here), line ?? '').kind]).toEqual([expect.any(String), 'act']);
      s = game.apply(s, role, randomAction(game, s, role, next), diceFrom(next)).state;
    }
  });
});
