/** A moment: the chit that was drawn, or the die that was rolled, large over the map. */
import './moments.css';
import { useEffect } from 'preact/hooks';
import type { MomentReport } from '../../kit/report.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { MOMENT_MS } from './moments.ts';
import { Counter, RuleLink } from './parts.tsx';
import { say, sayMoments } from './text.ts';

export function MomentCard({ desk, moment }: { readonly desk: Desk; readonly moment: MomentReport }) {
  const { skip } = desk.moments;
  const { game, depiction } = desk.session;
  const { title, rule, role, unit, die, result, lines, events, motion } = moment;
  const words = desk.session.words.now();
  useEffect(() => {
    const timer = setTimeout(skip, MOMENT_MS);
    const key = (): void => skip();
    addEventListener('keydown', key, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', key, true);
    };
  }, [moment, skip]);
  const face = unit === undefined ? undefined : depiction.value?.counters.find(c => c.unit === unit)?.face;
  return (
    <section
      class={`gp-moment-card${motion ? ` gp-${motion}` : ''}`}
      data-side={role === undefined ? undefined : game.roles.indexOf(role)}
      aria-label={sayMoments().happened}
      aria-live="polite"
    >
      {face && (
        <div class="gp-draw" aria-hidden="true">
          <Counter face={face} skin={game.skin} />
          <span class="gp-cup" />
        </div>
      )}
      {die !== undefined && (
        <span class="gp-die" role="img" aria-label={say().die(String(die))}>
          {die}
        </span>
      )}
      <div>
        <h3>
          {role !== undefined && <small>{words.role(role)}</small>} {title[lang.value]}{' '}
          <RuleLink desk={desk} rule={rule} />
        </h3>
        {result && <b class="gp-moment-result">{result[lang.value]}</b>}
        <ul>
          {lines.map(line => (
            <li key={line.text.en}>{line.text[lang.value]}</li>
          ))}
          {events?.map((event, i) => (
            <li key={i}>{words.event(event)}</li>
          ))}
        </ul>
      </div>
      <button type="button" class="gp-small" aria-label={sayMoments().skip} title={sayMoments().skip} onClick={skip}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}
