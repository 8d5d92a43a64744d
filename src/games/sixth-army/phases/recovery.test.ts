import { expect, it } from 'vitest';
import { act, active, acts, can, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { FORMATIONS } from '../data/units.ts';
import { position } from '../testing.ts';

const recover = (unit: string): Said => ({ type: 'recover', unit });
const END: Said = { type: 'end-recovery' };
const END_REDEPLOYMENT: Said = { type: 'end-redeployment' };

const isFresh = (t: Trial, name: string): boolean =>
  t.game.inspect.units(t.s).some(u => t.game.names.units[u.unit] === name && u.values.exhausted === false);

/** Two exhausted units of each side, all in supply. */
const UNITS = '6Pz/4@0108*, 6Pz/114@0108*, 13M/17@1912*, 13M/61@1912*';
const axis = (lp: number): Trial => position({ phase: 'recovery', lp: { axis: lp, soviet: 5 }, units: UNITS });
const soviet = (lp: number): Trial =>
  position({ phase: 'recovery', active: 'soviet', lp: { axis: 5, soviet: lp }, units: UNITS });

it('13.0 the Axis redeploy, draw points and recover, then the Soviets do', () => {
  const begin = position({ phase: 'redeployment', lp: { axis: 0, soviet: 0 }, units: UNITS });
  const steps: [Said, number[]][] = [
    [END_REDEPLOYMENT, []],
    [END, []],
    [END_REDEPLOYMENT, [1, 2]],
  ];
  const seen = [begin];
  for (const [said, rolls] of steps) seen.push(act(seen[seen.length - 1]!, said, rolls));
  expect(seen.map(t => [active(t), t.game.rule(t.s), Object.entries(t.s).find(([key]) => key === 'lp')?.[1]])).toEqual([
    ['axis', '13.1', [0, 0]],
    ['axis', '13.3', [12, 0]],
    ['soviet', '13.1', [12, 0]],
    ['soviet', '13.3', [12, 15]],
  ]);
});

it('13.0 the end phase begins when both players have passed in a row', () => {
  const t = acts(position({ units: '6Pz/4@0108, 61C@1912' }), { type: 'pass' }, { type: 'pass' });
  expect([active(t), t.game.rule(t.s)]).toEqual(['axis', '13.1']);
});

it('13.0 the next turn begins when the Soviets have recovered', () => {
  expect(act(soviet(5), END, [1, 'artillery']).s.turn).toBe(2);
});

it('13.3 a unit is turned up for 1 point', () => {
  const t = act(axis(5), recover('6Pz/4'));
  expect([isFresh(t, '6Pz/4'), isFresh(t, '6Pz/114'), t.s]).toMatchObject([true, false, { lp: [4, 5] }]);
});

it('13.3 a Soviet unit as well', () => {
  const t = act(soviet(5), recover('13M/17'));
  expect([isFresh(t, '13M/17'), t.s]).toMatchObject([true, { lp: [5, 4] }]);
});

it('13.3 the points just drawn may be spent at once', () => {
  const t = act(position({ phase: 'redeployment', lp: { axis: 0, soviet: 0 }, units: UNITS }), END_REDEPLOYMENT);
  expect(act(t, recover('6Pz/4')).s).toMatchObject({ lp: [11, 0] });
});

it('13.3 a fresh unit has nothing to recover', () => {
  const t = act(axis(5), recover('6Pz/4'));
  expect(refused(t, recover('6Pz/4')).rule).toBe('13.3');
});

it('13.3 without points nobody recovers', () => {
  expect(refused(axis(0), recover('6Pz/4')).rule).toBe('13.3');
});

it('13.3 the last point recovers one unit', () => {
  const t = act(axis(1), recover('6Pz/4'));
  expect([isFresh(t, '6Pz/4'), isFresh(t, '6Pz/114'), t.s]).toMatchObject([true, false, { lp: [0, 5] }]);
});

it('13.3 only units of one’s own', () => {
  expect(can(axis(5), recover('13M/17'))).toBe(false);
});

it('13.3 nobody has to recover, and what is not spent is kept', () => {
  const t = act(act(axis(5), recover('6Pz/4')), END);
  expect([isFresh(t, '6Pz/114'), t.s]).toMatchObject([false, { lp: [4, 5] }]);
});

it('13.3 points are carried into the next turn', () => {
  expect(act(soviet(7), END, [1, 'artillery']).s).toMatchObject({ turn: 2, lp: [5, 7] });
});

/** Independent units cut off in enemy zones, and no points. */
const CUT_OFF = '228@1009*, 6Pz/4@0108*, 61C@0911*, 81C@1209*, 503/91@0908*, 13M/17@1912*';

it('13.3.2 independent units recover by themselves, without points or supply', () => {
  const t = act(position({ phase: 'redeployment', lp: { axis: 0, soviet: 0 }, units: CUT_OFF }), END_REDEPLOYMENT);
  expect([isFresh(t, '228'), isFresh(t, '6Pz/4'), t.s]).toMatchObject([true, false, { lp: [12, 0] }]);
});

it('13.3.2 those of the other side wait for their own sub-phase', () => {
  const t = act(position({ phase: 'redeployment', units: CUT_OFF }), END_REDEPLOYMENT);
  expect(['61C', '81C', '503/91'].filter(name => isFresh(t, name))).toEqual([]);
});

it('13.3.2 Soviet rifle, cavalry and tank units recover by themselves', () => {
  const units = '503/91@1009*, 61C@1009*, 254@1009*, 13M/17@1912*, 5CR/6Ros@0911*, 8CR/4Ros@1209*, 6Pz/4@0908*';
  const t = act(
    position({ phase: 'redeployment', active: 'soviet', lp: { axis: 0, soviet: 0 }, units }),
    END_REDEPLOYMENT,
    [1, 1],
  );
  expect(['503/91', '61C', '254', '13M/17'].filter(name => isFresh(t, name))).toEqual(['503/91', '61C', '254']);
  expect(t.s).toMatchObject({ lp: [0, 14] });
});

it('13.3.2 a Romanian division is no independent unit', () => {
  const t = act(position({ phase: 'redeployment', units: '5CR/6Ros@0108*, 96/87@1513' }), END_REDEPLOYMENT);
  expect([isFresh(t, '5CR/6Ros'), can(t, recover('5CR/6Ros'))]).toEqual([false, true]);
});

const hqs = (...used: string[]): { hqUsed: number[] } => ({
  hqUsed: FORMATIONS.map(f => (used.includes(f.id) ? 1 : 0)),
});

it('13.3.3 all headquarters of the side come back without points', () => {
  const hqUsed = ['57PzK', '6Pz', '5CR', '13M'];
  const p = { phase: 'redeployment', lp: { axis: 0, soviet: 0 }, hqUsed, units: UNITS };
  expect(act(position(p), END_REDEPLOYMENT).s).toMatchObject({ ...hqs('13M'), lp: [12, 0] });
});

it('13.3.3 the Soviet ones in the Soviet sub-phase', () => {
  const p = { phase: 'redeployment', active: 'soviet', hqUsed: ['13M', '4M'], units: UNITS };
  expect(act(position(p), END_REDEPLOYMENT, [1, 1]).s).toMatchObject(hqs());
});

it('13.3.3 so a division takes an order every turn', () => {
  const t = act(position({ phase: 'recovery', hqUsed: ['6Pz'], units: '6Pz/4@0108, 96/87@1513' }), END);
  const next = act(act(t, END_REDEPLOYMENT, [1, 1, 1, 'artillery']), { type: 'order', card: '6Pz' });
  expect([next.s.turn, placeOf(next, '6Pz/4')]).toEqual([2, '0108']);
});

it('13.4 air markers leave the map', () => {
  const t = position({ phase: 'recovery', active: 'soviet', air: ['1009'], units: UNITS });
  expect(act(t, END, [1, 'artillery']).s).toMatchObject({ turn: 2, air: [] });
});

it('13.4 support markers not used are lost', () => {
  const support = { axis: { air: 1, artillery: 2 } };
  const t = position({ phase: 'recovery', active: 'soviet', support, units: UNITS });
  expect(act(t, END, [1, 'artillery']).s).toMatchObject({ turn: 2, support: [0, 1, 0, 0, 0, 0] });
});

it('13.4 Soviet ones too', () => {
  const support = { soviet: { air: 1, artillery: 1, 'anti-tank': 2 } };
  const t = position({ turn: 3, phase: 'recovery', active: 'soviet', support, units: UNITS });
  expect(act(t, END, [2, 2]).s).toMatchObject({ turn: 4, support: [0, 0, 0, 0, 0, 0] });
});
