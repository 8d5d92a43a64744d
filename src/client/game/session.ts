/**
 * One table as this page knows it: what the host reported, and everything derived from it, as lazily computed signals.
 * The host is the authority; nothing here changes a position.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Depiction } from '../../kit/depict.ts';
import { seededDice } from '../../kit/dice.ts';
import type { Action, AnyGame, AnyWords, BaseState, Choice, Options, Refusal, Role, Seat } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { Replay } from '../../kit/replay.ts';
import type { Ask, Entry, Keeping, Pace, Position, Seating, Tell } from '../../protocol/link.ts';
import type { Luck } from '../../table/luck.ts';
import { type Failure, messageOf } from '../local/failure.ts';
import type { Shelf } from '../text/shelf.ts';
import { type Choices, choicesOf } from './choices.ts';
import { makeHands } from './movements.ts';
import { makePlayer, type Player } from './player.ts';
import { oneOfEach, type Shape, shapesWith } from './whyNot.ts';

/** What this page needs of a link to a host. Listeners receive answers too. */
export interface Link {
  ask(ask: Ask): Promise<Tell>;
  onTell(listener: (tell: Tell) => void): unknown;
}

/** The versions of the rules of a saved game, and of the rules here. */
export interface OtherRules {
  readonly saved: number;
  readonly now: number;
}

type Loading = Pick<Extract<Tell, { type: 'loading' }>, 'done' | 'all'>;

interface Looked {
  readonly n: number;
  readonly seat: Seat;
  readonly view: unknown;
}

export interface Session {
  readonly game: AnyGame;
  /** The words of the game. */
  readonly words: Shelf<AnyWords>;
  readonly scenario: Signal<string>;
  readonly options: Signal<Options>;
  readonly seating: Signal<Seating>;
  /** It is a guided first game. */
  readonly isLesson: Signal<boolean>;
  /** It did not begin with its set-up, but from a given position. */
  readonly isGiven: Signal<boolean>;
  /** How far a game that is being opened has been replayed. */
  readonly loading: Signal<Loading | undefined>;
  readonly log: Signal<readonly Entry[]>;
  readonly position: Signal<Position | undefined>;
  /** An earlier position that is shown instead of the current one. */
  readonly looked: Signal<Looked | undefined>;
  /** Why there is nothing to show. */
  readonly fault: Signal<Failure | undefined>;
  /** The saved game was played under other rules; the player has to say whether it continues under the current ones. */
  readonly otherRules: Signal<OtherRules | undefined>;
  /** How the game is stored; undefined if it is not. */
  readonly keeping: Signal<Keeping | undefined>;
  /** An action has been sent to the host. */
  readonly sending: Signal<boolean>;
  readonly state: ReadonlySignal<BaseState | undefined>;
  readonly depiction: ReadonlySignal<Depiction | undefined>;
  /** The person at this screen who decides now. */
  readonly decider: ReadonlySignal<Role | undefined>;
  readonly choices: ReadonlySignal<Choices | undefined>;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly hasBots: ReadonlySignal<boolean>;
  /** Another page plays this game; here it is only watched. */
  readonly isFollowing: ReadonlySignal<boolean>;
  open(ask: Ask): Promise<void>;
  /** Sends actions one after the other, until one is refused. */
  act(actions: readonly Action[]): Promise<Refusal | undefined>;
  /** Undoes everything that the last gesture did, as far as undo goes. */
  undo(): Promise<Refusal | undefined>;
  look(n: number): Promise<void>;
  toNow(): void;
  /** Continues here with a game that another page has been writing. */
  claim(): Promise<void>;
  /** Continues from the position after `n` actions as a separate game. */
  branch(n: number, seating: Seating): Promise<void>;
  pace(pace: Pace): Promise<void>;
  /** What the lesson asks for next, for any side. */
  show(): Promise<void>;
  /** One action of the computer. */
  step(): Promise<void>;
  luck(): Promise<Luck | undefined>;
  /** The current game as a file, or another stored one. */
  save(id?: string): Promise<Replay | undefined>;
  readonly player: Player;
}

type Facts = Pick<
  Session,
  | 'scenario'
  | 'options'
  | 'seating'
  | 'isLesson'
  | 'isGiven'
  | 'loading'
  | 'log'
  | 'position'
  | 'looked'
  | 'fault'
  | 'otherRules'
  | 'keeping'
>;
type Derived = Pick<Session, 'state' | 'depiction' | 'decider' | 'choices' | 'shapes' | 'hasBots' | 'isFollowing'>;

export function openSession(game: AnyGame, words: Shelf<AnyWords>, link: Link): Session {
  const facts: Facts = {
    scenario: signal(''),
    options: signal({}),
    seating: signal({}),
    isLesson: signal(false),
    isGiven: signal(false),
    loading: signal<Loading | undefined>(undefined),
    log: signal<readonly Entry[]>([]),
    position: signal<Position | undefined>(undefined),
    looked: signal<Looked | undefined>(undefined),
    fault: signal<Failure | undefined>(undefined),
    otherRules: signal<OtherRules | undefined>(undefined),
    keeping: signal<Keeping | undefined>(undefined),
  };
  const derived = derive(game, facts);
  link.onTell(tell => receive(facts, tell));
  return { game, words, ...facts, ...derived, ...commands(link, facts, derived) };
}

