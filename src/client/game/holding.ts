/**
 * A table can be shown before all rules of its game are loaded: the opening covers everything before the first turn.
 * Messages about a later position, and all messages after them, are held back until the rest is loaded, so that the
 * order is kept.
 */
import type { Tell } from '../../protocol/link.ts';
import type { Rest } from '../app/rest.ts';
import type { Link } from './session.ts';

export interface HoldParts {
  readonly rest: Rest;
  /** Called if the rest cannot be loaded now; it is tried again when the promise resolves. */
  missing(): Promise<unknown>;
}

export function holding(link: Link, { rest, missing }: HoldParts): Link {
  let held: Promise<void> | undefined;
  const fetched = async (): Promise<void> => {
    let isHere = false;
    while (!isHere) {
      isHere = await rest.fetch().then(
        () => true,
        () => false,
      );
      if (!isHere) await missing();
    }
  };
  return {
    onTell: listener =>
      link.onTell(tell => {
        if (!held && (!hasView(tell) || rest.covers(viewIn(tell)))) return listener(tell);
        const mine = (held ?? fetched()).then(() => {
          if (held === mine) held = undefined;
          listener(tell);
        });
        held = mine;
      }),
    async ask(question) {
      const answer = await link.ask(question);
      await held;
      return answer;
    },
  };
}

type Shown = Extract<Tell, { readonly type: 'opened' | 'position' | 'looked' }>;

const hasView = (tell: Tell): tell is Shown =>
  tell.type === 'opened' || tell.type === 'position' || tell.type === 'looked';

const viewIn = (tell: Shown): unknown => (tell.type === 'looked' ? tell.view : tell.position.view);
