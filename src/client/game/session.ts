/**
 * One table as this page knows it: what the host told, and everything that follows from it, as signals that are worked
 * out only when they are looked at. The host is the authority; nothing here changes a position.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Depiction } from '../../kit/depict.ts';
import { seededDice } from '../../kit/dice.ts';
import type { Action, AnyGame, BaseState, Choice, Refusal, Role, Seat } from '../../kit/game.ts';
import type { Replay } from '../../kit/replay.ts';
import type { Ask, Entry, Pace, Position, Seating, Tell } from '../../protocol/link.ts';
import { type Choices, choicesOf } from './choices.ts';
import { oneOfEach, type Shape, shapesWith } from './whyNot.ts';

/** What this page needs of a link to a host. Listeners hear answers too. */
export interface Link {
  ask(ask: Ask): Promise<Tell>;
  onTell(listener: (tell: Tell) => void): unknown;
}

interface Looked {
  readonly n: number;
  readonly seat: Seat;
  readonly view: unknown;
}

export interface Session {
  readonly game: AnyGame;
  readonly scenario: Signal<string>;
  readonly seating: Signal<Seating>;
  readonly log: Signal<readonly Entry[]>;
  readonly position: Signal<Position | undefined>;
  /** A position of the past that is shown instead of the one now. */
  readonly looked: Signal<Looked | undefined>;
  /** Why nothing can be shown or sent. */
  readonly fault: Signal<string | undefined>;
  /** An action is on its way to the host. */
  readonly sending: Signal<boolean>;
  readonly state: ReadonlySignal<BaseState | undefined>;
  readonly depiction: ReadonlySignal<Depiction | undefined>;
  /** The person at this screen who decides now. */
  readonly decider: ReadonlySignal<Role | undefined>;
  readonly choices: ReadonlySignal<Choices | undefined>;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly hasBots: ReadonlySignal<boolean>;
  open(ask: Ask): Promise<void>;
  /** One action after the other, until one is refused. */
  act(actions: readonly Action[]): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  look(n: number): Promise<void>;
  toNow(): void;
  branch(n: number): Promise<void>;
  pace(pace: Pace): Promise<void>;
  save(): Promise<Replay | undefined>;
}

type Facts = Pick<Session, 'scenario' | 'seating' | 'log' | 'position' | 'looked' | 'fault'>;
type Derived = Pick<Session, 'state' | 'depiction' | 'decider' | 'choices' | 'shapes' | 'hasBots'>;

export function openSession(game: AnyGame, link: Link): Session {
  const facts: Facts = {
    scenario: signal(''),
    seating: signal({}),
    log: signal<readonly Entry[]>([]),
    position: signal<Position | undefined>(undefined),
    looked: signal<Looked | undefined>(undefined),
    fault: signal<string | undefined>(undefined),
  };
  const derived = derive(game, facts);
  link.onTell(tell => receive(facts, tell));
  return { game, ...facts, ...derived, ...commands(link, facts, derived) };
}

function derive(game: AnyGame, { position, looked, seating }: Facts): Derived {
  const shown = computed((): Looked | undefined => looked.value ?? position.value);
  const state = computed(() => {
    const at = shown.value;
    return at && game.imagine(at.view, roleOf(game, at.seat), seededDice(`shown ${at.n}`));
  });
  const depiction = computed(() => state.value && game.depict(state.value));
  const decider = computed(() => {
    const now = position.value;
    if (!now || looked.value || now.outcome) return undefined;
    return now.active.find(role => seating.value[role]?.kind === 'person');
  });
  const choices = computed(() => {
    const [s, role, picture] = [state.value, decider.value, depiction.value];
    return s && role !== undefined && picture ? choicesOf(game, s, role, picture) : undefined;
  });
  // Sorts of action outlast their last legal choice, so that "why not" can still be asked.
  const known = new Map<string, readonly Choice[]>();
  const shapes = computed(() => {
    const phase = state.value?.flow.at(-1)?.phase ?? '';
    const all = choices.value?.all ?? [];
    const before = known.get(phase) ?? [];
    known.set(phase, oneOfEach([...before, ...all]));
    return shapesWith(all, before);
  });
  const hasBots = computed(() => Object.values(seating.value).some(sitter => sitter.kind === 'bot'));
  return { state, depiction, decider, choices, shapes, hasBots };
}

/** An observer's view is imagined as the first role's. */
const roleOf = (game: AnyGame, seat: Seat): Role => (seat === 'observer' ? (game.roles[0] ?? '') : seat);

/** Takes in what the host says. The same telling twice changes nothing. */
function receive(facts: Facts, tell: Tell): void {
  batch(() => {
    if (tell.type === 'opened') {
      facts.scenario.value = tell.scenario;
      facts.seating.value = tell.seating;
      facts.log.value = tell.log;
      facts.looked.value = undefined;
      facts.fault.value = undefined;
      facts.position.value = tell.position;
    } else if (tell.type === 'position') {
      const before = facts.log.value;
      if (tell.entries.length > 0 || tell.from < before.length)
        facts.log.value = [...before.slice(0, tell.from), ...tell.entries];
      facts.position.value = tell.position;
    } else if (tell.type === 'looked') {
      const { n, seat, view } = tell;
      facts.looked.value = n === facts.position.value?.n ? undefined : { n, seat, view };
    } else if (tell.type === 'failed') {
      facts.fault.value = tell.message;
    }
  });
}

type Commands = Omit<Session, keyof Facts | keyof Derived | 'game'>;

function commands(link: Link, facts: Facts, { decider }: Derived): Commands {
  const sending = signal(false);
  // Answers reach `receive` as well, in the order in which they were told.
  const ask = (question: Ask): Promise<Tell> => link.ask(question);
  const refusalIn = (tell: Tell): Refusal | undefined => (tell.type === 'refused' ? tell.refusal : undefined);
  const act = async (actions: readonly Action[]): Promise<Refusal | undefined> => {
    const role = decider.value;
    if (role === undefined || sending.value) return undefined;
    sending.value = true;
    try {
      for (const action of actions) {
        const refusal = refusalIn(await ask({ type: 'act', role, action }));
        if (refusal) return refusal;
      }
      return undefined;
    } finally {
      sending.value = false;
    }
  };
  return {
    sending,
    act,
    async open(question) {
      await ask(question);
    },
    async undo() {
      const role = facts.position.value?.undoable[0];
      return role === undefined ? undefined : refusalIn(await ask({ type: 'undo', role }));
    },
    async look(n) {
      await ask({ type: 'look', n });
    },
    toNow() {
      facts.looked.value = undefined;
    },
    async branch(n) {
      await ask({ type: 'branch', n, seating: facts.seating.value });
    },
    async pace(pace) {
      await ask({ type: 'pace', pace });
    },
    async save() {
      const answer = await ask({ type: 'save' });
      return answer.type === 'saved' ? answer.replay : undefined;
    },
  };
}
