/** Collects the texts of a game played at random, and their faults: for the tests of every game's words. */
import { random, seededDice } from './dice.ts';
import { topFrame } from './flow.ts';
import { type Action, type BaseState, type Choice, LANGS, type Options, type Role, type WholeGame } from './game.ts';
import { entryOf } from './phrase.ts';
import { completionsOf, legalOf, tryApply } from './play.ts';
import { type Proofread, standIns } from './textCheck.ts';

export interface Walk {
  readonly scenario: string;
  readonly options?: Options;
  readonly seed: number;
  readonly actions: number;
  /** Types of choices with the chance to take one as soon as it is offered, so that few actions show much. */
  readonly haste?: Readonly<Record<string, number>>;
  /** After how many actions choices not taken and refusals of random guesses are collected. */
  readonly pause: number;
}

/** The phases of the game, for guesses at their actions. */
type Tries = Readonly<Record<string, { readonly on?: object }>>;

export interface Heard {
  readonly asked: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** Whether the game has ended. */
  readonly over: boolean;
}

/** A shorter walk proves nothing. */
const LEAST = { asked: 50, told: 50, refused: 20 } as const;

export function walkFaults(game: WholeGame, said: Heard, unsound: Proofread): string[] {
  const all = [...said.asked, ...said.told, ...said.refused];
  const starts = standIns(game);
  const lost = all.filter(text => starts.some(start => text.startsWith(start)));
  const kinds = ['asked', 'told', 'refused'] as const;
  return [
    ...kinds.filter(kind => said[kind].size <= LEAST[kind]).map(kind => `only ${said[kind].size} are ${kind}`),
    ...unsound(all).map(text => `unsound: ${text}`),
    ...lost.map(text => `no words of its own: ${text}`),
  ];
}

/** Every text of a random walk, by kind. */
export function walk(game: WholeGame, phases: Tries, { scenario, options = {}, seed, ...way }: Walk): Heard {
  const said = { asked: new Set<string>(), told: new Set<string>(), refused: new Set<string>() };
  const next = random(`words ${seed}`);
  const dice = seededDice(seed);
  let s = game.setup(scenario, options, dice);
  for (let n = 0; n < way.actions; n++) {
    const role = game.active(s)[0];
    if (role === undefined) break;
    const choices = legalOf(game, s, role);
    const choice = pick(choices, way.haste ?? {}, next);
    const action = any(completionsOf(game, s, role, choice), next) ?? choice;
    const step = tryApply(game, s, role, action, dice);
    if (!step.ok) throw new Error(`${JSON.stringify(action)} is refused: ${game.words.en.refusal(step.error)}`);
    const about = n % way.pause === 0 ? lookAbout({ game, s, role, choices }, phases, next) : NOTHING;
    for (const words of LANGS.map(lang => game.words[lang])) {
      said.asked.add(words.prompt(s));
      for (const one of [choice, action, ...about.choices]) said.asked.add(words.choice(one));
      for (const event of step.value.events) said.told.add(words.event(event));
      for (const refusal of about.refusals) said.refused.add(words.refusal(refusal));
    }
    s = step.value.state;
  }
  for (const lang of LANGS) said.asked.add(game.words[lang].prompt(s));
  return { ...said, over: game.active(s).length === 0 };
}

type Next = () => number;
const below = (next: Next, n: number): number => Math.floor(next() * n);
const any = <T>(list: readonly T[], next: Next): T | undefined => list[below(next, list.length)];

function pick(choices: readonly Choice[], haste: Readonly<Record<string, number>>, next: Next): Choice {
  for (const [type, chance] of Object.entries(haste)) {
    const found = choices.find(c => c.type === type && !c.revises);
    if (found && next() < chance) return found;
  }
  const open = choices.filter(c => !c.revises || next() < 0.05);
  const found = any(open, next) ?? choices[0];
  if (!found) throw new Error('dead end: nothing is legal');
  return found;
}

interface Here {
  readonly game: WholeGame;
  readonly s: BaseState;
  readonly role: Role;
  readonly choices: readonly Choice[];
}

const NOTHING = { choices: [], refusals: [] } as const;

function lookAbout(here: Here, phases: Tries, next: Next) {
  const { game, s, role, choices } = here;
  return {
    choices: choices.slice(0, 3).flatMap(choice => [choice, ...completionsOf(game, s, role, choice).slice(0, 2)]),
    refusals: guesses(here, phases, next).flatMap(action => game.explain(s, role, action) ?? []),
  };
}

/** Guesses at an action of the phase, most of which the rules refuse. */
function guesses({ game, s, choices }: Here, phases: Tries, next: Next): Action[] {
  const types = Object.keys(entryOf(phases, topFrame(s)?.phase)?.on ?? {});
  const known = any(choices, next);
  const type = any(types, next) ?? 'pass';
  const units = game.names.units.length;
  const unit = next() < 0.5 ? (known?.unit ?? 0) : below(next, units);
  const [hex, card] = [below(next, game.board.size), below(next, game.names.cards.length)];
  return [
    { type },
    { type, unit },
    { type, hex },
    { type, card },
    { type, unit, hex },
    { type, unit, card },
    { type, card, hex },
    { type, hex, units: [unit] },
    { type, unit, units: [below(next, units)] },
    { type, hexes: [hex, hex + 1], n: 5 },
    { ...known, type: known?.type ?? type, n: 3 },
  ];
}