function derive(game: AnyGame, { position, looked, seating, keeping }: Facts): Derived {
  const shown = computed((): Looked | undefined => looked.value ?? position.value);
  const state = computed(() => {
    const at = shown.value;
    return at && game.imagine(at.view, roleOf(game, at.seat), seededDice(`shown ${at.n}`));
  });
  const depiction = computed(() => shown.value && game.depict(shown.value.view, shown.value.seat));
  const isFollowing = computed(() => keeping.value?.state === 'following');
  const decider = computed(() => {
    const now = position.value;
    if (!now || looked.value || now.outcome || isFollowing.value) return undefined;
    return now.active.find(role => entryOf(seating.value, role)?.kind === 'person');
  });
  const choices = computed(() => {
    const [s, role, picture] = [state.value, decider.value, depiction.value];
    return s && role !== undefined && picture ? choicesOf(game, s, role, picture) : undefined;
  });
  // Types of action are remembered after their last legal choice, so that "why not" can still be asked.
  const known = new Map<string, readonly Choice[]>();
  const shapes = computed(() => {
    const phase = state.value?.flow.at(-1)?.phase ?? '';
    const all = choices.value?.all ?? [];
    const before = known.get(phase) ?? [];
    known.set(phase, oneOfEach([...before, ...all]));
    return shapesWith(all, before);
  });
  const hasBots = computed(() => Object.values(seating.value).some(sitter => sitter.kind === 'bot'));
  return { state, depiction, decider, choices, shapes, hasBots, isFollowing };
}

/** For an observer, the view of the first role is imagined. */
const roleOf = (game: AnyGame, seat: Seat): Role => (seat === 'observer' ? (game.roles[0] ?? '') : seat);

/** Takes in a message of the host. The same message twice changes nothing. */
function receive(facts: Facts, tell: Tell): void {
  batch(() => {
    if (tell.type === 'opened') {
      facts.scenario.value = tell.scenario;
      facts.options.value = tell.options;
      facts.seating.value = tell.seating;
      facts.isLesson.value = tell.isLesson === true;
      facts.isGiven.value = tell.isGiven === true;
      facts.loading.value = undefined;
      facts.log.value = tell.log;
      facts.looked.value = undefined;
      facts.fault.value = undefined;
      facts.otherRules.value = undefined;
      facts.position.value = tell.position;
    } else if (tell.type === 'loading') {
      facts.loading.value = tell;
    } else if (tell.type === 'position') {
      const before = facts.log.value;
      if (tell.entries.length > 0 || tell.from < before.length)
        facts.log.value = [...before.slice(0, tell.from), ...tell.entries];
      facts.position.value = tell.position;
    } else if (tell.type === 'keeping') {
      facts.keeping.value = tell.keeping;
    } else if (tell.type === 'other-rules') {
      facts.otherRules.value = tell;
    } else if (tell.type === 'failed' && !facts.position.value) {
      facts.fault.value = tell;
    }
  });
}

type Commands = Omit<Session, keyof Facts | keyof Derived | 'game' | 'words'>;

function commands(link: Link, facts: Facts, { decider }: Derived): Commands {
  // Answers reach `receive` as well, in their order; a host that is gone has said so itself.
  const ask: Asking = question =>
    link.ask(question).catch(error => ({ type: 'failed', code: 'host-broken', message: messageOf(error) }));
  const past = looking(ask, facts);
  return {
    ...makeHands(ask, facts.position, decider),
    ...past,
    player: makePlayer({
      ...past,
      last: () => facts.position.value?.n ?? 0,
      at: () => facts.looked.value?.n,
    }),
    async open(question) {
      await ask(question);
    },
    async claim() {
      await ask({ type: 'claim' });
    },
    async branch(n, seating) {
      await ask({ type: 'branch', n, seating });
    },
    async pace(pace) {
      await ask({ type: 'pace', pace });
    },
    async show() {
      await ask({ type: 'show' });
    },
    async step() {
      await ask({ type: 'step' });
    },
    async luck() {
      const answer = await ask({ type: 'luck' });
      return answer.type === 'luck' ? answer.luck : undefined;
    },
    async save(id) {
      const answer = await ask(id === undefined ? { type: 'save' } : { type: 'export', id });
      return answer.type === 'saved' ? answer.replay : undefined;
    },
  };
}

type Asking = (ask: Ask) => Promise<Tell>;

/** Only the position requested last is shown, even if others arrive later. */
function looking(ask: Asking, facts: Facts): Pick<Session, 'look' | 'toNow'> {
  let wanted: number | undefined;
  return {
    async look(n) {
      wanted = n;
      const answer = await ask({ type: 'look', n });
      if (answer.type !== 'looked' || wanted !== n) return;
      const { seat, view } = answer;
      facts.looked.value = n === facts.position.value?.n ? undefined : { n, seat, view };
    },
    toNow() {
      wanted = undefined;
      facts.looked.value = undefined;
    },
  };
}
