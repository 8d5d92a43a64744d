/** The rulebook in the side panel: bar on top, contents folded, the book below. */
import type { JSX } from 'preact';
import type { Library } from './book.ts';
import { Bar, Body, Contents, Steps } from './parts.tsx';
import { useReader } from './reader.ts';

interface RulesPanelProps {
  readonly gameId: string;
  readonly library?: Library;
}

export function RulesPanel({ gameId, library }: RulesPanelProps): JSX.Element {
  const reader = useReader({ gameId, library, by: 'trail' });
  const { loading, text } = reader;
  return (
    <section class="rules rules-panel" lang={reader.lang} aria-label={text.rules}>
      <Bar reader={reader}>
        <Steps reader={reader} />
      </Bar>
      <Body reader={reader}>
        {loading.state === 'ready' && (
          <details class="rules-fold">
            <summary>{text.contents}</summary>
            <Contents reader={reader} book={loading.book} />
          </details>
        )}
      </Body>
    </section>
  );
}
