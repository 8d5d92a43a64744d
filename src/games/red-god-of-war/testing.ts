/** Positions of this game for its tests. The country around 3102 is clear, without roads or water. */
import type { Depiction } from '../../kit/depict.ts';
import type { Action, Options } from '../../kit/game.ts';
import { readAction } from '../../kit/names.ts';
import type { OddsReport, ReachReport } from '../../kit/report.ts';
import { act, actionsOf, acts, type Said, scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { BOARD, unitNumber } from './pieces.ts';
import { game } from './whole.ts';

/** A position; see scene.ts for the fields. Frozen ground unless said otherwise; later turns are of the longer scenario. */
export function position(p: TrialPosition, options: Options = {}): Trial {
  const whole = { weather: 'frozen', ...p };
  const scenario = Number(p.turn ?? 1) > MARS_TURNS ? 'zhukov' : 'mars';
  return scene({ ...game, scene: (at, given) => game.scene(at, given, scenario) }, whole, options);
}

const MARS_TURNS = 8;

/** The movement phase in the impulse of a command in combat supply. */
export const moving = (impulse: string, units: TrialPosition['units'], more: Partial<TrialPosition> = {}): Trial =>
  position({ phase: 'move', impulse, fed: [impulse], units, ...more });

/** The combat phase. */
export const fighting = (
  impulse: string,
  units: TrialPosition['units'],
  more: Partial<TrialPosition> = {},
  options: Options = {},
): Trial => position({ phase: 'combat', impulse, fed: [impulse], units, ...more }, options);

/** What everybody can see. */
export const look = (t: Trial, seat = 'observer'): Depiction => t.game.depict(t.game.view(t.s, seat), seat);

export const zone = (t: Trial, id: string): string[] =>
  (look(t).zones.find(one => one.id === id)?.hexes ?? []).map(hex => BOARD.names[hex] ?? '').sort();

export function reach(t: Trial, unit: string): ReachReport {
  const answer = t.game.inspect.reach(t.s, unitNumber(unit));
  if (!answer.ok) throw new Error(`${unit}: ${answer.error.rule} ${answer.error.code}`);
  return answer.value;
}

/** The points that a unit spends to a hex; undefined if it cannot go there. */
export const costTo = (t: Trial, unit: string, hex: string): number | undefined =>
  reach(t, unit).hexes.find(one => BOARD.names[one.hex] === hex)?.cost;

function actionOf(t: Trial, said: Said): Action {
  const read = readAction(t.game.names, said);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The odds that an action would have. */
export function odds(t: Trial, said: Said): OddsReport {
  const answer = t.game.inspect.odds(t.s, t.game.active(t.s)[0] ?? '', actionOf(t, said));
  if (!answer.ok) throw new Error(`${answer.error.rule} ${answer.error.code}`);
  return answer.value;
}

/** The shifts of an attack as `id value`. */
export const shifts = (report: OddsReport): string[] =>
  report.shifts.map(({ what, value }) => `${what} ${value}`).sort();

/** Units put to an attack on a hex. */
export const assigned = (t: Trial, hex: string, units: string): Trial =>
  acts(t, ...units.split(', ').map(unit => ({ type: 'assign', unit, hex })));

/** The odds of all these units against a hex. */
export const oddsAt = (t: Trial, hex: string, units: string): OddsReport =>
  odds(assigned(t, hex, units), { type: 'fight', hex });

/** Declares one attack and fights it with a die. */
export const fight = (t: Trial, hex: string, units: string, die: number): Trial =>
  act(act(assigned(t, hex, units), { type: 'commit' }), { type: 'fight', hex }, [die]);

export const codes = (list: readonly { readonly code: string }[]): string[] => list.map(({ code }) => code);

export const hexesOf = (t: Trial, type: string, unit: string): string[] =>
  actionsOf(t, type)
    .flatMap(a => (a.unit === unit && typeof a.hex === 'string' ? [a.hex] : []))
    .sort();
