import { describe, expect, test } from 'vitest';
import { codeOf, talk, withFight, withSample } from '../../test/support.ts';

describe('acting', () => {
  const commit = { type: 'commit' };
  const fight = { type: 'fight', hex: '0403' };

  test('do tells action, events, rolls and the position after', async () => {
    const say = await withFight();
    await say({ cmd: 'do', action: commit });
    const reply = await say({ cmd: 'do', action: fight, rolls: [6] });
    expect(reply).toMatchObject({
      ok: true,
      role: 'blue',
      action: fight,
      rolls: [{ kind: 'roll', of: 6, value: 6 }],
      n: 2,
      active: ['red'],
      prompt: { ja: expect.any(String), en: expect.any(String) },
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(reply.events).toContainEqual(
      expect.objectContaining({ type: 'battle', hex: '0403', units: ['B1', 'B3'], die: 6 }),
    );
  });

  test.each<[string, unknown[]]>([
    ['too few', []],
    ['too many', [6, 6]],
    ['no such face', [9]],
  ])('%s rolls: an error, and nothing is applied', async (_name, rolls) => {
    const say = await withFight();
    await say({ cmd: 'do', action: commit });
    const { hash } = await say({ cmd: 'hash' });
    expect(codeOf(await say({ cmd: 'do', action: fight, rolls }))).toBe('bad-rolls');
    expect(await say({ cmd: 'hash' })).toMatchObject({ hash, n: 1 });
  });

  test('an illegal action is refused with its rule', async () => {
    const say = await withSample();
    const reply = await say({ cmd: 'do', action: { type: 'move', unit: 'B1', hex: '0605' } });
    expect(reply.error).toMatchObject({ code: 'illegal', rule: '4.2', message: '1st Blue Foot cannot reach 0605.' });
  });

  test('undo goes back, or says why not', async () => {
    const say = await withSample();
    const before = await say({ cmd: 'hash' });
    expect(codeOf(await say({ cmd: 'undo', n: 3 }))).toBe('stale');
    expect(codeOf(await say({ cmd: 'do', n: 1, action: { type: 'end-phase' } }))).toBe('stale');
    expect(await say({ cmd: 'undo' })).toMatchObject({ error: { code: 'no-undo', why: 'nothing' } });
    await say({ cmd: 'do', action: { type: 'move', unit: 'B1', hex: '0202' } });
    expect(await say({ cmd: 'undo', role: 'red' })).toMatchObject({ error: { code: 'no-undo', why: 'other' } });
    expect(await say({ cmd: 'undo' })).toMatchObject({
      ok: true,
      role: 'blue',
      undone: { unit: 'B1' },
      hash: before.hash,
    });
  });

  test('a chit drawn shows in the log of its owner alone', async () => {
    const say = talk();
    await say({ cmd: 'scene', game: 'sample', position: { units: { B1: { hex: '0102' }, R1: { hex: '0604' } } } });
    await say({ cmd: 'do', action: { type: 'rest', unit: 'B1' } });
    const first = async (role: string) => Object(Object((await say({ cmd: 'log', role })).log)[0]).events[0];
    expect(await first('blue')).toMatchObject({
      type: 'rested',
      chit: expect.any(Number),
      text: { en: expect.stringContaining('+') },
    });
    expect(await first('observer')).not.toHaveProperty('chit');
    expect((await say({ cmd: 'log', from: 1 })).log).toEqual([]);
  });

  test('go proposes, and plays when told to, to the end of the game', async () => {
    const say = await withSample();
    expect(await say({ cmd: 'go' })).toMatchObject({ ok: true, role: 'blue', reason: { en: 'at random' } });
    expect(await say({ cmd: 'status' })).toMatchObject({ n: 0 });
    expect(await say({ cmd: 'go', role: 'red' })).toMatchObject({ error: { code: 'illegal' } });
    let reply = await say({ cmd: 'go', play: true });
    for (let i = 0; i < 2000 && reply.outcome === null; i++) reply = await say({ cmd: 'go', play: true });
    expect(reply).toMatchObject({
      ok: true,
      active: [],
      outcome: { rule: expect.any(String), text: { en: expect.any(String) } },
    });
    expect(codeOf(await say({ cmd: 'go' }))).toBe('game-over');
    expect(codeOf(await say({ cmd: 'do', action: { type: 'end-phase' } }))).toBe('game-over');
    expect(await say({ cmd: 'explain', action: { type: 'end-phase' } })).toMatchObject({
      legal: false,
      refusal: { code: 'over' },
    });
    expect(await say({ cmd: 'legal' })).toMatchObject({ ok: true, role: null, choices: [] });
  });

  test('a bot that answers nonsense is found out', async () => {
    const players = {
      mad: { open: () => ({ choose: () => ({ action: { type: 'fly' }, reason: { ja: '', en: '' } }) }) },
    };
    const say = talk({ players });
    await say({ cmd: 'new', game: 'sample' });
    expect(codeOf(await say({ cmd: 'go', play: true }))).toBe('bot-failed');
    expect(await say({ cmd: 'status' })).toMatchObject({ n: 0 });
  });
});
