/**
 * The position as a list: hexes with their stacks in words, and every choice as a plain button, so that a whole game
 * can be played with a screen reader and the keyboard alone.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { CounterShown } from '../../kit/depict.ts';
import type { Choice, Role } from '../../kit/game.ts';
import { printed } from '../../kit/phrase.ts';
import { hexCaption, spokenUnit, stackCaption } from './captions.ts';
import { actionsOf, type Choices, targetsOf } from './choices.ts';
import type { Desk } from './desk.ts';
import { letGo, pressChoice, send } from './hands.ts';
import { choiceLabel } from './parts.tsx';
import { say } from './text.ts';

export function StackList({ desk }: { readonly desk: Desk }) {
  const { words, depiction, choices } = desk.session;
  const c = choices.value;
  const top = useRef<HTMLHeadingElement>(null);
  // A pressed button disappears with its choice; for keyboard users the focus returns to the top.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus();
  }, [c]);
  const stacks = stacksOf(depiction.value?.counters ?? []);
  const held = new Set(stacks.map(s => s.hex));
  const elsewhere = c?.all.filter(x => x.hex === undefined && (x.unit === undefined || !c.hexOf.has(x.unit))) ?? [];
  const empty = c ? [...c.byHex.keys()].filter(hex => !held.has(hex)) : [];
  return (
    <div class="gp-list">
      <h2 id="gp-list-choices" ref={top} tabIndex={-1}>
        {say().choices}
      </h2>
      <ChoiceList desk={desk} c={c} list={elsewhere} />
      {empty.length > 0 && (
        <>
          <h2>{say().emptyHexes}</h2>
          <ul class="gp-stacks">
            {empty.map(hex => (
              <li key={hex}>
                <Stack desk={desk} stack={{ hex, role: '', counters: [] }} />
              </li>
            ))}
          </ul>
        </>
      )}
      {ownFirst(desk).map(role => (
        <section key={role}>
          <h2>
            {say().stacks} — {words.now().role(role)}
          </h2>
          <ul class="gp-stacks">
            {sorted(c, stacks, role).map(stack => (
              <li key={stack.hex}>
                <Stack desk={desk} stack={stack} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface StackShown {
  readonly hex: number;
  readonly role: Role;
  readonly counters: readonly CounterShown[];
}

/** One for each hex and side. */
function stacksOf(counters: readonly CounterShown[]): StackShown[] {
  const stacks = new Map<string, StackShown>();
  for (const counter of counters) {
    const { hex, role } = counter;
    if (hex === undefined) continue;
    const key = `${hex} ${role}`;
    stacks.set(key, { hex, role, counters: [...(stacks.get(key)?.counters ?? []), counter] });
  }
  return [...stacks.values()];
}

function ownFirst({ session }: Desk): readonly Role[] {
  const own = session.decider.value;
  return own === undefined ? session.game.roles : [own, ...session.game.roles.filter(role => role !== own)];
}

/** Those with which something can be done come first. */
function sorted(c: Choices | undefined, stacks: readonly StackShown[], role: Role): StackShown[] {
  const isAble = ({ hex, counters }: StackShown): boolean =>
    c?.byHex.has(hex) === true || counters.some(({ unit }) => c?.byUnit.has(unit));
  const own = stacks.filter(s => s.role === role);
  return [...own.filter(isAble), ...own.filter(s => !isAble(s))];
}

function Stack({ desk, stack }: { readonly desk: Desk; readonly stack: StackShown }) {
  const c = desk.session.choices.value;
  const { hex, counters } = stack;
  return (
    <>
      <h3>{hexCaption(desk, hex)}</h3>
      {stackCaption(desk, hex).map(words => (
        <p key={words}>{words}</p>
      ))}
      <ChoiceList desk={desk} c={c} list={c?.byHex.get(hex) ?? []} />
      <ul>
        {counters.map(({ unit }) => (
          <li key={unit}>
            {spokenUnit(desk, unit)}
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

/** An open choice is selected; `Completions` then lists its completions. */
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

/** The completions of the selected open choice, as buttons; the focus moves there, and back to the list afterwards. */
export function Completions({ desk }: { readonly desk: Desk }) {
  const c = desk.session.choices.value;
  const open = c?.all.find(choice => choice.open !== undefined && isOpen(desk, choice));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = c && open && open.open !== 'units' ? open : undefined;
  useEffect(() => {
    if (!shown) return;
    heading.current?.focus();
    return () => document.getElementById('gp-list-choices')?.focus();
  }, [shown]);
  if (!c || !shown) return null;
  const ways = targetsOf(c, [shown]);
  return (
    <fieldset class="gp-completions" aria-label={choiceLabel(desk, shown)}>
      <h2 ref={heading} tabIndex={-1}>
        {choiceLabel(desk, shown)} — {say().ways(actionsOf(c, shown).length)}
      </h2>
      <div class="gp-plain">
        {actionsOf(c, shown).map(action => (
          <button key={choiceLabel(desk, action)} type="button" class="gp-do" onClick={() => void send(desk, [action])}>
            {choiceLabel(desk, action)}
            {wayWords(ways.get(action.hex ?? -1)?.way)}
          </button>
        ))}
        <button type="button" class="gp-do gp-revises" onClick={() => letGo(desk)}>
          {say().cancel}
        </button>
      </div>
    </fieldset>
  );
}

const wayWords = (way: { readonly cost: number; readonly stop?: string } | undefined): string =>
  way ? ` (${say().cost(printed(way.cost))}${way.stop === undefined ? '' : `${say().comma}${say().stops}`})` : '';

function isOpen(desk: Desk, choice: Choice): boolean {
  const sel = desk.selection.value;
  if (sel.kind === 'choice' || sel.kind === 'gather') return sel.choice === choice;
  return sel.kind === 'units' && sel.units[0] === choice.unit && (sel.type === undefined || sel.type === choice.type);
}
