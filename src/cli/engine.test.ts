import { PassThrough, Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Engine } from '../protocol/engine.ts';
import { LINE_LIMIT, LOAD_LIMIT } from '../protocol/parse.ts';
import { runEngine } from './engine.ts';

/** Answers each line with its length and beginning. */
const echo = (): Engine & { readonly lines: string[] } => {
  const lines: string[] = [];
  return {
    lines,
    line: async text => {
      lines.push(text);
      return `${text.length}:${text.slice(0, 20)}`;
    },
    isOver: () => lines.includes('quit'),
  };
};

async function answers(chunks: Iterable<Buffer | string>, engine: Engine = echo()): Promise<string[]> {
  let said = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      said += String(chunk);
      setImmediate(done);
    },
    highWaterMark: 1,
  });
  await runEngine(Readable.from(chunks), output, engine);
  return said.split('\n').slice(0, -1);
}

function* repeated(head: string, size: number): Generator<string> {
  yield head;
  for (let i = 0; i < size; i += 2 ** 16) yield 'x'.repeat(2 ** 16);
}

test('one reply per line that is not blank, in order', async () => {
  expect(await answers(['a\n\n  \r\nbc\r\n', 'def'])).toEqual(['1:a', '2:bc', '3:def']);
  expect(await answers([])).toEqual([]);
});

test('characters and lines cut anywhere are put together again', async () => {
  const bytes = Buffer.from('\ufeff第六軍\nスターリングラード\n');
  const single = [...bytes].map(byte => Buffer.from([byte]));
  expect(await answers(single)).toEqual(['3:第六軍', '9:スターリングラード']);
});

test('bytes that are no text are answered too', async () => {
  expect(await answers([Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x61])])).toHaveLength(2);
});

test('a line past its limit gets one error, and the stream goes on', async () => {
  const engine = echo();
  const input = [...repeated('long', 12 * 2 ** 20), '\nafter\n'];
  const [error, after] = await answers(input, engine);
  expect(JSON.parse(error!)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  expect(after).toBe('5:after');
  expect(engine.lines).toEqual(['after']);
});

test('a load may be long, but not without end', async () => {
  const head = '{"cmd":"load","replay":"';
  const [long] = await answers([...repeated(head, 3 * LINE_LIMIT), '\n']);
  expect(long).toBe(`${head.length + 3 * LINE_LIMIT}:${head.slice(0, 20)}`);
  const [endless, last] = await answers([...repeated(head, LOAD_LIMIT), '\nlast']);
  expect(JSON.parse(endless!)).toMatchObject({ error: { code: 'too-long' } });
  expect(last).toBe('4:last');
});

test('an endless line without an end is answered at the end of input', async () => {
  expect(await answers(repeated('', 2 * LINE_LIMIT))).toHaveLength(1);
});

test('quit ends it, whatever comes after', async () => {
  expect(await answers(['a\nquit\nb\n'])).toEqual(['1:a', '4:quit']);
});

test('a reader that leaves ends it quietly', async () => {
  const output = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('broken pipe'), { code: 'EPIPE' }));
    },
  });
  const input = new PassThrough();
  input.write('a\n');
  await expect(runEngine(input, output, echo())).resolves.toBeUndefined();
});

test('any other fault of the output is not kept quiet', async () => {
  const output = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('disk full'), { code: 'ENOSPC' }));
    },
  });
  await expect(runEngine(Readable.from(['a\n', 'b\n']), output, echo())).rejects.toThrow('disk full');
});

test('no line is read ahead of a reader that is slow', async () => {
  const engine = echo();
  let free: () => void = () => {};
  const output = new Writable({
    write(_chunk, _encoding, done) {
      free = done;
    },
    highWaterMark: 1,
  });
  const running = runEngine(Readable.from(['a\nb\nc\n']), output, engine);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(engine.lines).toEqual(['a']);
  const timer = setInterval(() => free(), 1);
  await running;
  clearInterval(timer);
  expect(engine.lines).toEqual(['a', 'b', 'c']);
});
