/** 11.8 The effects of combat results. */
import { entryOf } from '../../../kit/phrase.ts';

/** The effect on a side's units: all are destroyed, or each retreats so many hexes or holds; or nothing. */
export type Effect = 'destroyed' | 'none' | 1 | 2;

export interface Effects {
  readonly attacker: Effect;
  readonly defender: Effect;
}

const EFFECTS: Readonly<Record<string, Effects>> = {
  AE: { attacker: 'destroyed', defender: 'none' },
  AD: { attacker: 2, defender: 'none' },
  AL: { attacker: 1, defender: 'none' },
  EX: { attacker: 1, defender: 1 },
  DL: { attacker: 'none', defender: 1 },
  DD: { attacker: 'none', defender: 2 },
  DE: { attacker: 'none', defender: 'destroyed' },
};

export function effectsOf(result: string): Effects {
  const effects = entryOf(EFFECTS, result);
  if (!effects) throw new Error(`no result ${result}`);
  return effects;
}

/** 11.8, 11.10 A retreat of two hexes adds 1 to the hold check. */
export const holdModifier = (steps: number): number => steps - 1;
