import { describe, expect, it } from 'vitest';
import { act, acts, can, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
const standing = (units: readonly string[], hex: string): string => units.map(u => `${u}@${hex}`).join(', ');

/** `mover` stands in 1008 next to a stack in 1009. */
const joining = (active: 'axis' | 'soviet', stack: readonly string[], mover: string): Trial =>
  position({ phase: 'movement', active, activated: [mover], units: `${standing(stack, '1009')}, ${mover}@1008` });

describe('8.0 stacks', () => {
  it.each([
    ['axis', ['6Pz/4'], '6Pz/114'],
    ['axis', ['6Pz/4', '6Pz/114'], '6Pz/AA6'],
    ['soviet', ['13M/17', '13M/61'], '13M/62'],
  ] as const)('8.0 %s: %j take in %s', (active, stack, mover) => {
    expect(can(joining(active, stack, mover), move(mover, '1009'))).toBe(true);
  });

  it.each([
    ['axis', ['6Pz/4', '6Pz/114', '6Pz/AA6'], '6Pz/I/11'],
    ['axis', ['6Pz/4', '6Pz/114', '6Pz/AA6'], '228'],
    ['soviet', ['13M/17', '13M/61', '13M/62'], '13M/35 TR'],
    ['soviet', ['503/91', '561/91', '613/91'], '61C'],
  ] as const)('8.0 %s: %j refuse a fourth, %s', (active, stack, mover) => {
    expect(refused(joining(active, stack, mover), move(mover, '1009')).rule).toBe('8.0');
  });

  it('8.0 exhausted units count too', () => {
    const t = position({
      phase: 'movement',
      activated: ['6Pz/I/11'],
      units: '6Pz/4@1009*, 6Pz/114@1009*, 6Pz/AA6@1009*, 6Pz/I/11@1008',
    });
    expect(refused(t, move('6Pz/I/11', '1009')).rule).toBe('8.0');
  });
});

describe('8.1 formations', () => {
  it.each([
    ['axis', ['6Pz/4'], '23Pz/126'],
    ['axis', ['5CR/6Ros'], '8CR/4Ros'],
    ['axis', ['16PG/60'], '5CR/6Ros'],
    ['axis', ['6Pz/4', '228'], '17Pz/40'],
    ['axis', ['228', '23Pz/126'], '6Pz/4'],
    ['soviet', ['13M/17'], '4M/36'],
    ['soviet', ['254', '13M/17'], '2GM/4G'],
  ] as const)('8.1 %s: %j do not take in %s', (active, stack, mover) => {
    expect(refused(joining(active, stack, mover), move(mover, '1009')).rule).toBe('8.1');
  });

  it.each([
    ['axis', ['5CR/6Ros', '5CR/7Ros'], '5CR/8Ros'],
    ['axis', ['6Pz/4', '6Pz/114'], '228'],
    ['axis', ['228'], '8CR/4Ros'],
    ['soviet', ['13M/17', '13M/61'], '254'],
    ['soviet', ['503/91', '61C'], '4M/36'],
    ['soviet', ['503/91', '366/126'], '96/87'],
    ['soviet', ['254', '61C'], '5G/3G'],
  ] as const)('8.1 %s: %j take in %s, white units among them', (active, stack, mover) => {
    expect(can(joining(active, stack, mover), move(mover, '1009'))).toBe(true);
  });
});

describe('8.2 when the limit binds', () => {
  /** The west bank is one hex wide: the only way from 0303 to 0503 leads through 0403. */
  const west = (through: readonly string[]): Trial =>
    position({
      phase: 'movement',
      activated: ['5CR/6Ros'],
      units: `5CR/6Ros@0303, ${standing(through, '0403')}`,
    });

  it('8.2 a unit may pass through a full hex but not stop there', () => {
    const t = west(['6Pz/4', '6Pz/114', '6Pz/AA6']);
    expect(refused(t, move('5CR/6Ros', '0403')).rule).toBe('8.0');
    expect(placeOf(act(t, move('5CR/6Ros', '0503')), '5CR/6Ros')).toBe('0503');
  });

  it('8.2 a unit may pass through another formation but not stop there', () => {
    const t = west(['8CR/4Ros']);
    expect(refused(t, move('5CR/6Ros', '0403')).rule).toBe('8.1');
    expect(can(t, move('5CR/6Ros', '0503'))).toBe(true);
  });

  it('8.2 a unit that leaves makes room for the next', () => {
    const t = position({
      phase: 'movement',
      activated: ['6Pz/I/11', '6Pz/AA6'],
      units: '6Pz/4@0403, 6Pz/114@0403, 6Pz/AA6@0403, 6Pz/I/11@0303',
    });
    const left = act(t, move('6Pz/AA6', '0503'));
    expect([can(t, move('6Pz/I/11', '0403')), can(left, move('6Pz/I/11', '0403'))]).toEqual([false, true]);
  });

  it('8.2 a stop that only a later departure would make legal is refused (8.4)', () => {
    const t = position({
      phase: 'movement',
      activated: ['6Pz/I/11', '6Pz/AA6'],
      units: '6Pz/4@0403, 6Pz/114@0403, 6Pz/AA6@0403, 6Pz/I/11@0303',
    });
    expect(refused(t, move('6Pz/I/11', '0403')).rule).toBe('8.0');
  });
});

describe('8.2 advance after combat', () => {
  /** 61C is destroyed in 1108 by units from 1007 and 1109. */
  const won = (units: readonly string[], from: string): Trial => {
    const attackers = ['6Pz/4', '6Pz/114', ...units];
    const t = acts(
      position({
        phase: 'combat',
        activated: attackers,
        units: `6Pz/4@1007, 6Pz/114@1007, ${standing(units, from)}, 61C@1108*, 254@1313`,
      }),
      { type: 'attack', hex: '1108' },
      { type: 'join-all' },
    );
    return act(t, { type: 'resolve' }, [6]);
  };
  const advance = (unit: string) => ({ type: 'advance', unit, hex: '1108' });

  it('8.2 another division may not advance into the hex', () => {
    const t = act(won(['23Pz/126'], '1109'), advance('6Pz/4'));
    expect(refused(t, advance('23Pz/126')).rule).toBe('8.1');
    expect(can(t, advance('6Pz/114'))).toBe(true);
  });

  it('8.2 nor may a fourth unit', () => {
    const t = acts(won(['6Pz/AA6', '228'], '1109'), advance('6Pz/4'), advance('6Pz/114'), advance('228'));
    expect(refused(t, advance('6Pz/AA6')).rule).toBe('8.0');
  });
});

describe('8.3 enemies', () => {
  it('8.3 a unit may not move into an enemy hex', () => {
    const t = position({ phase: 'movement', activated: ['6Pz/4'], units: '6Pz/4@1008, 61C@1009*' });
    expect(refused(t, move('6Pz/4', '1009')).rule).toBe('8.3');
  });

  it('8.3 nor may a Soviet unit', () => {
    const t = position({ phase: 'movement', active: 'soviet', activated: ['61C'], units: '6Pz/4@1008, 61C@1009' });
    expect(refused(t, move('61C', '1008')).rule).toBe('8.3');
  });
});

describe('8.4 retreat into a full hex', () => {
  /** Three panzer grenadiers strike 503/91 in 1108, whose only way out is 1109. */
  function beaten(others: string, die: number): Trial {
    const attackers = ['6Pz/4', '6Pz/114', '6Pz/AA6'];
    const units = `${standing(attackers, '1007')}, 23Pz/AA23@1308, 503/91@1108, ${others}`;
    const t = acts(
      position({ phase: 'combat', activated: attackers, units }),
      { type: 'attack', hex: '1108' },
      { type: 'join-all' },
    );
    return act(t, { type: 'resolve' }, [die]);
  }
  const retreat = (hex: string) => ({ type: 'retreat', unit: '503/91', hex });
  const full = standing(['561/91', '613/91', '61C'], '1109');

  it('8.4 with room the retreat ends after its hex', () => {
    const t = act(beaten(standing(['561/91', '613/91'], '1109'), 1), retreat('1109'));
    expect(placeOf(t, '503/91')).toBe('1109');
    expect(can(t, { type: 'end-advance' })).toBe(true);
  });

  it('8.4 a unit goes one hex further when its retreat ends on a full hex', () => {
    const t = act(beaten(full, 1), retreat('1109'));
    expect(hexesFor(t, 'retreat', '503/91').sort()).toEqual(['1009', '1110', '1209']);
    expect(placeOf(act(t, retreat('1110')), '503/91')).toBe('1110');
  });

  it('8.4 and further again while hexes are full', () => {
    const next = standing(['366/126', '539/126', '550/126'], '1209');
    const t = act(beaten(`${full}, ${next}, 23Pz/126@1010`, 1), retreat('1109'));
    expect(hexesFor(t, 'retreat', '503/91').sort()).toEqual(['1210', '1310']);
    expect(placeOf(act(t, retreat('1310')), '503/91')).toBe('1310');
  });

  it('8.4 a unit that cannot go further is eliminated', () => {
    const t = act(beaten(`${full}, 23Pz/126@1010, 23Pz/128@1310`, 1), retreat('1109'));
    expect(placeOf(t, '503/91')).toBe('eliminated');
  });

  it('8.4 the first of two hexes may be full', () => {
    const t = act(act(beaten(full, 2), retreat('1109')), retreat('1110'));
    expect(placeOf(t, '503/91')).toBe('1110');
  });

  it('8.4 a coloured unit goes on when another corps holds the hex', () => {
    const attackers = ['6Pz/4', '6Pz/114', '6Pz/AA6'];
    const units = `${standing(attackers, '1007')}, 23Pz/AA23@1308, 13M/17@1108*, 4M/36@1109`;
    const ready = position({ phase: 'combat', activated: attackers, units });
    const t = acts(ready, { type: 'attack', hex: '1108' }, { type: 'join-all' });
    const struck = act(t, { type: 'resolve' }, [1]);
    const away = act(struck, { type: 'retreat', unit: '13M/17', hex: '1109' });
    expect(hexesFor(away, 'retreat', '13M/17').sort()).toEqual(['1009', '1110', '1209']);
  });
});
