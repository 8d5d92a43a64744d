/** A bill that is being paid: how much is owed, and each way to pay with what it gives. */
import type { BillWay } from '../../kit/depict.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function Bill({ desk }: { readonly desk: Desk }) {
  const { depiction, game, decider, sending } = desk.session;
  const bill = depiction.value?.bill;
  if (!bill) return null;
  const { title, rule, owed, paid, role, ways } = bill;
  const isMine = decider.value === role;
  const pay = ({ action }: BillWay): void => void desk.session.act([action]);
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
          <li key={JSON.stringify(way.action)}>
            <span>{way.title[lang.value]}</span>
            {isMine ? (
              <button type="button" class="gp-do" disabled={sending.value} onClick={() => pay(way)}>
                {say().pays(way.pays)}
              </button>
            ) : (
              <b>{way.pays}</b>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
