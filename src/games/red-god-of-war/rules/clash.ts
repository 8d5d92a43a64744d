/** An attack or an overrun as its odds see it. */
import type { Side } from '../../../kit/sides.ts';

export interface Clash {
  /** The attacker. */
  readonly side: Side;
  /** The command whose impulse it is. */
  readonly card: number;
  readonly hex: number;
  readonly units: readonly number[];
  /** 8.6 */
  readonly overrun: boolean;
  /** 10.12 The attacker's headquarters supports it; 10.15 with a supply point; the defender spends one, too. */
  readonly supported: boolean;
  readonly spent: boolean;
  readonly reply: boolean;
}
