import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { LANGS } from '../../kit/game.ts';
import { en } from '../text/en.ts';
import { ja } from '../text/ja.ts';
import { coverSvg } from './cover/cover.ts';
import { keyOf, modesOf, seatingOf } from './seating.ts';
import { keepStart, keptStart } from './start.ts';

describe('seats', () => {
  const roles = ['axis', 'soviet'];

  it('can be taken against the computer on either side, by two, or by nobody', () => {
    expect(modesOf(roles).map(keyOf)).toEqual(['against-axis', 'against-soviet', 'two', 'watch']);
  });

  it('are filled by people and bots as chosen', () => {
    const kinds = modesOf(roles).map(mode => {
      const seating = seatingOf(roles, mode, 'greedy');
      return roles.map(role => seating[role]?.kind);
    });
    expect(kinds).toEqual([
      ['person', 'bot'],
      ['bot', 'person'],
      ['person', 'person'],
      ['bot', 'bot'],
    ]);
  });
});

describe('a start', () => {
  it('is a new one each time, even if it is the same', () => {
    keepStart('sample', { kind: 'saved', id: 'a' });
    const first = keptStart('sample');
    keepStart('sample', { kind: 'saved', id: 'a' });
    expect(keptStart('sample')?.start).toEqual(first?.start);
    expect(keptStart('sample')?.number).not.toBe(first?.number);
    expect(keptStart('other')).toBeUndefined();
  });
});

describe('words', () => {
  const shape = (value: object): unknown =>
    Object.fromEntries(Object.entries(value).map(([key, v]) => [key, typeof v === 'object' ? shape(v) : typeof v]));

  it('are the same in both languages', () => {
    expect(shape(ja)).toEqual(shape(en));
  });

  it('tell what each side of a game on the home page is out to do', async () => {
    const cards = await Promise.all(GAMES.filter(entry => !entry.hidden).map(entry => entry.card()));
    for (const card of cards) expect(Object.keys(card.pitch.aims), card.id).toEqual(card.roles);
  });
});

describe('covers', () => {
  it.each(GAMES.map(({ id }) => id))('%s: every unit, chit and hex of its design is in the game', async id => {
    const game = await GAMES.find(entry => entry.id === id)!.load();
    const design = game.skin.cover!;
    const units = [...design.heroes.map(hero => hero.unit), ...design.stacks.flatMap(stack => stack.units)];
    expect(units.filter(name => !game.names.units.includes(name))).toEqual([]);
    const chits = design.chits ?? [];
    expect(chits.filter(({ label }) => !game.names.cards.includes(label))).toEqual([]);
    for (const lang of LANGS) {
      const svg = coverSvg(game, lang);
      expect(svg.match(/class="counter"/g)).toHaveLength(units.length);
      expect(svg.match(/class="chit"/g) ?? []).toHaveLength(chits.length);
      expect(svg).toContain('HEXFRONT');
    }
  });
});
