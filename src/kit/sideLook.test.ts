import { expect, it } from 'vitest';
import { CARD } from '../games/sample/card.ts';
import { markedHexes, type SideZone, sideBoxes, whereOf, zonesBySide } from './sideLook.ts';

const ROLES = ['red', 'blue'];
const roleOf = (side: number): string => ROLES[side] ?? '';

it('a zone is shown for each side', () => {
  const zone: SideZone<readonly number[]> = {
    id: 'held',
    kind: 'control',
    rule: ['4.1', '4.2'],
    titles: [
      { ja: '赤', en: 'Red' },
      { ja: '青', en: 'Blue' },
    ],
    hexes: (s, side) => s.filter(hex => hex % 2 === side),
  };
  expect(zonesBySide(zone, roleOf, [1, 2, 3])).toEqual([
    { id: 'held-red', kind: 'control', title: { ja: '赤', en: 'Red' }, rule: '4.1', role: 'red', hexes: [2] },
    { id: 'held-blue', kind: 'control', title: { ja: '青', en: 'Blue' }, rule: '4.2', role: 'blue', hexes: [1, 3] },
  ]);
  expect(zonesBySide({ ...zone, rule: '4.0' }, roleOf, []).map(one => one.rule)).toEqual(['4.0', '4.0']);
});

it('a box has the name of its side behind it', () => {
  const { boxes, idOf } = sideBoxes(CARD, roleOf);
  const lost = boxes('lost', { ja: '壊滅', en: 'Lost' });
  expect(lost.map(box => [box.id, box.role])).toEqual([
    ['lost-red', 'red'],
    ['lost-blue', 'blue'],
  ]);
  expect(lost[1]?.title.en).toBe(`Lost · ${CARD.roleNames.en.blue}`);
  expect(boxes('lost', { ja: '壊滅', en: 'Lost' }, [1]).map(box => box.id)).toEqual([idOf('lost', 1)]);
});

it('marks are read as hexes', () => expect(markedHexes(Uint8Array.of(0, 1, 0, 2))).toEqual([1, 3]));

it('a place is a hex or a box', () => {
  expect(whereOf(7, 'lost')).toEqual({ hex: 7 });
  expect(whereOf(-1, 'lost')).toEqual({ box: 'lost' });
  expect(whereOf(-9, undefined)).toEqual({ box: '' });
});
