/** One game to all who hold it, though its opening comes first and all rules later; see opening.ts. */
import type { AnyGame } from './game.ts';
import type { AnyOpening } from './opening.ts';

/** What holds the part that is here; a signal of the page is one, so that it hears when reports change. */
export interface Cell<T> {
  value: T;
  peek(): T;
}

export interface Growing {
  /** The same object from first to last. */
  readonly game: AnyGame;
  isWhole(): boolean;
  /** Whether a view can be shown and played on from with what is here. */
  covers(view: unknown): boolean;
  /** Resolves when all rules are here. */
  grow(): Promise<void>;
}

export function growing(first: AnyOpening, load: () => Promise<AnyGame>, cell: Cell<AnyGame> = cellOf(first)): Growing {
  const isWhole = (): boolean => cell.peek() !== first;
  return {
    game: asOne(first, cell),
    isWhole,
    covers: view => isWhole() || first.covers(view),
    async grow() {
      if (!isWhole()) cell.value = await load();
    },
  };
}

const cellOf = (value: AnyGame): Cell<AnyGame> => ({
  value,
  peek() {
    return this.value;
  },
});

/** Whatever is asked is asked of the part that is here now. */
function asOne(first: AnyGame, cell: Cell<AnyGame>): AnyGame {
  const now = (): AnyGame => cell.peek();
  return {
    ...first,
    get inspect() {
      return cell.value.inspect;
    },
    get actions() {
      return now().actions;
    },
    active: s => now().active(s),
    rule: s => now().rule(s),
    legal: (s, role) => now().legal(s, role),
    derived: (s, role) => now().derived?.(s, role),
    complete: (s, role, choice) => now().complete(s, role, choice),
    meant: (s, role, action) => now().meant?.(s, role, action),
    way: (s, role, action) => now().way?.(s, role, action),
    follows: (s, role, action) => now().follows?.(s, role, action) ?? false,
    apply: (s, role, action, dice) => now().apply(s, role, action, dice),
    explain: (s, role, action) => now().explain(s, role, action),
    depict: (v, seat) => now().depict(v, seat),
    outcome: s => now().outcome(s),
  };
}
