/**
 * The columns of a position. A unit is `"2120"` or `{ hex, box or over, step (2 for its back), disrupted, fired, routed }`,
 * `over` being the army below a level bomber. Fields: `morale` and `bombed` by command, `held` (places the Germans hold
 * beyond the start, or with `lost` Belgorod), `attached` (Tiger company to regiment), `chits`, `model`, `movesFirst`; with
 * `rest: "ready"` units not named stand as in the ready set-up, or wait in their boxes.
 */
import type { Json } from '../../kit/game.ts';
import {
  complain,
  fieldsOf,
  integer,
  nameNumber,
  readField,
  readInteger,
  readNames,
  readSpot,
  type SceneReader,
} from '../../kit/sceneReader.ts';
import { TURNS } from './data/calendar.ts';
import { CHITS } from './data/chits.ts';
import { HIGHEST_MORALE } from './data/commands.ts';
import { COMMAND_COUNT, COMPANIES, FULL, GERMAN, SOVIET } from './pieces.ts';
import { PRIZES } from './rules/control.ts';
import { deploy } from './rules/deploy.ts';
import { homeOf } from './setup.ts';
import { ACTED, BOXES, GONE, OVER, SPARE, type State } from './state.ts';

export function readColumns(d: State, r: SceneReader): void {
  d.turn = readInteger(r, 'turn', [1, TURNS], 1);
  readOthers(d, r);
  readUnits(d, r);
  for (const [name, n] of fieldsOf(r, 'morale', readField(r, 'morale')))
    d.morale = withCommand(d.morale, r, name, integer(r, name, n, [1, HIGHEST_MORALE]));
  for (const [name, n] of fieldsOf(r, 'bombed', readField(r, 'bombed')))
    d.pm = withCommand(d.pm, r, name, integer(r, name, n, [0, HIGHEST_MORALE]));
  for (const h of readNames(r, 'held', 'hexes')) setPrize(d, r, h, 1);
  for (const h of readNames(r, 'lost', 'hexes')) setPrize(d, r, h, 0);
  for (const [company, regiment] of fieldsOf(r, 'attached', readField(r, 'attached')))
    readAttached(d, r, company, regiment);
  d.chits = chitsOf(d, r);
  d.known = d.chits.map(() => 0);
  d.model = readInteger(r, 'model', [0, 1], 0);
  d.movesFirst = readInteger(r, 'movesFirst', [0, 1], 0);
}

/** Those whom nobody names. */
function readOthers(d: State, r: SceneReader): void {
  const rest = readField(r, 'rest');
  if (rest === undefined) return;
  if (rest !== 'ready') complain(r, 'rest is ready, or left out');
  d.place = d.place.map((_, u) => homeOf(u));
  for (const side of [GERMAN, SOVIET]) deploy(d, side);
}

function readUnits(d: State, r: SceneReader): void {
  const flag = (column: number[]) => (unit: number, value: Json) => {
    column[unit] = value === true ? ACTED : 0;
    return typeof value === 'boolean';
  };
  const [place, steps, done] = [d.place.slice(), d.steps.slice(), d.done.slice()];
  const [disrupted, routed] = [d.disrupted.slice(), d.routed.slice()];
  const more = {
    disrupted: flag(disrupted),
    fired: flag(done),
    routed: flag(routed),
    step: (unit: number, value: Json): boolean => {
      steps[unit] = FULL[unit]! + 1 - Number(value);
      return (value === 1 || value === 2) && steps[unit]! > 0;
    },
    over: (unit: number, value: Json): boolean => {
      const command = nameNumber(r, 'cards', value);
      if (command !== undefined) place[unit] = OVER - command;
      return command !== undefined && command < COMMAND_COUNT;
    },
  };
  const spec = { boxes: BOXES, more, where: ['over'] };
  for (const [name, spot] of fieldsOf(r, 'units', r.position.units)) {
    readSpot(r, place, [name, spot], spec);
    const unit = nameNumber(r, 'units', name);
    // 12.2.1 Who is lost is lost with all his steps; units not named are in the same place, but were never there.
    if (unit !== undefined && place[unit] === GONE) steps[unit] = 0;
  }
  Object.assign(d, { place, steps, done, disrupted, routed });
}

function withCommand(column: readonly number[], r: SceneReader, name: string, n: number): readonly number[] {
  const command = nameNumber(r, 'cards', name) ?? -1;
  if (command >= COMMAND_COUNT) complain(r, `${name} is no corps or army`);
  return command >= 0 && command < COMMAND_COUNT ? column.with(command, n) : column;
}

function setPrize(d: State, r: SceneReader, h: number, held: number): void {
  const prize = PRIZES.indexOf(h);
  if (prize < 0) complain(r, `held and lost name victory hexes${held ? '' : ' or Belgorod'}`);
  else d.held = d.held.with(prize, held);
}

/** 13.4.5 */
function readAttached(d: State, r: SceneReader, company: string, regiment: Json): void {
  const k = COMPANIES.indexOf(nameNumber(r, 'units', company) ?? -1);
  const u = nameNumber(r, 'units', regiment);
  if (k < 0) complain(r, `${company} is no Tiger company`);
  if (k < 0 || u === undefined) return;
  d.attached = d.attached.with(k, u);
  d.place = d.place.with(COMPANIES[k]!, SPARE);
}

/** 13.3.2 One for each box, or none where the option is off. */
function chitsOf(d: State, r: SceneReader): number[] {
  const chits = readNames(r, 'chits', 'cards').map(card => card - COMMAND_COUNT);
  if (!d.options.chits && chits.length > 0) complain(r, 'chits belong to the option of that name');
  if (!d.options.chits) return [];
  const all = CHITS.map((_, chit) => chit);
  if (chits.length === 0) return all;
  if (all.every(chit => chits.includes(chit)) && chits.length === all.length) return chits;
  complain(r, `chits names all of ${CHITS.map(c => c.id).join(', ')}, a box each`);
  return all;
}
