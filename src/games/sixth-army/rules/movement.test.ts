import { expect, it } from 'vitest';
import { hexDistance } from '../../../kit/board.ts';
import { legalOf } from '../../../kit/play.ts';
import type { Trial } from '../../../kit/trial.ts';
import { BOARD, HEXES, SIDE, SOVIET } from '../pieces.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const ENEMIES = game.names.units.filter((_, unit) => SIDE[unit] === SOVIET);
const RIDER = '5CR/6Ros';
/** Keeps the sub-phase open, out of the way. */
const OTHER = '8CR/2Cal';
const FAR = ['0103', '0513'];

/** The rider in a hex, and an enemy in every hex around it. */
function ringed(h: number, gaps = 0): Trial {
  const around = [...BOARD.next.subarray(h * 6, h * 6 + 6)].filter(to => to >= 0).slice(gaps);
  const far = FAR.find(name => hexDistance(BOARD, h, BOARD.index.get(name) ?? h) > 3) ?? '';
  const ring = around.map((to, i) => [ENEMIES[i] ?? '', BOARD.names[to] ?? '']);
  return position({
    phase: 'movement',
    activated: [RIDER, OTHER],
    units: { [RIDER]: BOARD.names[h] ?? '', [OTHER]: far, ...Object.fromEntries(ring) },
  });
}

const mayMove = ({ s }: Trial): boolean =>
  legalOf(game, s, 'axis').some(({ type, unit }) => type === 'move' && game.names.units[unit ?? -1] === RIDER);

it('10.1 a unit surrounded on every side has no move, in any hex', () => {
  const free = Array.from({ length: HEXES }, (_, h) => h).filter(h => mayMove(ringed(h)));
  expect(free.map(h => BOARD.names[h])).toEqual([]);
});

it('10.1 with one side open it has', () => {
  const free = Array.from({ length: HEXES }, (_, h) => h).filter(h => mayMove(ringed(h, 1)));
  expect(free.length).toBeGreaterThan(HEXES / 2);
});
