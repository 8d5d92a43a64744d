/** The typed move line: `61C 0405`, with suggestions and errors that help. */
import { useSignal } from '@preact/signals';
import { withPart } from '../app/Here.tsx';
import { lang } from '../app/settings.ts';
import type { Choices } from './choices.ts';
import type { Desk } from './desk.ts';
import { pressChoice, send } from './hands.ts';
import { choiceLabel, RuleLink } from './parts.tsx';
import { TABLE_LATER } from './tableLater.ts';
import { say } from './text.ts';
import type { Typed } from './typed.ts';
import { type WhyNot, whyNot } from './whyNot.ts';

export function MoveLine({ desk }: { readonly desk: Desk }) {
  const line = useSignal('');
  const error = useSignal<WhyNot | undefined>(undefined);
  const c = desk.session.choices.value;
  if (!c) return null;
  const words = say();
  const typing = TABLE_LATER.now.value;
  const spoken = typing?.spokenIn(lang.value, choice => choiceLabel(desk, choice));
  const example = typing?.exampleLine(c, desk.session.shapes.value, spoken);
  return (
    <form
      class="gp-typed"
      onSubmit={event => {
        event.preventDefault();
        void withPart(TABLE_LATER, ({ readLine, spokenIn }) => {
          const named = spokenIn(lang.value, choice => choiceLabel(desk, choice));
          error.value = run(desk, c, readLine(c, desk.session.shapes.value, line.value, named), line.value);
          if (!error.value) line.value = '';
        });
      }}
    >
      <label>
        <span class="visually-hidden">{words.command}</span>
        <input
          id="gp-line"
          list="gp-words"
          value={line.value}
          // Until the parser is loaded nothing is shown, since a moment later it would be different.
          placeholder={typing && (example === undefined ? words.command : words.commandHint(example))}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="gp-line-error"
          onInput={event => {
            line.value = event.currentTarget.value;
            error.value = undefined;
          }}
          onKeyDown={event => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </label>
      <datalist id="gp-words">
        {typing?.suggestions(c, line.value, spoken).map(word => (
          <option key={word} value={`${line.value.replace(/\S*$/, '')}${word}`} />
        ))}
      </datalist>
      <p id="gp-line-error" role="alert">
        {error.value && (
          <>
            <RuleLink desk={desk} rule={error.value.rule} /> {error.value.text}
          </>
        )}
      </p>
    </form>
  );
}

/** Executes the line; returns what is wrong with it. */
function run(desk: Desk, c: Choices, typed: Typed, line: string): WhyNot | undefined {
  const words = say();
  switch (typed.kind) {
    case 'act':
      void send(desk, [typed.action]);
      return undefined;
    case 'press':
      pressChoice(desk, typed.choice);
      return undefined;
    case 'several': {
      const some = typed.choices.slice(0, 6).map(x => choiceLabel(desk, x));
      return { rule: '', text: words.whichOf(some.join(' / ')) };
    }
    case 'unknown': {
      const near = typed.near.length > 0 ? ` ${words.near(typed.near.join(', '))}` : '';
      return { rule: '', text: words.unknown(typed.word) + near };
    }
    case 'refused':
      return whyNot(c, typed.guesses, desk.session.words.now()) ?? { rule: '', text: words.unknown(line.trim()) };
    case 'empty':
      return undefined;
    default:
      return typed satisfies never;
  }
}
