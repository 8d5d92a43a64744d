/**
 * The storage of parts: see part.ts. This runs many times for every question about a position, so it allocates nothing.
 *
 * Slots are used in turn. Only the latest few have a value, as memory that is not touched for long is slow; the others
 * remember what theirs was derived from. Whoever comes back to one of these is searching among positions: then more
 * slots keep their values.
 */
import type { Counted, Part, Uses, Ways } from './part.ts';
import { type RowReader, readerOf } from './partRows.ts';
import { giveUp, type Home, isKeeping, newStamp, timeOf } from './question.ts';

/** How many values are kept while nobody comes back to earlier ones. */
const FEW = 4;

interface Spec<S, T> {
  /** Fields by name, with rows, `NUMBER`, `SAME` or `ALIKE`. */
  readonly on: readonly (readonly [string, readonly number[] | string | undefined])[];
  readonly uses: Uses<S>;
  readonly way: Ways<S, T>;
  readonly slots: number;
}

/**
 * A value, and what it was derived from: apart, as comparing numbers with numbers and objects with objects is many times
 * faster than comparing whatever there is.
 */
interface Slot<T> {
  readonly at: number;
  /** Fields that are numbers, the numbers of rows, and the stamps of further parts. */
  readonly numbers: Float64Array;
  /** The other fields themselves. */
  readonly objects: unknown[];
  /** False until the value is complete, and after it was dropped: then it is not found. */
  isKept: boolean;
  stamp: number;
  value: T | undefined;
}

export class PartStore<S extends object, T> implements Part<S, T>, Home<T> {
  readonly free: T[] = [];
  private readonly columns: readonly { readonly name: keyof S; readonly reader: RowReader }[];
  private readonly counts: readonly (keyof S)[];
  private readonly things: readonly (keyof S)[];
  /** The things that are compared by content where they are not identical. */
  private readonly alike: readonly boolean[];
  private readonly slots: Slot<T>[] = [];
  /** The first number of each slot, in one list: a search passes over most slots by it. */
  private readonly heads: Float64Array;
  /** The highest of them so far: numbers of rows only rise, so a subject with a higher one is new. */
  private highest = Number.NEGATIVE_INFINITY;
  /** What the current subject consists of, as in a slot. */
  private readonly numbers: Float64Array;
  private readonly objects: unknown[];
  /** The slot found last; at first a dummy. */
  private found: Slot<T>;
  private made = -1;
  /** How many of the latest slots keep their values, and how often one was derived since a dropped one was missed. */
  private kept: number;
  private derivedSince = 0;
  /** The slot for the subject of the current question, and the time for which it is valid. */
  private answer: Slot<T>;
  private time = -1;
  private readonly hasBuffers: boolean;

  constructor(private readonly spec: Spec<S, T>) {
    const { on, uses } = spec;
    const isName = (_name: string): _name is string & keyof S => true;
    const fields = on.flatMap(([name, rows]) => (isName(name) ? [{ name, rows }] : []));
    this.columns = fields.flatMap(({ name, rows }) =>
      typeof rows === 'object' ? [{ name, reader: readerOf(name, rows) }] : [],
    );
    this.counts = fields.filter(({ rows }) => rows === 'number').map(({ name }) => name);
    const things = fields.filter(({ rows }) => rows === 'same' || rows === 'alike');
    this.things = things.map(({ name }) => name);
    this.alike = things.map(({ rows }) => rows === 'alike');
    this.numbers = new Float64Array(this.columns.length + this.counts.length + uses.length);
    this.objects = this.things.map(() => undefined);
    this.heads = new Float64Array(spec.slots);
    this.found = this.newSlot(0);
    this.answer = this.found;
    this.kept = Math.min(FEW, spec.slots);
    this.hasBuffers = !('derive' in spec.way);
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
    if ('count' in way) return keep(slot, this.counted(way, s, before), newStamp());
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
    else this.countAll(way, value, s);
    return value;
  }

  /** Reads the subject; returns whether it is identical to that of a slot. */
  private read(s: S, slot: Slot<T>): boolean {
    const isSame = this.readNumbers(s, slot.numbers);
    return this.readObjects(s, slot.objects) && isSame && slot.isKept;
  }

  private readNumbers(s: S, known: Float64Array): boolean {
    const { numbers, columns, counts } = this;
    const { uses } = this.spec;
    let isSame = true;
    let n = 0;
    for (const { name, reader } of columns) {
      const id = reader.numberOf(s[name]);
      if (known[n] !== id) isSame = false;
      numbers[n++] = id;
    }
    for (const name of counts) {
      const id = Number(s[name]);
      if (known[n] !== id) isSame = false;
      numbers[n++] = id;
    }
    for (const use of uses) {
      const id = use.stampOf(s);
      if (known[n] !== id) isSame = false;
      numbers[n++] = id;
    }
    return isSame;
  }

