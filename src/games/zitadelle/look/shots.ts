/** 6.0 Every shot that may be fired now, with its chance. */
import type { ShotShown } from '../../../kit/depict.ts';
import { topFrame } from '../../../kit/flow.ts';
import type { Bilingual, Frame } from '../../../kit/game.ts';
import { headOf } from '../../../kit/list.ts';
import type { FireFrame } from '../frames.ts';
import { enemyOf } from '../pieces.ts';
import { chanceOf, firers, foremost, neededRoll, shotOf, targetHexes } from '../rules/fire.ts';
import type { State } from '../state.ts';

const isFire = (f: Frame | undefined): f is FireFrame => f?.phase === 'fire';

export function shotsOf(s: State): ShotShown[] {
  const f = topFrame(s);
  if (!isFire(f)) return [];
  return firers(s, f.side).flatMap(unit =>
    targetHexes(s, unit).map(hex => shotAt(s, unit, hex, headOf(foremost(s, enemyOf(f.side), hex)))),
  );
}

/** 6.3.5 If several have the highest armour their owner chooses which is hit: the chance is the same. */
function shotAt(s: State, unit: number, hex: number, target: number): ShotShown {
  const { at, armour, lines, modifier } = shotOf(s, unit, target);
  const most = neededRoll(at, armour, modifier);
  return {
    action: { type: 'fire', unit, hex },
    unit,
    target,
    hex,
    chance: chanceOf(most),
    needs: needsOf(most),
    lines,
  };
}

/** The roll needed on two dice, before modifiers. */
function needsOf(most: number): Bilingual {
  if (most === 0) return { ja: '命中しない', en: 'no hit' };
  return most === 12 ? { ja: '必ず命中', en: 'any roll' } : { ja: `${most}以下`, en: `≤ ${most}` };
}
