import { expect, it } from 'vitest';
import { seededDice } from '../../kit/dice.ts';
import type { Role, WholeGame } from '../../kit/game.ts';
import type { Tell } from '../../protocol/link.ts';
import { wordsIn } from '../text/testing.ts';
import { curtainFor } from './hiding.ts';
import { openSession } from './session.ts';
import { gameNamed } from './testing.ts';

const sample = await gameNamed('sample');
const start = sample.setup(sample.scenarios[0]!.id, {}, seededDice(1));

function tableOf(game: WholeGame) {
  let told: (tell: Tell) => void = () => undefined;
  const session = openSession(game, wordsIn(game), {
    ask: async () => ({ type: 'done' }),
    onTell: listener => {
      told = listener;
    },
  });
  const curtain = curtainFor(session);
  /** This seat has to decide. */
  const turnTo = (seat: Role): void =>
    told({
      type: 'opened',
      game: game.id,
      scenario: '',
      options: {},
      seating: { blue: { kind: 'person' }, red: { kind: 'person' } },
      log: [],
      position: { n: 0, seat, view: game.view(start, seat), active: [seat], undoable: [] },
    });
  return { curtain, turnTo };
}

it('is drawn for each seat in turn, and opened by it', () => {
  const { curtain, turnTo } = tableOf(sample);
  for (const seat of ['blue', 'red', 'blue']) {
    turnTo(seat);
    expect(curtain.isDrawn.value).toBe(true);
    curtain.ready.value = seat;
    expect(curtain.isDrawn.value).toBe(false);
  }
});

it('is drawn again for a seat after the other had the screen while nothing was hidden', () => {
  let isOpen = false;
  const { curtain, turnTo } = tableOf({ ...sample, view: (s, seat) => sample.view(s, isOpen ? 'blue' : seat) });
  turnTo('blue');
  curtain.ready.value = 'blue';
  isOpen = true;
  turnTo('red');
  expect(curtain.isDrawn.value).toBe(false);
  isOpen = false;
  turnTo('blue');
  expect(curtain.isDrawn.value).toBe(true);
});
