/**
 * A small game for tests of the page: two sheets side by side, units that fire one by one, and commands whose morale is
 * always shown. It has no other rules; everything reaches the page through the contract.
 */
import { compileBoard } from '../../../kit/board.ts';
import type { Dice } from '../../../kit/dice.ts';
import type { Action, Applied, Choice, WholeModule } from '../../../kit/game.ts';
import { depictOf } from './depict.ts';
import { type FrontsSize, mapOf, SKIN, SMALL } from './map.ts';
import * as State from './state.ts';
import { CARD, wordsIn } from './words.ts';

const NO = { rule: '5.1', code: 'no' } as const;

export function frontsGame(size: FrontsSize = SMALL): WholeModule<State.State, State.State> {
  const board = compileBoard(mapOf(size));
  const f: State.Fronts = { size, board };
  const first = State.firstState(f);
  const roleOf = (unit: number): string => State.ROLES[State.sideOf(f, unit)];
  return {
    ...CARD,
    rulesVersion: 1,
    board,
    skin: SKIN,
    names: { units: first.place.map((_, unit) => `U${unit}`), hexes: board.names, cards: [] },
    words: { ja: wordsIn('ja'), en: wordsIn('en') },
    edition: [],
    inspect: {
      units: s => s.place.map((hex, unit) => ({ unit, role: roleOf(unit), hex, values: {} })),
      tables: () => [],
      reach: () => ({ ok: false, error: NO }),
      odds: () => ({ ok: false, error: NO }),
      supply: () => [],
    },
    setup: () => first,
    actions: ['fire', 'end'],
    active: s => (State.isOver(s) ? [] : [State.ROLES[State.activeSide(s)]]),
    rule: () => '5.0',
    legal: (s, role) => (role === State.ROLES[State.activeSide(s)] ? legal(f, s) : []),
    complete: (_s, _role, choice) => [choice],
    apply: (s, _role, action, dice) => (action.type === 'end' ? pass(s) : fire(f, s, action, dice)),
    explain: (s, _role, action) => (legal(f, s).some(choice => isSame(choice, action)) ? undefined : NO),
    view: s => s,
    seen: event => event,
    imagine: v => v,
    depict: s => depictOf(f, s),
    outcome: s => (State.isOver(s) ? { rule: '9.0', code: 'draw' } : undefined),
    check: () => [],
    scene: () => ({ ok: false, error: 'this game has no scenes' }),
    evaluate: () => 0,
  };
}

const isSame = (a: Choice, b: Action): boolean => a.type === b.type && a.unit === b.unit && a.n === b.n;

const legal = (f: State.Fronts, s: State.State): Choice[] =>
  State.isOver(s) ? [] : [...State.shotsOf(f, s).map(shot => shot.action), { type: 'end' }];

function pass(s: State.State): Applied<State.State> {
  const isLast = State.activeSide(s) === 1;
  const phase = isLast ? 'fire west' : 'fire east';
  const state = { ...s, turn: s.turn + (isLast ? 1 : 0), flow: [{ phase, entered: 1 as const }], fired: [] };
  return { state, events: [{ type: 'end', rule: '2.0' }] };
}

function fire(f: State.Fronts, s: State.State, action: Action, dice: Dice): Applied<State.State> {
  const { unit = -1, n: target = -1, hex = -1 } = action;
  const die = dice.roll(State.SIDES, '5.0');
  const isHit = die <= State.limitOf(f, s.place[unit] ?? 0, hex, target);
  const state = {
    ...s,
    fired: [...s.fired, unit],
    place: s.place.map((at, u) => (isHit && u === target ? -1 : at)),
    morale: s.morale.map((value, i) => (isHit && i === State.commandOf(f, target) ? value - 1 : value)),
  };
  return { state, events: [{ type: isHit ? 'hit' : 'miss', rule: '5.0', unit, units: [target], hex, die }] };
}
