import { describe, expect, test } from 'vitest';
import { codeOf, entryOf, loadGame, messageOf, talk, withFight, withSample } from '../../test/support.ts';
import type { WholeGame } from '../kit/game.ts';

describe('asking', () => {
  test('choices say what they are and can be sent back as they came', async () => {
    const say = await withSample();
    const { choices } = await say({ cmd: 'legal' });
    const [first] = Array.isArray(choices) ? choices : [];
    expect(first).toEqual({
      type: 'move',
      unit: 'B1',
      open: 'hex',
      text: { ja: expect.any(String), en: 'Move 1st Blue Foot…' },
    });
    const { actions } = await say({ cmd: 'complete', choice: first });
    const [action] = Array.isArray(actions) ? actions : [];
    expect(action).toMatchObject({ type: 'move', unit: 'B1', hex: expect.stringMatching(/^\d{4}$/) });
    expect(await say({ cmd: 'explain', action })).toMatchObject({ legal: true, role: 'blue' });
    expect(await say({ cmd: 'do', action })).toMatchObject({ ok: true, n: 1 });
    expect(await say({ cmd: 'complete', choice: first })).toMatchObject({ error: { code: 'not-open' } });
    expect(await say({ cmd: 'legal', role: 'red' })).toMatchObject({ ok: true, choices: [] });
    expect(await say({ cmd: 'complete', role: 'red', choice: first })).toMatchObject({ error: { code: 'illegal' } });
  });

  test('explain gives rule, code and words', async () => {
    const say = await withSample();
    const far = { type: 'move', unit: 'B1', hex: '0605' };
    expect(await say({ cmd: 'explain', action: far })).toMatchObject({
      ok: true,
      legal: false,
      refusal: {
        rule: '4.2',
        code: 'too-far',
        about: { unit: 'B1', hex: '0605' },
        text: { en: '1st Blue Foot cannot reach 0605.' },
      },
    });
    const { refusal } = await say({ cmd: 'explain', role: 'red', action: { type: 'end-phase' } });
    expect(refusal).toMatchObject({
      code: 'not-active',
      text: { ja: 'いまは青軍の番です。', en: expect.stringContaining('Blue is to decide') },
    });
  });

  test('names that are nearly right get a hint', async () => {
    const say = await withSample();
    const move = (unit: string, hex: string) => say({ cmd: 'do', action: { type: 'move', unit, hex } });
    expect(messageOf(await move('b1', '0202'))).toBe('there is no unit "b1"; did you mean B1?');
    expect(messageOf(await move('B1', '02022'))).toContain('there is no hex "02022"; did you mean 0202');
    expect(codeOf(await move('__proto__', '0202'))).toBe('unknown-unit');
    expect(codeOf(await move('B1', 'constructor'))).toBe('unknown-hex');
    expect(codeOf(await say({ cmd: 'do', action: { type: 'play', card: 'ace' } }))).toBe('unknown-card');
    expect(messageOf(await say({ cmd: 'legal', role: 'bleu' }))).toBe('sample has no role "bleu"; did you mean blue?');
    expect(codeOf(await say({ cmd: 'view', role: 'toString' }))).toBe('unknown-role');
    expect(codeOf(await say({ cmd: 'tables', chart: 'constructor' }))).toBe('unknown-chart');
    expect(codeOf(await say({ cmd: 'go', level: 'constructor' }))).toBe('unknown-level');
  });

  test('the board by directions', async () => {
    const reply = await (await withSample())({ cmd: 'hexes', hexes: ['0403', '0101'] });
    expect(reply).toMatchObject({ orientation: 'flat', terrains: ['clear', 'wood', 'town'], sides: ['river'] });
    const next = { SE: '0504', S: '0404', SW: '0304', NW: '0303', N: '0402', NE: '0503' };
    const place = { kind: 'town', ja: '橋の町', en: 'Bridgetown', source: 'rulebook' };
    const sides = { NW: ['river'], SW: ['river'] };
    expect(reply.hexes).toMatchObject([
      { hex: '0403', terrain: 'town', next, sides, places: [place] },
      { hex: '0101' },
    ]);
    expect(Object.keys(Object(Object(reply.hexes)[1]).next).sort()).toEqual(['S', 'SE']);
  });

  test('the whole board and every chart come without asking for parts', async () => {
    const say = await withSample();
    expect((await say({ cmd: 'hexes' })).hexes).toHaveLength(30);
    expect((await say({ cmd: 'tables' })).tables).toMatchObject([{ id: 'crt' }, { id: 'chits' }]);
    expect((await say({ cmd: 'tables', chart: 'crt' })).tables).toHaveLength(1);
    expect((await say({ cmd: 'units' })).units).toHaveLength(9);
    expect((await say({ cmd: 'units', role: 'red' })).units).toHaveLength(4);
  });

  test('tracks tell what lies open, by printed names and without drawing data', async () => {
    const say = talk();
    const position = {
      turn: 2,
      units: { '6Pz/4': '0306', '61C': '0405' },
      lp: { axis: 7 },
      support: { axis: { artillery: 2 } },
      air: ['1011'],
      hqUsed: ['23Pz'],
      control: { '0604': 'axis' },
    };
    await say({ cmd: 'scene', game: 'sixth-army', position });
    const reply = await say({ cmd: 'tracks' });
    expect(reply).toMatchObject({ ok: true, turn: 2, turns: 4 });
    expect(reply.tracks).toContainEqual(expect.objectContaining({ id: 'lp-axis', value: 7, most: 30 }));
    const items = (id: string): unknown =>
      Object(Object(reply.tracks).find((track: object) => Object(track).id === id)).items;
    expect(items('hq-axis')).toContainEqual(expect.objectContaining({ card: '23Pz', state: 'used' }));
    expect(items('support-axis')).toContainEqual(expect.objectContaining({ card: 'artillery', count: 2 }));
    expect(reply.markers).toEqual([{ id: 'air-0', hex: '1011', role: 'axis', title: expect.any(Object) }]);
    expect(reply.zones).toContainEqual(expect.objectContaining({ id: 'control-axis', hexes: ['0604'] }));
    expect(reply.zones).toContainEqual(
      expect.objectContaining({ id: 'zoc-soviet', hexes: expect.arrayContaining(['0306']) }),
    );
  });

  test('hexes tell of works and of what lies on them', async () => {
    const say = talk();
    const position = { turn: 3, held: ['2220'], units: { '11Pz/15': '1517', '51GR/154G': '1518' } };
    expect(await say({ cmd: 'scene', game: 'zitadelle', position })).toMatchObject({ ok: true });
    const { hexes } = await say({ cmd: 'hexes' });
    const all = Array.isArray(hexes) ? hexes : [];
    expect(new Set(all.flatMap(one => one.works))).toEqual(new Set(['fort', 'trench']));
    const held = all.find(one => one.hex === '2220');
    expect(held.markers).toMatchObject([{ id: 'held-2220', role: 'german', title: { en: 'German control' } }]);
    expect(held.marks).toHaveLength(1);
  });

  test('tracks are made of what an observer sees', async () => {
    const sample = await loadGame('sample');
    const chits: string[] = [];
    const game: WholeGame = {
      ...sample,
      depict(view, seat) {
        chits.push(`${seat} ${JSON.stringify(Object(view).chit)}`);
        return sample.depict(view, seat);
      },
    };
    const say = talk({ games: [entryOf(game)] });
    for (const chit of [0, 1, 2]) {
      const position = { units: { B1: { hex: '0303', chit }, R1: { hex: '0403', chit } } };
      expect(await say({ cmd: 'scene', game: 'sample', position })).toMatchObject({ ok: true });
      await say({ cmd: 'tracks' });
    }
    expect(chits).toHaveLength(3);
    expect(new Set(chits).size).toBe(1);
  });

  test('reach, odds and supply go by printed names', async () => {
    const say = await withFight();
    const odds = await say({ cmd: 'odds', action: { type: 'fight', hex: '0403' } });
    expect(odds).toMatchObject({ ok: true, hex: '0403', ratio: expect.any(String), attackers: expect.any(Array) });
    expect(odds.attackers).toContainEqual(expect.objectContaining({ unit: 'B1', value: 3 }));
    expect(await say({ cmd: 'odds', action: { type: 'fight', hex: '0101' } })).toMatchObject({
      error: { code: 'illegal', rule: '5.2' },
    });
    expect(await say({ cmd: 'supply', role: 'red' })).toMatchObject({
      ok: true,
      role: 'red',
      units: [{ unit: 'R1', supplied: true }],
    });
    const reach = await (await withSample())({ cmd: 'reach', unit: 'B1' });
    expect(reach).toMatchObject({ unit: 'B1', from: '0102', allowance: 3 });
    expect(reach.hexes).toContainEqual(
      expect.objectContaining({ hex: '0303', cost: 2, path: expect.any(Array), stop: '4.3' }),
    );
  });

  test('ways tells the way an action takes, and do takes another one by its hexes', async () => {
    const say = await withSample();
    const move = { type: 'move', unit: 'B1', hex: '0202' };
    expect(await say({ cmd: 'ways', action: move })).toMatchObject({ ok: true, path: ['0202'], ways: [] });
    expect(await say({ cmd: 'ways', action: { type: 'end-phase' } })).toMatchObject({ ok: true, path: [], ways: [] });
    const far = { ...move, hexes: ['0103', '0203', '0303', '0202'] };
    expect(await say({ cmd: 'ways', action: far })).toMatchObject({ error: { code: 'illegal', rule: '4.4' } });
    const gone = await say({ cmd: 'do', action: { ...move, hexes: ['0201', '0202'] } });
    expect(gone).toMatchObject({ ok: true, action: { hexes: ['0201', '0202'] }, events: [{ path: ['0201', '0202'] }] });
  });

  test('views hide what a seat may not know', async () => {
    const say = await withSample();
    const [blue, red, observer] = await Promise.all(
      ['blue', 'red', undefined].map(role => say({ cmd: 'view', ...(role ? { role } : {}) })),
    );
    expect(observer?.role).toBe('observer');
    expect(new Set([blue, red, observer].map(reply => JSON.stringify(reply?.view))).size).toBe(3);
  });

  test('perft counts, and stops at its budget', async () => {
    const say = await withFight();
    expect(await say({ cmd: 'perft', depth: 2 })).toMatchObject({
      ok: true,
      depth: 2,
      counts: [1, expect.any(Number)],
    });
    expect(codeOf(await say({ cmd: 'perft', depth: 12, most: 5000 }))).toBe('too-many');
    expect(codeOf(await say({ cmd: 'perft', depth: 2, most: 1 }))).toBe('too-many');
  });
});
