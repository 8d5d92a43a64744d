import type { Words } from '../../../kit/game.ts';
import type { State } from '../state.ts';

export const en: Words<State> = {
  prompt: () => '-',
  event: e => e.type,
  refusal: r => r.code,
  choice: c => c.type,
  outcome: o => o.code,
  role: r => r,
  phase: p => p,
  unit: u => String(u),
};
