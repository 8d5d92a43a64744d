/** The desk follows the position: the selection is cleared, and the sheet of a battle opens automatically. */
import { batch, effect } from '@preact/signals';
import { declaredAt, type Foretold } from './battle.ts';
import { type Desk, isNarrow } from './desk.ts';
import { firstTicks, openChoice } from './roster.ts';
import { NOTHING, type Selection } from './select.ts';
import type { Tab } from './switches.ts';

/** Clears the selection whenever the position changes; marks on units last as long as the phase. */
export function followPosition(desk: Desk): () => void {
  let phase = '';
  let isBattle = false;
  let wasSheet = false;
  let before: Tab = 'log';
  let isOpened = false;
  return effect(() => {
    const { choices, state, position, looked } = desk.session;
    position.value;
    looked.value;
    choices.value;
    const now = `${state.value?.turn} ${state.value?.flow.at(-1)?.phase} ${desk.session.decider.value}`;
    const isAsked = desk.session.decider.value !== undefined;
    const shown = desk.session.depiction.value;
    const hasSheet = shown?.battles !== undefined || shown?.bill !== undefined;
    const isWaiting = hasSheet || desk.gallery.shots.value.length > 0;
    const fights = desk.battles.value.length > 0 || (isAsked && isWaiting);
    // While battles are declared the map is needed, and the folded panel says what is still owed.
    const isSheet = fights && shown?.demands === undefined;
    batch(() => {
      desk.selection.value = firstSelection(desk);
      desk.menu.value = undefined;
      desk.hint.value = undefined;
      desk.considered.value = undefined;
      if (now !== phase) desk.done.value = new Set();
      desk.row.value = undefined;
      desk.gallery.aimed.value = undefined;
      if (fights) desk.foretold.value = foretoldNow(desk);
      if (fights && !isBattle) {
        before = desk.tab.peek();
        desk.tab.value = 'odds';
      }
      if (!fights && isBattle && desk.tab.peek() === 'odds' && !desk.fought.peek()) desk.tab.value = before;
      // A phone's panel is usually folded, but the sheet must be visible before the dice; in a lesson the text comes
      // first.
      if (isSheet && !wasSheet) {
        isOpened = isNarrow() && !desk.session.isLesson.peek() && !desk.isPanelOpen.peek();
        if (isOpened) desk.isPanelOpen.value = true;
      }
      if (!isSheet && wasSheet && isOpened) desk.isPanelOpen.value = false;
    });
    phase = now;
    isBattle = fights;
    wasSheet = isSheet;
  });
}

/** A list that is filled in as a whole is in hand at once, so that Enter confirms it. */
function firstSelection({ session }: Desk): Selection {
  const [c, roster] = [session.choices.value, session.depiction.value?.roster];
  const choice = c && roster && openChoice(c);
  return c && choice && roster ? firstTicks(c, choice, roster.lines) : NOTHING;
}

/** Kept, to be shown again with the die. */
function foretoldNow({ session, battles }: Desk): readonly Foretold[] {
  const s = session.state.value;
  const waiting = session.depiction.value?.battles ?? [];
  return [...battles.value, ...waiting.flatMap(b => (s && declaredAt(session.game, s, b)) ?? [])];
}
