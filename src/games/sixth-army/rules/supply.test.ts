import { expect, it } from 'vitest';
import { act, can, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const recover = (unit: string): Said => ({ type: 'recover', unit });

const axis = (units: string, lp = 10): Trial => position({ phase: 'recovery', lp: { axis: lp, soviet: 0 }, units });
const soviet = (units: string, lp = 10): Trial =>
  position({ phase: 'recovery', active: 'soviet', lp: { axis: 0, soviet: lp }, units });

/** 6Pz/4 in 1009 with Soviet zones over all six hexes around it; 16PG/60 is well behind. */
const RING = '61C@0911, 81C@1209, 503/91@0908';
const POCKET = `6Pz/4@1009*, 16PG/60@0108*, ${RING}`;
/** 13M/17 in 1009 in the same case. */
const SOVIET_POCKET = '13M/17@1009*, 13M/61@1912*, 5CR/6Ros@0911, 8CR/4Ros@1209, 6Pz/4@0908';

it('13.3.1 a unit with a supply line recovers for 1 point, however long the line', () => {
  expect(act(axis('6Pz/4@1808*, 16PG/60@0108*, 96/87@1513'), recover('6Pz/4')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 the line needs no road', () => {
  expect(act(axis('6Pz/4@0813*, 16PG/60@0108*, 61C@0710'), recover('6Pz/4')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 enemy zones on every side cut a unit off: it costs 2 points', () => {
  expect(act(axis(POCKET), recover('6Pz/4')).s).toMatchObject({ lp: [8, 0] });
});

it('13.3.1 a unit elsewhere still recovers for 1', () => {
  expect(act(axis(POCKET), recover('16PG/60')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 one gap in the ring is enough', () => {
  const units = '6Pz/4@1009*, 16PG/60@0108*, 61C@1010, 81C@1209';
  expect(act(axis(units), recover('6Pz/4')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 a friend in an enemy zone opens the way through it', () => {
  expect(act(axis(`${POCKET}, 5CR/6Ros@0910*`), recover('6Pz/4')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 a friend who only stands in another closed hex does not', () => {
  const units = `${POCKET}, 5CR/6Ros@0910*, 254@0810`;
  expect(act(axis(units), recover('6Pz/4')).s).toMatchObject({ lp: [8, 0] });
});

it('13.3.1 the zone over the unit itself does not matter', () => {
  expect(act(axis('6Pz/4@1009*, 16PG/60@0108*, 61C@1109'), recover('6Pz/4')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 exhausted enemies close the line as well', () => {
  const units = '6Pz/4@1009*, 16PG/60@0108*, 61C@0911*, 81C@1209*, 503/91@0908*';
  expect(act(axis(units), recover('6Pz/4')).s).toMatchObject({ lp: [8, 0] });
});

it('13.3.1 the line must reach the south edge for the Axis', () => {
  const units = '6Pz/4@1009*, 16PG/60@0507*, 503/91@0203, 61C@0205, 81C@0208, 254@0211, 85@0213';
  expect(act(axis(units), recover('6Pz/4')).s).toMatchObject({ lp: [8, 0] });
});

it('13.3.1 a unit on the edge needs no line', () => {
  const units = '6Pz/4@0110*, 16PG/60@0507*, 61C@0109, 81C@0111, 503/91@0210';
  expect(act(axis(units), recover('6Pz/4')).s).toMatchObject({ lp: [9, 0] });
});

it('13.3.1 Soviet lines run to the six hexes of the north edge', () => {
  expect(act(soviet('13M/17@1009*, 13M/61@1912*, 8CR/4Ros@0108'), recover('13M/17')).s).toMatchObject({ lp: [0, 9] });
});

it('13.3.1 an enemy on or over each of them cuts the Soviets off', () => {
  const units = '13M/17@1009*, 13M/61@1008*, 6Pz/4@2009, 16PG/60@1912, 5CR/6Ros@1913';
  expect(act(soviet(units), recover('13M/17')).s).toMatchObject({ lp: [0, 8] });
});

it('13.3.1 a Soviet unit within Axis zones costs 2 points', () => {
  expect(act(soviet(SOVIET_POCKET), recover('13M/17')).s).toMatchObject({ lp: [0, 8] });
});

it('13.3.1 a Soviet friend in the zone opens the way', () => {
  expect(act(soviet(`${SOVIET_POCKET}, 235@1110`), recover('13M/17')).s).toMatchObject({ lp: [0, 9] });
});

it('13.3.1 a unit that is cut off does not recover for the last single point', () => {
  const t = axis(POCKET, 1);
  expect(refused(t, recover('6Pz/4')).rule).toBe('13.3.1');
  expect(can(t, recover('16PG/60'))).toBe(true);
});

it('13.3.1 when all recover together each pays its own price', () => {
  expect(act(axis(POCKET, 3), { type: 'recover-all' }).s).toMatchObject({ lp: [0, 0] });
});

it('13.3.1 two points are not enough for both', () => {
  expect(can(axis(POCKET, 2), { type: 'recover-all' })).toBe(false);
});
