/** Components of the rulebook: its bar, contents, search results and text. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { canGoBack, canGoForward, goBack, goForward } from './open.ts';
import './rules.css';
import type { Block, Book, Chapter, Inline, Row, Section } from './parse.ts';
import type { Reader } from './reader.ts';
import type { Hit } from './search.ts';

interface BarProps {
  readonly reader: Reader;
  readonly children?: ComponentChildren;
}

export const Bar = ({ reader, children }: BarProps): JSX.Element => (
  <div class="rules-bar">
    {children}
    <SearchBox reader={reader} />
  </div>
);

/** Back and forward among the visited places. */
export function Steps({ reader }: { reader: Reader }): JSX.Element {
  const { text } = reader;
  return (
    <>
      <IconButton label={text.back} sign="←" disabled={!canGoBack.value} onClick={goBack} />
      <IconButton label={text.forward} sign="→" disabled={!canGoForward.value} onClick={goForward} />
    </>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const IconButton = ({ label, sign, disabled, onClick }: IconButtonProps): JSX.Element => (
  <button type="button" class="rules-icon" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <span aria-hidden="true">{sign}</span>
  </button>
);

function SearchBox({ reader }: { reader: Reader }): JSX.Element {
  const { text, query } = reader;
  const first = reader.hits?.[0];
  return (
    <search class="rules-search">
      <form
        onSubmit={e => {
          e.preventDefault();
          if (first) reader.open(first.section.id);
        }}
      >
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.searchHint}
          value={query.value}
          onInput={e => reader.ask(e.currentTarget.value)}
          onFocus={e => reader.ask(e.currentTarget.value)}
          onKeyDown={e => {
            if (e.key === 'Escape') reader.ask('');
          }}
        />
      </form>
    </search>
  );
}

/** The search results instead of the book during a search, otherwise the children. */
export function Body({ reader, children }: { reader: Reader; children?: ComponentChildren }): JSX.Element {
  const { loading, text, hits } = reader;
  if (loading.state === 'loading')
    return (
      <p class="rules-status" role="status">
        {text.loading}
      </p>
    );
  if (loading.state === 'missing')
    return (
      <p class="rules-status" role="alert">
        {text.missing}{' '}
        <button type="button" class="rules-button" onClick={reader.again}>
          {text.again}
        </button>
      </p>
    );
  if (hits) return <Finds reader={reader} hits={hits} />;
  return (
    <BookText reader={reader} book={loading.book}>
      {children}
    </BookText>
  );
}

function Finds({ reader, hits }: { reader: Reader; hits: readonly Hit[] }): JSX.Element {
  const { text, query } = reader;
  return (
    <div class="rules-scroll">
      <p class="rules-status" role="status">
        {hits.length > 0 ? text.found(hits.length) : text.nothing(query.value.trim())}
      </p>
      <ol class="rules-finds">
        {hits.map(hit => (
          <li key={hit.section.id}>
            <RuleLink reader={reader} section={hit.section.id}>
              <b>{hit.section.id}</b> {hit.section.title}
            </RuleLink>
            <p>
              {hit.before}
              <mark>{hit.match}</mark>
              {hit.after}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Contents({ reader, book }: { reader: Reader; book: Book }): JSX.Element {
  return (
    <ul class="rules-contents">
      {book.chapters.map(chapter => (
        <li key={chapter.id}>
          <b>
            {chapter.id} {chapter.title}
          </b>
          <ul>
            {chapter.sections.filter(hasTitle).map(({ id, title }) => (
              <li key={id}>
                <RuleLink reader={reader} section={id} isCurrent={id === reader.section}>
                  <span class="rules-number">{id}</span> {title}
                </RuleLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const hasTitle = (section: Section): boolean => section.title !== '';

interface BookTextProps {
  readonly reader: Reader;
  readonly book: Book;
  readonly children?: ComponentChildren;
}

/** The whole book; it scrolls to the open section whenever one is requested. */
function BookText({ reader, book, children }: BookTextProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const { place, section } = reader;
  // Requesting the same place again makes a new one, and scrolls again.
  useEffect(() => {
    if (root.current && section !== undefined) reveal(root.current, section);
  }, [book, place, section]);
  return (
    <div class="rules-scroll" ref={root}>
      {children}
      <article class="rules-book">
        <h1>{book.title}</h1>
        <Blocks reader={reader} blocks={book.preface} />
        {book.chapters.map(chapter => (
          <ChapterText key={chapter.id} reader={reader} chapter={chapter} />
        ))}
      </article>
    </div>
  );
}

/** The focus moves only if it is already in the book: the board keeps its keys. */
function reveal(root: HTMLElement, section: string): void {
  const target = root.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
  target?.scrollIntoView({ block: 'start' });
  if (root.contains(document.activeElement)) target?.focus({ preventScroll: true });
}

function ChapterText({ reader, chapter }: { reader: Reader; chapter: Chapter }): JSX.Element {
  return (
    <>
      <h2>
        <span class="rules-number">{chapter.id}</span> {chapter.title}
      </h2>
      <Blocks reader={reader} blocks={chapter.blocks} />
      {chapter.sections.map(section => (
        <SectionText key={section.id} reader={reader} section={section} />
      ))}
    </>
  );
}

function SectionText({ reader, section }: { reader: Reader; section: Section }): JSX.Element {
  const { id, title } = section;
  const isCurrent = id === reader.section;
  return (
    <section
      id={`rule-${id}`}
      data-section={id}
      tabIndex={-1}
      class={isCurrent ? 'rules-section rules-current' : 'rules-section'}
    >
      <h3>
        <span class="rules-number">{id}</span> {title}
      </h3>
      <Blocks reader={reader} blocks={section.blocks} />
    </section>
  );
}

function Blocks({ reader, blocks }: { reader: Reader; blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockText key={i} reader={reader} block={block} />
      ))}
    </>
  );
}

function BlockText({ reader, block }: { reader: Reader; block: Block }): JSX.Element {
  const words = (inlines: readonly Inline[]): ComponentChildren => inlineWords(reader, inlines);
  switch (block.kind) {
    case 'paragraph':
      return <p>{words(block.inlines)}</p>;
    case 'note':
      return <p class="rules-note">{words(block.inlines)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map(item => (
            <li>{words(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} words={words} />;
  }
}

interface TableProps {
  readonly head: Row;
  readonly rows: readonly Row[];
  readonly words: (inlines: readonly Inline[]) => ComponentChildren;
}

/** A table of so many columns is set closer where there is little room. */
const WIDE = 10;

const Table = ({ head, rows, words }: TableProps): JSX.Element => (
  <table class={head.length >= WIDE ? 'rules-wide' : undefined}>
    <thead>
      <tr>
        {head.map(cell => (
          <th scope="col">{words(cell)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = [], ...cells]) => (
        <tr>
          <th scope="row">{words(first)}</th>
          {cells.map(cell => (
            <td>{words(cell)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const inlineWords = (reader: Reader, inlines: readonly Inline[]): ComponentChildren =>
  inlines.map(inline => inlineWord(reader, inline));

function inlineWord(reader: Reader, inline: Inline): ComponentChildren {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inlineWords(reader, inline.inlines)}</strong>;
    case 'em':
      return <em>{inlineWords(reader, inline.inlines)}</em>;
    case 'link':
      return (
        <RuleLink reader={reader} section={inline.section} label={reader.text.goTo(inline.section)}>
          [{inline.section}]
        </RuleLink>
      );
  }
}

interface RuleLinkProps {
  readonly reader: Reader;
  readonly section: string;
  readonly isCurrent?: boolean;
  readonly label?: string;
  readonly children: ComponentChildren;
}

const RuleLink = ({ reader, section, isCurrent, label, children }: RuleLinkProps): JSX.Element => (
  <a
    class="rules-link"
    href={reader.addressOf(section)}
    aria-current={isCurrent ? 'true' : undefined}
    aria-label={label}
    onClick={e => {
      if (e.ctrlKey || e.metaKey || e.shiftKey) return;
      e.preventDefault();
      reader.open(section);
    }}
  >
    {children}
  </a>
);
