/** The drawn map of every game: complete, in both languages, and small enough for a page. */
import { describe, expect, it } from 'vitest';
import { mapSvg } from '../src/draw/map.ts';
import { strayMarkup } from '../src/draw/testing.ts';
import { GAMES } from '../src/games/index.ts';
import { LANGS } from '../src/kit/game.ts';

const MOST_BYTES = 900_000;

describe.each(GAMES)('the map of $id', entry => {
  it.each(LANGS)('in %s', async lang => {
    const game = await entry.load();
    const svg = mapSvg(game.board, game.skin, { lang, lines: game.skin.lines.map(l => l.id) });
    expect(strayMarkup(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    for (const place of game.board.map.places) {
      const last = place[lang].split(/[・ -]/).at(-1) ?? '';
      expect(svg.toLowerCase()).toContain(last.toLowerCase().replace("'", '&apos;'));
    }
    expect(mapSvg(game.board, game.skin, { lang }).length).toBeLessThan(MOST_BYTES);
  });
});
