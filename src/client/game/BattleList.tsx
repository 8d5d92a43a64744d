/**
 * Battles that are all declared before any die is rolled: who attacks whom, at what odds, what is still wrong; then
 * they are resolved one after the other. Counters can be dragged between rows and the map; everything that can be
 * dragged can be done by buttons as well.
 */

import type { Choice } from '../../kit/game.ts';
import { ruledText } from '../../kit/ruledText.ts';
import { lang } from '../app/settings.ts';
import type { Strain } from '../board/api.ts';
import { declaredAt, emptied, type Foretold } from './battle.ts';
import { startCarry } from './Carried.tsx';
import { CombatSheet } from './CombatSheet.tsx';
import { hexCaption } from './captions.ts';
import { after, berthsOf } from './carry.ts';
import { actionsOf, type Choices, hexChoices } from './choices.ts';
import type { Desk } from './desk.ts';
import { clickUnit, pressChoice, send } from './hands.ts';
import { idleIn, Tally } from './Owed.tsx';
import { Counter, choiceLabel, RuleLink } from './parts.tsx';
import { percentOf } from './percent.ts';
import type { Row } from './round.ts';
import { FREE, takenInHand } from './select.ts';
import { strainsOf } from './strains.ts';
import { Buttons } from './TopBar.tsx';
import { say } from './text.ts';

export function BattleList({ desk }: { readonly desk: Desk }) {
  const { game, depiction } = desk.session;
  const rows = desk.rows.value;
  const demands = depiction.value?.demands;
  const strains = strainsOf(game.board, rows);
  return (
    <section class="gp-battles" aria-label={say().battles}>
      {demands && <Buttons desk={desk} />}
      {demands ? <Demands desk={desk} /> : <p class="gp-tally">{say().toFight(rows.filter(r => r.open).length)}</p>}
      <ol>
        {rows.map((row, i) => (
          <BattleRow key={row.hex} desk={desk} row={row} n={i + 1} strain={strains[i]} />
        ))}
      </ol>
    </section>
  );
}

