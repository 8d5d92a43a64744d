import { itemAt } from '../kit/list.ts';
/** Where a command writes, and the two ways in which it fails. Tests pass their own `Io`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
}

export const CONSOLE: Io = {
  out: text => void process.stdout.write(`${text}\n`),
  err: text => void process.stderr.write(`${text}\n`),
};

/** The command was called wrongly: one line, exit code 2. */
export class UsageError extends Error {}

/** The work failed, or the answer is no: one line, exit code 1. */
export class Failure extends Error {}

/** Rows as text with padded columns; numbers are right-aligned. Wide (Japanese) letters count as two. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map(row => row.map(String))];
  const widths = head.map((_, i) => Math.max(...cells.map(row => width(row[i] ?? ''))));
  const isNumeric = head.map((_, i) => rows.length > 0 && rows.every(row => NUMERIC.test(String(row[i] ?? ''))));
  const lines = cells.map(row =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat(itemAt(widths, i) - width(cell));
        return isNumeric[i] ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map(w => '-'.repeat(w)).join('  '), ...lines.slice(1)].join('\n');
}

const NUMERIC = /^(-?[\d.,]+( %)?|)$/;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

const width = (text: string): number => Array.from(text).reduce((sum, c) => sum + (WIDE.test(c) ? 2 : 1), 0);
