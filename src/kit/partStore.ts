/**
 * The storage of parts: see part.ts. This runs many times for every question about a position, so it allocates nothing.
 */
import type { Counted, Part, Uses, Ways } from './part.ts';
import { giveUp, type Home, isKeeping, newStamp, timeOf } from './question.ts';

interface Spec<S, T> {
  /** Fields by name, with rows, `SAME` or `ALIKE`. */
  readonly on: readonly (readonly [string, readonly number[] | string | undefined])[];
  readonly uses: Uses<S>;
  readonly way: Ways<S, T>;
  readonly slots: number;
}

/** A value, and what it was derived from. */
interface Slot<T> {
  /** The fields themselves, then the stamps of further parts. */
  readonly ids: unknown[];
  /** The values of the rows that count, at that time. */
  readonly seen: Int32Array;
  /** False until the value is complete: an unfinished or failed one is not found. */
  isKept: boolean;
  stamp: number;
  value: T | undefined;
}

/** The rows of a field that count; `first` is the first one if they are consecutive, otherwise -1. */
interface Rows {
  readonly list: readonly number[];
  readonly first: number;
}

export class PartStore<S extends object, T> implements Part<S, T>, Home<T> {
  readonly free: T[] = [];
  private readonly names: readonly (keyof S)[];
  private readonly rows: readonly (Rows | undefined)[];
  /** The fields that are compared by content where they are not identical. */
  private readonly alike: readonly boolean[];
  private readonly hasRows: boolean;
  private readonly slots: Slot<T>[] = [];
  /** A fingerprint of the rows of each slot, which rules out most of them. */
  private readonly marks: Int32Array;
  private readonly weights: Int32Array;
  /** The current subject: its ids, its rows, their fingerprint. */
  private readonly ids: unknown[];
  private readonly now: Int32Array;
  private mark = 0;
  /** The slot found last; at first a dummy. */
  private found: Slot<T>;
  private made = -1;
  /** The slot for the subject of the current question, and the time for which it is valid. */
  private answer: Slot<T>;
  private time = -1;

  constructor(private readonly spec: Spec<S, T>) {
    const { on, uses } = spec;
    const isName = (_name: string): _name is string & keyof S => true;
    this.names = on.map(([name]) => name).filter(isName);
    this.rows = on.map(([, rows]) => rowsOf(rows));
    this.alike = on.map(([, rows]) => rows === 'alike');
    this.hasRows = this.rows.some(rows => rows !== undefined);
    const length = this.rows.reduce((sum, rows) => sum + (rows?.list.length ?? 0), 0);
    this.now = new Int32Array(length);
    this.marks = new Int32Array(spec.slots);
    this.weights = new Int32Array(length).map((_, i) => Math.imul(2 * i + 1, 0x9e3779b1));
    this.ids = Array.from({ length: on.length + uses.length }, () => undefined);
    this.found = this.newSlot();
    this.answer = this.found;
  }

  of(s: S): T {
    return isKeeping() ? this.find(s).value! : this.derived(s);
  }

  stampOf(s: S): number {
    return isKeeping() ? this.find(s).stamp : newStamp();
  }

  /** The subject of a question does not change meanwhile, so it is read once, however often a part is asked for. */
  private find(s: S): Slot<T> {
    const time = timeOf(s);
    if (time === this.time) return this.answer;
    const slot = this.look(s);
    if (time !== 0) {
      this.answer = slot;
      this.time = time;
    }
    return slot;
  }

  private look(s: S): Slot<T> {
    const { found } = this;
    return this.read(s, found) ? found : (this.search() ?? this.derive(s, found));
  }

  private derive(s: S, before: Slot<T>): Slot<T> {
    const { way } = this.spec;
    const slot = this.open();
    if ('paint' in way) {
      const value = this.free.pop() ?? way.make();
      way.paint(value, s);
      return keep(slot, value, newStamp());
    }
    if ('count' in way) return keep(slot, this.counted(way, slot, before), newStamp());
    const value = way.derive(s);
    const isOld = way.isSame && before.isKept && way.isSame(before.value!, value);
    return isOld ? keep(slot, before.value!, before.stamp) : keep(slot, value, newStamp());
  }

  /** Derived directly, without any slot. */
  private derived(s: S): T {
    const { way } = this.spec;
    if ('derive' in way) return way.derive(s);
    const value = way.make();
    if ('paint' in way) way.paint(value, s);
    else {
      this.read(s, this.found);
      this.readRows();
      this.countRows(way, value, this.now.slice());
    }
    return value;
  }

  /** Reads the subject; returns whether it is identical to that of a slot. */
  private read(s: S, slot: Slot<T>): boolean {
    const { ids, names, alike } = this;
    const { uses } = this.spec;
    const known = slot.ids;
    let isSame = slot.isKept;
    let n = 0;
    for (; n < names.length; n++) {
      const id = s[names[n]!];
      if (known[n] !== id) {
        if (alike[n] && areAlike(known[n], id)) known[n] = id;
        else isSame = false;
      }
      ids[n] = id;
    }
    for (let i = 0; i < uses.length; i++, n++) {
      const id = uses[i]!.stampOf(s);
      if (known[n] !== id) isSame = false;
      ids[n] = id;
    }
    return isSame;
  }

