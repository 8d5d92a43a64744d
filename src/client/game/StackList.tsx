/** The position as a list: stacks with their summaries, and every choice as a plain button. For screen readers and keys. */
import type { CounterShown } from '../../kit/depict.ts';
import type { Choice } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';
import { actionsOf, type Choices } from './choices.ts';
import { type Desk, pressChoice, send } from './desk.ts';
import { choiceLabel } from './parts.tsx';
import { say } from './text.ts';

export function StackList({ desk }: { readonly desk: Desk }) {
  const { game, depiction, choices } = desk.session;
  const stacks = new Map<number, CounterShown[]>();
  for (const counter of depiction.value?.counters ?? []) {
    if (counter.hex === undefined) continue;
    stacks.set(counter.hex, [...(stacks.get(counter.hex) ?? []), counter]);
  }
  const c = choices.value;
  const elsewhere = c?.all.filter(x => x.hex === undefined && (x.unit === undefined || !c.hexOf.has(x.unit))) ?? [];
  const empty = c ? [...c.byHex].flatMap(([hex, list]) => (stacks.has(hex) ? [] : list)) : [];
  return (
    <div class="gp-list">
      <h2>{say().choices}</h2>
      <ChoiceList desk={desk} c={c} list={[...elsewhere, ...empty]} />
      <h2>{say().stacks}</h2>
      <ul class="gp-stacks">
        {[...stacks].map(([hex, counters]) => (
          <li key={hex}>
            <Stack desk={desk} hex={hex} counters={counters} name={game.names.hexes[hex] ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StackProps {
  readonly desk: Desk;
  readonly hex: number;
  readonly name: string;
  readonly counters: readonly CounterShown[];
}

function Stack({ desk, hex, name, counters }: StackProps) {
  const { game, choices } = desk.session;
  const words = game.words[lang.value];
  const c = choices.value;
  const place = game.board.map.places.find(p => p.hex === name);
  return (
    <>
      <h3>
        {say().stackAt(name)} {place?.[lang.value]} — {words.role(counters[0]?.role ?? '')}
      </h3>
      <ChoiceList desk={desk} c={c} list={c?.byHex.get(hex) ?? []} />
      <ul>
        {counters.map(({ unit, face }) => (
          <li key={unit}>
            {words.unit(unit)} ({face.values}){c?.byUnit.has(unit) && <em> — {say().able}</em>}
            <ChoiceList desk={desk} c={c} list={c?.byUnit.get(unit) ?? []} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceListProps {
  readonly desk: Desk;
  readonly c: Choices | undefined;
  readonly list: readonly Choice[];
}

function ChoiceList({ desk, c, list }: ChoiceListProps) {
  if (!c || list.length === 0) return null;
  return (
    <div class="gp-plain">
      {list.map(choice => (
        <ChoiceButton key={choiceLabel(desk, choice)} desk={desk} choice={choice} />
      ))}
    </div>
  );
}

/** An open choice is taken in hand; `Completions` then lists what it can become. */
function ChoiceButton({ desk, choice }: { readonly desk: Desk; readonly choice: Choice }) {
  return (
    <button
      type="button"
      class="gp-do"
      aria-expanded={choice.open === undefined ? undefined : isOpen(desk, choice)}
      onClick={() => pressChoice(desk, choice)}
    >
      {choiceLabel(desk, choice)}
    </button>
  );
}

/** The completions of the open choice in hand, as buttons. */
export function Completions({ desk }: { readonly desk: Desk }) {
  const c = desk.session.choices.value;
  const open = c?.all.find(choice => choice.open !== undefined && isOpen(desk, choice));
  if (!c || !open || open.open === 'units') return null;
  return (
    <fieldset class="gp-completions" aria-label={choiceLabel(desk, open)}>
      <h2>{choiceLabel(desk, open)}</h2>
      <div class="gp-plain">
        {actionsOf(c, open).map(action => (
          <button key={choiceLabel(desk, action)} type="button" class="gp-do" onClick={() => void send(desk, [action])}>
            {choiceLabel(desk, action)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function isOpen(desk: Desk, choice: Choice): boolean {
  const sel = desk.selection.value;
  if (sel.kind === 'choice' || sel.kind === 'gather') return sel.choice === choice;
  return sel.kind === 'units' && sel.units[0] === choice.unit && (sel.type === undefined || sel.type === choice.type);
}
