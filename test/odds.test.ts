/**
 * What the protocol says about dice and markers before they are used: every modifier in a line of its own, for either
 * side, and the same chances as the rule that resolves it.
 */
import { describe, expect, test } from 'vitest';
import type { Json } from '../src/kit/game.ts';
import { type Reply, type Talk, talk } from './support.ts';

type Said = Readonly<Record<string, Json>>;

async function at(game: string, position: Said, options: Said = {}): Promise<Talk> {
  const say = talk();
  const reply = await say({ cmd: 'scene', game, position, options });
  if (!reply.ok) throw new Error(reply.error?.message);
  return say;
}

const oddsOf = (say: Talk, action: Said, role?: string): Promise<Reply> =>
  say({ cmd: 'odds', action, ...(role === undefined ? {} : { role }) });

const chanceOf = ({ results }: Reply, result: string): number =>
  Array.isArray(results) ? (results.find(one => one.result === result)?.chance ?? 0) : Number.NaN;

describe('zitadelle', () => {
  const FIRE = { type: 'fire', unit: '71GR/219G', hex: '2121' };
  const firing = {
    turn: 3,
    phase: 'fire',
    active: 'soviet',
    units: { '71GR/219G': '2120', '11Pz/15': '2121', '11Pz/110': '2121' },
  };

  test('6.4 a shot is told with strength, armour and each of its modifiers', async () => {
    const say = await at('zitadelle', firing);
    const reply = await oddsOf(say, FIRE);
    expect(reply).toMatchObject({
      role: 'soviet',
      hex: '2121',
      attackers: [{ what: 'anti-tank', unit: '71GR/219G', value: 1 }],
      defenders: [{ what: 'armour', unit: '11Pz/15' }],
      shifts: [
        { what: 'fort', rule: '6.5.2', value: -2 },
        { what: 'screened', rule: '6.5.5', value: 2 },
      ],
      shift: 0,
    });
    expect(chanceOf(reply, 'hit') + chanceOf(reply, 'miss')).toBeCloseTo(1, 12);
  });

  test('6.4 every roll hits or misses as the report says', async () => {
    const say = await at('zitadelle', firing);
    const { results } = await oddsOf(say, FIRE);
    for (const [a, b] of [
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [6, 6],
    ] as const) {
      const fired = await at('zitadelle', firing);
      const { events } = await fired({ cmd: 'do', action: FIRE, rolls: [a, b] });
      const [shot] = Array.isArray(events) ? events : [];
      const told = Array.isArray(results) ? results.find(one => one.dice.includes(a + b))?.result : undefined;
      expect([a + b, shot.hit ? 'hit' : 'miss']).toEqual([a + b, told]);
    }
  });

  test('6.4 the side that is fired at may ask as well', async () => {
    const say = await at('zitadelle', firing);
    const [theirs, ours] = [await oddsOf(say, FIRE), await oddsOf(say, FIRE, 'german')];
    expect(ours).toEqual({ ...theirs, role: 'german' });
  });

  test('6.2.1 a shot at nobody is refused by its rule', async () => {
    const say = await at('zitadelle', firing);
    expect(await oddsOf(say, { ...FIRE, hex: '2119' })).toMatchObject({ ok: false, error: { rule: '6.2.1' } });
  });

  test('6.3.5 the owner sees the chance for each tank that he may give', async () => {
    const units = { '71GR/219G': '2120', '11Pz/15': '2121', '3Pz/6': '2121' };
    const say = await at('zitadelle', { ...firing, units });
    expect(await say({ cmd: 'do', action: FIRE })).toMatchObject({ ok: true, phase: 'target' });
    const reply = await oddsOf(say, { type: 'choose', unit: '11Pz/15' });
    expect(reply).toMatchObject({ attackers: [{ unit: '71GR/219G' }], defenders: [{ unit: '11Pz/15' }] });
  });

  test('9.3.1 a dive is told by where the bombs may fall and which tanks they find there', async () => {
    const say = await at('zitadelle', { turn: 1, phase: 'air', units: { '6TK/22': '1718', '11Pz/15': '1510' } });
    const { choices } = await say({ cmd: 'legal' });
    const dive = Array.isArray(choices) ? choices.find(one => one.type === 'dive') : undefined;
    const reply = await oddsOf(say, { type: 'dive', unit: dive.unit, hex: '1718' });
    const scatter = Array.isArray(reply.scatter) ? reply.scatter : [];
    expect(scatter.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 12);
    expect(scatter.every(one => one.units.length > 0 && one.hits.length === one.units.length)).toBe(true);
    const told = ['hit', 'own-hit', 'miss'].reduce((sum, result) => sum + chanceOf(reply, result), 0);
    expect(told).toBeCloseTo(1, 12);
    expect(chanceOf(reply, 'hit')).toBeGreaterThan(0);
  });

  test('9.2.2 a raid of level bombers succeeds on one or two', async () => {
    const say = await at('zitadelle', { turn: 1, phase: 'air', units: { '6TK/22': '1718' } });
    const { choices } = await say({ cmd: 'legal' });
    const raid = Array.isArray(choices) ? choices.find(one => one.type === 'raid') : undefined;
    const reply = await oddsOf(say, { type: 'raid', unit: raid.unit, card: raid.card });
    expect(reply.results).toMatchObject([
      { result: 'bombed', dice: [1, 2] },
      { result: 'missed', dice: [3, 4, 5, 6] },
    ]);
  });

  test('7.3 the defender may ask for the odds of an assault that waits', async () => {
    const units = { '11Pz/110': '2121', '11Pz/111': '2121', '71GR/219G': '2120' };
    const say = await at('zitadelle', { turn: 3, phase: 'fire', active: 'soviet', during: 'german', units });
    await say({ cmd: 'do', action: { type: 'end-fire' } });
    const mine = await oddsOf(say, { type: 'fight', hex: '2120' }, 'german');
    expect(await oddsOf(say, { type: 'fight', hex: '2120' }, 'soviet')).toEqual({ ...mine, role: 'soviet' });
  });
});

