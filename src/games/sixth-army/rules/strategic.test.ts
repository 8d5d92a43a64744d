import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, eventsOf, hexesFor, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
const axis = (hex: string, others: string, air: string[] = []): Trial =>
  position({
    phase: 'movement',
    activated: ['5CR/6Ros', '8CR/2Cal'],
    units: `5CR/6Ros@${hex}, 8CR/2Cal@0103, ${others}`,
    air,
  });
const soviet = (hex: string, others: string, air: string[] = []): Trial =>
  position({
    phase: 'movement',
    active: 'soviet',
    activated: ['61C', '81C'],
    units: `61C@${hex}, 81C@2008, ${others}`,
    air,
  });
const modeOf = (t: Trial): Json => eventsOf(t, 'move')[0]?.mode ?? '';

describe('10.5 strategic movement', () => {
  it('10.5 a unit clear of enemy zones has double its allowance', () => {
    const t = axis('0113', '61C@2010');
    expect(can(t, move('5CR/6Ros', '1013'))).toBe(true);
    expect(can(t, move('5CR/6Ros', '0906'))).toBe(false);
  });

  it('10.5 a move is strategic once it takes more than the allowance', () => {
    const t = axis('0113', '61C@2010');
    expect(modeOf(act(t, move('5CR/6Ros', '0613')))).toBe('normal');
    expect(modeOf(act(t, move('5CR/6Ros', '0713')))).toBe('strategic');
  });

  it('10.5 Soviet units too', () => {
    const t = soviet('0113', '6Pz/4@2010');
    expect(can(t, move('61C', '1013'))).toBe(true);
    expect(can(t, move('61C', '0906'))).toBe(false);
  });

  it('10.5 not for a unit that starts in an enemy zone', () => {
    const t = axis('0113', '61C@0112');
    expect(can(t, move('5CR/6Ros', '0613'))).toBe(true);
    expect(refused(t, move('5CR/6Ros', '0713')).rule).toBe('10.5');
  });

  it('10.5 not even after it has left the zone', () => {
    const t = act(axis('0113', '61C@0112'), move('5CR/6Ros', '0313'));
    expect(can(t, move('5CR/6Ros', '0613'))).toBe(true);
    expect(can(t, move('5CR/6Ros', '0713'))).toBe(false);
  });

  it('10.5 no strategic move enters an enemy zone', () => {
    const t = axis('0113', '61C@0813');
    expect(refused(t, move('5CR/6Ros', '0713')).rule).toBe('10.5');
    expect(can(t, move('5CR/6Ros', '0712'))).toBe(true);
  });

  it('10.5 an enemy zone within the single allowance may be entered', () => {
    expect(can(axis('0113', '61C@0713'), move('5CR/6Ros', '0613'))).toBe(true);
  });

  it('10.5 once beyond the single allowance the move is strategic in its later legs', () => {
    const t = act(axis('0113', '61C@0913'), move('5CR/6Ros', '0713'));
    expect(refused(t, move('5CR/6Ros', '0813')).rule).toBe('10.5');
  });

  it('10.5 short legs keep both ways open', () => {
    const t = act(axis('0113', '61C@0712'), move('5CR/6Ros', '0413'));
    expect(can(t, move('5CR/6Ros', '0612'))).toBe(true);
    expect(can(t, move('5CR/6Ros', '0407'))).toBe(true);
  });

  it('10.5 legs of a strategic move together have double the allowance', () => {
    const t = acts(axis('0113', '61C@2010'), move('5CR/6Ros', '0513'), move('5CR/6Ros', '0813'));
    expect([can(t, move('5CR/6Ros', '1013')), can(t, move('5CR/6Ros', '1113'))]).toEqual([true, false]);
  });

  it('10.5 an exhausted enemy has a zone that bars it too', () => {
    expect(can(axis('0113', '61C@0112*'), move('5CR/6Ros', '0713'))).toBe(false);
  });
});

describe('10.5 strategic movement and air markers', () => {
  it('10.5 a Soviet unit that starts in an air zone does not move strategically', () => {
    const t = soviet('0713', '6Pz/4@2010', ['0813']);
    expect(can(t, move('61C', '0213'))).toBe(true);
    expect(refused(t, move('61C', '0113')).rule).toBe('10.5');
    expect(can(soviet('0713', '6Pz/4@2010'), move('61C', '0113'))).toBe(true);
  });

  it('10.5 a Soviet strategic move does not enter an air zone', () => {
    const t = soviet('0213', '6Pz/4@2010', ['0613']);
    expect(can(t, move('61C', '0513'))).toBe(true);
    expect(can(t, move('61C', '0613'))).toBe(false);
    expect(can(soviet('0213', '6Pz/4@2010'), move('61C', '0613'))).toBe(true);
  });

  it('10.5 a Soviet unit whose first leg entered an air zone has its single allowance left only', () => {
    const t = act(soviet('0213', '6Pz/4@2010', ['0613']), move('61C', '0513'));
    expect(can(t, move('61C', '0413'))).toBe(true);
    expect(can(t, move('61C', '0313'))).toBe(false);
  });

  it('10.5 it may go round the zone', () => {
    expect(can(soviet('0213', '6Pz/4@2010', ['0613']), move('61C', '0711'))).toBe(true);
  });

  it('10.5 air markers do not hinder the Axis', () => {
    const t = axis('0113', '61C@2010', ['0612', '0113']);
    expect(modeOf(act(t, move('5CR/6Ros', '0713')))).toBe('strategic');
  });
});

describe('10.6 interdiction', () => {
  const first = (): Trial =>
    position({
      phase: 'movement',
      active: 'soviet',
      activated: ['13M/17', '13M/61'],
      units: '13M/17@0912, 13M/61@1012, 6Pz/4@0205',
      air: ['0811'],
    });

  it('10.6 example: 0912 to 0811 over the river takes three points, on to 0711 two, and then none are left', () => {
    const one = act(first(), move('13M/17', '0811'));
    const two = act(one, move('13M/17', '0711'));
    expect([one, two].map(t => eventsOf(t, 'move')[0]?.cost)).toEqual([3, 2]);
    expect(hexesFor(two, 'move', '13M/17')).toEqual([]);
  });

  it('10.6 example in one move: 0711 is the limit', () => {
    expect(can(first(), move('13M/17', '0711'))).toBe(true);
    expect(can(first(), move('13M/17', '0611'))).toBe(false);
  });

  it('10.6 a road in the zone costs one and a half', () => {
    const t = act(soviet('1111', '6Pz/4@0205', ['0911']), move('61C', '1010'));
    const river = act(act(t, move('61C', '0911')), move('61C', '0810'));
    expect([eventsOf(t, 'move')[0]?.cost, eventsOf(river, 'move')[0]?.cost]).toEqual([1.5, 1.5]);
  });

  it('10.6 leaving the zone costs nothing more', () => {
    const t = act(soviet('0810', '6Pz/4@0205', ['0911']), move('61C', '0710'));
    expect(eventsOf(t, 'move')[0]).toMatchObject({ cost: 0.5, mode: 'normal' });
  });

  it('10.6 Axis units pay nothing', () => {
    const t = position(
      { phase: 'movement', activated: ['5CR/6Ros'], units: '5CR/6Ros@0113, 61C@2010', air: ['0312', '0513'] },
      { 'no-axis-strategic': true },
    );
    expect(can(t, move('5CR/6Ros', '0613'))).toBe(true);
  });
});
