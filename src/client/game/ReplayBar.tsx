/** Steps through the log by action and by turn, and plays it back: the buttons for what the arrow keys do. */
import { signal } from '@preact/signals';
import { entryOf } from '../../kit/phrase.ts';
import type { Desk } from './desk.ts';
import { logStep } from './keys.ts';
import { say } from './text.ts';

const SPEEDS = [1200, 600, 250] as const;
const speed = signal<(typeof SPEEDS)[number]>(600);

export function ReplayBar({ desk }: { readonly desk: Desk }) {
  const { session } = desk;
  const words = say();
  const last = session.position.value?.n ?? 0;
  const at = session.looked.value?.n ?? last;
  const isPlaying = session.player.showing.value !== undefined;
  const play = (): void => {
    if (isPlaying) session.player.pause();
    // From the present, playback can only start at the beginning.
    else void session.player.play('log', at === last ? 0 : at, speed.value);
  };
  return (
    <div class="gp-reel" role="toolbar" aria-label={words.replay}>
      <div>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.past(at, last)}
          onInput={event => lookAt(desk, event.currentTarget.valueAsNumber)}
        />
        <output>
          {at}/{last}
        </output>
      </div>
      <div>
        <StepButton desk={desk} to="Home" sign="⇤" label={words.toFirst} />
        <StepButton desk={desk} to="PageUp" sign="«" label={words.turnBack} />
        <StepButton desk={desk} to="ArrowLeft" sign="‹" label={words.stepBack} />
        <button
          type="button"
          class="gp-small gp-play"
          title={isPlaying ? words.pause : words.playLog}
          aria-label={isPlaying ? words.pause : words.playLog}
          disabled={last === 0}
          onClick={play}
        >
          {isPlaying ? '❚❚' : '▶'}
        </button>
        <StepButton desk={desk} to="ArrowRight" sign="›" label={words.stepOn} />
        <StepButton desk={desk} to="PageDown" sign="»" label={words.turnOn} />
        <StepButton desk={desk} to="End" sign="⇥" label={words.back} />
        <SpeedField desk={desk} />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly desk: Desk;
  /** The key of the log with the same effect. */
  readonly to: string;
  readonly sign: string;
  readonly label: string;
}

function StepButton({ desk, to, sign, label }: StepButtonProps) {
  const { session } = desk;
  const last = session.position.value?.n ?? 0;
  const at = session.looked.value?.n ?? last;
  const n = logStep(session, to) ?? at;
  return (
    <button
      type="button"
      class="gp-small"
      title={`${label} (${entryOf(KEYS, to) ?? to})`}
      aria-label={label}
      disabled={n === at}
      onClick={() => lookAt(desk, n)}
    >
      {sign}
    </button>
  );
}

const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: '↑',
  PageDown: '↓',
};

/** A manual step stops playback. */
export function lookAt({ session }: Desk, n: number): void {
  session.player.pause();
  if (n === session.position.value?.n) session.toNow();
  else void session.look(n);
}

function SpeedField({ desk }: { readonly desk: Desk }) {
  const { player, looked } = desk.session;
  const words = say();
  return (
    <select
      aria-label={words.replaySpeed}
      title={words.replaySpeed}
      value={String(speed.value)}
      onChange={event => {
        speed.value = SPEEDS.find(ms => String(ms) === event.currentTarget.value) ?? 600;
        if (player.showing.value) void player.play('log', looked.value?.n ?? 0, speed.value);
      }}
    >
      {SPEEDS.map(ms => (
        <option key={ms} value={String(ms)}>
          {words.replaySpeeds[ms]}
        </option>
      ))}
    </select>
  );
}
