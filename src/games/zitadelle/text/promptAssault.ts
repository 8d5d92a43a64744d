/** Prompts of assault (7.0), and of overfull stacks after it (5.1.7). */
import { battleIn, battlesNow, faultsNow, hexIn, unmetNow } from '../../../kit/declare.ts';
import { isPossibleNow } from '../../../kit/declareScope.ts';
import { fill } from '../../../kit/phrase.ts';
import { unitsFor } from '../../../kit/words.ts';
import {
  type AdvanceFrame,
  battleOf,
  type DeclareFrame,
  type ResolveFrame,
  type RetreatFrame,
  type SurplusFrame,
} from '../frames.ts';
import { engagementOf } from '../phases/declare.ts';
import { enemyOf } from '../pieces.ts';
import { overfullHexes, surplusUnits } from '../rules/surplus.ts';
import type { State } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import { choicesOf } from './choicesNow.ts';
import type { Book } from './parts.ts';
import { fewHexes, fewUnits, hexes, place, unit } from './tongue.ts';

export const ASSAULT_PROMPTS = [
  asks<DeclareFrame>('declare', declare),
  asks<ResolveFrame>('resolve', (_s, f, book) => {
    const leads = f.battles.flatMap(b => b.hexes.slice(0, 1));
    return { key: 'resolve', values: { n: leads.length, hexes: fewHexes(book, leads) } };
  }),
  asks<RetreatFrame>('retreat', retreat),
  asks<AdvanceFrame>('advance', (s, f, book) => {
    const list = unitsFor(choicesOf(s, f.side), 'advance');
    const values = { hexes: hexes(book, f.hexes), units: fewUnits(book, list) };
    return { key: list.length > 0 ? 'advance' : 'advance-done', values };
  }),
  asks<SurplusFrame>('surplus', (s, f, book) => ({
    key: 'surplus',
    values: {
      hexes: hexes(book, overfullHexes(s, enemyOf(f.side))),
      units: fewUnits(book, surplusUnits(s, enemyOf(f.side))),
    },
  })),
];

/** 7.1 What is missing: enemies not assaulted, units without an assault. Others may join. */
function declare(s: State, f: DeclareFrame, book: Book): Asked {
  const e = engagementOf(s, f);
  const found = faultsNow(e, f);
  if (!isPossibleNow(e, f)) return { key: 'declare-stuck', values: {} };
  const bare = found.flatMap(fault => (fault.code === 'unattacked' ? [hexIn(f, fault.target)] : []));
  const idle = f.units.filter((_, i) => battleIn(f, i) < 0);
  const notes = notesOn(s, f, book);
  if (bare.length > 0)
    return { key: 'declare', values: { n: bare.length, hexes: fewHexes(book, bare), idle: idle.length, notes } };
  if (idle.length > 0)
    return { key: 'declare-idle', values: { idle: idle.length, units: fewUnits(book, idle), notes } };
  const unmet = unmetNow(e, f);
  if (unmet.length > 0) return { key: 'declare-unmet', values: { units: fewUnits(book, unmet), notes } };
  const n = battlesNow(f).length;
  return { key: n > 0 ? 'declare-done' : 'declare-none', values: { n, notes } };
}

/** 7.1.3, 10.1, 10.2 Units that may also take part, and those that may support. */
function notesOn(s: State, f: DeclareFrame, book: Book): string {
  const { small } = book;
  const choices = choicesOf(s, f.side);
  const more = unitsFor(choices, 'assign').filter(u => !f.units.includes(u)).length;
  const guns = unitsFor(choices, 'support').length;
  const notes = [
    ...(more > 0 ? [fill(small.mayJoin, { n: more })] : []),
    ...(guns > 0 ? [fill(small.maySupport, { n: guns })] : []),
  ];
  return notes.length > 0 ? fill(small.noted, { notes: notes.join(small.semicolon) }) : '';
}

/** 7.6.2 Units that must retreat, 7.6.3 those that may, 7.8.2 and 13.2.2 the one that goes on. */
function retreat(s: State, f: RetreatFrame, book: Book): Asked {
  const { result, hexes: at } = battleOf(s);
  const values = { result, hexes: hexes(book, at), units: fewUnits(book, f.units), free: fewUnits(book, f.free) };
  if (f.further >= 0) {
    const key = s.options.overflow ? 'retreat-overflow' : 'retreat-further';
    return { key, values: { unit: unit(book, f.further), place: place(book, s.place[f.further]) } };
  }
  if (f.units.length === 0) return { key: 'retreat-free', values };
  return { key: f.free.length > 0 ? 'retreat-both' : 'retreat', values };
}
