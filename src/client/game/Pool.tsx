/**
 * Boxes of counters that are not on the map: reinforcements, replacements, losses. What can enter the map now is also
 * in a tray over it; everything else can only be inspected.
 */
import { lang } from '../app/settings.ts';
import { startCarry } from './Carried.tsx';
import { unitCaption } from './captions.ts';
import type { Desk } from './desk.ts';
import { clickUnit } from './hands.ts';
import { Counter } from './parts.tsx';
import { groupedPools, type Pool, poolsOf, unitsIn } from './pools.ts';
import { FREE, takenInHand, targetsInHand } from './select.ts';
import { say } from './text.ts';

/** More than this are folded until opened, unless something can be done with them. */
const FEW = 12;
const MANY_BOXES = 6;

/** All boxes, for the panel. */
export function Pools({ desk }: { readonly desk: Desk }) {
  const groups = groupedPools(poolsOf(desk));
  const isCrowded = groups.length > MANY_BOXES;
  return (
    <>
      {groups.map(group => {
        const count = unitsIn(group);
        const isAble = group.pools.some(pool => pool.isAble);
        return (
          <details key={group.id} class="gp-pool" data-box={group.id} open={isAble || (!isCrowded && count <= FEW)}>
            <summary>
              {group.title[lang.value]} <small>{count}</small>
            </summary>
            {group.isGroup ? <Calendar desk={desk} pools={group.pools} /> : <Units desk={desk} pools={group.pools} />}
          </details>
        );
      })}
    </>
  );
}

interface PoolsProps {
  readonly desk: Desk;
  readonly pools: readonly Pool[];
}

function Units({ desk, pools }: PoolsProps) {
  return (
    <div class="gp-box">
      {pools.flatMap(pool => pool.units.map(unit => <UnitButton key={unit} desk={desk} unit={unit} />))}
    </div>
  );
}

/** A line for each box of a group, as on a printed order of battle. */
function Calendar({ desk, pools }: PoolsProps) {
  return (
    <dl class="gp-calendar">
      {pools.map(pool => (
        <div key={pool.box.id} data-box={pool.box.id}>
          <dt>{(pool.box.group?.line ?? pool.box.title)[lang.value]}</dt>
          <dd>
            <Units desk={desk} pools={[pool]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Units off the map with which something can be done now, box by box. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const c = desk.session.choices.value;
  if (!c || desk.selection.value.kind === 'gather') return null;
  const pools = poolsOf(desk).filter(p => p.isAble);
  const boxed = new Set(pools.flatMap(p => p.units));
  // A game need not have a box for every unit that waits.
  const others = [...c.byUnit.keys()].filter(u => !c.hexOf.has(u) && !boxed.has(u));
  if (pools.length + others.length === 0) return null;
  return (
    <fieldset class="gp-tray" aria-label={say().boxes}>
      {others.map(unit => (
        <UnitButton key={unit} desk={desk} unit={unit} />
      ))}
      {pools.map(({ box, units }) => (
        <details key={box.id} class="gp-pool" data-box={box.id} open>
          <summary>
            {box.title[lang.value]} <small>{units.filter(u => c.byUnit.has(u)).length}</small>
          </summary>
          <div class="gp-box">
            {units
              .filter(u => c.byUnit.has(u))
              .map(unit => (
                <UnitButton key={unit} desk={desk} unit={unit} />
              ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}

/** Scrolls to where the selected unit may enter the map. */
function showBerths({ session, selection, show }: Desk, unit: number): void {
  const c = session.choices.value;
  if (!c || takenInHand(selection.value) !== unit || c.hexOf.has(unit)) return;
  const hexes = [...targetsInHand(c, selection.value).keys()];
  if (hexes.length > 0) show(hexes);
}

/** A counter as a button, for boxes, trays and menus; one that can be placed can be dragged. */
export function UnitButton({ desk, unit }: { readonly desk: Desk; readonly unit: number }) {
  const { game, depiction, choices } = desk.session;
  const counter = depiction.value?.counters.find(c => c.unit === unit);
  if (!counter) return null;
  const { face } = counter;
  const sel = desk.selection.value;
  const isHeld =
    (sel.kind === 'units' && sel.units.includes(unit)) || (sel.kind === 'gather' && sel.picked.includes(unit));
  const { name, values } = unitCaption(desk, unit);
  const box = depiction.value?.boxes.find(b => b.id === counter.box)?.title[lang.value];
  const own = choices.value?.byUnit.get(unit) ?? [];
  return (
    <button
      type="button"
      class={`gp-unit${own.length > 0 ? ' gp-able' : ''}`}
      aria-pressed={isHeld}
      title={[name, ...values, ...(box === undefined ? [] : [box])].join('\n')}
      aria-label={`${name} ${face.values}`}
      onPointerDown={event => own.length > 0 && startCarry(desk, { unit }, event)}
      onClick={event => {
        desk.pointer = { x: event.clientX, y: event.clientY };
        clickUnit(desk, unit, { ...FREE, shift: event.shiftKey });
        showBerths(desk, unit);
      }}
    >
      <Counter face={face} skin={game.skin} />
    </button>
  );
}