  private readObjects(s: S, known: unknown[]): boolean {
    const { objects, things, alike } = this;
    let isSame = true;
    for (let i = 0; i < things.length; i++) {
      const id = s[things[i]!];
      if (known[i] !== id) {
        if (alike[i] && areAlike(known[i], id)) known[i] = id;
        else isSame = false;
      }
      if (objects[i] !== id) objects[i] = id;
    }
    return isSame;
  }

  private search(): Slot<T> | undefined {
    const { slots, heads } = this;
    const head = this.numbers[0] ?? 0;
    if (head > this.highest) return undefined;
    let isMissed = false;
    for (let at = 0; at < slots.length; at++) {
      if (heads[at] !== head) continue;
      const slot = slots[at];
      if (!slot || !this.isSame(slot)) continue;
      if (slot.isKept) {
        this.found = slot;
        return slot;
      }
      isMissed = true;
    }
    if (isMissed) this.keepMore();
    return undefined;
  }

  private isSame(slot: Slot<T>): boolean {
    const { numbers, objects } = this;
    const known = slot.numbers;
    for (let n = 0; n < numbers.length; n++) if (known[n] !== numbers[n]) return false;
    const others = slot.objects;
    for (let n = 0; n < objects.length; n++) if (others[n] !== objects[n]) return false;
    return true;
  }

  private keepMore(): void {
    this.kept = Math.min(2 * this.kept, this.spec.slots);
    this.derivedSince = 0;
  }

  private keepFewer(): void {
    this.kept = Math.max(Math.min(FEW, this.spec.slots), this.kept >> 1);
    this.derivedSince = 0;
  }

  /** A slot for the subject, in place of an old one; it has no value yet. */
  private open(): Slot<T> {
    const { slots, numbers, objects, spec } = this;
    let at = (this.made + 1) % spec.slots;
    if (slots[at] === this.found) at = (at + 1) % spec.slots;
    this.made = at;
    const slot = slots[at] ?? this.newSlot(at);
    slots[at] = slot;
    const head = numbers[0] ?? 0;
    this.heads[at] = head;
    if (head > this.highest) this.highest = head;
    this.drop(slot);
    const last = slots[(at + spec.slots - this.kept) % spec.slots];
    if (last && last !== this.found) this.drop(last);
    if (++this.derivedSince > spec.slots) this.keepFewer();
    for (let n = 0; n < numbers.length; n++) slot.numbers[n] = numbers[n] ?? 0;
    for (let n = 0; n < objects.length; n++) slot.objects[n] = objects[n];
    this.found = slot;
    return slot;
  }

  /** Gives up the value of a slot; what it was derived from stays known. */
  private drop(slot: Slot<T>): void {
    if (slot === this.answer) this.time = -1;
    if (slot.isKept && this.hasBuffers) giveUp(this, slot.value!);
    slot.isKept = false;
    slot.value = undefined;
  }

  private newSlot(at: number): Slot<T> {
    const { numbers, objects } = this;
    return {
      at,
      numbers: new Float64Array(numbers.length),
      objects: objects.slice(),
      isKept: false,
      stamp: 0,
      value: undefined,
    };
  }

  /** From the previous value, applying the changes; from scratch if there is none. */
  private counted(way: Counted<T>, s: S, before: Slot<T>): T {
    const value = this.free.pop() ?? way.make();
    const reader = this.columns[0]?.reader;
    const [from, to] = [before.numbers[0] ?? 0, this.numbers[0] ?? 0];
    const [old, now] = [reader?.rowsOf(from), reader?.rowsOf(to)];
    if (!before.isKept || !old || !now || !reader) return this.countAll(way, value, s);
    way.copy(before.value!, value);
    const { rows } = reader;
    const only = reader.placeBetween(from, to);
    const [first, end] = only < 0 ? [0, rows.length] : [only, only + 1];
    for (let i = first; i < end; i++) {
      if (old[i] === now[i]) continue;
      way.count(value, rows[i]!, old[i]!, -1);
      way.count(value, rows[i]!, now[i]!, 1);
    }
    return value;
  }

  private countAll({ copy, count, make }: Counted<T>, value: T, s: S): T {
    copy(make(), value);
    const [first] = this.columns;
    const column = first && s[first.name];
    if (first && isColumn(column)) for (const row of first.reader.rows) count(value, row, column[row]!, 1);
    return value;
  }
}

function keep<T>(slot: Slot<T>, value: T, stamp: number): Slot<T> {
  slot.value = value;
  slot.stamp = stamp;
  slot.isKept = true;
  return slot;
}

const isColumn = (id: unknown): id is readonly number[] => Array.isArray(id);

/** Whether two lists or records of plain values have the same content. */
function areAlike(a: unknown, b: unknown): boolean {
  if (isColumn(a)) return isColumn(b) && a.length === b.length && a.every((value, i) => value === b[i]);
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => Reflect.get(a, name) === Reflect.get(b, name));
}
