import { expect, it } from 'vitest';
import { act, type Trial } from '../../../kit/trial.ts';
import { look, position } from '../testing.ts';

const HQS = '20A HQ@3102, 31A HQ@2504, XX HQ@0130, IX HQ@0230';
const line = (t: Trial, title: string, seat: string) => look(t, seat).roster?.lines.find(one => one.title.en === title);

it('6.3 every headquarters of the side is listed with its state, open to all', () => {
  const t = position({ phase: 'feed', active: 'soviet', units: HQS, supply: { soviet: 3 } });
  expect(look(t, 'german').roster).toMatchObject({
    role: 'soviet',
    notes: [{ text: { en: /^3 supply points left/ } }],
  });
  expect(line(t, '20th Army', 'german')).toMatchObject({ isOn: false, action: { type: 'feed' } });
  const fed = act(t, { type: 'feed', card: '20A' });
  expect(line(fed, '20th Army', 'observer')).toMatchObject({ isOn: true, action: { type: 'starve' } });
  expect(line(t, '5th Army', 'soviet')?.notes.map(({ en }) => en)).toEqual(['no combat supply', 'off the map']);
});

it('7.1 who puts which chits in is listed for that side alone', () => {
  const t = position({ phase: 'chits', turn: 2, units: HQS, before: ['20A'] });
  expect(look(t).roster).toBeUndefined();
  expect(look(t, 'german').roster?.role).toBe('german');
  expect(
    look(t, 'soviet')
      .roster?.lines.filter(({ isOn }) => isOn)
      .map(({ title }) => title.en),
  ).toEqual(['20th Army']);
  expect(look(t, 'soviet').roster?.notes.map(({ rule }) => rule)).toEqual(['7.4']);
});

it('13.11 the first German turn says how many and which', () => {
  const t = position({ phase: 'chits', turn: 1, units: HQS, fed: ['XX', 'IX'] });
  expect(look(t, 'german').roster?.notes).toMatchObject([
    { rule: '13.11', text: { en: 'At most 6 chits, with that of XXX Corps' } },
  ]);
});
