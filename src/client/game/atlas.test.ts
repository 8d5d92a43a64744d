import { describe, expect, it } from 'vitest';
import { compileBoard, rectangle } from '../../kit/board.ts';
import { hasOverview, makeAtlas, toggleOverview, turnOn } from './atlas.ts';
import { frontsGame } from './fronts/game.ts';
import { frontsTable } from './fronts/table.ts';
import { pressKey } from './keys.ts';

const { board } = frontsGame();
const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });
const plain = (cols: number, rows: number) => compileBoard(rectangle(cols, rows, 'flat', 'odd'));

describe('the sheets of a map', () => {
  it('are gone through from the whole to each and back', () => {
    const atlas = makeAtlas(board, false);
    const turned: (string | undefined)[] = [];
    atlas.turn = id => {
      turned.push(id);
      atlas.sheet.value = id;
    };
    for (let i = 0; i < 4; i++) turnOn(atlas);
    expect(turned).toEqual(['north', 'south', undefined, 'north']);
  });

  it('are none where the map is one, and then nothing is turned', () => {
    const atlas = makeAtlas(plain(6, 5), false);
    atlas.turn = () => {
      throw new Error('turned');
    };
    turnOn(atlas);
    expect(atlas.sheets).toEqual([]);
  });
});

describe('the overview', () => {
  it('is open at first where there are sheets and room', () => {
    expect(makeAtlas(board, false).isOpen.value).toBe(true);
    expect(makeAtlas(board, true).isOpen.value).toBe(false);
  });

  it('is offered for a map of many screens, and not for a small one', () => {
    expect(hasOverview(makeAtlas(plain(40, 30), false))).toBe(true);
    expect(makeAtlas(plain(40, 30), false).isOpen.value).toBe(false);
    const small = makeAtlas(plain(20, 20), false);
    toggleOverview(small);
    expect([hasOverview(small), small.isOpen.value]).toEqual([false, false]);
  });
});

it('S turns to the next sheet, M opens and closes the overview', async () => {
  const { desk, close } = await frontsTable();
  const turned: (string | undefined)[] = [];
  desk.atlas.turn = id => turned.push(id);
  const before = desk.atlas.isOpen.value;
  expect(pressKey(desk, key('s'))).toBe(true);
  expect(turned).toEqual(['north']);
  pressKey(desk, key('m'));
  expect(desk.atlas.isOpen.value).toBe(!before);
  close();
});
