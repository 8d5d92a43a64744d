/** The texts of a position, in both languages: for the tests of a game's words. */
import { type Script, scriptedDice } from './dice.ts';
import type { BaseState, GameEvent, Lang, WholeGame, Words } from './game.ts';
import { readAction } from './names.ts';
import { tryApply } from './play.ts';
import { active, refused, type Said, type Trial } from './trial.ts';

export type Both = readonly [en: string, ja: string];

const both = ({ words }: WholeGame, say: (words: Words<BaseState>) => string): Both => [say(words.en), say(words.ja)];

export const prompts = (t: Trial): Both => both(t.game, words => words.prompt(t.s));
export const toldIn = (game: WholeGame, event: GameEvent): Both => both(game, words => words.event(event));

/** Why an action is refused. */
export function why(t: Trial, said: Said): Both {
  const refusal = refused(t, said);
  return both(t.game, words => words.refusal(refusal));
}

/** The log lines of one action. */
export function log(t: Trial, lang: Lang, said: Said, rolls: readonly Script[] = []): string[] {
  const action = readAction(t.game.names, said);
  if (!action.ok) throw new Error(action.error);
  const step = tryApply(t.game, t.s, active(t) ?? '', action.value, scriptedDice(rolls));
  if (!step.ok) throw new Error(step.error.code);
  return step.value.events.map(event => t.game.words[lang].event(event));
}
