/** 9.9 Stukas, 9.10 Soviet artillery and 9.11 automatic victories: what happens to the enemy while one moves. */
import { push } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { AXIS, roleOf, STAVKA } from '../pieces.ts';
import type { Ground } from '../rules/ground.ts';
import { indispensable, isOverrun, overrunHexes, overrunners } from '../rules/overrun.ts';
import { freeHeadquarters, gunHexes, gunsLeft, hasStukaHex, stukaHexes, stukasLeft } from '../rules/support.ts';
import type { State } from '../state.ts';
import type { MoveExtra } from './extra.ts';
import { overrun, overrunFrame } from './overrun.ts';

export const moveSupport: MoveExtra = {
  choices({ s, f, g }) {
    const choices = f.side === AXIS ? stukaChoices(s, g, f.impulse) : gunChoices(s, f.impulse);
    for (const hex of overrunHexes(s, g, f.impulse)) choices.push({ type: 'automatic-victory', hex });
    return choices;
  },
  complete: (s, _f, { type, unit = -1 }) => {
    const hexes = type === 'stuka' ? stukaHexes(s, unit) : gunHexes(s);
    return hexes.map((hex): Action => ({ type, unit, hex }));
  },
  on: {
    stuka(d, f, a, io) {
      d.stukas = [...d.stukas, { unit: a.unit!, hex: a.hex! }];
      io.emit({ type: 'stuka', rule: '9.9.3', role: roleOf(f.side), unit: a.unit!, hex: a.hex! });
    },
    'recall-stuka'(d, f, a, io) {
      d.stukas = d.stukas.filter(x => x.unit !== a.unit);
      io.emit({ type: 'recall-stuka', rule: '9.9.3', role: roleOf(f.side), unit: a.unit! });
    },
    artillery(d, f, a, io) {
      d.guns = [...d.guns, a.hex!];
      d.gunsUsed++;
      io.emit({ type: 'artillery', rule: '9.10.1', role: roleOf(f.side), unit: a.unit!, hex: a.hex! });
    },
    'recall-artillery'(d, f, a, io) {
      d.guns = d.guns.filter(h => h !== a.hex);
      d.gunsUsed--;
      io.emit({ type: 'recall-artillery', rule: '9.10.1', role: roleOf(f.side), hex: a.hex! });
    },
    'automatic-victory'(d, f, a, io) {
      const { side, impulse } = f;
      const at = { side, impulse, hex: a.hex! };
      const units = indispensable(d, at, overrunners(d, side, a.hex!));
      // Where nobody can be spared there is nothing to choose.
      if (isOverrun(d, at, units)) overrun(d, at, units, io);
      else push(d, overrunFrame(at, units));
    },
  },
};

function stukaChoices(s: State, { enemy }: Ground, impulse: number): Choice[] {
  const choices: Choice[] = [];
  if (stukasLeft(s, impulse) > 0)
    for (const unit of freeHeadquarters(s))
      if (hasStukaHex(s, unit)) choices.push({ type: 'stuka', unit, open: 'hex' });
  // What has helped to win a hex is spent.
  for (const { unit, hex } of s.stukas) if (enemy[hex]) choices.push({ type: 'recall-stuka', unit, revises: true });
  return choices;
}

function gunChoices(s: State, impulse: number): Choice[] {
  const choices: Choice[] = [];
  if (gunsLeft(s, impulse) > 0 && gunHexes(s).length > 0)
    choices.push({ type: 'artillery', unit: STAVKA, open: 'hex' });
  for (const hex of s.guns) choices.push({ type: 'recall-artillery', hex, revises: true });
  return choices;
}
