import { expect, it } from 'vitest';
import { noDice } from './dice.ts';
import { type Phases, pop, run } from './flow.ts';
import type { TurnFrame } from './frames.ts';
import type { BaseState, GameEvent } from './game.ts';
import { turnLoop } from './turn.ts';

interface State extends BaseState {
  readonly done: string[];
  readonly last: number;
}

const STEPS = ['move', 'rest', 'fight'] as const;

const played = (last: number, stopAt = -1): { readonly done: readonly string[]; readonly events: number } => {
  const events: GameEvent[] = [];
  const phases: Phases<State> = {
    turn: turnLoop<State, (typeof STEPS)[number]>({
      rule: '4.0',
      steps: () => STEPS,
      frame: ({ turn }, step) => (step === 'rest' && turn === 1 ? undefined : { phase: 'step' }),
      begin: (_d, io) => io.emit({ type: 'turn' }),
      between(d) {
        if (d.done.length === stopAt) d.flow.length = 0;
      },
      end(d) {
        d.done.push(`end of ${d.turn}`);
        if (d.turn++ === d.last) d.flow.length = 0;
      },
    }),
    step: {
      rule: '5.0',
      actor: () => undefined,
      auto(d) {
        d.done.push(`step of ${d.turn}`);
        pop(d);
      },
    },
  };
  const frame: TurnFrame = { phase: 'turn', at: 0 };
  const d: State = { turn: 1, flow: [frame], done: [], last };
  run(phases, d, { dice: noDice, emit: event => events.push(event) });
  return { done: d.done, events: events.length };
};

it('turns are worked off step by step, without what is left out', () =>
  expect(played(2)).toEqual({
    done: ['step of 1', 'step of 1', 'end of 1', 'step of 2', 'step of 2', 'step of 2', 'end of 2'],
    events: 1,
  }));

it('a game may end between two steps', () => expect(played(2, 1).done).toEqual(['step of 1']));
