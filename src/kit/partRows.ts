/**
 * The rows of a column that parts are derived from (part.ts), read once for all parts that name the same list of rows.
 * Equal rows have the same number, as long as they are remembered: parts compare numbers instead of rows.
 */
import { rowBetween } from './lineage.ts';

/** How many contents are remembered: as many positions as parts keep values for. */
const KEPT = 64;
const BITS = 10;

interface Content {
  number: number;
  readonly rows: Int32Array;
  /** The content from which it differs in a single row at most, and the place of that among the rows; else 0 and -1. */
  from: number;
  at: number;
}

export class RowReader {
  /** The rows as read last, the column they are from, their number and their fingerprint. */
  private readonly now: Int32Array;
  private column: unknown;
  private number = 0;
  private mark = 0;
  private readonly weights: Int32Array;
  /** By row of the column: its place among the rows read, plus one; 0 if it is not read. */
  private readonly places: Int32Array;
  private readonly contents: Content[] = [];
  /** The fingerprint of each content, which rules out most of them. */
  private readonly marks = new Int32Array(KEPT);
  /** How many contents have the same leading bits of their fingerprint: mostly none, and then there is nothing to find. */
  private readonly alike = new Uint8Array(1 << BITS);
  private numbers = 0;

  constructor(readonly rows: readonly number[]) {
    this.now = new Int32Array(rows.length);
    this.weights = new Int32Array(rows.length).map((_, i) => Math.imul(2 * i + 1, 0x9e3779b1));
    this.places = new Int32Array(Math.max(0, ...rows) + 1);
    for (const [i, row] of rows.entries()) this.places[row] = i + 1;
  }

  /** A column is never changed in place, so the same one has the same number. */
  numberOf(column: unknown): number {
    if (column === this.column) return this.number;
    if (!isColumn(column)) return -1;
    const row = this.number === 0 ? -1 : rowBetween(this.column, column);
    const isChanged = row >= 0 ? this.readOne(column, row) : this.read(column) || this.number === 0;
    this.column = column;
    if (isChanged) this.number = this.find() ?? this.add(row);
    return this.number;
  }

  /** The rows behind a number; undefined if they are forgotten. */
  rowsOf(number: number): Int32Array | undefined {
    const content = this.contents[(number - 1) % KEPT];
    return content?.number === number ? content.rows : undefined;
  }

  /** The place, among the rows, of the only one in which two contents differ; -1 if that is not known. */
  placeBetween(old: number, now: number): number {
    const content = this.contents[(now - 1) % KEPT];
    return content && content.number === now && content.from === old ? content.at : -1;
  }

  /** Reads what differs from the rows read last; whether anything does. */
  private read(column: readonly number[]): boolean {
    const { now, rows, weights } = this;
    let { mark } = this;
    let isChanged = false;
    for (let i = 0; i < now.length; i++) {
      const value = column[rows[i]!]!;
      const old = now[i]!;
      if (value === old) continue;
      mark = (mark + Math.imul(value - old, weights[i]!)) | 0;
      now[i] = value;
      isChanged = true;
    }
    this.mark = mark;
    return isChanged;
  }

  /** The same where at most one row of the column has changed since. */
  private readOne(column: readonly number[], row: number): boolean {
    const i = (this.places[row] ?? 0) - 1;
    if (i < 0) return false;
    const value = column[row] ?? 0;
    const old = this.now[i] ?? 0;
    if (value === old) return false;
    this.mark = (this.mark + Math.imul(value - old, this.weights[i] ?? 0)) | 0;
    this.now[i] = value;
    return true;
  }

  private find(): number | undefined {
    const { contents, marks, mark, now } = this;
    if (this.alike[leading(mark)] === 0) return undefined;
    for (let at = 0; at < contents.length; at++) {
      if (marks[at] !== mark) continue;
      const content = contents[at];
      if (content && areEqual(content.rows, now)) return content.number;
    }
    return undefined;
  }

  /** Takes the place of the oldest content. */
  private add(row: number): number {
    const number = ++this.numbers;
    const at = (number - 1) % KEPT;
    const known = this.contents[at];
    if (known) this.count(this.marks[at] ?? 0, -1);
    this.count(this.mark, 1);
    const content = known ?? { number, rows: new Int32Array(this.now.length), from: 0, at: -1 };
    content.number = number;
    content.from = row < 0 ? 0 : this.number;
    content.at = row < 0 ? -1 : (this.places[row] ?? 0) - 1;
    content.rows.set(this.now);
    this.contents[at] = content;
    this.marks[at] = this.mark;
    return number;
  }

  private count(mark: number, n: 1 | -1): void {
    const at = leading(mark);
    this.alike[at] = (this.alike[at] ?? 0) + n;
  }
}

const leading = (mark: number): number => mark >>> (32 - BITS);

const isColumn = (column: unknown): column is readonly number[] => Array.isArray(column);

function areEqual(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const readers = new WeakMap<readonly number[], Map<string, RowReader>>();

/** The one reader of these rows of a field. */
export function readerOf(field: string, rows: readonly number[]): RowReader {
  const ofRows = readers.get(rows) ?? new Map<string, RowReader>();
  readers.set(rows, ofRows);
  const reader = ofRows.get(field) ?? new RowReader(rows);
  ofRows.set(field, reader);
  return reader;
}