describe('sixth-army', () => {
  const battle = {
    phase: 'combat',
    activated: ['6Pz/I/11', '6Pz/4'],
    units: { '6Pz/I/11': '1008', '6Pz/4': '1008', '254': '1009', '61C': '1009', '96/87': '1513' },
    support: { soviet: { 'anti-tank': 1, artillery: 1 } },
  };
  const attacked = async (): Promise<Talk> => {
    const say = await at('sixth-army', battle);
    for (const action of [{ type: 'attack', hex: '1009' }, { type: 'join-all' }, { type: 'resolve' }])
      expect(await say({ cmd: 'do', action })).toMatchObject({ ok: true });
    return say;
  };

  test('11.7 an anti-tank marker is told with the battle as it would go on', async () => {
    const say = await attacked();
    const spent = await oddsOf(say, { type: 'anti-tank', unit: '6Pz/I/11', card: 'anti-tank' });
    const kept = await oddsOf(say, { type: 'decline' });
    expect(spent.attackers).toContainEqual(expect.objectContaining({ unit: '6Pz/I/11', what: 'exhausted' }));
    expect(kept).toMatchObject({ ok: true, hex: '1009' });
    expect(Number(Object(spent.strength)[0])).toBeLessThanOrEqual(Number(Object(kept.strength)[0]));
  });

  test('11.6 artillery shifts a column, for either side that asks', async () => {
    const say = await attacked();
    await say({ cmd: 'do', action: { type: 'decline' } });
    await say({ cmd: 'do', action: { type: 'shock', unit: '61C' } });
    await say({ cmd: 'do', action: { type: 'shock', unit: '6Pz/I/11' } });
    const mine = await oddsOf(say, { type: 'artillery', card: 'artillery' });
    expect(mine.shifts).toContainEqual({ what: 'artillery', rule: '11.6', value: -1 });
    expect((await oddsOf(say, { type: 'artillery', card: 'artillery' }, 'axis')).shifts).toEqual(mine.shifts);
  });

  test('12.3 a support attack is told by the units that may be exhausted', async () => {
    const units = { '6Pz/4': '1008', '254': '1009', '61C': '1009' };
    const say = await at('sixth-army', { units, support: { axis: { artillery: 1 } } });
    const reply = await oddsOf(say, { type: 'support-attack', card: 'artillery', hex: '1009' });
    expect(reply).toMatchObject({ results: [{ result: 'exhausted', chance: 1 }], defenders: [{}, {}] });
    const none = await oddsOf(say, { type: 'support-attack', card: 'artillery', hex: '1012' });
    expect(none).toMatchObject({ ok: false, error: { rule: '12.3' } });
  });

  test('11.10 the chance to hold, with what is added to the die', async () => {
    const one = {
      ...battle,
      units: { '6Pz/4': '1008', '61C': '1009', '96/87': '1513' },
      activated: ['6Pz/4'],
      support: {},
    };
    const say = await at('sixth-army', one, { 'soviet-hold': true });
    await say({ cmd: 'do', action: { type: 'attack', hex: '1009' } });
    const rolled = await say({ cmd: 'do', action: { type: 'resolve' }, rolls: [6] });
    expect(rolled).toMatchObject({ ok: true, phase: 'losses', active: ['soviet'] });
    const reply = await oddsOf(say, { type: 'hold', unit: '61C' });
    expect(reply).toMatchObject({
      shifts: [
        { what: 'two-hexes', rule: '11.10', value: 1 },
        { what: 'soviet-hold', rule: 'B3', value: -2 },
      ],
      shift: -1,
    });
    expect(chanceOf(reply, 'holds') + chanceOf(reply, 'destroyed')).toBeCloseTo(1, 12);
  });
});

