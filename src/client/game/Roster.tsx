/**
 * Things of one sort in one list, e.g. all headquarters: the state of each, a switch for it, and what is left. What
 * cannot be chosen says why.
 */
import './roster.css';
import type { RosterLine, RosterShown } from '../../kit/depict.ts';
import { lang } from '../app/settings.ts';
import type { Choices } from './choices.ts';
import type { Desk } from './desk.ts';
import { attempted, candidatesOf, type Gather, gathered } from './gather.ts';
import { confirm, pickCard, pressChoice } from './hands.ts';
import { Counter, choiceLabel, RuleLink } from './parts.tsx';
import { ticksOf } from './roster.ts';
import { say, sayMoments } from './text.ts';
import { inWords, whyNot } from './whyNot.ts';

export function Roster({ desk, roster }: { readonly desk: Desk; readonly roster: RosterShown }) {
  const { game, choices, decider } = desk.session;
  const c = decider.value === roster.role ? choices.value : undefined;
  const ticks = c && ticksOf(c, desk, roster.lines);
  return (
    <section class="gp-roster" aria-label={roster.title[lang.value]} data-side={game.roles.indexOf(roster.role)}>
      <header>
        <h3>
          {roster.title[lang.value]} <RuleLink desk={desk} rule={roster.rule} />
        </h3>
        {ticks && <b>{ticks.picked.length}</b>}
        {roster.notes.map(({ rule, text }) => (
          <p key={text.en}>
            {text[lang.value]} {rule !== roster.rule && <RuleLink desk={desk} rule={rule} />}
          </p>
        ))}
      </header>
      <ul>
        {roster.lines.map(line => (
          <Line key={line.card} desk={desk} line={line} c={c} ticks={ticks} />
        ))}
      </ul>
      {c && ticks && <Confirm desk={desk} c={c} ticks={ticks} />}
    </section>
  );
}

interface LineProps {
  readonly desk: Desk;
  readonly line: RosterLine;
  readonly c: Choices | undefined;
  readonly ticks: Gather | undefined;
}

function Line({ desk, line, c, ticks }: LineProps) {
  const { card, title, notes, unit } = line;
  const { session } = desk;
  const face = unit === undefined ? undefined : session.depiction.value?.counters.find(x => x.unit === unit)?.face;
  const isOn = ticks ? ticks.picked.includes(card) : line.isOn;
  const choice = c?.byCard.get(card)?.[0];
  const can = c !== undefined && (ticks ? candidatesOf(c, ticks).includes(card) : choice !== undefined);
  const why = c && !can ? whyNot(c, [line.action], session.words.now()) : undefined;
  const light = (on: boolean) => (): void => {
    desk.lit.value = on && unit !== undefined ? { unit } : {};
  };
  const press = (): void => {
    if (ticks) {
      desk.selection.value = ticks;
      pickCard(desk, card);
    } else if (choice) pressChoice(desk, choice);
  };
  return (
    <li onPointerEnter={light(true)} onPointerLeave={light(false)}>
      <button
        type="button"
        aria-pressed={isOn}
        aria-disabled={!can}
        title={why?.text}
        disabled={session.sending.value}
        onFocus={light(true)}
        onBlur={light(false)}
        onClick={() => can && press()}
      >
        <span class="gp-tick" aria-hidden="true" />
        {face && <Counter face={face} skin={session.game.skin} />}
        <span class="gp-roster-name">
          {title[lang.value]}
          <small>{why?.text ?? notes.map(note => note[lang.value]).join(say().comma)}</small>
        </span>
      </button>
      {unit !== undefined && (
        <button
          type="button"
          class="gp-small"
          aria-label={sayMoments().showOnMap(title[lang.value])}
          title={sayMoments().showOnMap(title[lang.value])}
          onClick={() => {
            const hex = session.depiction.value?.counters.find(x => x.unit === unit)?.hex;
            if (hex !== undefined) desk.show([hex]);
            desk.flash([unit]);
          }}
        >
          <span aria-hidden="true">◎</span>
        </button>
      )}
    </li>
  );
}

/** Confirms the ticks, or says why they cannot stay so. */
function Confirm({ desk, c, ticks }: { readonly desk: Desk; readonly c: Choices; readonly ticks: Gather }) {
  const words = desk.session.words.now();
  const action = gathered(c, ticks);
  const refusal = action ? undefined : c.game.explain(c.s, c.role, attempted(ticks));
  const why = refusal && inWords(words, refusal);
  const sel = desk.selection.value;
  const [held] = sel.kind === 'held' ? sel.actions : [];
  return (
    <footer>
      {why && (
        <p class="gp-why">
          <RuleLink desk={desk} rule={why.rule} /> {why.text}
        </p>
      )}
      <button
        type="button"
        class="gp-do gp-main"
        disabled={!action || desk.session.sending.value}
        title="Enter"
        onClick={() => {
          if (!held) desk.selection.value = ticks;
          confirm(desk);
        }}
      >
        {held ? `${say().confirm}: ${choiceLabel(desk, held)}` : sayMoments().choose(ticks.picked.length)}
      </button>
    </footer>
  );
}
