/** How fast the computer plays: pause, one step, speed. Only if a bot plays. */
import { useEffect } from 'preact/hooks';
import { type BotPace, botPace, PACES } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { say } from './text.ts';

export function Watch({ desk }: { readonly desk: Desk }) {
  const { session, isPaused } = desk;
  const ms = botPace.value;
  const has = session.hasBots.value && !session.isLesson.value;
  useEffect(() => {
    if (has) void session.pace({ ms, paused: isPaused.peek() });
  }, [has, ms, session, isPaused]);
  if (!has || session.position.value?.outcome || session.isFollowing.value) return null;
  const words = say();
  const isThinking = session.position.value?.thinking !== undefined;
  return (
    <fieldset class="gp-watch" aria-label={words.pace}>
      <button
        type="button"
        class="gp-small"
        aria-pressed={isPaused.value}
        title={isPaused.value ? words.go : words.pause}
        onClick={() => turn(desk)}
      >
        <span aria-hidden="true">{isPaused.value ? '▶' : '❚❚'}</span>
        <span class="visually-hidden">{isPaused.value ? words.go : words.pause}</span>
      </button>
      <button
        type="button"
        class="gp-small"
        disabled={!isPaused.value || !isThinking}
        title={words.oneStep}
        onClick={() => void session.step()}
      >
        <span aria-hidden="true">▶❚</span>
        <span class="visually-hidden">{words.oneStep}</span>
      </button>
      <select
        aria-label={words.pace}
        value={String(ms)}
        onChange={event => {
          botPace.value = paceOf(event.currentTarget.value);
        }}
      >
        {PACES.map(pace => (
          <option key={pace} value={String(pace)}>
            {words.paces[pace]}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

const paceOf = (text: string): BotPace => PACES.find(p => String(p) === text) ?? 700;

function turn({ session, isPaused }: Desk): void {
  isPaused.value = !isPaused.value;
  void session.pace({ ms: botPace.value, paused: isPaused.value });
}
