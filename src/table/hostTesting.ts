/** For tests: a host with a manual timer, and everything it told. */
import { PLAYERS } from '../ai/players.ts';
import { GAMES } from '../games/index.ts';
import { random } from '../kit/dice.ts';
import type { Action, AnyGame, Role } from '../kit/game.ts';
import { headOf } from '../kit/list.ts';
import { randomAction } from '../kit/playout.ts';
import type { Ask, Entry, Seating, Tell, Told } from '../protocol/link.ts';
import { type HostParts, makeHost } from './host.ts';
import { seeded } from './source.ts';

export interface Trial {
  readonly told: Told[];
  /** Asks, and returns the answer; if no position is named it is the one told last. */
  ask(ask: Ask | Unnumbered): Promise<Tell>;
  /** Starts what is due next, without waiting for a bot that thinks; false if nothing is due. */
  begin(): boolean;
  /** Runs what is due next; false if nothing is. */
  turn(): Promise<boolean>;
  /** The delays of what is due. */
  due(): number[];
}

/** An act or undo in the position that was told last. */
export type Unnumbered = Omit<Extract<Ask, { type: 'act' }>, 'n'> | Omit<Extract<Ask, { type: 'undo' }>, 'n'>;

/** With the length of the log that follows from the messages so far. */
export const numbered = (ask: Ask | Unnumbered, told: readonly Tell[]): Ask =>
  (ask.type === 'act' || ask.type === 'undo') && !('n' in ask) ? { ...ask, n: countIn(told) } : ask;

function countIn(told: readonly Tell[]): number {
  const last = told.findLast(tell => tell.type === 'position' || tell.type === 'opened');
  return last && 'position' in last ? last.position.n : 0;
}

interface Due {
  readonly ms: number;
  readonly run: () => void;
}

export function trial(parts: Partial<HostParts> = {}): Trial {
  const told: Told[] = [];
  const queue: Due[] = [];
  let seeds = 0;
  const host = makeHost({
    games: GAMES,
    players: PLAYERS,
    tell: one => told.push(one),
    later(ms, run) {
      const due = { ms, run };
      queue.push(due);
      return () => {
        if (queue.includes(due)) queue.splice(queue.indexOf(due), 1);
      };
    },
    seed: () => `seed ${++seeds}`,
    dice: seeded,
    ...parts,
  });
  let id = 0;
  const ask = async (asked: Ask | Unnumbered): Promise<Tell> => {
    const mine = ++id;
    await host.ask({
      id: mine,
      ask: numbered(
        asked,
        told.map(one => one.tell),
      ),
    });
    const answers = told.filter(one => one.id === mine);
    if (answers.length !== 1) throw new Error(`${answers.length} answers to ${asked.type}`);
    return headOf(answers).tell;
  };
  const begin = (): boolean => {
    const due = queue.shift();
    due?.run();
    return due !== undefined;
  };
  const turn = async (): Promise<boolean> => {
    if (!begin()) return false;
    await host.idle();
    // Everything queued before this has happened when it is answered.
    await ask({ type: 'look', n: 0 });
    told.pop();
    return true;
  };
  return { told, ask, begin, turn, due: () => queue.map(({ ms }) => ms) };
}

const PERSON = { kind: 'person' } as const;
const bot = (level: string) => ({ kind: 'bot', level }) as const;

export const SOLO: Seating = { blue: PERSON, red: bot('random') };
export const PAIR: Seating = { blue: PERSON, red: PERSON };
export const BOTS: Seating = { blue: bot('random'), red: bot('greedy') };

export const dawn = (seating: Seating, seed = 'test'): Ask => ({
  type: 'open',
  game: 'sample',
  scenario: 'dawn',
  options: {},
  seating,
  seed,
});

export const acts = (role: Role, action: Action): Unnumbered => ({ type: 'act', role, action });
export const END: Action = { type: 'end-phase' };

export function told<T extends Tell['type']>(tell: Tell | undefined, type: T): Extract<Tell, { type: T }> {
  if (!isOf(tell, type)) throw new Error(`expected ${type}, got ${JSON.stringify(tell)?.slice(0, 300)}`);
  return tell;
}

const isOf = <T extends Tell['type']>(tell: Tell | undefined, type: T): tell is Extract<Tell, { type: T }> =>
  tell?.type === type;

export const code = (tell: Tell): string =>
  tell.type === 'failed' ? tell.code : tell.type === 'refused' ? `refused ${tell.refusal.code}` : tell.type;

/** The log as a listening page would have it. */
export function logOf({ told: all }: Trial): Entry[] {
  let log: Entry[] = [];
  for (const { tell } of all) {
    if (tell.type === 'opened') log = [...tell.log];
    if (tell.type === 'position') log = [...log.slice(0, tell.from), ...tell.entries];
  }
  return log;
}

export const last = ({ told: all }: Trial): Tell | undefined => all.at(-1)?.tell;

/** Plays for the persons at random, running the timer for the bots, until nothing is left to do. */
export async function playOut(t: Trial, game: AnyGame, persons: readonly Role[], most = 5000): Promise<void> {
  const next = random('hand');
  for (let i = 0; i < most; i++) {
    const tell = t.told.findLast(one => one.tell.type === 'position' || one.tell.type === 'opened')!.tell;
    const { position } = tell.type === 'opened' ? tell : told(tell, 'position');
    const role = position.active.find(one => persons.includes(one));
    if (role === undefined) {
      if (!(await t.turn())) return;
      continue;
    }
    const s = game.imagine(position.view, role, { roll: () => 1, pick: () => 0 });
    told(await t.ask(acts(role, randomAction(game, s, role, next))), 'position');
  }
  throw new Error('no end');
}