  /** The slot that holds the subject: by rows, the last one found first; by identity if there are no rows. */
  private search(): Slot<T> | undefined {
    if (!this.hasRows) return this.searchSame();
    if (this.isEqual(this.found)) return this.meet(this.found);
    this.readRows();
    const { slots, marks, mark } = this;
    for (let at = 0; at < slots.length; at++)
      if (marks[at] === mark && this.isEqual(slots[at]!)) return this.meet(slots[at]!);
    return undefined;
  }

  private searchSame(): Slot<T> | undefined {
    const { slots, ids } = this;
    const first = ids[0];
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (slot.ids[0] === first && this.isSame(slot)) {
        this.found = slot;
        return slot;
      }
    }
    return undefined;
  }

  private isSame({ ids, isKept }: Slot<T>): boolean {
    if (!isKept) return false;
    for (let n = 1; n < ids.length; n++) if (ids[n] !== this.ids[n]) return false;
    return true;
  }

  /** Whether the rows that count are equal. */
  private isEqual({ ids, seen, isKept }: Slot<T>): boolean {
    if (!isKept) return false;
    for (let n = 0, i = 0; n < ids.length; n++) {
      const rows = this.rows[n];
      const id = this.ids[n];
      if (id !== ids[n] && !(rows && isColumn(id) && areRows(rows, id, seen, i))) return false;
      if (rows) i += rows.list.length;
    }
    return true;
  }

  private readRows(): void {
    const { ids, now, weights, rows } = this;
    let mark = 0;
    for (let n = 0, i = 0; n < rows.length; n++) {
      const list = rows[n]?.list;
      const column = ids[n];
      if (!list || !isColumn(column)) continue;
      for (let k = 0; k < list.length; k++, i++) {
        const value = column[list[k]!]!;
        mark = (mark + Math.imul(value, weights[i]!)) | 0;
        now[i] = value;
      }
    }
    this.mark = mark;
  }

  /** Assigns a slot to the subject, including the identity of its columns. */
  private meet(slot: Slot<T>): Slot<T> {
    const { ids } = this;
    for (let n = 0; n < ids.length; n++) slot.ids[n] = ids[n];
    this.found = slot;
    return slot;
  }

  /** A slot for the subject, in place of an old one; it has no value yet. */
  private open(): Slot<T> {
    const { slots, now, spec } = this;
    let at = (this.made + 1) % spec.slots;
    if (slots[at] === this.found) at = (at + 1) % spec.slots;
    this.made = at;
    const slot = slots[at] ?? this.newSlot();
    slots[at] = slot;
    if (slot === this.answer) this.time = -1;
    if (slot.isKept && !('derive' in spec.way)) giveUp(this, slot.value!);
    slot.isKept = false;
    slot.seen.set(now);
    this.marks[at] = this.mark;
    return this.meet(slot);
  }

  private newSlot(): Slot<T> {
    return { ids: this.ids.slice(), seen: this.now.slice(), isKept: false, stamp: 0, value: undefined };
  }

  /** From the previous value, applying the changes; from scratch if there is none. */
  private counted(way: Counted<T>, { seen }: Slot<T>, before: Slot<T>): T {
    if (!before.isKept) return this.countRows(way, way.make(), seen);
    const value = this.free.pop() ?? way.make();
    way.copy(before.value!, value);
    const rows = this.rows[0]?.list ?? [];
    for (let i = 0; i < rows.length; i++) {
      if (before.seen[i] === seen[i]) continue;
      way.count(value, rows[i]!, before.seen[i]!, -1);
      way.count(value, rows[i]!, seen[i]!, 1);
    }
    return value;
  }

  private countRows({ count }: Counted<T>, value: T, seen: Int32Array): T {
    this.rows[0]?.list.forEach((row, i) => {
      count(value, row, seen[i]!, 1);
    });
    return value;
  }
}

function keep<T>(slot: Slot<T>, value: T, stamp: number): Slot<T> {
  slot.value = value;
  slot.stamp = stamp;
  slot.isKept = true;
  return slot;
}

const rowsOf = (rows: readonly number[] | string | undefined): Rows | undefined =>
  typeof rows === 'object'
    ? { list: rows, first: rows.every((row, i) => row === rows[0]! + i) ? (rows[0] ?? 0) : -1 }
    : undefined;

const isColumn = (id: unknown): id is readonly number[] => Array.isArray(id);

/** Whether two lists or records of plain values have the same content. */
function areAlike(a: unknown, b: unknown): boolean {
  if (isColumn(a)) return isColumn(b) && a.length === b.length && a.every((value, i) => value === b[i]);
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => Reflect.get(a, name) === Reflect.get(b, name));
}

/** Whether the rows of a column are unchanged; its stored values begin at `from`. */
function areRows({ list, first }: Rows, column: readonly number[], seen: Int32Array, from: number): boolean {
  const { length } = list;
  if (first >= 0) {
    for (let i = 0; i < length; i++) if (seen[from + i] !== column[first + i]) return false;
    return true;
  }
  for (let i = 0; i < length; i++) if (seen[from + i] !== column[list[i]!]) return false;
  return true;
}
