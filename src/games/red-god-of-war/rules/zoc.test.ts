import { describe, expect, it } from 'vitest';
import { act, can, refused } from '../../../kit/trial.ts';
import { costTo, moving, position, zone } from '../testing.ts';

const HQ = '20A HQ@3201';
const AROUND_3103 = ['3002', '3003', '3102', '3104', '3202', '3203'];

describe('4.61 who has a zone of control', () => {
  const soviet = (units: string) => zone(position({ phase: 'draw', units, chits: { VI: 'cup' } }), 'zoc-soviet');

  it('4.6 a ZOC covers the six hexes around', () => expect(soviet('243 RD@3103')).toEqual(AROUND_3103));
  it('4.61 two brigades or regiments have one, a single one has none', () => {
    expect(soviet('148 RB@3103')).toEqual([]);
    expect(soviet('148 RB@3103, 39 TR@3103')).toEqual(AROUND_3103);
    expect(soviet('5 TC@3103')).toEqual(AROUND_3103);
  });
  it('4.61 headquarters and battalions do not count', () => {
    expect(soviet('148 RB@3103, 20A HQ@3103')).toEqual([]);
    const t = position({ phase: 'draw', units: '18/18@3103, GD Pz@3103, 33/9@3103', chits: { VI: 'cup' } });
    expect(zone(t, 'zoc-german')).toEqual([]);
  });
  it('4.61 a German division on its last step is a regiment (10.3)', () => {
    const german = (step: number) =>
      zone(position({ phase: 'draw', units: { '72 ID': { hex: '3103', step } }, chits: { VI: 'cup' } }), 'zoc-german');
    expect([german(3).length, german(4).length]).toEqual([6, 0]);
  });
  it('4.6 only over sides that the units could cross', () => {
    // 2105 lies behind the Volga from 2104 and 2204.
    expect(zone(position({ phase: 'draw', units: '5 TC@2104', chits: { VI: 'cup' } }), 'zoc-soviet')).not.toContain(
      '2105',
    );
    expect(zone(position({ phase: 'draw', units: '243 RD@2104', chits: { VI: 'cup' } }), 'zoc-soviet')).toContain(
      '2105',
    );
  });
});

describe('4.62 what a zone of control costs', () => {
  it('4.62 one more to enter, by the weather; half of the printed allowance to leave, whatever the weather', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, 72 ID@3106`);
    expect([costTo(t, '243 RD', '3104'), costTo(t, '243 RD', '3105')]).toEqual([1, 3]);
    const snow = moving('20A', `${HQ}, 11 TB@3102, 2G CC@3103, 72 ID@3106`, { weather: 'snow' });
    expect(costTo(snow, '2G CC', '3105')).toBe(6);
    const out = moving('20A', `${HQ}, 243 RD@3105, 72 ID@3106`);
    expect(costTo(out, '243 RD', '3104')).toBe(3.5);
    const halved = moving('20A', `${HQ}, 6 TC@3105, 72 ID@3106`, { fed: [] });
    expect(costTo(halved, '6 TC', '3104')).toBe(4);
  });
});

describe('4.63 from zone to zone', () => {
  const units = `${HQ}, 243 RD@3105, 72 ID@3106, 247 RD@3206`;

  it('4.63 only onto a friendly unit that has not moved this turn', () => {
    const none = moving('20A', `${HQ}, 243 RD@3105, 72 ID@3106`);
    expect(refused(none, { type: 'move', unit: '243 RD', hex: '3205' })).toMatchObject({
      rule: '4.63',
      code: 'zoc-to-zoc',
    });
    const host = moving('20A', `${HQ}, 243 RD@3105, 72 ID@3106, 88 RD@3205`);
    expect(can(host, { type: 'move', unit: '243 RD', hex: '3205' })).toBe(true);
    const gone = moving('20A', {
      '20A HQ': '3201',
      '243 RD': '3105',
      '72 ID': '3106',
      '88 RD': { hex: '3205', marched: true },
    });
    expect(can(gone, { type: 'move', unit: '243 RD', hex: '3205' })).toBe(false);
  });

  it('4.63 and that unit may not move any more this turn', () => {
    const t = act(moving('20A', `${HQ}, 243 RD@3105, 72 ID@3106, 247 RD@3205`), {
      type: 'move',
      unit: '243 RD',
      hex: '3205',
    });
    expect(refused(t, { type: 'move', unit: '247 RD', hex: '3204' })).toMatchObject({
      rule: '4.63',
      code: 'must-stay',
    });
    const two = act(moving('20A', `${HQ}, 243 RD@3105, 72 ID@3106, 247 RD@3205, 148 RB@3205`), {
      type: 'move',
      unit: '243 RD',
      hex: '3205',
    });
    expect(can(two, { type: 'move', unit: '247 RD', hex: '3204' })).toBe(true);
  });

  it('4.63 it pays for leaving and for entering', () => {
    const t = moving('20A', units.replace('247 RD@3206', '88 RD@3205').replace('243 RD', '2G CC'));
    // 3½ to leave, 1 for the hex, 1 to enter.
    expect(costTo(t, '2G CC', '3205')).toBe(5.5);
  });
});