/** What is still missing, and the units that have no battle yet. */
function Demands({ desk }: { readonly desk: Desk }) {
  const idle = idleIn(desk);
  const rule = desk.session.depiction.value?.demands?.find(d => d.unit !== undefined)?.rule ?? '';
  return (
    <>
      <Tally desk={desk} />
      {idle.length > 0 && (
        <div class="gp-idle">
          <h4>
            {say().withoutBattle} <RuleLink desk={desk} rule={rule} />
          </h4>
          <Chips desk={desk} units={idle} />
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly desk: Desk;
  readonly row: Row;
  readonly n: number;
  readonly strain: Strain | undefined;
}

function BattleRow({ desk, row, n, strain }: RowProps) {
  const isAlone = desk.rows.value.length === 1;
  const { depiction, state, game } = desk.session;
  const s = state.value;
  const told = row.open && s ? declaredAt(game, s, row.open) : undefined;
  const defenders = depiction.value?.counters.filter(c => row.hexes.includes(c.hex ?? -1) && c.role !== row.open?.role);
  const point = (hex: number | undefined) => (): void => {
    desk.row.value = hex;
  };
  return (
    <li
      class={`gp-battle${isBerth(desk, row) ? ' gp-berth' : ''}`}
      data-berth={row.open ? row.hex : undefined}
      aria-current={desk.singled.value === row.hex ? 'true' : undefined}
      onPointerEnter={point(row.hex)}
      onPointerLeave={point(undefined)}
      onFocusIn={point(row.hex)}
      onFocusOut={point(undefined)}
    >
      <header>
        <Badge n={n} strain={strain} />
        <button type="button" class="gp-link" onClick={() => desk.show(row.hexes)}>
          {row.hexes.map(h => placeName(desk, h)).join(say().comma)}
        </button>
        {row.open?.column !== undefined && <b class="gp-column">{row.open.column}</b>}
        <Result row={row} />
      </header>
      {row.open && (
        <div class="gp-clash">
          <Chips desk={desk} units={row.open.units} />
          <span class="gp-against" aria-hidden="true">
            ▸
          </span>
          <Chips desk={desk} units={defenders?.map(c => c.unit) ?? []} isEnemy />
        </div>
      )}
      {row.open && told && <Summary row={row.open} told={told} />}
      {row.open?.lacks.map(({ rule, why }) => (
        <p key={`${rule} ${JSON.stringify(why)}`} class="gp-lack">
          <RuleLink desk={desk} rule={rule} /> {ruledText(desk.session.words.now(), why)}
        </p>
      ))}
      {row.open && <RowButtons desk={desk} row={row} />}
      {told && (
        <details class="gp-more" open={isAlone}>
          <summary>{say().sheet}</summary>
          <CombatSheet desk={desk} told={told} />
        </details>
      )}
    </li>
  );
}

/** The dragged or selected unit could be dropped here. */
function isBerth({ session, carried, selection }: Desk, { hex }: Row): boolean {
  const c = session.choices.value;
  const unit = carried.value?.unit ?? takenInHand(selection.value);
  return c !== undefined && unit !== undefined && berthsOf(c, unit).has(hex);
}

/** Number, colour and dashes as those of the arrows on the map. */
function Badge({ n, strain }: { readonly n: number; readonly strain: Strain | undefined }) {
  return (
    <svg class="gp-badge" viewBox="0 0 44 24" role="img" aria-label={say().battle(n)}>
      <rect width="44" height="24" rx="5" fill={strain?.colour} />
      <path d="M4 20H40" stroke="#fff" stroke-width="2.6" stroke-dasharray={strain?.dash} />
      <text x="22" y="15" fill="#fff" font-size="14" font-weight="700" text-anchor="middle">
        {n}
      </text>
    </svg>
  );
}

/** Places by name, other hexes by number. */
function placeName({ session }: Desk, hex: number): string {
  const { board, names } = session.game;
  const name = names.hexes[hex] ?? '';
  const place = board.map.places.find(p => p.hex === name)?.[lang.value];
  return place ? `${place} ${name}` : name;
}

function Result({ row }: { readonly row: Row }) {
  if (row.open) return null;
  const { fought } = row;
  if (!fought) return <span class="gp-hexname">{say().notFought}</span>;
  return (
    <span class="gp-dieline gp-came">
      <span class="gp-column">{fought.column}</span>
      <span class="gp-die" role="img" aria-label={say().die(String(fought.die))}>
        {fought.die}
      </span>
      <b>{fought.result}</b>
    </span>
  );
}

function Summary({ row, told }: { readonly row: NonNullable<Row['open']>; readonly told: Foretold }) {
  const chances = emptied(told.report);
  const [attack, defence] = row.strength ?? told.report.strength;
  return (
    <div class="gp-outlook">
      <span>{say().versus(attack, defence)}</span>
      <ul class="gp-odds-bar" aria-label={say().results}>
        {told.report.results.map(({ result, chance }) => (
          <li key={result} style={{ flexGrow: chance }} title={`${result} ${percentOf(chance)}`}>
            {result}
          </li>
        ))}
      </ul>
      {chances && (
        <span class="gp-emptiness" title={say().emptied}>
          <span class="visually-hidden">{say().emptied}</span> {percentOf(chances.retreating)}
        </span>
      )}
    </div>
  );
}

/** Everything that can be done with the battle: fight it, dissolve it, join it, assign the selected unit to it. */
function RowButtons({ desk, row }: { readonly desk: Desk; readonly row: Row }) {
  const c = desk.session.choices.value;
  if (!c) return null;
  const own = hexChoices(c, row.hex);
  const joins = c.pairs.filter(p => p.hexes?.includes(row.hex));
  const held = takenInHand(desk.selection.value);
  const berth = held === undefined ? undefined : berthsOf(c, held).get(row.hex);
  if (own.length + joins.length === 0 && !berth) return null;
  return (
    <div class="gp-buttons">
      {berth && held !== undefined && (
        <button type="button" class="gp-do gp-main" onClick={() => void send(desk, berth.actions)}>
          {say().putHere(desk.session.words.now().unit(held))}
        </button>
      )}
      {own.map(choice => (
        <button
          key={choice.type}
          type="button"
          class={`gp-do${choice.revises ? ' gp-revises' : ''}`}
          disabled={desk.session.sending.value}
          onClick={() => pressChoice(desk, choice)}
        >
          {choiceLabel(desk, choice)} <Effect c={c} choice={choice} row={row} />
        </button>
      ))}
      {joins.map(choice => (
        <button
          key={choice.hexes?.join()}
          type="button"
          class="gp-do gp-revises"
          title={choiceLabel(desk, choice)}
          onClick={() => pressChoice(desk, choice)}
        >
          {say().joinWith(placeName(desk, choice.hexes?.find(h => h !== row.hex) ?? row.hex))}
        </button>
      ))}
    </div>
  );
}

/** What a choice makes of the battle's column, e.g. support. */
function Effect({ c, choice, row }: { readonly c: Choices; readonly choice: Choice; readonly row: Row }) {
  const now = row.open?.column;
  const [action] = choice.open === undefined ? actionsOf(c, choice) : [];
  if (now === undefined || !action) return null;
  const s = after(c, action);
  const report = s && c.game.inspect.battle?.(s, c.role, row.hex);
  if (!report?.ok || report.value.column === now) return null;
  return (
    <small class="gp-effect">
      {now} → <b>{report.value.column}</b>
    </small>
  );
}

function light(desk: Desk, unit: number | undefined): void {
  desk.lit.value = unit === undefined ? {} : { unit };
}

interface ChipsProps {
  readonly desk: Desk;
  readonly units: readonly number[];
  readonly isEnemy?: boolean;
}

/** Counters of a row, to be dragged or pressed. Those of the enemy stand for their hex. */
function Chips({ desk, units, isEnemy = false }: ChipsProps) {
  const { game, depiction, choices } = desk.session;
  const words = desk.session.words.now();
  const held = takenInHand(desk.selection.value);
  if (units.length === 0) return <span class="gp-nobody">{say().nobody}</span>;
  return (
    <span class="gp-chips">
      {units.map(unit => {
        const counter = depiction.value?.counters.find(c => c.unit === unit);
        if (!counter) return null;
        const { face, hex } = counter;
        const isAble = isEnemy || (choices.value?.byUnit.has(unit) ?? false);
        const thing = isEnemy && hex !== undefined ? { unit, hex } : { unit };
        return (
          <button
            key={unit}
            type="button"
            class={`gp-chip${isAble ? '' : ' gp-fixed'}`}
            aria-pressed={isEnemy ? undefined : held === unit}
            title={words.unit(unit)}
            aria-label={`${words.unit(unit)} ${face.values}${hex === undefined ? '' : `, ${hexCaption(desk, hex)}`}`}
            onPointerEnter={() => light(desk, unit)}
            onPointerLeave={() => light(desk, undefined)}
            onPointerDown={event => isAble && startCarry(desk, thing, event)}
            onClick={event => {
              desk.pointer = { x: event.clientX, y: event.clientY };
              clickUnit(desk, unit, FREE);
            }}
          >
            <Counter face={face} skin={game.skin} />
          </button>
        );
      })}
    </span>
  );
}
