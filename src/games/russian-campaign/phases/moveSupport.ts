/** 9.9 Stukas, 9.10 Soviet artillery and 9.11 automatic victories: actions against the enemy during movement. */
import { push } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { AXIS, roleOf, STAVKA } from '../pieces.ts';
import type { Ground } from '../rules/ground.ts';
import type { MoveContext } from '../rules/mover.ts';
import {
  indispensable,
  isOverrun,
  overrunHexes,
  overrunners,
  whyNoOverruns,
  whyNotOverrunHex,
} from '../rules/overrun.ts';
import {
  freeHeadquarters,
  gunHexes,
  gunsLeft,
  HEADQUARTERS,
  hasStukaHex,
  NO_GUNS_THERE,
  recallable,
  stukaHexes,
  stukasLeft,
  whyNoGuns,
  whyNoStukas,
  whyNotDirecting,
  whyNotGunHex,
  whyNotGunning,
  whyNotRecalled,
  whyNotStukaHex,
} from '../rules/support.ts';
import type { State } from '../state.ts';
import type { MoveOffers } from './moveOffer.ts';
import { overrun, overrunFrame } from './overrun.ts';

export const SUPPORT: MoveOffers = {
  stuka: {
    rule: '9.9.3',
    gate: ({ s, f }) => whyNoStukas(s, f),
    takes: {
      unit: { among: () => HEADQUARTERS, why: ({ s }, { unit }) => whyNotDirecting(s, unit) },
      hex: {
        ends: ({ s }, { unit }) => stukaHexes(s, unit),
        some: ({ s }, { unit }) => hasStukaHex(s, unit),
        why: ({ s }, { unit, hex }) => whyNotStukaHex(s, unit, hex),
      },
    },
    isOpen: true,
    run(d, f, { unit, hex }, io) {
      d.stukas = [...d.stukas, { unit, hex }];
      io.emit({ type: 'stuka', rule: '9.9.3', role: roleOf(f.side), unit, hex });
    },
  },
  'recall-stuka': {
    rule: '9.9.3',
    takes: { unit: { ends: ({ s, g }) => recallable(s, g), why: ({ s }, { unit }) => whyNotRecalled(s, unit) } },
    revises: true,
    run(d, f, { unit }, io) {
      d.stukas = d.stukas.filter(x => x.unit !== unit);
      io.emit({ type: 'recall-stuka', rule: '9.9.3', role: roleOf(f.side), unit });
    },
  },
  artillery: {
    rule: '9.10.1',
    gate: ({ s, f }) => whyNoGuns(s, f),
    takes: {
      unit: { among: () => [STAVKA], why: ({ s }, { unit }) => whyNotGunning(s, unit) },
      hex: { ends: ({ s }) => gunHexes(s), why: ({ s }, { hex }) => whyNotGunHex(s, hex) },
    },
    isOpen: true,
    run(d, f, { unit, hex }, io) {
      d.guns = [...d.guns, hex];
      d.gunsUsed++;
      io.emit({ type: 'artillery', rule: '9.10.1', role: roleOf(f.side), unit, hex });
    },
  },
  'recall-artillery': {
    rule: '9.10.1',
    takes: { hex: { ends: ({ s }) => s.guns, why: () => NO_GUNS_THERE } },
    revises: true,
    run(d, f, { hex }, io) {
      d.guns = d.guns.filter(h => h !== hex);
      d.gunsUsed--;
      io.emit({ type: 'recall-artillery', rule: '9.10.1', role: roleOf(f.side), hex });
    },
  },
  'automatic-victory': {
    rule: '9.11.1',
    gate: ({ s, f }) => whyNoOverruns(s, f.side),
    takes: {
      hex: {
        ends: ({ s, f, g }) => overrunHexes(s, g, f.impulse),
        why: ({ s, f }, { hex }) => whyNotOverrunHex(s, { side: f.side, impulse: f.impulse, hex }),
      },
    },
    run(d, f, { hex }, io) {
      const at = { side: f.side, impulse: f.impulse, hex };
      const units = indispensable(d, at, overrunners(d, f.side, hex));
      // If all units are needed there is nothing to choose.
      if (isOverrun(d, at, units)) overrun(d, at, units, io);
      else push(d, overrunFrame(at, units));
    },
  },
};

/** What `SUPPORT` offers now. */
export function addSupport({ s, f, g }: MoveContext, choices: Choice[]): void {
  if (f.side === AXIS) addStukas(s, g, f.impulse, choices);
  else addGuns(s, f.impulse, choices);
  for (const hex of overrunHexes(s, g, f.impulse)) choices.push({ type: 'automatic-victory', hex });
}

function addStukas(s: State, g: Ground, impulse: number, choices: Choice[]): void {
  if (stukasLeft(s, impulse) > 0)
    for (const unit of freeHeadquarters(s))
      if (hasStukaHex(s, unit, g)) choices.push({ type: 'stuka', unit, open: 'hex' });
  for (const unit of recallable(s, g)) choices.push({ type: 'recall-stuka', unit, revises: true });
}

function addGuns(s: State, impulse: number, choices: Choice[]): void {
  if (gunsLeft(s, impulse) > 0 && gunHexes(s).length > 0)
    choices.push({ type: 'artillery', unit: STAVKA, open: 'hex' });
  for (const hex of s.guns) choices.push({ type: 'recall-artillery', hex, revises: true });
}
