import { describe, expect, test } from 'vitest';
import { codeOf, entryOf, loadGame, messageOf, talk, withFight, withSample } from '../../test/support.ts';
import type { WholeGame } from '../kit/game.ts';

describe('opening', () => {
  test.each<[object, string, string]>([
    [{ cmd: 'new', game: 'sampel' }, 'unknown-game', 'there is no game "sampel"'],
    [{ cmd: 'new', game: 'constructor' }, 'unknown-game', 'there is no game "constructor"'],
    [{ cmd: 'new', game: 'sample', scenario: 'dusk' }, 'unknown-scenario', 'there is dawn, raid'],
    [{ cmd: 'new', game: 'sample', options: { fog: 1 } }, 'bad-option', 'unknown option "fog"; there is highWater'],
    [{ cmd: 'new', game: 'sample', options: { highWater: 3 } }, 'bad-option', 'takes false, true, not 3'],
    [{ cmd: 'scene', game: 'sample', position: {}, scenario: 'dusk' }, 'unknown-scenario', 'dusk'],
    [{ cmd: 'scene', game: 'sample', position: {}, options: { a: 1 } }, 'bad-option', 'unknown option "a"'],
    [
      { cmd: 'scene', game: 'sample', position: { units: { b1: { hex: '0101' } } } },
      'unknown-unit',
      'did you mean B1?',
    ],
    [{ cmd: 'scene', game: 'sample', position: { units: { B1: { hex: '9999' } } } }, 'bad-position', '9999'],
    [
      { cmd: 'scene', game: 'sample', position: { units: { B1: { hex: '01022' } } } },
      'bad-position',
      'did you mean 0102',
    ],
    [{ cmd: 'scene', game: 'sample', position: { phase: 'tea' } }, 'bad-position', 'tea'],
    [{ cmd: 'load', replay: {} }, 'bad-field', 'field replay.format is missing'],
  ])('%j', async (request, wanted, words) => {
    const reply = await talk()(request);
    expect(codeOf(reply)).toBe(wanted);
    expect(messageOf(reply)).toContain(words);
  });

  test('a scene is the position it says', async () => {
    const say = await withFight();
    expect(await say({ cmd: 'status' })).toMatchObject({ phase: 'declare', active: ['blue'], scenario: null });
    const { units } = await say({ cmd: 'units', units: ['R1', 'B2'] });
    expect(units).toMatchObject([
      { unit: 'B2', box: 'off' },
      { unit: 'R1', role: 'red', hex: '0403', values: { strength: 3 } },
    ]);
  });

  test('a scene can belong to a scenario', async () => {
    const say = talk();
    const reply = await say({
      cmd: 'scene',
      game: 'sample',
      scenario: 'raid',
      position: { units: { B1: { hex: '0102' } } },
    });
    expect(reply).toMatchObject({ ok: true, scenario: 'raid' });
    expect(await say({ cmd: 'save' })).toMatchObject({ replay: { scenario: 'raid', start: { hash: reply.hash } } });
  });

  test('a scene without a scenario says so, and its replay may leave it out', async () => {
    const say = await withFight();
    const { replay } = await say({ cmd: 'save' });
    expect(replay).toMatchObject({ scenario: null, start: { hash: expect.any(String) } });
    const { scenario: _none, ...without } = Object(replay);
    for (const given of [replay, without, { ...without, scenario: '' }])
      expect(await say({ cmd: 'load', replay: given })).toMatchObject({ ok: true, scenario: null });
    const { start: _start, ...nowhere } = without;
    expect(messageOf(await say({ cmd: 'load', replay: nowhere }))).toContain('neither a scenario nor a start position');
  });

  test('a scene is read with its scenario', async () => {
    const sample = await loadGame('sample');
    const scenarios: unknown[] = [];
    const game: WholeGame = {
      ...sample,
      scene(position, options, scenario) {
        scenarios.push(scenario);
        return sample.scene(position, options, scenario);
      },
    };
    const say = talk({ games: [entryOf(game)] });
    await say({ cmd: 'scene', game: 'sample', scenario: 'raid', position: {} });
    expect(scenarios).toEqual(['raid']);
  });

  test('save and load bring a table back, a scene too', async () => {
    for (const say of [await withSample(), await withFight()]) {
      for (let i = 0; i < 12; i++) await say({ cmd: 'go', play: true });
      const { hash } = await say({ cmd: 'hash' });
      const { replay } = await say({ cmd: 'save' });
      expect(await say({ cmd: 'load', replay })).toMatchObject({ ok: true, table: 't2', hash });
      const { log: before } = await say({ cmd: 'log', table: 't1' });
      expect((await say({ cmd: 'log' })).log).toEqual(before);
    }
  });

  test('a replay that does not play is refused with the entry', async () => {
    const say = await withSample();
    await say({ cmd: 'do', action: { type: 'end-phase' } });
    const { replay } = await say({ cmd: 'save' });
    const bad = { ...Object(replay), entries: [{ role: 'red', action: { type: 'end-phase' } }] };
    expect(await say({ cmd: 'load', replay: bad })).toMatchObject({
      error: { code: 'bad-replay', message: expect.stringMatching(/^entry 1: /) },
    });
    expect(await say({ cmd: 'status' })).toMatchObject({ table: 't1' });
    const dice = { ...Object(replay), entries: [{ role: 'blue', action: { type: 'end-phase' }, rolls: [1] }] };
    expect(messageOf(await say({ cmd: 'load', replay: { ...dice, rulesVersion: 3 } }))).toBe(
      'entry 1: 1 rolls were not asked for (recorded with rules version 3, this is 1)',
    );
    const shape = { ...Object(replay), entries: [...Object(replay).entries, { role: 'blue' }] };
    expect(messageOf(await say({ cmd: 'load', replay: shape }))).toBe(
      'field replay.entries[1].action (entry 2) is missing',
    );
  });

  test('a branch shares the beginning', async () => {
    const say = await withSample();
    const first = await say({ cmd: 'hash' });
    await say({ cmd: 'do', action: { type: 'end-phase' } });
    expect(await say({ cmd: 'branch', n: 0 })).toMatchObject({ ok: true, table: 't2', n: 0, hash: first.hash });
    expect(await say({ cmd: 'status', table: 't1' })).toMatchObject({ n: 1 });
    expect(codeOf(await say({ cmd: 'branch', n: 5 }))).toBe('bad-field');
  });
});

