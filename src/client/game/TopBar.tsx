/** The slim bar: turn, phase, who decides, what to decide, the current buttons; Undo always in the same place. */
import type { Action, Choice } from '../../kit/game.ts';
import { askBranch } from './branching.ts';
import type { Choices } from './choices.ts';
import type { Desk } from './desk.ts';
import { GameMenu } from './GameMenu.tsx';
import { confirm, letGo, pressChoice, undo } from './hands.ts';
import { choiceLabel, showRule, WithRule } from './parts.tsx';
import { isOnBill, isOnRoster } from './roster.ts';
import { say } from './text.ts';
import { Watch } from './Watch.tsx';
import { whyNot } from './whyNot.ts';

export function TopBar({ desk }: { readonly desk: Desk }) {
  return (
    <header class="gp-bar">
      <GameMenu desk={desk} />
      <Moment desk={desk} />
      <div class="gp-ask">
        <Prompt desk={desk} />
        <Buttons desk={desk} />
      </div>
      <Watch desk={desk} />
      <UndoButton desk={desk} />
    </header>
  );
}

/** Turn, phase and who decides. */
function Moment({ desk }: { readonly desk: Desk }) {
  const { game, state, depiction, position, isGiven } = desk.session;
  const s = state.value;
  const picture = depiction.value;
  if (!s || !picture) return null;
  const words = desk.session.words.now();
  const phase = s.flow.at(-1)?.phase;
  const rule = game.rule(s);
  const role = position.value?.outcome ? undefined : game.active(s)[0];
  return (
    <div class="gp-moment">
      <strong class="gp-turn">{say().turn(picture.turn, picture.turns)}</strong>
      {isGiven.value && <small class="gp-given">{say().given}</small>}
      {phase !== undefined && (
        <button
          type="button"
          class="gp-phase"
          title={`${say().rule(rule)} — ${say().openRule}`}
          onClick={() => showRule(desk, rule)}
        >
          {words.phase(phase)}
        </button>
      )}
      {role !== undefined && (
        <span class="gp-role" data-side={game.roles.indexOf(role)}>
          {words.role(role)}
        </span>
      )}
    </div>
  );
}

function Prompt({ desk }: { readonly desk: Desk }) {
  const { state, decider, position, looked, log, isLesson } = desk.session;
  const s = state.value;
  const now = position.value;
  if (!s || !now) return <p class="gp-prompt">{say().loading}</p>;
  const words = desk.session.words.now();
  if (looked.value) return <p class="gp-prompt gp-past">{say().past(looked.value.n, log.value.length)}</p>;
  if (now.outcome) return <p class="gp-prompt gp-outcome">{words.outcome(now.outcome)}</p>;
  const text = <WithRule desk={desk} text={words.prompt(s)} />;
  if (decider.value !== undefined)
    return (
      <p class="gp-prompt" aria-live="polite">
        {text}
      </p>
    );
  const other = words.role(now.thinking ?? now.active[0] ?? '');
  const isThinking = now.thinking !== undefined && !isLesson.value;
  const doing = desk.isPaused.value ? say().paused : say().thinking(other);
  return (
    <p class="gp-prompt gp-waits" aria-live="polite">
      <b>{isThinking ? doing : say().waiting(other)}</b> — {text}
    </p>
  );
}

/** The current choices. */
export function Buttons({ desk }: { readonly desk: Desk }) {
  const { choices, looked } = desk.session;
  if (looked.value) return <PastButtons desk={desk} n={looked.value.n} />;
  const c = choices.value;
  if (!c) return null;
  const elsewhere = (choice: Choice): boolean => isOnRoster(desk, choice) || isOnBill(desk, choice);
  const cards = [...c.byCard.values()].flat().filter(choice => !elsewhere(choice));
  const buttons = c.buttons.filter(choice => !elsewhere(choice));
  const plain = plainOf(c).filter(choice => !elsewhere(choice));
  const sel = desk.selection.value;
  return (
    <div class="gp-buttons">
      {sel.kind === 'choice' && (
        <button type="button" class="gp-do" onClick={() => letGo(desk)}>
          {say().cancel}
        </button>
      )}
      {sel.kind === 'held' && <Word desk={desk} actions={sel.actions} />}
      {[...buttons.filter(b => !b.revises), ...cards, ...plain, ...buttons.filter(b => b.revises)].map(choice => (
        <DoButton key={JSON.stringify(choice)} desk={desk} choice={choice} isMain={choice === c.main} />
      ))}
      <Barred desk={desk} c={c} />
    </div>
  );
}

