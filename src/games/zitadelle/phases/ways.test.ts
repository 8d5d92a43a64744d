import { describe, expect, it } from 'vitest';
import { readAction } from '../../../kit/names.ts';
import { act, active, eventsOf, hexesFor, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { hex } from '../pieces.ts';
import { moving } from '../testingPlay.ts';

const goes = (unit: string, ...hexes: string[]) => ({ type: 'move', unit, hex: hexes.at(-1)!, hexes });
const by = (...hexes: string[]) => goes('11Pz/15', ...hexes);
const north = (...hexes: string[]) => goes('18Pz/101', ...hexes);
const start = (others = '51GR/154G@0101'): Trial => moving(`11Pz/15@0505, 11Pz/110@0506, ${others}`);

const told = (t: Trial, said: Said): string[][] => {
  const action = readAction(t.game.names, said);
  const ways = action.ok ? (t.game.inspect.ways?.(t.s, active(t) ?? '', action.value) ?? []) : [];
  return ways.map(way => way.effects.map(effect => effect.text.en));
};

describe('8.1.1 a way that the player names', () => {
  it('8.1.1 is taken though it is not the cheapest, at its own cost', () => {
    const t = act(start(), by('0404', '0504', '0604'));
    expect(eventsOf(t, 'move')).toMatchObject([{ path: ['0404', '0504', '0604'], cost: 3 }]);
    const left = hexesFor(t, 'move', '11Pz/15').length;
    expect(left).toBeLessThan(hexesFor(act(start(), { ...by('0604') }), 'move', '11Pz/15').length);
  });

  it('8.1.1 leads from hex to hex', () => {
    expect(refused(start(), by('0503', '0504'))).toMatchObject({ rule: '8.1.1', code: 'way-broken' });
    expect(refused(start(), { ...by('0404'), hex: '0504' })).toMatchObject({ rule: '8.1.1', code: 'way-broken' });
  });

  it('8.2.1 does not lead through the enemy', () => {
    const t = start('51GR/154G@0403');
    const through = refused(t, by('0404', '0403', '0402'));
    expect(through).toMatchObject({ rule: '8.2.1', code: 'enemy-there', about: { hex: hex('0403') } });
  });

  it('8.2.2 ends in an enemy ZOC', () => {
    const t = start('51GR/154G@0402');
    expect(refused(t, by('0404', '0403', '0504'))).toMatchObject({ rule: '8.2.2', code: 'zoc-stop' });
  });

  it('8.2.5 is refused where it takes more points than are left', () => {
    const round = ['0404', '0403', '0402', '0401', '0501', '0502', '0503', '0603', '0703', '0704', '0705', '0605'];
    expect(refused(start(), by(...round, '0604'))).toMatchObject({ rule: '8.2.5', code: 'too-far' });
  });

  it('8.3.3 goes no further than the first hex beyond a fort', () => {
    const t = moving('18Pz/101@2040, 51GR/154G@0101');
    expect(refused(t, north('2041', '2141', '2140'))).toMatchObject({ rule: '8.3.3', code: 'mines-stop' });
  });
});

describe('12.1.1 what the way brings about', () => {
  const t = moving('18Pz/101@2039, 51GR/154G@0101');

  it('12.1.1 through Ponyri takes it, around it does not', () => {
    expect(eventsOf(act(t, north('2040', '2141')), 'control')).toMatchObject([{ rule: '12.1.1', hex: '2040' }]);
    expect(eventsOf(act(t, north('2140', '2141')), 'control')).toEqual([]);
  });

  it('12.1.1 both ways are offered where one takes Ponyri, and none where nothing differs', () => {
    expect(told(t, { type: 'move', unit: '18Pz/101', hex: '2141' }).flat()).toEqual(['takes Ponyri']);
    expect(told(start(), { type: 'move', unit: '11Pz/15', hex: '0503' })).toEqual([]);
  });
});

it('8.3.3 a way that ends with the step out of a fort is gone as it is named, and mines are rolled for', () => {
  const t = moving('11Pz/110@2121, 51GR/154G@0101');
  const out = act(t, goes('11Pz/110', '2120', '2219'), [6]);
  expect(eventsOf(out, 'move')).toMatchObject([{ unit: '11Pz/110', path: ['2120', '2219'] }]);
  expect(eventsOf(out, 'mines')).toMatchObject([{ unit: '11Pz/110' }]);
});
