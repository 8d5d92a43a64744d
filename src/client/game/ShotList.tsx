/** The list of shots: every shot that may be fired now, the best first, one row per target. F fires the top row. */
import './shots.css';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ShotShown } from '../../kit/depict.ts';
import { lang } from '../app/settings.ts';
import { hexCaption } from './captions.ts';
import type { Desk } from './desk.ts';
import { fire, showShot } from './fire.ts';
import { canFire } from './gallery.ts';
import { letGo } from './hands.ts';
import { linesOf } from './logLines.ts';
import { Counter, lineText, Pieces, RuleLink } from './parts.tsx';
import { percentOf } from './percent.ts';
import { isSameShot, keyOf, type Salvo, type Sight } from './shots.ts';
import { say, sayShots } from './text.ts';

/** The number of targets listed at first; the rest on demand. */
const AT_ONCE = 20;

export function ShotList({ desk }: { readonly desk: Desk }) {
  const section = useRef<HTMLElement>(null);
  const limit = useSignal(AT_ONCE);
  const { shots, salvos, sight } = desk.gallery;
  const words = sayShots();
  const seen = salvos.value;
  const count = seen.reduce((sum, salvo) => sum + 1 + salvo.others.length, 0);
  const rest = seen.length - limit.value;
  // The row of a fired shot is removed with its button, so the list takes the focus.
  const shoot = (shot: ShotShown): void => {
    section.current?.focus({ preventScroll: true });
    void fire(desk, shot);
  };
  return (
    <section class="gp-shots" ref={section} tabIndex={-1} aria-label={words.shots}>
      <LastShot desk={desk} />
      <p class="gp-tally" role="status">
        {words.tally(count, seen.length)}
      </p>
      {sight.value && seen.length > 0 && shots.value.length > count && <Only desk={desk} sight={sight.value} />}
      <ol>
        {seen.slice(0, limit.value).map((salvo, i) => (
          <SalvoView
            key={salvo.target}
            desk={desk}
            salvo={salvo}
            isTop={i === 0}
            isOnly={seen.length === 1}
            shoot={shoot}
          />
        ))}
      </ol>
      {rest > 0 && (
        <button type="button" class="gp-do gp-more-shots" onClick={() => (limit.value += AT_ONCE)}>
          {words.more(rest)}
        </button>
      )}
    </section>
  );
}

/** The result of the previous shot, as in the log; new text flashes. */
function LastShot({ desk }: { readonly desk: Desk }) {
  const { game, log, looked, position } = desk.session;
  const n = looked.value?.n ?? position.value?.n ?? 0;
  const entry = log.value[n - 1];
  if (!entry) return null;
  const lines = linesOf(game, desk.session.words.now(), entry);
  return (
    <div class="gp-last-shot" key={n} data-side={game.roles.indexOf(entry.role)}>
      <h4 class="visually-hidden">{sayShots().last}</h4>
      {lines.map((line, i) => (
        <p key={i}>
          <Pieces desk={desk} pieces={line.pieces} />{' '}
          {line.rule !== undefined && <RuleLink desk={desk} rule={line.rule} />}
        </p>
      ))}
    </div>
  );
}

/** Why not all are listed, and how to list them all. */
function Only({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const words = sayShots();
  const text =
    sight.kind === 'hex'
      ? words.onlyAt(hexCaption(desk, sight.hex))
      : words.onlyBy(sight.units.map(unit => desk.session.words.now().unit(unit)).join(say().comma));
  return (
    <p class="gp-only">
      <span>{text}</span>
      <button type="button" class="gp-small" title="Esc" onClick={() => letGo(desk)}>
        {words.all}
      </button>
    </p>
  );
}

interface SalvoProps {
  readonly desk: Desk;
  readonly salvo: Salvo;
  readonly isTop: boolean;
  /** With a single target nothing is folded. */
  readonly isOnly: boolean;
  shoot(shot: ShotShown): void;
}

function SalvoView({ desk, salvo, isTop, isOnly, shoot }: SalvoProps) {
  const isOpen = useSignal(false);
  const words = sayShots();
  const { best, others } = salvo;
  const listed = isOpen.value || isOnly ? others : [];
  return (
    <>
      <Shot desk={desk} shot={best} isTop={isTop} shoot={shoot} />
      {listed.map(shot => (
        <Shot key={keyOf(shot)} desk={desk} shot={shot} isTop={false} shoot={shoot} />
      ))}
      {others.length > 0 && !isOnly && (
        <li class="gp-unfold">
          <button type="button" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
            {isOpen.value ? words.fewer : words.others(others.length)}
          </button>
        </li>
      )}
    </>
  );
}

interface ShotProps extends Pick<SalvoProps, 'desk' | 'isTop' | 'shoot'> {
  readonly shot: ShotShown;
}

function Shot({ desk, shot, isTop, shoot }: ShotProps) {
  const { aimed } = desk.gallery;
  const words = desk.session.words.now();
  const chance = percentOf(shot.chance);
  const isAimed = aimed.value !== undefined && isSameShot(aimed.value, shot);
  const aim = (at: ShotShown | undefined) => (): void => {
    aimed.value = at;
  };
  return (
    <li
      class={`gp-shot${isTop ? ' gp-top' : ''}`}
      aria-current={isAimed ? 'true' : undefined}
      onPointerEnter={aim(shot)}
      onPointerLeave={aim(undefined)}
      onFocusIn={aim(shot)}
      onFocusOut={aim(undefined)}
    >
      <Piece desk={desk} unit={shot.unit} />
      <span class="gp-against" aria-hidden="true">
        ▸
      </span>
      <Piece desk={desk} unit={shot.target} />
      <div class="gp-shot-facts">
        <button type="button" class="gp-link" onClick={() => showShot(desk, shot)}>
          {hexCaption(desk, shot.hex)}
        </button>
        <span class="gp-shot-chance">
          <span class="gp-bar-of" aria-hidden="true">
            <span style={{ width: `${shot.chance * 100}%` }} />
          </span>
          <b>{chance}</b>
          <span title={sayShots().needs}>{shot.needs[lang.value]}</span>
        </span>
      </div>
      {canFire(desk) && (
        <button
          type="button"
          class={`gp-do${isTop ? ' gp-main' : ''}`}
          disabled={desk.session.sending.value}
          onClick={() => shoot(shot)}
        >
          {sayShots().fire} {isTop && <kbd>F</kbd>}
          <span class="visually-hidden">
            {sayShots().fireLabel(words.unit(shot.unit), words.unit(shot.target), chance)}
          </span>
        </button>
      )}
      {shot.lines.length > 0 && (
        <ul class="gp-shot-lines">
          {shot.lines.map((line, i) => (
            <li key={i}>
              {lineText(desk, line)} <RuleLink desk={desk} rule={line.rule} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Piece({ desk, unit }: { readonly desk: Desk; readonly unit: number }) {
  const { game, depiction } = desk.session;
  const face = depiction.value?.counters.find(c => c.unit === unit)?.face;
  const name = desk.session.words.now().unit(unit);
  return (
    <span class="gp-shot-piece" title={name}>
      {face && <Counter face={face} skin={game.skin} />}
      <span class="visually-hidden">{name}</span>
    </span>
  );
}
