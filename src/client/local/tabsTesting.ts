/** For tests: a browser with its store and its tabs, each of them a page with its own host. */
import { onTestFinished } from 'vitest';
import type { Ask, Keeping, Seating, Tell } from '../../protocol/link.ts';
import { told as expectTold, numbered, type Unnumbered } from '../../table/hostTesting.ts';
import { type Backend, emptyMemory, type Memory, memoryBackend } from './backend.ts';
import { type Channel, makeKeeper } from './keeper.ts';
import type { Link } from './link.ts';
import type { ServeParts } from './serve.ts';
import { fakeChannels, fakeLocks, nearLink, PARTS } from './testing.ts';

export const about = { game: 'sample', scenario: 'dawn', options: {} } as const;
export const dawn = (seating: Seating): Ask => ({ type: 'open', ...about, seating, seed: 'test' });

/** One browser: what it stores, and its tabs. */
export interface Browser {
  readonly memory: Memory;
  tab(backend?: Backend, channel?: () => Channel, players?: ServeParts['players']): Tab;
}

/** A link that names the last reported position if a request does not. */
interface TestLink extends Omit<Link, 'ask'> {
  ask(ask: Ask | Unnumbered): Promise<Tell>;
}

export interface Tab {
  readonly link: TestLink;
  readonly told: Tell[];
  keeping(): Keeping | undefined;
  id(): string;
}

/** `plain` has neither locks nor messages, as on plain http in an old browser. */
export function browser(kind: 'plain' | 'modern' = 'modern'): Browser {
  const memory = emptyMemory();
  const [locks, channel] = [fakeLocks(), fakeChannels()];
  return {
    memory,
    tab(backend = memoryBackend(memory), own = channel, players = PARTS.players) {
      const means = kind === 'modern' ? { locks, channel: own } : {};
      const link = nearLink({ ...PARTS, players, keeper: makeKeeper({ backend, ...means }) });
      onTestFinished(() => link.close());
      const told: Tell[] = [];
      link.onTell(tell => told.push(tell));
      const keeping = (): Keeping | undefined => {
        const last = told.findLast(tell => tell.type === 'keeping');
        return last?.type === 'keeping' ? last.keeping : undefined;
      };
      const ask: TestLink['ask'] = one => link.ask(numbered(one, told));
      return { link: { ...link, ask }, told, keeping, id: () => keeping()?.id ?? '' };
    },
  };
}

export const active = ({ told }: Tab): string => {
  const last = told.findLast(tell => tell.type === 'position' || tell.type === 'opened');
  return last && 'position' in last ? (last.position.active[0] ?? '') : '';
};

/** Lets greedy play for the role that has to decide. */
export async function play(tab: Tab, actions: number): Promise<Tell> {
  let tell: Tell = { type: 'done' };
  for (let i = 0; i < actions; i++) {
    const hint = expectTold(await tab.link.ask({ type: 'hint', role: active(tab), level: 'greedy' }), 'hint');
    tell = expectTold(await tab.link.ask({ type: 'act', role: active(tab), action: hint.action }), 'position');
  }
  return tell;
}

export const replayIn = async ({ link }: Tab) => expectTold(await link.ask({ type: 'save' }), 'saved').replay;
export const resume = (tab: Tab, id: string): Promise<Tell> => tab.link.ask({ type: 'resume', id });
export const logged = (tab: Tab): number => {
  const last = tab.told.findLast(tell => tell.type === 'position' || tell.type === 'opened');
  return last && 'position' in last ? last.position.n : -1;
};