/** What cannot be taken back asks for one more word. */
function Word({ desk, actions }: { readonly desk: Desk; readonly actions: readonly Action[] }) {
  const label = actions.map(action => choiceLabel(desk, action)).join(say().comma);
  return (
    <>
      <button
        type="button"
        class="gp-do gp-main"
        disabled={desk.session.sending.value}
        title={`${say().forGood} (Enter)`}
        onClick={() => confirm(desk)}
      >
        {say().confirm}: {label}
      </button>
      <button type="button" class="gp-do" title="Esc" onClick={() => letGo(desk)}>
        {say().cancel}
      </button>
    </>
  );
}

/** An end that is not possible yet stands there with its reason. */
function Barred({ desk, c }: { readonly desk: Desk; readonly c: Choices }) {
  const ends = desk.session.depiction.value?.ends ?? [];
  return (
    <>
      {ends
        .filter(({ type }) => !c.all.some(choice => choice.type === type))
        .map(action => {
          const why = whyNot(c, [action], desk.session.words.now());
          return (
            <button
              key={action.type}
              type="button"
              class="gp-do"
              aria-disabled="true"
              title={why?.text}
              onClick={() => {
                desk.hint.value = why;
              }}
            >
              {choiceLabel(desk, action)}
            </button>
          );
        })}
    </>
  );
}

const MOST_PLAIN = 4;
const MOST_UNITS = 8;

/** If the bar would be empty, the few things units can do without a hex, e.g. hold. */
function plainOf(c: Choices): readonly Choice[] {
  const plain = c.all.filter(x => x.unit !== undefined && x.open === undefined && x.hex === undefined && !x.revises);
  const isBare = c.buttons.length + c.byCard.size === 0 && c.byUnit.size <= MOST_UNITS;
  return isBare && plain.length <= MOST_PLAIN ? plain : [];
}

/** The lesson asks for this button. */
const isGuided = ({ guide }: Desk, { type, card, unit }: Choice): boolean =>
  guide.value?.actions.some(a => a.type === type && a.card === card && a.unit === unit) ?? false;

interface DoButtonProps {
  readonly desk: Desk;
  readonly choice: Choice;
  readonly isMain: boolean;
}

function DoButton({ desk, choice, isMain }: DoButtonProps) {
  const sel = desk.selection.value;
  const isHeld = sel.kind === 'choice' && sel.choice === choice;
  const sort = choice.card !== undefined ? ' gp-card' : choice.revises ? ' gp-revises' : '';
  return (
    <button
      type="button"
      class={`gp-do${isMain ? ' gp-main' : ''}${sort}${isGuided(desk, choice) ? ' gp-guided' : ''}`}
      aria-pressed={choice.open === undefined ? undefined : isHeld}
      disabled={desk.session.sending.value}
      title={isMain ? `${choiceLabel(desk, choice)} (Enter)` : undefined}
      onClick={event => {
        // After a click by mouse the focus returns to the map.
        if (event.detail > 0) event.currentTarget.blur();
        pressChoice(desk, choice);
      }}
    >
      {choiceLabel(desk, choice)}
    </button>
  );
}

function PastButtons({ desk, n }: { readonly desk: Desk; readonly n: number }) {
  return (
    <div class="gp-buttons">
      <button type="button" class="gp-do gp-main" onClick={() => desk.session.player.skip()}>
        {say().back}
      </button>
      <button type="button" class="gp-do" onClick={() => askBranch(desk.session, n)}>
        {say().branch}
      </button>
    </div>
  );
}

function UndoButton({ desk }: { readonly desk: Desk }) {
  const { position, looked, isFollowing } = desk.session;
  const can = !looked.value && !isFollowing.value && (position.value?.undoable.length ?? 0) > 0;
  return (
    <button
      type="button"
      class="gp-undo"
      title={can ? say().undoHint : say().noUndo}
      disabled={!can}
      onClick={() => void undo(desk)}
    >
      <span aria-hidden="true">↶</span> <span class="gp-undo-word">{say().undo}</span>
    </button>
  );
}
