/** 13.12 Set-up: units stand in a ready-made order, which the player may change within their areas. */
import { pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { withAt, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { SetUpFrame } from '../frames.ts';
import { roleOf, unitsBy } from '../pieces.ts';
import { areaOf, firstHex, whyNotDeploy, whyNotDeployAt, whyNotPutBack } from '../rules/setUp.ts';
import { placeOf, type State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: SetUpFrame;
}

export const setUp = offerPhase<State, SetUpFrame, Asked>({
  rule: '13.12',
  actor: (_s, f) => roleOf(f.side),
  waits: () => true,
  ask: (s, f) => ({ s, f }),
  list: choicesOf,
  offers: {
    deploy: {
      rule: '13.0',
      takes: {
        unit: { among: ({ f }) => unitsBy(f.side), why: ({ f }, { unit }) => whyNotDeploy(f, unit) },
        hex: { among: (_q, { unit }) => areaOf(unit), why: ({ s }, { unit, hex }) => whyNotDeployAt(s, unit, hex) },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        io.emit({ type: 'deployed', rule: '13.0', unit, from: placeOf(d, unit), to: hex });
        f.put = [...f.put, unit];
        d.place = withAt(d.place, unit, hex);
      },
    },
    'put-back': {
      takes: { unit: { among: ({ f }) => f.put, why: ({ s, f }, { unit }) => whyNotPutBack(s, f, unit) } },
      revises: true,
      run(d, f, { unit }, io) {
        io.emit({ type: 'deployed', rule: '13.0', unit, from: placeOf(d, unit), to: firstHex(unit) });
        f.put = without(f.put, unit);
        d.place = withAt(d.place, unit, firstHex(unit));
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});

/** The same list as from the offers, made faster: more than a hundred units stand ready. */
function choicesOf({ s, f }: Asked): Choice[] {
  const choices: Choice[] = [];
  for (const unit of unitsBy(f.side))
    if (!whyNotDeploy(f, unit) && areaOf(unit).some(hex => !whyNotDeployAt(s, unit, hex)))
      choices.push({ type: 'deploy', unit, open: 'hex' });
  for (const unit of f.put) if (!whyNotPutBack(s, f, unit)) choices.push({ type: 'put-back', unit, revises: true });
  choices.push({ type: 'end-phase' });
  return choices;
}
