/** About this edition: which data are from the rulebook, which were published elsewhere, and which we reconstructed. */
import './edition.css';
import { type Provenance, SOURCES } from '../../kit/edition.ts';
import { words } from '../text/words.ts';
import { lang } from './settings.ts';

export function Edition({ parts }: { readonly parts: readonly Provenance[] }) {
  const say = words();
  if (parts.length === 0) return null;
  return (
    <section class="edition">
      <h2>{say.edition}</h2>
      <p>{say.editionNote}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.part}</th>
            {SOURCES.map(source => (
              <th key={source} scope="col" class="count">
                {say.sources[source]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(part => (
            <Part key={part.what.en} part={part} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Part({ part }: { readonly part: Provenance }) {
  const say = words();
  return (
    <tr>
      <th scope="row">
        {part.what[lang.value]}
        <span class="edition-bar" aria-hidden="true">
          {SOURCES.map(source => (
            <i key={source} class={`from-${source}`} style={{ flexGrow: part.counts[source] }} />
          ))}
        </span>
        <small>{part.note[lang.value]}</small>
      </th>
      {SOURCES.map(source => (
        <td key={source} class="count" data-source={say.sources[source]}>
          {part.counts[source] || '–'}
        </td>
      ))}
    </tr>
  );
}