describe('russian-campaign', () => {
  test('9.9.3 a Stuka is told with the battle that it shifts', async () => {
    const units = { '24Pz': 'X17', '27A': 'X16', 'HQ-C': 'W18', 'HQ-N': 'E33', Stavka: 'U3' };
    const say = await at('russian-campaign', { turn: 2, units });
    const reply = await oddsOf(say, { type: 'stuka', unit: 'HQ-C', hex: 'X16' });
    const without = await oddsOf(say, { type: 'automatic-victory', hex: 'X16' });
    expect(reply.shifts).toContainEqual(expect.objectContaining({ rule: '9.9.1' }));
    expect(without.shifts).toEqual([]);
    expect(reply.ratio).toBe(without.ratio);
  });

  test('8.4.4 a voyage is told with the cities that make the sea safer', async () => {
    const say = await at('russian-campaign', { turn: 7, active: 'soviet', units: { Stalin: 'U3', Tk9: 'JJ23' } });
    const action = { type: 'sail', unit: 'Tk9', hex: 'II15' };
    const reply = await oddsOf(say, action);
    expect(reply).toMatchObject({ hex: 'II15', sea: 'black' });
    expect(Object(reply.shifts)).toHaveLength(Object(reply.cities).length);
    const { results } = reply;
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const again = await at('russian-campaign', { turn: 7, active: 'soviet', units: { Stalin: 'U3', Tk9: 'JJ23' } });
      const { events } = await again({ cmd: 'do', action, rolls: [die] });
      const sailed = Array.isArray(events) ? events.find(event => event.type === 'sail') : undefined;
      const told = Array.isArray(results) ? results.find(one => one.dice.includes(die))?.result : undefined;
      expect([die, sailed.success ? 'arrives' : 'lost']).toEqual([die, told]);
    }
  });

  test('9.6.3 the defender sees what standing firm and giving ground would do', async () => {
    const say = await at('russian-campaign', {
      phase: 'combat',
      turn: 2,
      units: { '24Pz': 'X17', '39Pz': 'X17', '27A': 'X16', 'HQ-N': 'E33', Stavka: 'U3' },
    });
    for (let die = 1; die <= 6; die++) {
      const branch = await say({ cmd: 'branch' });
      await say({ cmd: 'do', action: { type: 'propose' } });
      const done = await say({ cmd: 'do', action: { type: 'commit' }, rolls: [die] });
      if (done.phase === 'give-ground') {
        const firm = await oddsOf(say, { type: 'stand-firm' });
        const back = await oddsOf(say, { type: 'give-ground' });
        expect(firm.fates).not.toEqual(back.fates);
        expect(back.results).toMatchObject([{ result: 'DR', chance: 1 }]);
      }
      await say({ cmd: 'close', table: branch.table });
    }
  });
});
