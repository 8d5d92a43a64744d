/** 13.12 Set-up: units stand in a ready-made order, which the player may change within their areas. */
import { pop } from '../../../kit/flow.ts';
import { withAt, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { SetUpFrame } from '../frames.ts';
import { roleOf, unitsBy } from '../pieces.ts';
import { areaOf, firstHex, whyNotDeploy, whyNotDeployAt, whyNotPutBack } from '../rules/setUp.ts';
import { placeOf, type State } from '../state.ts';

export const setUp = offerPhase<State, SetUpFrame, { readonly s: State; readonly f: SetUpFrame }>({
  rule: '13.12',
  actor: (_s, f) => roleOf(f.side),
  waits: () => true,
  ask: (s, f) => ({ s, f }),
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
