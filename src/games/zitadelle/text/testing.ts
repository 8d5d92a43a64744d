/** What makes a sentence sound, and what is said in a position: for the tests of the words. */
import { type Script, scriptedDice } from '../../../kit/dice.ts';
import type { GameEvent, Lang } from '../../../kit/game.ts';
import { readAction } from '../../../kit/names.ts';
import { tryApply } from '../../../kit/play.ts';
import { active, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { ASSAULT_RESULTS } from '../data/tables.ts';
import { AREAS, ZONES } from '../data/zones.ts';
import { NAMES } from '../names.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** Holes left open, values that are none, and codes that slipped through. */
const BAD = /undefined|NaN|null|\[object|[{}]|–|\(\)|（）|(^|[^-\w])[a-z]+(-[a-z]+){2,}($|[^-\w])/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Latin letters a Japanese sentence may hold: printed names, results, zones and entry areas. */
const KNOWN = new Set([
  ...NAMES.units.flatMap(name => name.split('/')),
  ...NAMES.hexes,
  ...ASSAULT_RESULTS,
  ...ZONES.map(zone => zone.id),
  ...AREAS.map(area => area.id),
  'ZOC',
]);
/** `第2SS装甲軍団`. */
const FORMS = /^\d*SS$/;

function isPure(text: string): boolean {
  if (!JAPANESE.test(text)) return true;
  const words = text.match(/[\w-]*[A-Za-z][\w-]*/g) ?? [];
  return words.every(word => KNOWN.has(word) || FORMS.test(word));
}

const isSound = (text: string): boolean => text.trim() !== '' && !BAD.test(text) && isPure(text);

/** Texts that are empty, broken, or not in one language. */
export const unsound = (texts: readonly string[]): string[] => sorted(texts.filter(text => !isSound(text)));

type Both = readonly [en: string, ja: string];

export const prompts = (t: Trial): Both => [t.game.words.en.prompt(t.s), t.game.words.ja.prompt(t.s)];
export const told = (event: GameEvent): Both => [en.event(event), ja.event(event)];

/** Why an action is refused. */
export function why(t: Trial, said: Said): Both {
  const refusal = refused(t, said);
  return [en.refusal(refusal), ja.refusal(refusal)];
}

/** The log lines of one action. */
export function log(t: Trial, lang: Lang, said: Said, rolls: readonly Script[] = []): string[] {
  const action = readAction(t.game.names, said);
  if (!action.ok) throw new Error(action.error);
  const step = tryApply(t.game, t.s, active(t) ?? '', action.value, scriptedDice(rolls));
  if (!step.ok) throw new Error(step.error.code);
  return step.value.events.map(event => t.game.words[lang].event(event));
}
