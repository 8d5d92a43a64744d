/**
 * The rows of a column that parts are derived from (part.ts), read once for all parts that name the same list of rows.
 * Equal rows have the same number, as long as they are remembered: parts compare numbers instead of rows.
 */
/** How many contents are remembered: as many positions as parts keep values for. */
const KEPT = 64;

interface Content {
  readonly number: number;
  readonly rows: Int32Array;
}

export class RowReader {
  /** The rows as read last, the column they are from, their number and their fingerprint. */
  private readonly now: Int32Array;
  private column: unknown;
  private number = 0;
  private mark = 0;
  private readonly weights: Int32Array;
  private readonly contents: Content[] = [];
  /** The fingerprint of each content, which rules out most of them. */
  private readonly marks = new Int32Array(KEPT);
  private numbers = 0;

  constructor(readonly rows: readonly number[]) {
    this.now = new Int32Array(rows.length);
    this.weights = new Int32Array(rows.length).map((_, i) => Math.imul(2 * i + 1, 0x9e3779b1));
  }

  /** A column is never changed in place, so the same one has the same number. */
  numberOf(column: unknown): number {
    if (column === this.column) return this.number;
    if (!isColumn(column)) return -1;
    const isChanged = this.read(column) || this.number === 0;
    this.column = column;
    if (isChanged) this.number = this.find() ?? this.add();
    return this.number;
  }

  /** The rows behind a number; undefined if they are forgotten. */
  rowsOf(number: number): Int32Array | undefined {
    const content = this.contents[(number - 1) % KEPT];
    return content?.number === number ? content.rows : undefined;
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

  private find(): number | undefined {
    const { contents, marks, mark, now } = this;
    for (let at = 0; at < contents.length; at++) {
      const content = contents[at];
      if (content && marks[at] === mark && areEqual(content.rows, now)) return content.number;
    }
    return undefined;
  }

  /** Takes the place of the oldest content. */
  private add(): number {
    const number = ++this.numbers;
    const at = (number - 1) % KEPT;
    const rows = this.contents[at]?.rows ?? new Int32Array(this.now.length);
    rows.set(this.now);
    this.contents[at] = { number, rows };
    this.marks[at] = this.mark;
    return number;
  }
}

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