describe('position', () => {
  test('is what scene takes to come to the same position', async () => {
    const say = talk();
    await say({ cmd: 'new', game: 'sample', seed: 3 });
    await say({ cmd: 'do', action: { type: 'end-phase' } });
    const { hash, scenario, options } = await say({ cmd: 'status' });
    const { game, position, ...rest } = await say({ cmd: 'position' });
    expect(rest).toEqual({ ok: true, scenario, options });
    expect(await say({ cmd: 'scene', game, position, scenario, options })).toMatchObject({ ok: true, hash });
  });

  test('asked as a role is a position that looks the same to the role', async () => {
    const say = talk();
    await say({ cmd: 'new', game: 'sample', seed: 3 });
    const { hash } = await say({ cmd: 'hash', role: 'blue' });
    const { game, position, scenario, options, imagined } = await say({ cmd: 'position', role: 'blue' });
    expect(imagined).toBe(true);
    await say({ cmd: 'scene', game, position, scenario, options });
    expect(await say({ cmd: 'hash', role: 'blue' })).toMatchObject({ hash });
  });
});

describe('dice of a scene', () => {
  const units = { '6Pz/4': { hex: '1008', exhausted: true }, '61C': { hex: '1513', exhausted: true } };
  const sceneOf = (more: object) => ({ cmd: 'scene', game: 'sixth-army', position: { turn: 1, units, ...more } });

  test('those before the first decision are said in rolls', async () => {
    const say = talk();
    expect(messageOf(await say(sceneOf({ phase: 'air-superiority' })))).toMatch('say them in rolls');
    expect(await say(sceneOf({ phase: 'air-superiority', rolls: [6] }))).toMatchObject({ ok: true });
  });

  test('those of a later phase are asked for in play', async () => {
    const say = talk();
    const recovery = { phase: 'recovery', active: 'soviet', lp: { soviet: 10 } };
    expect(await say(sceneOf(recovery))).toMatchObject({ ok: true, phase: 'recovery' });
    const END = { cmd: 'do', action: { type: 'end-recovery' } };
    // 6.2 The die for the air of the next turn.
    expect(codeOf(await say({ ...END, rolls: [] }))).toBe('bad-rolls');
    expect(messageOf(await say(sceneOf({ ...recovery, rolls: [3] })))).toMatch('rolls has 1 more');
  });
});
