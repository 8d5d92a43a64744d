/**
 * Two tabs on one game over a store that fails in every way, with and without locks and messages: what was reported as
 * stored is in the record, no write is lost, the record can always be opened, and no die is rolled again.
 */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadGame } from '../../../test/support.ts';
import { random } from '../../kit/dice.ts';
import { canonical } from '../../kit/hash.ts';
import { readAction } from '../../kit/names.ts';
import type { Ask } from '../../protocol/link.ts';
import { told as of, PAIR, type Unnumbered } from '../../table/hostTesting.ts';
import { sealed } from '../../table/sealed.ts';
import { act, openTable } from '../../table/table.ts';
import { type Backend, type Memory, memoryBackend } from './backend.ts';
import { seal } from './seal.ts';
import { active, browser, dawn, logged, resume, type Tab } from './tabsTesting.ts';

const FAULTS = ['none', 'refuses', 'lies', 'is mute', 'cannot be read', 'knows no seed', 'has no heads'] as const;
type Fault = (typeof FAULTS)[number];

/** A store whose next answer may be any failure. */
function stormy(memory: Memory, fault: () => Fault): Backend {
  const whole = memoryBackend(memory);
  const unless = <T>(bad: Fault, work: () => Promise<T>): Promise<T> =>
    fault() === bad ? Promise.reject(new Error(bad)) : work();
  return {
    heads: () => unless('has no heads', whole.heads),
    head: id => unless('has no heads', () => whole.head(id)),
    read: id => unless('cannot be read', () => whole.read(id)),
    seed: table => unless('knows no seed', () => whole.seed(table)),
    async update(id, decide) {
      const now = fault();
      if (now === 'refuses') throw new Error(now);
      if (now === 'is mute') await new Promise(done => setTimeout(done, 5));
      await whole.update(id, decide);
      if (now === 'lies') throw new Error(now);
    },
  };
}

const entriesIn = (memory: Memory, id: string): string[] =>
  (memory.parts.get(id) ?? []).slice(1).map(part => {
    const { role, action, rolls } = Object(part);
    return canonical({ role, action, rolls });
  });

const logOf = async (tab: Tab): Promise<string[]> => {
  const { replay } = of(await tab.link.ask({ type: 'save' }), 'saved');
  return replay.entries.map(({ role, action, rolls }) => canonical({ role, action, rolls }));
};

async function move(tab: Tab): Promise<boolean> {
  const role = active(tab);
  if (role === '') return false;
  const hint = await tab.link.ask({ type: 'hint', role, level: 'random' });
  if (hint.type !== 'hint') return false;
  return (await tab.link.ask({ type: 'act', role, action: hint.action })).type === 'position';
}

/** The same actions at a table that was never closed. */
async function rolledAgain(entries: readonly string[]): Promise<string[]> {
  const game = await loadGame('sample');
  const table = openTable(game, 'dawn', {}, sealed(seal, 'test'));
  if (!table.ok) throw new Error(table.error.message);
  return entries.map(text => {
    const entry = JSON.parse(text);
    const action = readAction(game.names, entry.action);
    const taken = action.ok ? act(table.value, entry.role, action.value) : action;
    if (!taken.ok) throw new Error(`not legal: ${text}`);
    const rolls = taken.value.rolls.map(roll => roll.value);
    return canonical({ ...entry, ...(rolls.length > 0 ? { rolls } : {}) });
  });
}

/** What one of two tabs does, or both at once. */
const DEEDS = ['move', 'move', 'move', 'move', 'claim', 'undo', 'reload', 'both'] as const;

interface Storm {
  readonly memory: Memory;
  readonly id: string;
  readonly tabs: Tab[];
  open(): Tab;
  still(): void;
}

/** Whether success was reported. */
async function does(storm: Storm, at: number, deed: (typeof DEEDS)[number]): Promise<boolean> {
  const { tabs, id } = storm;
  const here = tabs[at]!;
  const isDone = async (ask: Ask | Unnumbered): Promise<boolean> => (await here.link.ask(ask)).type === 'position';
  switch (deed) {
    case 'move':
      return move(here);
    case 'claim':
      return isDone({ type: 'claim' });
    case 'undo':
      return isDone({ type: 'undo', role: active(here) });
    case 'both':
      await Promise.all(tabs.map(move));
      return false;
    default:
      here.link.close();
      storm.still();
      tabs[at] = storm.open();
      of(await resume(tabs[at]!, id), 'opened');
      return false;
  }
}

describe.each(['modern', 'plain'] as const)('a %s browser', kind => {
  const seeds = Array.from({ length: kind === 'plain' ? 12 : 3 }, (_, i) => i);

  test.each(seeds)('storm %i', async seed => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaint.mockRestore());
    const next = random(`${kind} ${seed}`);
    const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    let fault: Fault = 'none';
    const still = (): void => {
      fault = 'none';
    };
    const { memory, tab } = browser(kind);
    const open = (): Tab => tab(stormy(memory, () => fault));
    const tabs = [open(), open()];
    await tabs[0]!.link.ask(dawn(PAIR));
    const id = tabs[0]!.id();
    await resume(tabs[1]!, id);
    for (let i = 0; i < 40; i++) {
      const [at, deed] = [Math.floor(next() * 2), one(DEEDS)];
      const before = entriesIn(memory, id);
      fault = next() < 0.5 ? 'none' : one(FAULTS);
      const isDone = await does({ memory, id, tabs, open, still }, at, deed);
      still();
      const logs = await Promise.all(tabs.map(logOf));
      const record = entriesIn(memory, id);
      const state = tabs[at]!.keeping()?.state;
      if (isDone && state === 'kept') expect(record, `${i}: ${deed} was told as kept`).toEqual(logs[at]);
      else {
        const possible = deed === 'both' ? [before, ...logs] : [before, logs[at]];
        expect(possible.map(canonical), `${i}: ${deed}, ${state}`).toContain(canonical(record));
      }
    }
    for (const tab of tabs) tab.link.close();
    const after = tab();
    of(await resume(after, id), 'opened');
    expect(logged(after)).toBe(entriesIn(memory, id).length);
    expect(await rolledAgain(entriesIn(memory, id))).toEqual(entriesIn(memory, id));
  });
});
