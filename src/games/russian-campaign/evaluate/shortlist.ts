/** What a bot should consider in each phase. */
import { completeNow } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { type Chooser as ChooserOf, firstOf, shortlistOf } from '../../../kit/shortlist.ts';
import { SOVIET } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { placeOf, type State } from '../state.ts';
import { movementActions } from './movement.ts';
import { gapsTo, stacksOf } from './situation.ts';
import { UNIT_WORTH } from './worth.ts';

type Chooser = ChooserOf<State>;

const typed = (choices: readonly Choice[], type: string): Choice[] => choices.filter(choice => choice.type === type);
const worthOf = ({ unit = -1 }: Choice): number => UNIT_WORTH[unit] ?? 0;
const byWorth = (choices: readonly Choice[]): Choice[] => choices.toSorted((a, b) => worthOf(b) - worthOf(a));

/** The best unit available; the end if there is none. */
const replacement: Chooser = (_s, _f, choices) => {
  for (const type of ['return', 'replace', 'send']) {
    const found = byWorth(typed(choices, type));
    if (found.length > 0) return type === 'send' ? found.slice(-1) : found.slice(0, 1);
  }
  return choices.slice(-1);
};

/** Workers go where the enemy is far away. */
const workers: Chooser = (s, _f, choices) => {
  const place = choices.find(choice => choice.type === 'place');
  if (!place) return choices.slice(0, 1);
  const gap = gapsTo([...stacksOf(s, SOVIET, () => 1).keys()]);
  const hexes = completeNow(PHASES, s, place);
  return hexes.toSorted((a, b) => (gap[b.hex ?? -1] ?? 0) - (gap[a.hex ?? -1] ?? 0)).slice(0, 1);
};

const FEW = 6;

/** A few places across the map, for the first partisan. */
const partisans: Chooser = (s, _f, choices) => {
  const place = choices.find(choice => choice.type === 'place' && placeOf(s, choice.unit ?? -1) < 0);
  const hexes = place ? completeNow(PHASES, s, place) : [];
  if (hexes.length === 0) return typed(choices, 'end-partisans');
  const every = Math.ceil(hexes.length / FEW);
  return hexes.filter((_, i) => i % every === 0);
};

/** One unit after the other. */
const retreat: Chooser = (s, _f, choices) => {
  const [choice] = choices;
  if (!choice) return [];
  return choice.open ? completeNow(PHASES, s, choice) : [choice];
};

export const shortlist = shortlistOf<State>(PHASES, {
  movement: movementActions,
  'set-up': firstOf('ready', 'historical-set-up'),
  declare: firstOf('commit', 'propose'),
  resolve: firstOf('fight'),
  // No more than are needed take part.
  overrun: (_s, _f, choices) => [...typed(choices, 'resolve'), ...byWorth(choices)].slice(0, 1),
  surplus: (_s, _f, choices) => byWorth(choices).slice(-1),
  surrender: (_s, _f, choices) => byWorth(choices).slice(-1),
  'axis-replacement': replacement,
  'soviet-replacement': replacement,
  workers,
  partisans,
  retreat,
  'what-if': firstOf('reject'),
});
