/** 9.7 The attacker moves back one unit after the other, one or two hexes each; who finds no place is lost. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { sameList } from '../../../kit/play.ts';
import { battleOf, type RetreatFrame } from '../frames.ts';
import { AXIS, roleOf } from '../pieces.ts';
import { destroy } from '../rules/casualties.ts';
import { entered } from '../rules/enter.ts';
import { retreatChoices, retreatPath, retreatPaths, retreatWays, whyLost } from '../rules/retreat.ts';
import { retreatsOff, retreatsOver } from '../rules/withdrawal.ts';
import { isOnMap, isOver, type State, WITHDRAWN } from '../state.ts';

export const retreat: Phase<State, RetreatFrame> = {
  rule: '9.7',
  actor: (s, f) => (retreatWays(s, f.units).length + offMap(s, f).length > 0 ? roleOf(f.side) : undefined),
  legal(s, f) {
    const only = onlyRetreat(s, f);
    if (only) return [{ type: 'retreat', ...only }];
    const off = offMap(s, f);
    return [
      ...retreatWays(s, f.units).map((way): Choice => ({ type: 'retreat', unit: way.unit, open: 'hex' })),
      ...off.map((unit): Choice => ({ type: 'withdraw', unit })),
    ];
  },
  complete(s, f, choice) {
    const unit = choice.unit!;
    const hexes = retreatWays(s, f.units).find(way => way.unit === unit)?.hexes ?? [];
    return hexes.map(hex => ({ type: 'retreat', unit, hex }));
  },
  // 9.7.1 Which way a unit is led is a decision, too.
  waits(s, f) {
    const only = onlyRetreat(s, f);
    return only !== undefined && retreatChoices(s, only.unit, only.hex, f.side).length > 1;
  },
  way: (s, f, { type, unit, hex }) =>
    type === 'retreat' ? retreatPath(s, unit!, hex!, f.side) : retreatsOver(s, unit!)[0],
  follows: (s, _f, { type, unit, hex, hexes }) =>
    (type === 'retreat' ? retreatPaths(s, unit!, hex!) : retreatsOver(s, unit!)).some(path => sameList(path, hexes)),
  // 9.7.2, 9.7.4 Nobody who is left finds a place.
  auto(d, f, io) {
    pop(d);
    for (const unit of f.units) {
      if (isOver(d) || !isOnMap(d, unit)) continue;
      destroy(d, [unit], whyLost(d, unit), io);
    }
  },
  on: {
    retreat: (d, f, a, io) => goBack(d, f, a, io),
    withdraw(d, f, a, io) {
      const path = a.hexes ?? retreatsOver(d, a.unit!)[0]!;
      f.units = without(f.units, a.unit!);
      io.emit({ type: 'withdraw', rule: '12.5', unit: a.unit!, by: 'retreat', path });
      d.place = d.place.with(a.unit!, WITHDRAWN);
      d.withdrawn++;
      entered(d, a.unit!, path, io);
    },
  },
};

/** 12.5 In the impulse of a withdrawal an own retreat may lead off the west edge. */
const offMap = (s: State, f: RetreatFrame): number[] =>
  f.side === AXIS ? retreatsOff(s, battleOf(s).impulse, f.units) : [];

/** The one unit with the one place for it, where there is nothing else to be done. */
function onlyRetreat(s: State, f: RetreatFrame): { readonly unit: number; readonly hex: number } | undefined {
  const [way, ...others] = retreatWays(s, f.units);
  if (!way || others.length > 0 || way.hexes.length > 1 || offMap(s, f).length > 0) return undefined;
  return { unit: way.unit, hex: way.hexes[0]! };
}

function goBack(d: State, f: RetreatFrame, { unit = -1, hex = -1, hexes }: Action, io: Io): void {
  const from = d.place[unit]!;
  const path = hexes ?? retreatPath(d, unit, hex, f.side);
  f.units = without(f.units, unit);
  io.emit({ type: 'retreat', rule: '9.7.1', role: roleOf(f.side), unit, from, to: hex, path });
  d.place = d.place.with(unit, hex);
  entered(d, unit, path, io);
  // 11.3.2 A capital left behind takes its nation out of the game, and perhaps some who were still to go.
  f.units = f.units.filter(u => isOnMap(d, u));
}
