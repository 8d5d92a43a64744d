/**
 * Compares the chance on the combat sheet with the engine: every die of a battle is rolled, both sides act by a policy.
 */
import { describe, expect, it } from 'vitest';
import { everyRoll } from '../../kit/dice.ts';
import type { Action, AnyGame, BaseState } from '../../kit/game.ts';
import { allActions } from '../../kit/play.ts';
import { act, can, scene, type Trial } from '../../kit/trial.ts';
import { battlesNow, emptied, shockOf } from './battle.ts';
import { choicesIn, gameNamed } from './testing.ts';

const sixth = await gameNamed('sixth-army');

type Policy = 'retreat' | 'hold';

/** The first of the choices that the policy names; nobody advances or supports. */
function decision(game: AnyGame, s: BaseState, policy: Policy, struck: ReadonlySet<number>): Action | undefined {
  const [role] = game.active(s);
  if (role === undefined) return undefined;
  const all = allActions(game, s, role);
  const wanted = policy === 'retreat' ? ['retreat', 'hold'] : ['hold', 'retreat'];
  const order = ['resolve', 'decline', 'shock', ...wanted, 'end-advance'];
  const known = order.flatMap(type => all.filter(a => a.type === type));
  return known.find(a => a.type !== 'shock' || struck.has(a.unit ?? -1)) ?? all[0];
}

function playOut(t: Trial, hex: number, policy: Policy, struck: ReadonlySet<number>): number {
  const defenders = new Set(t.game.inspect.units(t.s).flatMap(u => (u.hex === hex ? [u.unit] : [])));
  const stays = (s: BaseState): boolean => t.game.inspect.units(s).some(u => u.hex === hex && defenders.has(u.unit));
  const isFought = (s: BaseState): boolean => !s.flow.some(f => f.phase === 'assemble' || f.phase === 'battle');
  let chance = 0;
  everyRoll(
    dice => {
      let s = t.s;
      for (let n = 0; n < 60 && !isFought(s); n++) {
        const action = decision(t.game, s, policy, struck);
        const [role] = t.game.active(s);
        if (!action || role === undefined) break;
        s = t.game.apply(s, role, action, dice).state;
      }
      return s;
    },
    (s, share) => {
      if (!stays(s)) chance += share;
    },
    20_000,
  );
  return chance;
}

/** Another attack remains to be declared, so that the game waits once the battle is over. */
const ELSEWHERE = '23Pz/I/201@1105, 81C@1206';

function attack(units: string, activated: readonly string[], hex: string): Trial {
  const position = { phase: 'combat', units: `${units}, ${ELSEWHERE}`, activated: [...activated, '23Pz/I/201'] };
  const begun = act(scene(sixth, position), { type: 'attack', hex });
  return can(begun, { type: 'join-all' }) ? act(begun, { type: 'join-all' }) : begun;
}

describe('the hex is empty afterwards', () => {
  it.each([
    ['a lone defender who can go anywhere', '6Pz/114@0306, 61C@0405', ['6Pz/114'], '0405'],
    [
      'a stack of two across a river',
      '6Pz/I/11@0706, 6Pz/4@0706, 503/91@0806, 561/91@0806',
      ['6Pz/I/11', '6Pz/4'],
      '0806',
    ],
    [
      'two defenders with enemies behind',
      '6Pz/I/11@0306, 6Pz/II/11@0306, 23Pz/126@0505, 23Pz/128@0504, 61C@0405, 85@0405*',
      ['6Pz/I/11', '6Pz/II/11'],
      '0405',
    ],
  ])('%s', (_name, units, activated, hex) => {
    const t = attack(units, activated, hex);
    const [told] = battlesNow(choicesIn(t));
    if (!told) throw new Error('no battle is foretold');
    const shock = shockOf(told.report);
    const struck = new Set([...(shock?.onDefender ?? []), ...(shock?.onAttacker ?? [])]);
    const chances = emptied(told.report);
    expect(chances?.retreating).toBeCloseTo(playOut(t, told.report.hex, 'retreat', struck), 10);
    expect(chances?.holding).toBeCloseTo(playOut(t, told.report.hex, 'hold', struck), 10);
    expect(chances?.holding).toBeGreaterThan(0);
    expect(chances?.retreating).toBeLessThanOrEqual(1);
  });
});
