/** Refusals that apply at every table, whatever the game, and the words for any refusal. */
import type { AnyGame, BaseState, Bilingual, Refusal, Role, WholeGame } from '../kit/game.ts';

/** Why a seat may not act at all now; undefined when it may. */
export function notActive(game: AnyGame, s: BaseState, role: Role): Refusal | undefined {
  const active = game.active(s);
  if (active.includes(role)) return undefined;
  if (active.length === 0) return { rule: game.rule(s), code: 'over' };
  return { rule: game.rule(s), code: 'not-active', about: { role, active } };
}

export function refusalText(game: WholeGame, s: BaseState, refusal: Refusal): Bilingual {
  if (refusal.code === 'not-active') return turnText(game, game.active(s));
  if (refusal.code === 'over') return { ja: 'ゲームは終わっています。', en: 'The game is over.' };
  // The gate in kit uses this code if a game has no reason; the game's words need not know it.
  if (refusal.code === 'not-legal') return { ja: 'いまは選べません。', en: 'That is not a legal choice now.' };
  if (refusal.code === 'rearranged') return REARRANGED_TEXT;
  return { ja: game.words.ja.refusal(refusal), en: game.words.en.refusal(refusal) };
}

function turnText(game: WholeGame, active: readonly Role[]): Bilingual {
  const ja = active.map(role => game.words.ja.role(role)).join('と');
  const en = active.map(role => game.words.en.role(role)).join(' and ');
  return { ja: `いまは${ja}の番です。`, en: `It is not this seat's turn: ${en} is to decide.` };
}

const REARRANGED_TEXT: Bilingual = {
  ja: '組み替えが多すぎます。取り消して戻るか、先へ進んでください。',
  en: 'This has been rearranged too often: undo what was done, or go on.',
};
