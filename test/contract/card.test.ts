/** What is shown of a game before it is loaded says the same as the game. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { LANGS } from '../../src/kit/game.ts';

describe.each(GAMES)('$id', ({ id, card: shown, load }) => {
  it('is what its card says, by the same data', async () => {
    const [game, card] = await Promise.all([load(), shown()]);
    expect(card.id).toBe(id);
    expect(Object.entries(card).filter(([key, value]) => Reflect.get(game, key) !== value)).toEqual([]);
    expect(card.scenarios.length).toBeGreaterThan(0);
    for (const lang of LANGS) {
      expect(game.skin.sheet.title[lang]).toBe(card.title[lang]);
      expect(Object.keys(card.roleNames[lang])).toEqual(card.roles);
      expect(card.roles.map(role => game.words[lang].role(role))).toEqual(Object.values(card.roleNames[lang]));
    }
  });
});
