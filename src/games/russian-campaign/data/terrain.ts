/**
 * 2.2.3 The terrain, row by row from the north and hex by hex from the west. Read from the public map of a later
 * edition and set in this edition's numbers; single hexes at the edge of a wood or mountain range may be one off.
 */
import { entryOf } from '../../../kit/phrase.ts';
import { hexName, rowOf } from './grid.ts';

/** The first is the default. Lakes and seas carry no unit; the sea is drawn but has no printed hexes (8.4). */
export const TERRAINS = ['clear', 'woods', 'mountain', 'swamp', 'lake', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** 8.4.2 The sea areas with sea movement; the White Sea and the Caspian have none. */
export const SEA_AREAS = ['baltic', 'black'] as const;
export type SeaArea = (typeof SEA_AREAS)[number];

/** `.` clear, w woods, m mountain, s swamp, o lake, b Baltic, k Black Sea and Sea of Azov, x another sea. */
const ROWS_OF_LETTERS = `
A  . . . . b b b b b b b b b b b b b b . . . . . . . . . s s . x x x
B   . . . . b b b b b b b b b b b b b b . . . . . . . . . s . . s x s
C  . . . . . . b b b b b b b b b b b b . b b b b . . o . . . . . s s
D   . . . . . . b b b b b b b b b . b . . . b b b . o o . . o . s s s
E  . . . . . . . . . b b b b b . . b b . . . . . s o o . . . . . s s
F   . . . . . . . . b b b b b . . . . . . o . s s s s s s . . . . s s
G  . . . . . . . . . . . b . . . . . . . o . . s s s s s . . . . . s
H   . . . . . . . . . . . . . . . . . . . . . s s s s s s . s o . . .
I  . . . . . . . . . . . . . . . . . . . . . s o s s . . s s . . . .
J   m m . . . . . . . w . . . . . . . . . . . s m m . . s s . . . . .
K  m m m . . . . . . . . . . . . . . . . . . s m m m . . s . . . . .
L   m m m . . . . . . . w . . . . . . . . . . w m m . . . s . . . . .
M  . m m . m . . . . . . . . w w . . . . . . . . . . . . . o . . . .
N   . m . . m . . . . . . . . w w . . . . . . . . . . . . . . . . . .
O  m m m m m . . . . . . w w w . . s . . . . . . . . . . . . . . . .
P   m m m m m . . . . . w s s . s s s . . . . . . . w . . . . . . . .
Q  m m m m m m . . . . . s s s s s s . . . . . w w . . . . . . . . .
R   . . . . m m . . . . s s s s s s . . . w . . w . . . . . . . . . .
S  . . . . . m m . . . s s s s s s s . . w w . . . . . . . . . . . .
T   . . . . . m m . m m s s s s s s . . . w . . . . . . . . . . . . .
U  . . . . . m m m . m . . s . s s . . . . . . . . . . . . . . . . .
V   . . . . . m m m . . . . . . s . . . . . . . . . . . . . . . . . .
W  m m m . . m m m . . . . . . . s . . . . . . . . . . . . . . . . .
X   m m m m m m m . . . . . . . . . . . . . . . . . . . . . . . m m .
Y  m m m m m m m m . . . . . . . . . . . . . . . . . . . . . m m m m
Z   m m m m m m m . . . . . . . . . . . . . . . . . . . . . m m m . .
AA . . . . m m m . . . . . . . . . . . . . . . . . . . . . . m m . .
BB  . . . . m m . . . . . . . . . . . . . . . . . . . . . . . . . . .
CC . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
DD  . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
EE . . m . . . . . . k k . . . . . . . . . . . . . . . . . . . . . .
FF  . m m m . . . k k k . . . . . . . . . . . . . . . . . . . . . . .
GG . . m m . . k k k k k k . k . . . . . . . . . . . . . . . . . . .
HH  . . k k k k k k k k . . . k . . . . . . . . . . . . . . . . . . .
II . . . k k k k k k k k . . . k k k k k . . . . . . . . . . . . . .
JJ  k k k k k k k k k k . m . k k k . . . . . . . . . . . . . . . . .
KK k k k k k k k k k k k k k . . . . . . . . . . . . . . . . . . . .
LL  k k k k k k k k k k k k k k . . . . . . . . . . . . . . . . . . .
MM k k k k k k k k k k k k k k k . . . . . . . . . . . . . . . . . .
NN  k k k k k k k k k k k k k k k . m . . . . . . . . . . . . . . . .
OO k k k k k k k k k k k k k k k k . m m . . . . . . . . . . . . . .
PP  k k k k k k k k k k k k k k k k . m m . m m . . . . . . . . . . .
QQ k k k k k k k k k k k k k k k k k m m m . m m . . . . . . x x x x
`;

const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  w: 'woods',
  m: 'mountain',
  s: 'swamp',
  o: 'lake',
  b: 'sea',
  k: 'sea',
  x: 'sea',
};
const AREA_OF: Readonly<Record<string, SeaArea>> = { b: 'baltic', k: 'black' };

interface Ground {
  readonly hex: string;
  readonly letter: string;
}

const GROUND: readonly Ground[] = ROWS_OF_LETTERS.trim()
  .split('\n')
  .flatMap(line => {
    const [row = '', ...letters] = line.trim().split(/\s+/);
    return letters.map((letter, col) => ({ hex: hexName(rowOf(row), col), letter }));
  });

/** Every hex from the north-west, row by row. */
export const ALL_HEXES: readonly string[] = GROUND.map(g => g.hex);

const hexesWhere = (test: (letter: string) => boolean): readonly string[] =>
  GROUND.filter(g => test(g.letter)).map(g => g.hex);

export const hexesOfTerrain = (terrain: Terrain): readonly string[] =>
  hexesWhere(letter => entryOf(TERRAIN_OF, letter) === terrain);

/** Hexes of open water of a sea area. */
export const hexesOfSea = (area: SeaArea): readonly string[] => hexesWhere(letter => entryOf(AREA_OF, letter) === area);

/** Hexes for units: everything except lakes and seas. */
export const LAND: readonly string[] = hexesWhere(
  letter => !['lake', 'sea'].includes(entryOf(TERRAIN_OF, letter) ?? 'sea'),
);
