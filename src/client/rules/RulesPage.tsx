/**
 * The rulebook as a page of its own, contents beside the book. The address names the section; the browser's history
 * works.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Library } from './book.ts';
import { openRule } from './open.ts';
import { Bar, Body, Contents } from './parts.tsx';
import { useReader } from './reader.ts';

interface RulesPageProps {
  readonly game: { readonly id: string };
  readonly section?: string;
  readonly library?: Library;
}

export function RulesPage({ game, section, library }: RulesPageProps): JSX.Element {
  const reader = useReader({ gameId: game.id, library, by: 'address' });
  const { loading, text } = reader;
  useEffect(() => {
    if (section !== undefined) openRule(game.id, section);
  }, [game.id, section]);
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (aside.current && reader.section !== undefined) showCurrent(aside.current);
  }, [reader.section]);
  return (
    <main id="content" class="rules rules-page" lang={reader.lang} aria-label={text.rules}>
      <Bar reader={reader} />
      <div class="rules-spread">
        <nav class="rules-aside" ref={aside} aria-label={text.contents}>
          {loading.state === 'ready' && <Contents reader={reader} book={loading.book} />}
        </nav>
        <Body reader={reader} />
      </div>
    </main>
  );
}

/** Scrolls the contents to the open section, without moving the page. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (link) nav.scrollTop += link.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2;
}
