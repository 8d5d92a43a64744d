/** 6 Air superiority: which side has it, the support markers it gives, and where the Axis places its air markers. */
import { draw } from '../../../kit/cup.ts';
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import { itemAt, repeated, withEach } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar } from '../../../kit/why.ts';
import { AIR_MAXIMUM, airMarkers } from '../data/tables.ts';
import { AIR, AXIS, cardOfSupport, HEXES, POOL, roleOf, SOVIET, SUPPORT_KINDS } from '../pieces.ts';
import { onlyMarker } from '../rules/support.ts';
import { type State, supportLeft, useSupport } from '../state.ts';

export const airSuperiority: Phase<State> = {
  rule: '6.0',
  actor: () => undefined,
  auto(d, _f, io) {
    pop(d);
    if (d.turn <= 2) firstTurns(d, io);
    else contest(d, io);
  },
};

/** 6.2 The Axis have it on turns 1 and 2; a table gives the number of markers. */
function firstTurns(d: State, io: Io): void {
  const die = io.dice.roll(6, '6.2');
  const markers = airMarkers(d.turn, die);
  io.emit({ type: 'air-superiority', rule: '6.2', role: roleOf(AXIS), dice: [die], markers });
  deal(d, AXIS, markers, io);
}

/** 6.0, 6.1 From turn 3 both roll; the higher die has it, by the difference; a tie gives nothing. */
function contest(d: State, io: Io): void {
  const axis = io.dice.roll(6, '6.0');
  const soviet = io.dice.roll(6, '6.0');
  const markers = Math.min(Math.abs(axis - soviet), AIR_MAXIMUM);
  if (markers === 0) {
    io.emit({ type: 'air-superiority', rule: '6.0', dice: [axis, soviet], markers: 0 });
    return;
  }
  const side = axis > soviet ? AXIS : SOVIET;
  io.emit({ type: 'air-superiority', rule: '6.1', role: roleOf(side), dice: [axis, soviet], markers });
  deal(d, side, markers, io);
}

/** 6.1 Drawn blind from all of the side's markers and shown; if all are drawn, no dice are needed. */
function deal(d: State, side: Side, many: number, io: Io): void {
  const pool = POOL[side];
  const all = pool.reduce((sum, n) => sum + n, 0);
  const drawn = many >= all ? pool : draw(pool, many, io.dice, '6.1', SUPPORT_KINDS);
  d.support = withEach(d.support, (n, i) => (Math.floor(i / 3) === side ? itemAt(drawn, i % 3) : n));
  const cards = drawn.flatMap((n, kind) => repeated(n, cardOfSupport(kind)));
  io.emit({ type: 'support', rule: '6.1', role: roleOf(side), cards, reveals: true });
}

const AIR_CARD = cardOfSupport(AIR);
const NO_AIR = { rule: '6.3', code: 'no-marker', about: { card: AIR_CARD } } as const;
const AIR_HERE = bar('6.3', 'air-here', 'hex');
const ANYWHERE = Array.from({ length: HEXES }, (_, hex) => hex);

/** 6.3 Any hex, one marker each; or kept in hand for an air attack (12.2). */
export const airPlacement = offerPhase<State, Frame, State>({
  rule: '6.3',
  actor: () => roleOf(AXIS),
  ask: s => s,
  offers: {
    'place-air': {
      gate: s => (supportLeft(s, AXIS, AIR) > 0 ? undefined : NO_AIR),
      takes: {
        card: onlyMarker('6.3', AIR),
        hex: { among: () => ANYWHERE, why: (s, { hex }) => (s.air.includes(hex) ? AIR_HERE : undefined) },
      },
      isOpen: true,
      run(d, _f, { hex }, io) {
        useSupport(d, AXIS, AIR);
        d.air = [...d.air, hex];
        io.emit({ type: 'place-air', rule: '6.3', hex });
      },
    },
    'end-air': { run: d => pop(d) },
  },
});
