import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kit/game.ts';
import { readAction } from '../../../kit/names.ts';
import { act, active, can, eventsOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const by = (unit: string, ...hexes: string[]) => ({ type: 'move', unit, hex: hexes.at(-1)!, hexes });
const SINGLE: Options = { 'no-axis-strategic': true };

const rider = (hex: string, others = '61C@2010', options: Options = SINGLE): Trial =>
  position(
    { phase: 'movement', activated: ['5CR/6Ros', '8CR/2Cal'], units: `5CR/6Ros@${hex}, 8CR/2Cal@0103, ${others}` },
    options,
  );

const unitOf = (t: Trial): number => t.game.names.units.indexOf('5CR/6Ros');

const waysOf = (t: Trial, said: Said) => {
  const action = readAction(t.game.names, said);
  return action.ok ? (t.game.inspect.ways?.(t.s, active(t) ?? '', action.value) ?? []) : [];
};
const texts = (t: Trial, said: Said): string[][] => waysOf(t, said).map(way => way.effects.map(e => e.text.en));

describe('10.0 a way that the player names', () => {
  it('10.1 is taken though it is not the cheapest, at its own cost', () => {
    const t = act(rider('0113'), by('5CR/6Ros', '0112', '0212', '0213'));
    expect(eventsOf(t, 'move')).toMatchObject([{ path: ['0112', '0212', '0213'], cost: 3, to: '0213' }]);
    expect(can(t, { type: 'move', unit: '5CR/6Ros', hex: '0413' })).toBe(true);
    expect(can(t, { type: 'move', unit: '5CR/6Ros', hex: '0513' })).toBe(false);
  });

  it('10.1 is refused where it takes more than the allowance, by the hex that is too far', () => {
    const t = rider('0113');
    const far = by('5CR/6Ros', '0112', '0111', '0211', '0312', '0313', '0213');
    const hex = t.game.board.index.get('0213');
    expect(refused(t, far)).toMatchObject({ rule: '10.1', code: 'too-far', about: { hex, allowance: 5 } });
  });

  it('10.1 leads from hex to hex, from the unit to the end', () => {
    const t = rider('0113');
    expect(refused(t, by('5CR/6Ros', '0112', '0213'))).toMatchObject({ rule: '10.1', code: 'way-broken' });
    expect(refused(t, by('5CR/6Ros', '0313', '0213'))).toMatchObject({ rule: '10.1', code: 'way-broken' });
    expect(refused(t, { ...by('5CR/6Ros', '0112'), hex: '0213' })).toMatchObject({ code: 'way-broken' });
  });

  it('10.2 does not cross the Don', () => {
    expect(refused(rider('0404'), by('5CR/6Ros', '0403', '0504'))).toMatchObject({ rule: '10.2', code: 'don' });
  });

  it('10.3 ends in an enemy ZOC', () => {
    const t = rider('0113', '61C@0311');
    const on = by('5CR/6Ros', '0112', '0211', '0212');
    const hex = t.game.board.index.get('0212');
    expect(refused(t, on)).toMatchObject({ rule: '10.3', code: 'ezoc-stop', about: { hex } });
  });

  it('8.3 does not lead through the enemy', () => {
    const t = rider('0113', '61C@0212');
    const hex = t.game.board.index.get('0212');
    expect(refused(t, by('5CR/6Ros', '0212', '0213'))).toMatchObject({ rule: '8.3', about: { hex } });
  });

  it('10.4 passes over a full hex, where a leg could not end', () => {
    const t = rider('0303', '6Pz/4@0403, 6Pz/114@0403, 6Pz/AA6@0403');
    expect(eventsOf(act(t, by('5CR/6Ros', '0403', '0503')), 'move')).toMatchObject([{ path: ['0403', '0503'] }]);
  });

  it('10.5 is strategic where it needs more than the allowance, and then enters no enemy ZOC', () => {
    const long = by('5CR/6Ros', '0112', '0111', '0211', '0312', '0313', '0213');
    expect(eventsOf(act(rider('0113', '61C@2010', {}), long), 'move')).toMatchObject([{ rule: '10.5', cost: 6 }]);
    const near = rider('0113', '61C@0411', {});
    expect(refused(near, long)).toMatchObject({ rule: '10.3' });
  });

  it('13.1 an exhausted unit redeploys two hexes by any way', () => {
    const t = position({
      phase: 'redeployment',
      units: { '5CR/6Ros': { hex: '0113', step: 2 }, '61C': { hex: '2010' } },
    });
    expect(can(t, by('5CR/6Ros', '0212', '0213'))).toBe(true);
    expect(refused(t, by('5CR/6Ros', '0112', '0212', '0213'))).toMatchObject({ rule: '13.1', code: 'short-move' });
  });
});

describe('13.2.3 what the way brings about', () => {
  const t = rider('0505');
  const move = { type: 'move', unit: '5CR/6Ros', hex: '0705' };

  it('13.2.3 through a supply hex takes it, around it does not', () => {
    expect(act(t, by('5CR/6Ros', '0604', '0705')).s).toMatchObject({ control: [0, 1, 1, 1] });
    expect(act(t, by('5CR/6Ros', '0605', '0705')).s).toMatchObject({ control: [1, 1, 1, 1] });
  });

  it('13.2.3 the ways that differ are told apart, the engine’s own first', () => {
    expect(waysOf(t, move)).toHaveLength(2);
    const own = t.game.way?.(t.s, 'axis', { type: 'move', unit: unitOf(t), hex: t.game.board.index.get('0705')! });
    expect(waysOf(t, move)[0]?.path).toEqual(own);
    expect(texts(t, move).flat()).toHaveLength(1);
    expect(texts(t, move).flat()[0]).toMatch(/^takes /);
    expect(waysOf(t, { type: 'move', unit: '5CR/6Ros', hex: '0405' })[0]?.effects ?? []).toEqual([]);
  });

  it('4.1 a way beyond a thunder line and back again crosses it; the next hex is no question', () => {
    const near = position({ phase: 'movement', activated: ['6Pz/AA6'], units: '6Pz/AA6@1412, 61C@0905' });
    expect(texts(near, { type: 'move', unit: '6Pz/AA6', hex: '1413' })).toEqual([]);
    const crossed = act(near, by('6Pz/AA6', '1513', '1413'), ['refused']);
    expect(crossed.s).toMatchObject({ crossed: [1] });
  });
});
