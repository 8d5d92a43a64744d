/**
 * The engine protocol on a pair of streams. Lines are split here instead of by node's readline, because readline keeps
 * a line of any length in memory: here the rest of a line that exceeds its limit is dropped, and it is answered with
 * one error.
 */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Engine } from '../protocol/engine.ts';
import { HEAD, LINE_LIMIT, lineLimit, tooLong } from '../protocol/parse.ts';
import { printReply } from '../protocol/reply.ts';

/** Answers every non-blank line in order, until the input ends, `quit` is answered or the output is closed. */
export async function runEngine(input: Readable, output: Writable, engine: Engine): Promise<void> {
  const sink = openSink(output, () => input.destroy());
  try {
    for await (const line of linesOf(input)) {
      if (line.text === '') continue;
      const reply = line.text === undefined ? printReply(tooLong(line.limit), undefined) : await engine.line(line.text);
      await sink.write(`${reply}\n`);
      if (sink.isGone() || engine.isOver()) break;
    }
  } catch (error) {
    // Destroying the input because the output is closed ends the loop with an error of its own.
    if (!sink.isGone()) throw error;
  }
  sink.release();
}

/** A line without surrounding white space; without text if it exceeded its limit. */
type Line = { readonly text: string } | { readonly text: undefined; readonly limit: number };

interface Pending {
  parts: Buffer[];
  size: number;
  /** Set once the line has exceeded its limit; the rest of it is skipped. */
  passed: number | undefined;
}

const NEWLINE = 0x0a;

async function* linesOf(input: Readable): AsyncGenerator<Line> {
  const pending: Pending = { parts: [], size: 0, passed: undefined };
  for await (const chunk of input) {
    const bytes = bytesOf(chunk);
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      keep(pending, bytes.subarray(from, at));
      yield take(pending);
      from = at + 1;
    }
    keep(pending, bytes.subarray(from));
  }
  yield take(pending);
}

function bytesOf(chunk: unknown): Buffer {
  if (Buffer.isBuffer(chunk)) return chunk;
  return typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.alloc(0);
}

function keep(pending: Pending, bytes: Buffer): void {
  if (pending.passed !== undefined || bytes.length === 0) return;
  pending.parts.push(bytes);
  pending.size += bytes.length;
  if (pending.size <= LINE_LIMIT) return;
  const limit = lineLimit(Buffer.concat(pending.parts, HEAD).toString());
  if (pending.size <= limit) return;
  pending.passed = limit;
  pending.parts = [];
}

function take(pending: Pending): Line {
  const { parts, passed } = pending;
  pending.parts = [];
  pending.size = 0;
  pending.passed = undefined;
  return passed === undefined ? { text: Buffer.concat(parts).toString().trim() } : { text: undefined, limit: passed };
}

interface Sink {
  write(text: string): Promise<void>;
  isGone(): boolean;
  /** Stops watching the output; throws its error, unless only the reader has gone. */
  release(): void;
}

function openSink(output: Writable, onGone: () => void): Sink {
  let gone = false;
  let fault: Error | undefined;
  const leave = (error?: NodeJS.ErrnoException): void => {
    gone = true;
    if (error && error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') fault ??= error;
    onGone();
  };
  output.on('error', leave);
  output.on('close', leave);
  return {
    async write(text) {
      if (gone || output.write(text)) return;
      const wait = new AbortController();
      const settled = ['drain', 'close'].map(event => once(output, event, { signal: wait.signal }));
      // An error of the output ends the wait as well; `leave` reports it.
      await Promise.race(settled).catch(() => {});
      wait.abort();
    },
    isGone: () => gone,
    release() {
      // The error listener stays: a reader that closes late must not end the process with a stack trace.
      output.off('close', leave);
      if (fault) throw fault;
    },
  };
}
