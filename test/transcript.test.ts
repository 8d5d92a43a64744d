/** Keeps the reference of the protocol true: its transcripts are run, and nothing in the code is missing from it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../src/ai/players.ts';
import { GAMES } from '../src/games/index.ts';
import { makeEngine } from '../src/protocol/engine.ts';
import { COMMAND_NAMES, fieldsOf } from '../src/protocol/parse.ts';
import { ERROR_CODES } from '../src/protocol/reply.ts';
import { talk } from './support.ts';

const reference = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

interface Exchange {
  readonly sent: string;
  readonly expected: string;
}

/** The exchanges of one section of the page, which are one session. */
function exchangesOf(section: string): Exchange[] {
  const blocks = [...section.matchAll(/^```jsonl\n(.*?)^```/gms)].map(match => match[1] ?? '');
  const lines = blocks.flatMap(block => block.trimEnd().split('\n'));
  return lines.flatMap((line, i) => {
    const reply = lines[i + 1];
    if (!line.startsWith('> ')) return [];
    if (!reply?.startsWith('< ')) throw new Error(`no reply follows ${line}`);
    return [{ sent: line.slice(2), expected: reply.slice(2) }];
  });
}

/** The reply as written, where `…` matches anything. */
const pattern = (expected: string): RegExp =>
  new RegExp(
    `^${expected
      .split('…')
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

const pageOf = (game: string): string => readFileSync(new URL(`../docs/${game}.md`, import.meta.url), 'utf8');
const described = ['sixth-army', 'russian-campaign', 'zitadelle', 'red-god-of-war'];
const pages = [reference, ...described.map(pageOf)];

const sections = pages
  .flatMap(page => page.split(/^## /m))
  .map(section => [section.slice(0, section.indexOf('\n')), exchangesOf(section)] as const)
  .filter(([, exchanges]) => exchanges.length > 0);

describe.each(sections)('%s', (_title, exchanges) => {
  test('runs as written', async () => {
    const engine = makeEngine({ games: GAMES, players: PLAYERS, seed: 1 });
    for (const { sent, expected } of exchanges) {
      const reply = await engine.line(sent);
      if (!pattern(expected).test(reply)) expect(`> ${sent}\n< ${reply}`).toBe(`> ${sent}\n< ${expected}`);
    }
  });
});

test('there is a transcript', () => {
  expect(sections.length).toBeGreaterThan(0);
});

test.each(COMMAND_NAMES)('%s is described with all its fields', cmd => {
  const section = reference.split(/^### /m).find(part => part.startsWith(`\`${cmd}\``)) ?? '';
  const request = /\{"cmd":[^`]*\}/.exec(section)?.[0] ?? '';
  const fields = fieldsOf(cmd).filter(field => field !== 'id?' && field !== 'table?');
  for (const field of fields) {
    const written = field.endsWith('?') ? `"${field.slice(0, -1)}"?` : `"${field}"`;
    expect(request, `the request of ${cmd}`).toContain(written);
  }
  expect(request).toContain(`"cmd":"${cmd}"`);
});

test.each(ERROR_CODES)('the error %s is described', code => {
  expect(reference.split(/^## /m).find(part => part.startsWith('Errors'))).toContain(`\`${code}\``);
});

/** Games whose every event is examined; together they contain most of what can happen. */
const looked: readonly (readonly [game: string, scenario: string, options: Readonly<Record<string, unknown>>])[] = [
  ['sixth-army', 'winter-storm', {}],
  ['russian-campaign', 'caucasus-high-tide', { weather: 'per-impulse' }],
  ['russian-campaign', 'barbarossa-winter', { 'what-ifs': true, 'sudden-death': true, factories: true }],
  ['russian-campaign', 'kursk-citadel', { 'artillery-corps': true, 'ss-equipment': true }],
  ['zitadelle', 'zitadelle', { chits: true, splits: true, 'move-first': true, 'push-on': true, recovery: true }],
  ['red-god-of-war', 'zhukov', { maximumAdvance: true, zocRetreat: true, mechOverrun: true, variableLosses: true }],
];

test.each(looked)(
  'the events of a game of %s (%s) are described with all their fields',
  async (game, scenario, options) => {
    const section = pageOf(game)
      .split(/^## /m)
      .find(part => part.startsWith('Events'));
    const rows = (section ?? '').split('\n').filter(line => line.startsWith('| `'));
    const say = talk();
    await say({ cmd: 'new', game, scenario, options, seed: 5 });
    // Thousands of events are alike.
    const seen = new Set<string>();
    for (let over = false; !over; ) {
      const reply = await say({ cmd: 'go', level: 'random', play: true });
      over = reply.outcome !== null;
      for (const event of Object(reply).events) {
        const { type, text: _text, rule: _rule, ...fields } = event;
        const kind = [type, ...Object.keys(fields)].join(' ');
        if (seen.has(kind)) continue;
        seen.add(kind);
        const [, names = '', inside = ''] =
          rows.find(row => row.split('|')[1]?.includes(`\`${type}\``))?.split('|') ?? [];
        expect(names, type).not.toBe('');
        for (const field of Object.keys(fields)) expect(inside, type).toMatch(new RegExp(`\`${field}[\`.]`));
      }
    }
  },
);
