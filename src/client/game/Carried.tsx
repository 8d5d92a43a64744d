/**
 * Dragging counters across the page: out of boxes, trays and lists onto the map, from the map onto a list. Drop targets
 * are marked by `data-berth`, a hex; or `data-box`, for moves into or out of a box without a hex.
 */
import { useEffect, useRef } from 'preact/hooks';
import { unitChoices } from './choices.ts';
import type { Carried as CarriedThing, Desk } from './desk.ts';
import { drop, join, lift, pressChoice } from './hands.ts';
import { Counter } from './parts.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** More than the tremble of a hand. */
const STIR = 6;

/** From pressing a counter to dropping it. A press that does not move remains a click. */
export function startCarry(desk: Desk, thing: CarriedThing, down: PointerEvent): void {
  if (down.button !== 0) return;
  const off = new AbortController();
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (event: PointerEvent) => void): void =>
    addEventListener(type, then, { signal: off.signal });
  let isCarried = false;
  on('pointermove', event => {
    if (event.pointerId !== down.pointerId) return;
    if (!isCarried && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STIR) {
      isCarried = true;
      if (thing.hex === undefined) lift(desk, thing.unit);
      desk.carried.value = thing;
    }
    if (!isCarried) return;
    pointUnder(desk, spotOf(event));
    scrollAlong(spotOf(event));
  });
  on('pointerup', event => {
    if (event.pointerId !== down.pointerId) return;
    off.abort();
    if (!isCarried) return;
    swallowClick();
    desk.carried.value = undefined;
    dropAt(desk, thing, spotOf(event));
  });
  on('pointercancel', () => {
    off.abort();
    desk.carried.value = undefined;
  });
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

/** The map highlights the hex below as if it were under the pointer. */
function pointUnder(desk: Desk, at: Spot): void {
  const hex = desk.hexAt(at);
  if (desk.pointed.peek().hex !== hex) desk.pointed.value = hex === undefined ? {} : { hex };
}

const EDGE = 48;
const STEP = 14;

/** Near the upper or lower edge of a list, the list scrolls. */
function scrollAlong({ x, y }: Spot): void {
  const list = document.elementFromPoint(x, y)?.closest('.gp-tab');
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollBy(0, -STEP);
  if (y > bottom - EDGE) list.scrollBy(0, STEP);
}

/** A drop on the element that was pressed would be a click as well. */
function swallowClick(): void {
  const off = new AbortController();
  addEventListener('click', event => event.stopPropagation(), { capture: true, signal: off.signal });
  setTimeout(() => off.abort());
}

export function dropAt(desk: Desk, { unit, hex: from }: CarriedThing, at: Spot): void {
  const under = document.elementFromPoint(at.x, at.y);
  const berth = under?.closest('[data-berth]')?.getAttribute('data-berth');
  const hex = berth === null || berth === undefined ? desk.hexAt(at) : Number(berth);
  desk.pointer = { x: at.x, y: at.y };
  if (hex !== undefined) {
    if (from === undefined) drop(desk, unit, hex);
    else join(desk, from, hex);
  } else if (under?.closest('[data-box]')) dropInBox(desk, unit);
}

/** The only thing a unit can do without a hex, if there is exactly one. */
function dropInBox(desk: Desk, unit: number): void {
  const c = desk.session.choices.value;
  const plain = c ? unitChoices(c, unit).filter(x => x.open === undefined && x.hex === undefined) : [];
  const [only] = plain;
  if (only && plain.length === 1) pressChoice(desk, only);
}

/** The counter that follows the pointer; above the map the board shows its own. */
export function Carried({ desk }: { readonly desk: Desk }) {
  const ghost = useRef<HTMLDivElement>(null);
  const thing = desk.carried.value;
  const { game, depiction } = desk.session;
  useEffect(() => {
    const off = new AbortController();
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      const at = ghost.current;
      if (!at) return;
      at.style.transform = `translate(${clientX}px, ${clientY}px)`;
      at.hidden = document.querySelector('.hf-dragging') !== null && isOverBoard({ x: clientX, y: clientY });
    };
    if (thing) addEventListener('pointermove', follow, { signal: off.signal });
    return () => off.abort();
  }, [thing]);
  const face = depiction.value?.counters.find(c => c.unit === thing?.unit)?.face;
  if (!thing || !face) return null;
  return (
    <div class="gp-carried" ref={ghost} hidden>
      <Counter face={face} skin={game.skin} />
    </div>
  );
}

function isOverBoard({ x, y }: Spot): boolean {
  const box = document.querySelector('.gp-board')?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}
