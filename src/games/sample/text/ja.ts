/** The game in Japanese; `en.ts` says the same in English. */

import { nameOf } from '../../../kit/board.ts';
import { roleName } from '../../../kit/card.ts';
import type { Choice, Outcome, Role, Words } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { CARD } from '../card.ts';
import { BOARD } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

const unit = (n: unknown): string => (typeof n === 'number' ? (UNITS[n]?.ja ?? `ユニット${n}`) : 'ユニット');
const hex = (n: unknown): string => (typeof n === 'number' && n >= 0 && n < BOARD.size ? nameOf(BOARD, n) : 'マップ外');
const units = (list: readonly number[]): string => list.map(unit).join('＋');

const role = (id: Role): string => roleName(CARD, id, 'ja');

const PHASES: Readonly<Record<string, string>> = {
  move: '移動フェイズ',
  combat: '戦闘フェイズ',
  battle: '攻撃の編成',
  retreat: '退却',
};

function prompt(s: State): string {
  const f = s.flow[s.flow.length - 1];
  if (!f || f.phase === 'turn') return 'ゲームは終了しました。';
  switch (f.phase) {
    case 'move':
      return `4.0 · ${role(f.side)}：ユニットを移動または休息させ、フェイズを終えてください。`;
    case 'combat':
      return `5.0 · ${role(f.side)}：攻撃する敵ユニットを選ぶか、フェイズを終えてください。`;
    case 'battle':
      return `5.1 · ${role(f.side)}：${hex(f.hex)}を攻撃するユニットを選び、解決してください。`;
    case 'retreat':
      return `5.5 · ${unit(f.units[0])}の退却先を選んでください。`;
  }
}

function event(e: Event): string {
  switch (e.type) {
    case 'forced':
      return `${role(e.role)}の選択肢は一つだけ：${choice(e.action)}。`;
    case 'turn-begun':
      return `第${e.turn}ターン`;
    case 'moved':
      return `${unit(e.unit)}が移動：${hex(e.from)} → ${hex(e.to)}。`;
    case 'rested':
      return `${unit(e.unit)}が休息し、チットを引く${e.chit === undefined ? '' : `（+${e.chit}）`}。`;
    case 'town-taken':
      return `${role(e.role)}が橋の町を占領。`;
    case 'battle': {
      const [attack, defence] = e.strength;
      return `${units(e.units)}（${attack}）が${hex(e.hex)}（${defence}）を攻撃：${e.column}、ダイス${e.die}＝${e.result}。`;
    }
    case 'retreated':
      return `${unit(e.unit)}が退却：${hex(e.from)} → ${hex(e.to)}。`;
    case 'eliminated':
      return `${unit(e.unit)}が${hex(e.hex)}で除去された。`;
    case 'game-over':
      return 'ゲーム終了。';
    default:
      return '何かが起きました。';
  }
}

const REFUSALS: Readonly<Record<string, (about: Readonly<Record<string, unknown>>) => string>> = {
  over: () => 'ゲームは終了しています。',
  'not-your-decision': () => '相手側が決める番です。',
  'not-now': () => 'このフェイズでは行えません。',
  'field-missing': a => `行動には${a.field}の指定が必要です。`,
  'extra-field': a => `この行動に${a.field}は指定できません。`,
  'no-such-unit': a => `${unit(a.unit)}はマップ上の自軍ユニットではありません。`,
  acted: a => `${unit(a.unit)}はこのフェイズですでに行動しました。`,
  'too-far': a => `${unit(a.unit)}は${hex(a.hex)}に到達できません。`,
  'no-way': a => `指定されたヘクスは、${unit(a.unit)}が${hex(a.hex)}へ進める経路ではありません。`,
  'way-blocked': a => `${unit(a.unit)}は、ほかのユニットのいる${hex(a.hex)}を通れません。`,
  'must-stop': a => `${unit(a.unit)}は敵に隣接する${hex(a.hex)}で止まらなければなりません。`,
  'has-chit': a => `${unit(a.unit)}はすでにチットを持っています。`,
  'near-enemy': a => `${unit(a.unit)}は敵に隣接しているため休息できません。`,
  'no-target': a => `${hex(a.hex)}に敵ユニットはいません。`,
  attacked: a => `${unit(a.unit)}はこのフェイズですでに攻撃を受けました。`,
  'no-attacker': a => `${hex(a.hex)}を攻撃できる自軍ユニットがありません。`,
  'not-adjacent': a => `${unit(a.unit)}は${hex(a.hex)}に隣接していません。`,
  'already-in': a => `${unit(a.unit)}はすでに攻撃に加わっています。`,
  'not-in': a => `${unit(a.unit)}は攻撃に加わっていません。`,
  nobody: () => '攻撃に加わるユニットがまだありません。',
  'other-first': a => `いま退却するのは${unit(a.unit)}ではありません。`,
  'far-retreat': a => `${unit(a.unit)}の退却は1ヘクスで、${hex(a.hex)}は隣接していません。`,
  'over-river': a => `${unit(a.unit)}は川を越えて${hex(a.hex)}へ退却できません。`,
  'to-enemy': a => `${unit(a.unit)}は敵に隣接する${hex(a.hex)}へ退却できません。`,
  occupied: a => `${hex(a.hex)}にはすでにユニットがいます。`,
};

function choice(c: Choice): string {
  switch (c.type) {
    case 'move':
      return c.hex === undefined ? `${unit(c.unit)}を移動` : `${unit(c.unit)}を${hex(c.hex)}へ移動`;
    case 'rest':
      return `${unit(c.unit)}を休息`;
    case 'end-phase':
      return 'フェイズを終える';
    case 'declare-target':
      return `${hex(c.hex)}を攻撃`;
    case 'add-unit':
      return `${unit(c.unit)}を加える`;
    case 'remove-unit':
      return `${unit(c.unit)}を外す`;
    case 'resolve':
      return '攻撃を解決';
    case 'cancel':
      return '攻撃を取りやめる';
    case 'retreat':
      return `${unit(c.unit)}を${hex(c.hex)}へ退却`;
    default:
      return c.type;
  }
}

function outcome(o: Outcome): string {
  if (o.winner === undefined) return '引き分け：得点は同じです。';
  return o.code === 'annihilation' ? `${role(o.winner)}の勝利：敵は全滅しました。` : `${role(o.winner)}の得点勝ち。`;
}

export const ja: Words<State> = {
  prompt,
  event,
  refusal: r => entryOf(REFUSALS, r.code)?.(r.about ?? {}) ?? `許されない行動です（${r.rule}）。`,
  choice,
  outcome,
  role,
  phase: id => entryOf(PHASES, id) ?? id,
  unit,
};
