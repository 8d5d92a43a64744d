/**
 * Temporary elements over the map: the reason of a refusal, a small menu, the units being collected, units off the map.
 */
import { Here } from '../app/Here.tsx';
import { lang } from '../app/settings.ts';
import { battleText } from './battleText.ts';
import { CommandNote } from './CommandNote.tsx';
import type { Desk } from './desk.ts';
import { candidatesOf, gathered } from './gather.ts';
import { confirm, consider, letGo, pickCard, pressChoice } from './hands.ts';
import { supplyInQuestion, zoneOverlay } from './overlays.ts';
import { UnitButton } from './Pool.tsx';
import { choiceLabel, RuleLink, Swatch } from './parts.tsx';
import { sortsOf } from './select.ts';
import { openTab, overlaysHere, toggleOverlay } from './switches.ts';
import { TABLE_LATER } from './tableLater.ts';
import { say } from './text.ts';

/** The reason of a refusal, or one line about the battle under the pointer. */
export function Hint({ desk }: { readonly desk: Desk }) {
  const why = desk.hint.value;
  const told = desk.glimpsed.value ?? desk.considered.value ?? desk.battles.value[0];
  const isOnSheet = desk.isPanelOpen.value && desk.tab.value === 'odds';
  return (
    <div class="gp-hint" role="status" aria-live="polite">
      {why && !(desk.glimpsed.value && desk.selection.value.kind === 'none') && (
        <p class="gp-why">
          <RuleLink desk={desk} rule={why.rule} /> {why.text}
        </p>
      )}
      {told && !(why && told.choice) && !isOnSheet && (
        <p>
          {battleText(desk, told)}{' '}
          <button type="button" class="gp-rule" onClick={() => openSheet(desk)}>
            {say().sheet}
          </button>
        </p>
      )}
      {!why && <DutyNote desk={desk} />}
      {!why && !told && <SupplyNote desk={desk} />}
      {!why && !told && <CommandNote desk={desk} />}
    </div>
  );
}

function openSheet(desk: Desk): void {
  consider(desk);
  openTab(desk, 'odds');
}

/** The attacks that a move would oblige to, with their current odds. */
function DutyNote({ desk }: { readonly desk: Desk }) {
  const duty = desk.duty.value;
  if (!duty) return null;
  const words = desk.session.words.now();
  const { names } = desk.session.game;
  const enemies = duty.enemies.map(({ hex, column }) => {
    const units = desk.session.choices.value?.unitsAt.get(hex)?.map(u => words.unit(u)) ?? [];
    return `${units.join(' + ')} (${names.hexes[hex]}${column === undefined ? '' : ` · ${column}`})`;
  });
  const tell = duty.later ? say().mustAttackLater : say().mustAttack;
  return (
    <p>
      <RuleLink desk={desk} rule={duty.rule} />{' '}
      {tell(words.unit(duty.unit), names.hexes[duty.hex] ?? '', enemies.join(say().comma))}
    </p>
  );
}

/** Supply of the unit in question, in words: what blocks its line. */
function SupplyNote({ desk }: { readonly desk: Desk }) {
  const report = supplyInQuestion(desk);
  if (!report) return null;
  const { names } = desk.session.game;
  const unit = desk.session.words.now().unit(report.unit);
  const closed = report.blockedBy?.map(b => `${names.hexes[b.hex]} (${b.why[lang.value]})`) ?? [];
  const plain = report.supplied ? say().supplied(unit) : say().unsupplied(unit);
  return (
    <p class={report.supplied ? undefined : 'gp-why'}>
      <RuleLink desk={desk} rule={report.rule} />{' '}
      {report.state ? say().supplyState(unit, report.state[lang.value]) : plain}
      {closed.length > 0 && ` ${say().blockedBy(closed.join(say().comma))}`}
    </p>
  );
}

export function PopupMenu({ desk }: { readonly desk: Desk }) {
  const menu = desk.menu.value;
  if (!menu) return null;
  const putAway = (): void => {
    desk.menu.value = undefined;
  };
  return (
    <Here part={TABLE_LATER} onMissing={putAway}>
      {({ MenuCard }) => <MenuCard key={`${menu.x} ${menu.y}`} desk={desk} menu={menu} />}
    </Here>
  );
}

