/** Games read soundly in both languages, whatever happens: questions, choices, log lines, refusals of wild guesses. */
import { expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { type Action, type AnyGame, type BaseState, type Choice, LANGS, type Options } from '../../../kit/game.ts';
import { completionsOf, legalOf, tryApply } from '../../../kit/play.ts';
import { game } from '../game.ts';
import { COUNT, HEXES } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { unsound } from './testing.ts';

const anyGame: AnyGame = game;

type Next = () => number;
const below = (next: Next, n: number): number => Math.floor(next() * n);

/** Ready-made set-ups, proposed assaults and short phases, so that much is seen in few actions. */
function pick(choices: readonly Choice[], next: Next): Choice {
  const whole = choices.find(c => c.type === 'historical-set-up' && !c.revises);
  if (whole && next() < 0.5) return whole;
  const end = choices.find(c => ['end-movement', 'end-fire', 'end-air', 'propose', 'commit'].includes(c.type));
  if (end && next() < 0.12) return end;
  const open = choices.filter(c => !c.revises || next() < 0.05);
  return open[below(next, open.length)] ?? choices[0]!;
}

/** Guesses at an action of the phase, mostly ones that the rules refuse. */
function guesses(s: BaseState, choices: readonly Choice[], next: Next): Action[] {
  const types = Object.keys(PHASES[s.flow.at(-1)?.phase ?? '']?.on ?? {});
  const known = choices[below(next, choices.length)];
  const type = types[below(next, types.length)] ?? 'ready';
  const unit = next() < 0.5 ? (known?.unit ?? 0) : below(next, COUNT);
  const hex = below(next, HEXES);
  const card = below(next, anyGame.names.cards.length);
  return [
    { type },
    { type, unit },
    { type, unit, hex },
    { type, hex },
    { type, unit, card },
    { type, unit, units: [below(next, COUNT)] },
    { type, hexes: [hex, hex + 1], n: 5 },
    { ...known, type: known?.type ?? type, n: 3 },
  ];
}

interface Walk {
  readonly options: Options;
  readonly seed: number;
  readonly actions: number;
}

/** Everything that is said on a random walk, by kind. */
function walk({ options, seed, actions }: Walk): Record<'asked' | 'told' | 'refused', Set<string>> {
  const said = { asked: new Set<string>(), told: new Set<string>(), refused: new Set<string>() };
  const next = random(`words ${seed}`);
  const dice = seededDice(seed);
  let s = anyGame.setup('zitadelle', options, dice);
  for (let n = 0; n < actions; n++) {
    const role = anyGame.active(s)[0];
    if (role === undefined) break;
    const choices = legalOf(anyGame, s, role);
    const choice = pick(choices, next);
    const found = completionsOf(anyGame, s, role, choice);
    const action = found[below(next, found.length)] ?? choice;
    const refusals = n % 3 === 0 ? guesses(s, choices, next).flatMap(a => anyGame.explain(s, role, a) ?? []) : [];
    const step = tryApply(anyGame, s, role, action, dice);
    if (!step.ok) throw new Error(`${JSON.stringify(action)} is refused: ${anyGame.words.en.refusal(step.error)}`);
    for (const words of LANGS.map(lang => anyGame.words[lang])) {
      for (const text of [words.prompt(s), words.choice(choice), words.choice(action)]) said.asked.add(text);
      for (const event of step.value.events) said.told.add(words.event(event));
      for (const refusal of refusals) said.refused.add(words.refusal(refusal));
    }
    s = step.value.state;
  }
  for (const lang of LANGS) said.asked.add(anyGame.words[lang].prompt(s));
  return said;
}

/** How sentences begin that stand in for others. */
const LOST = LANGS.flatMap(lang => {
  const words = anyGame.words[lang];
  return [words.refusal({ rule: '', code: '' }).slice(0, 7), words.event({ type: '' }), words.choice({ type: '' })];
});

const options = (on: boolean): Options => Object.fromEntries(game.options.map(o => [o.id, on]));

it.each([
  { options: options(false), seed: 1, actions: 800 },
  { options: options(true), seed: 2, actions: 800 },
])(
  'a game reads soundly (seed $seed)',
  one => {
    const { asked, told, refused } = walk(one);
    expect(asked.size).toBeGreaterThan(50);
    expect(told.size).toBeGreaterThan(50);
    expect(refused.size).toBeGreaterThan(20);
    expect(unsound([...asked, ...told, ...refused])).toEqual([]);
    expect([...asked, ...told, ...refused].filter(text => LOST.some(start => text.startsWith(start)))).toEqual([]);
  },
  60_000,
);
