/**
 * Ways to get somewhere other than marching: onto the map, by rail, by sea, by air. In their own phase they are those
 * of the legal list; in other phases they are reported as if that phase came now.
 */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import type { BaseState, Role, WholeGame } from '../src/kit/game.ts';
import { completionsOf, legalOf } from '../src/kit/play.ts';
import { playout } from '../src/kit/playout.ts';
import { talk } from './support.ts';

/** Types of action by which units get somewhere, except marches, retreats and advances. */
const TRAVELS: readonly string[] = [
  'enter',
  'push-on',
  'rail',
  'sail',
  'invade',
  'evacuate',
  'arrive',
  'relieve',
  'drop',
];

const POSITIONS = 80;
/** Games in which random play of the first scenario always reaches some. */
const TRAVELLED = ['russian-campaign', 'zitadelle', 'sample'];

function positions(game: WholeGame): BaseState[] {
  const next = random('travels');
  const dice = seededDice('travels');
  const options = Object.fromEntries(
    game.options.map(o => [o.id, o.values[Math.floor(next() * o.values.length)] ?? false]),
  );
  const all: BaseState[] = [];
  playout(game, game.setup(game.scenarios[0]?.id ?? '', options, dice), {
    dice,
    next,
    each: (_role, { state }) => all.push(state),
  });
  const every = Math.max(1, Math.floor(all.length / POSITIONS));
  return all.filter((s, i) => i % every === 0 && listed(game, s).size > 0);
}

const keyOf = (unit: number, mode: string, hex: number): string => `${unit} ${mode} ${hex}`;

/** Those in the active role's list, by unit. */
function listed(game: WholeGame, s: BaseState): Map<number, Set<string>> {
  const out = new Map<number, Set<string>>();
  const role: Role = game.active(s)[0] ?? '';
  for (const choice of legalOf(game, s, role)) {
    if (!TRAVELS.includes(choice.type) || choice.open !== 'hex' || choice.unit === undefined) continue;
    const own = out.get(choice.unit) ?? new Set();
    out.set(choice.unit, own);
    for (const { hex } of completionsOf(game, s, role, choice)) own.add(keyOf(choice.unit, choice.type, hex ?? -1));
  }
  return out;
}

describe.each(GAMES)('$id', async ({ load }) => {
  const game = await load();

  test('travels are those of the list', () => {
    const all = positions(game);
    for (const s of all) {
      for (const [unit, keys] of listed(game, s)) {
        const told = game.answers?.travels?.(s, unit) ?? [];
        const known = told.filter(({ mode }) => TRAVELS.includes(mode)).map(({ mode, hex }) => keyOf(unit, mode, hex));
        expect(known.sort()).toEqual([...keys].sort());
      }
      const stray = game.inspect
        .units(s)
        .flatMap(({ unit }) => game.answers?.travels?.(s, unit) ?? [])
        .filter(({ hex, path }) => path.at(-1) !== hex);
      expect(stray).toEqual([]);
    }
    if (TRAVELLED.includes(game.id)) expect(all.length).toBeGreaterThan(3);
  });
});

describe('reach', () => {
  const reachOf = async (game: string, position: object, unit: string): Promise<{ hex: string; mode?: string }[]> => {
    const say = talk();
    expect(await say({ cmd: 'scene', game, position })).toMatchObject({ ok: true });
    const reply = await say({ cmd: 'reach', unit });
    return Array.isArray(reply.hexes) ? reply.hexes : [];
  };

  test('11.1.1 a reinforcement of ツィタデレ by its entry area, before its turn comes', async () => {
    const units = { '11Pz/15': '1517', '18TK/110': { box: 'reinforcements' } };
    const hexes = await reachOf('zitadelle', { turn: 3, units }, '18TK/110');
    expect(hexes).toContainEqual(expect.objectContaining({ hex: '3028', mode: 'enter' }));
  });

  test('14.2 a Soviet formation of 第6軍救出作戦 by its entry hexes', async () => {
    const say = talk();
    await say({ cmd: 'new', game: 'sixth-army', seed: 1 });
    const { units } = await say({ cmd: 'units', role: 'soviet' });
    const waiting = Array.isArray(units) ? units.find(one => one.box === 'reinforcements') : undefined;
    const reply = await say({ cmd: 'reach', unit: waiting.unit });
    expect(reply).toMatchObject({ ok: true, from: null, allowance: null });
    expect(reply.hexes).toContainEqual(expect.objectContaining({ mode: 'place' }));
  });

  test('13.1 an exhausted unit of 第6軍救出作戦 redeploys two hexes', async () => {
    const hexes = await reachOf(
      'sixth-army',
      { units: { '6Pz/4': { hex: '1008', exhausted: true }, '96/87': '1513' } },
      '6Pz/4',
    );
    expect(hexes.length).toBeGreaterThan(0);
    expect(new Set(hexes.map(({ mode }) => mode))).toEqual(new Set(['redeployment']));
  });

  test('8.3, 8.4 a corps of 独ソ戦2 by rail and by sea, in the turn of the other side too', async () => {
    const position = { turn: 7, active: 'soviet', units: { Stalin: 'U3', Tk9: 'JJ23' } };
    const modes = (hexes: { mode?: string }[]): string[] =>
      [...new Set(hexes.flatMap(({ mode }) => mode ?? []))].sort();
    expect(modes(await reachOf('russian-campaign', position, 'Tk9'))).toContain('sail');
    const other = { ...position, active: 'axis', units: { ...position.units, Hitler: 'G33' } };
    expect(modes(await reachOf('russian-campaign', other, 'Tk9'))).toContain('sail');
  });
});