/** Units (or hexes) of a choice that takes several: ticked here or on the map, then confirmed. */
export function Chooser({ desk }: { readonly desk: Desk }) {
  const sel = desk.selection.value;
  const c = desk.session.choices.value;
  if (!c || sel.kind !== 'gather') return null;
  const action = gathered(c, sel);
  const { open } = sel.choice;
  const isUnits = open === 'units';
  const label = isUnits ? say().chooseUnits : open === 'cards' ? say().chooseCards : say().chooseHex;
  return (
    <fieldset class="gp-chooser" aria-label={label}>
      <p>{choiceLabel(desk, sel.choice)}</p>
      {isUnits && (
        <div class="gp-box">
          {candidatesOf(c, sel).map(unit => (
            <UnitButton key={unit} desk={desk} unit={unit} />
          ))}
        </div>
      )}
      {open === 'cards' && <CardTicks desk={desk} cards={candidatesOf(c, sel)} picked={sel.picked} />}
      <div class="gp-buttons">
        <button type="button" class="gp-do gp-main" disabled={!action} title="Enter" onClick={() => confirm(desk)}>
          {action ? choiceLabel(desk, action) : say().confirm}
        </button>
        <button type="button" class="gp-do" title="Esc" onClick={() => letGo(desk)}>
          {say().cancel}
        </button>
      </div>
    </fieldset>
  );
}

interface CardTicksProps {
  readonly desk: Desk;
  readonly cards: readonly number[];
  readonly picked: readonly number[];
}

/** Cards by their titles; what they do is said where the hand lies. */
function CardTicks({ desk, cards, picked }: CardTicksProps) {
  const held = desk.session.depiction.value?.hands?.flatMap(hand => hand.cards) ?? [];
  return (
    <div class="gp-box">
      {held
        .filter(({ card }) => cards.includes(card))
        .map(({ card, title }) => (
          <button
            key={card}
            type="button"
            class="gp-do"
            aria-pressed={picked.includes(card)}
            onClick={() => pickCard(desk, card)}
          >
            {title[lang.value]}
          </button>
        ))}
    </div>
  );
}

/** Other uses of the selected unit: by rail, by sea, off the map. */
export function Sorts({ desk }: { readonly desk: Desk }) {
  const c = desk.session.choices.value;
  const sel = desk.selection.value;
  const sorts = c ? sortsOf(c, sel) : [];
  if (sorts.length === 0) return null;
  return (
    <fieldset class="gp-sorts" aria-label={say().sorts}>
      {sorts.map(choice => (
        <button
          key={`${choice.type} ${choice.open}`}
          type="button"
          class="gp-do"
          aria-pressed={sel.kind === 'units' && sel.type === choice.type && choice.open !== undefined}
          onClick={() => pressChoice(desk, choice)}
        >
          {choiceLabel(desk, choice)}
        </button>
      ))}
    </fieldset>
  );
}

/** Switches of the overlays, with their keys. */
export function OverlayBar({ desk }: { readonly desk: Desk }) {
  return (
    <details class="gp-overlays">
      <summary title={say().overlays}>
        <span aria-hidden="true">▦</span>
        <span class="visually-hidden">{say().overlays}</span>
      </summary>
      <fieldset aria-label={say().overlays}>
        {overlaysHere(desk).map(({ id, key, title }) => (
          <button
            key={id}
            type="button"
            aria-pressed={desk.overlays.value.has(id)}
            onClick={() => toggleOverlay(desk, id)}
          >
            <kbd>{key}</kbd> {title}
          </button>
        ))}
      </fieldset>
      <Legend desk={desk} />
    </details>
  );
}

/** The meaning of the patterns of the zones, while some are shown. */
function Legend({ desk }: { readonly desk: Desk }) {
  const shown = desk.session.depiction.value?.zones.filter(z => desk.overlays.value.has(z.kind)) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul class="gp-legend" aria-label={say().legend}>
      {shown.map(zone => (
        <li key={zone.id}>
          <Swatch overlay={zoneOverlay(desk, zone)} /> {zone.title[lang.value]}{' '}
          <RuleLink desk={desk} rule={zone.rule} />
        </li>
      ))}
    </ul>
  );
}
