/** A bill that is being paid: how much is owed, and each way to pay with what it gives. */
import type { BillWay } from '../../kit/depict.ts';
import { sameJson } from '../../kit/hash.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { propose } from './hands.ts';
import { Counter, RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function Bill({ desk }: { readonly desk: Desk }) {
  const { depiction, game, decider } = desk.session;
  const bill = depiction.value?.bill;
  if (!bill) return null;
  const { title, rule, owed, paid, role, ways } = bill;
  const isMine = decider.value === role;
  return (
    <section class="gp-bill" aria-label={title[lang.value]} data-side={game.roles.indexOf(role)}>
      <div class="gp-track-head">
        <span>
          {title[lang.value]} <RuleLink desk={desk} rule={rule} />
        </span>
        <b>
          {paid}
          <small> / {owed}</small>
        </b>
      </div>
      <meter min={0} max={owed} value={paid} aria-label={title[lang.value]} />
      <ol>
        {ways.map(way => (
          <Way key={JSON.stringify(way.action)} desk={desk} way={way} isMine={isMine} />
        ))}
      </ol>
    </section>
  );
}

interface WayProps {
  readonly desk: Desk;
  readonly way: BillWay;
  readonly isMine: boolean;
}

/** Its counter, what it would be, and the button; what cannot be taken back is confirmed in its line. */
function Way({ desk, way, isMine }: WayProps) {
  const { action, title, pays, unit } = way;
  const { depiction, game, sending } = desk.session;
  const sel = desk.selection.value;
  const isHeld = sel.kind === 'held' && sameJson(sel.actions, [action]);
  const face = depiction.value?.counters.find(c => c.unit === unit)?.face;
  const light = (isOn: boolean) => (): void => {
    desk.lit.value = isOn && unit !== undefined ? { unit } : {};
  };
  return (
    <li class={isHeld ? 'gp-held' : undefined} onPointerEnter={light(true)} onPointerLeave={light(false)}>
      {face && <Counter face={face} skin={game.skin} />}
      <span>{title[lang.value]}</span>
      {isMine ? (
        <button
          type="button"
          class={`gp-do${isHeld ? ' gp-main' : ''}`}
          disabled={sending.value}
          onClick={() => propose(desk, [action])}
        >
          {isHeld ? say().confirm : say().pays(pays)}
        </button>
      ) : (
        <b>{pays}</b>
      )}
    </li>
  );
}
