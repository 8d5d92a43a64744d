/** The small menu over the map: what can be done here, and why other things cannot. */
import { useEffect, useRef } from 'preact/hooks';
import { printed } from '../../kit/phrase.ts';
import { foretoldBy } from './battle.ts';
import { isStrike } from './choices.ts';
import { type Desk, isNarrow, type Menu } from './desk.ts';
import { pickItem } from './hands.ts';
import { itemLabel, RuleLink } from './parts.tsx';
import type { Item } from './select.ts';
import { say } from './text.ts';

export function MenuCard({ desk, menu }: { readonly desk: Desk; readonly menu: Menu }) {
  const card = useRef<HTMLDivElement>(null);
  // After the menu closes, the focus returns to where it was for keyboard users.
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  useEffect(() => {
    const at = card.current;
    if (!at) return;
    const { width, height } = at.getBoundingClientRect();
    at.style.left = `${Math.max(8, Math.min(menu.x + 6, innerWidth - width - 8))}px`;
    // Ways must be visible while one is chosen: on a phone the card would cover them.
    const isBelow = isNarrow() && menu.items.some(item => item.kind === 'act' && item.way);
    at.style.top = `${Math.max(8, isBelow ? innerHeight - height - 76 : Math.min(menu.y + 6, innerHeight - height - 8))}px`;
    at.querySelector('button')?.focus({ preventScroll: true });
  }, [menu]);
  const close = (): void => {
    desk.menu.value = undefined;
  };
  // A press outside closes the menu and has its normal effect: a selected unit still goes to the hex.
  useEffect(() => {
    const beside = ({ target }: Event): void => {
      if (target instanceof Node && !card.current?.contains(target)) close();
    };
    addEventListener('pointerdown', beside, true);
    return () => removeEventListener('pointerdown', beside, true);
  }, [desk]);
  return (
    <div class="gp-popup" ref={card} role="menu" onKeyDown={event => menuKey(event, close)}>
      {menu.title !== undefined && <h3>{menu.title}</h3>}
      {menu.items.length + menu.refusals.length === 0 && <p>{say().nothingHere}</p>}
      {menu.items.map(item => (
        <button
          key={itemLabel(desk, item)}
          type="button"
          role="menuitem"
          onPointerEnter={() => eye(desk, item)}
          onFocus={() => eye(desk, item)}
          onClick={() => pickItem(desk, item)}
        >
          {itemLabel(desk, item)} <OddsOf desk={desk} item={item} />
        </button>
      ))}
      {menu.refusals.length > 0 && <h4>{say().why}</h4>}
      {menu.refusals.map(why => (
        <p key={why.text}>
          {why.label !== '' && <b>{why.label} — </b>}
          {why.text} <RuleLink desk={desk} rule={why.rule} />
        </p>
      ))}
    </div>
  );
}

/** What fighting would cost and at which odds, where the line fights while it moves. */
function OddsOf({ desk, item }: { readonly desk: Desk; readonly item: Item }) {
  const c = desk.session.choices.value;
  const [action] = item.kind === 'act' ? item.actions : [];
  const told = c && action && isStrike(c, action) ? foretoldBy(c, action) : undefined;
  if (!told) return null;
  const { cost, column } = told.report;
  return (
    <small>
      {cost !== undefined && `${say().cost(printed(cost))} · `}
      <b class="gp-column">{column}</b>
    </small>
  );
}

/** A way is shown on the map while its line has the pointer or the focus. */
function eye(desk: Desk, item: Item): void {
  desk.eyed.value = item;
}

function menuKey(event: KeyboardEvent, close: () => void): void {
  if (event.key === 'Escape') close();
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by !== 0 && event.currentTarget instanceof HTMLElement) {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex(b => b.matches(':focus'));
    all[(at + by + all.length) % all.length]?.focus();
    event.preventDefault();
  }
  event.stopPropagation();
}
