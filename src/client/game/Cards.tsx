/** Hands of cards, by their faces or counted, and cups. */
import type { CardShown, CupShown, HandShown } from '../../kit/depict.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { candidatesOf } from './gather.ts';
import { pickCard, pressChoice } from './hands.ts';
import { choiceLabel, RuleLink } from './parts.tsx';
import { say } from './text.ts';

export function Hand({ desk, hand }: { readonly desk: Desk; readonly hand: HandShown }) {
  const { cards, hidden = 0 } = hand;
  return (
    <div class="gp-hand">
      <Head desk={desk} shown={hand} count={cards.length + hidden} />
      <ul class="gp-cards">
        {cards.map(card => (
          <CardView key={card.card} desk={desk} shown={card} />
        ))}
        {hidden > 0 && (
          <li class="gp-card gp-backs">
            <b>×{hidden}</b>
            <span>{say().faceDown}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function CardView({ desk, shown }: { readonly desk: Desk; readonly shown: CardShown }) {
  const { card, title, uses, state } = shown;
  const c = desk.session.choices.value;
  const sel = desk.selection.value;
  const isGathered = sel.kind === 'gather' && sel.choice.open === 'cards';
  const canTick = c !== undefined && isGathered && candidatesOf(c, sel).includes(card);
  const choices = c?.byCard.get(card) ?? [];
  return (
    <li class={`gp-card gp-${state}`}>
      {canTick ? (
        <button
          type="button"
          class="gp-card-title"
          aria-pressed={sel.picked.includes(card)}
          onClick={() => pickCard(desk, card)}
        >
          {title[lang.value]}
        </button>
      ) : (
        <b class="gp-card-title">{title[lang.value]}</b>
      )}
      {uses.map(({ rule, text }) => (
        <p key={text.en}>
          {text[lang.value]} <RuleLink desk={desk} rule={rule} />
        </p>
      ))}
      {!isGathered &&
        choices.map(choice => (
          <button key={JSON.stringify(choice)} type="button" class="gp-do" onClick={() => pressChoice(desk, choice)}>
            {choiceLabel(desk, choice)}
          </button>
        ))}
    </li>
  );
}

export function Cup({ desk, cup }: { readonly desk: Desk; readonly cup: CupShown }) {
  return (
    <div class="gp-hand">
      <Head desk={desk} shown={cup} count={cup.left} />
      {cup.kinds && (
        <ul class="gp-items">
          {cup.kinds.map(({ title, count }) => (
            <li key={title.en} class={`gp-item gp-${count > 0 ? 'ready' : 'used'}`}>
              <span>
                {title[lang.value]} ×{count}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface HeadProps {
  readonly desk: Desk;
  readonly shown: Pick<HandShown, 'title' | 'rule'>;
  readonly count: number;
}

const Head = ({ desk, shown, count }: HeadProps) => (
  <div class="gp-track-head">
    <span>
      {shown.title[lang.value]} <RuleLink desk={desk} rule={shown.rule} />
    </span>
    <b>{count}</b>
  </div>
);
