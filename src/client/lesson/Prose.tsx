/** The text of a step: paragraphs and lists, with numbers that open the rule. */
import type { ComponentChildren } from 'preact';
import type { Desk } from '../game/desk.ts';
import { RuleLink } from '../game/parts.tsx';
import { type Block, type Inline, parseBook } from '../rules/parse.ts';

interface ProseProps {
  readonly desk: Desk;
  readonly text: string;
}

export function Prose({ desk, text }: ProseProps) {
  return (
    <>
      {parseBook(text).preface.map((block, i) => (
        <Part key={i} desk={desk} block={block} />
      ))}
    </>
  );
}

function Part({ desk, block }: { readonly desk: Desk; readonly block: Block }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, i) => (
          <li key={i}>{spelt(desk, item)}</li>
        ))}
      </ul>
    );
  return block.kind === 'table' ? null : <p>{spelt(desk, block.inlines)}</p>;
}

const STOPS = /^[.,;:!?)、。」）]+/;

/** A rule's number and the following full stop stay on one line. */
function spelt(desk: Desk, inlines: readonly Inline[]): ComponentChildren {
  return inlines.map((inline, i) => {
    const before = inlines[i - 1];
    const after = inlines[i + 1];
    if (inline.kind === 'text') return before?.kind === 'link' ? inline.text.replace(STOPS, '') : inline.text;
    if (inline.kind === 'link')
      return (
        <span key={i} class="lesson-rule">
          <RuleLink desk={desk} rule={inline.section} />
          {after?.kind === 'text' ? STOPS.exec(after.text)?.[0] : ''}
        </span>
      );
    const inner = spelt(desk, inline.inlines);
    return inline.kind === 'strong' ? <strong key={i}>{inner}</strong> : <em key={i}>{inner}</em>;
  });
}
