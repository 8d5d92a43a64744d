/** Questions inside a battle or a support attack: which unit is exhausted (11.7, 12), and whether artillery joins (11.6). */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Choice, Frame } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { battleOf, type PickFrame } from '../frames.ts';
import { ANTI_TANK, ARTILLERY, cardOfSupport, roleOf, SOVIET } from '../pieces.ts';
import { exhaust } from '../rules/condition.ts';
import { type State, useSupport } from '../state.ts';

/** 11.7.3 The defender picks the armour, or keeps the marker. */
export const antiTank: Phase<State, PickFrame> = {
  rule: '11.7',
  actor: (_s, f) => roleOf(f.side),
  legal: (_s, f) => {
    const card = cardOfSupport(ANTI_TANK);
    const choices: Choice[] = f.units.map(unit => ({ type: 'anti-tank', unit, card }));
    choices.push({ type: 'decline' });
    return choices;
  },
  on: {
    'anti-tank'(d, _f, a, io) {
      useSupport(d, SOVIET, ANTI_TANK);
      io.emit({ type: 'anti-tank', rule: '11.7', role: roleOf(SOVIET), unit: a.unit!, card: a.card! });
      exhaust(d, a.unit!, '11.7', io);
      pop(d);
    },
    decline: d => pop(d),
  },
};

const pick = (rule: string, type: string): Phase<State, PickFrame> => ({
  rule,
  actor: (_s, f) => roleOf(f.side),
  enter(d, f, io) {
    // Where all are hit nobody has a choice.
    if (f.n < f.units.length) return;
    pop(d);
    for (const u of f.units) exhaust(d, u, rule, io);
  },
  legal: (_s, f) => f.units.map(unit => ({ type, unit })),
  on: { [type]: (d: State, f: PickFrame, a: { readonly unit?: number }, io: Io) => take(d, f, a.unit!, rule, io) },
});

function take(d: State, f: PickFrame, u: number, rule: string, io: Io): void {
  exhaust(d, u, rule, io);
  f.units = without(f.units, u);
  f.n--;
  if (f.n === 0) pop(d);
}

/** 11.7 One hit at a time, chosen by the side that strikes. */
export const shock = pick('11.7', 'shock');

/** 12.2, 12.3 The owner says which unit suffers. */
export const airLoss = pick('12.2', 'suffer');
export const artilleryLoss = pick('12.3', 'suffer');

/** 11.6 One artillery marker for one column. */
export const artillery: Phase<State, Frame & { side: number }> = {
  rule: '11.6',
  actor: (_s, f) => roleOf(f.side),
  legal: () => [{ type: 'artillery', card: cardOfSupport(ARTILLERY) }, { type: 'decline' }],
  on: {
    artillery(d, f, a, io) {
      useSupport(d, f.side, ARTILLERY);
      battleOf(d).artillery = f.side;
      io.emit({ type: 'artillery', rule: '11.6', role: roleOf(f.side), card: a.card! });
      pop(d);
    },
    decline: d => pop(d),
  },
};
