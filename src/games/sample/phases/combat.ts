/** 5.0 The combat phase. An attack is put together step by step: declare the target, add units, resolve. */
import { type Phase, pop, push } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { attackersOf, resolve, whyNotTarget } from '../rules/combat.ts';
import type { BattleFrame, SideFrame, State } from '../state.ts';

export const combat: Phase<State, SideFrame> = {
  rule: '5.0',
  actor: (_s, f) => f.side,
  enter(d) {
    d.done.fill(0);
  },
  legal(s, f) {
    const targets = s.place.filter(hex => !whyNotTarget(s, f.side, hex));
    return [...targets.map(hex => ({ type: 'declare-target', hex })), { type: 'end-phase' }];
  },
  on: {
    'declare-target'(d, f, { hex }) {
      const frame: BattleFrame = { phase: 'battle', side: f.side, hex: hex!, units: [] };
      push(d, frame);
    },
    'end-phase': d => pop(d),
  },
};

export const battle: Phase<State, BattleFrame> = {
  rule: '5.1',
  actor: (_s, f) => f.side,
  legal(s, f) {
    const others = attackersOf(s, f.side, f.hex).filter(unit => !f.units.includes(unit));
    return [
      ...others.map(unit => ({ type: 'add-unit', unit })),
      ...f.units.map(unit => ({ type: 'remove-unit', unit, revises: true as const })),
      ...(f.units.length > 0 ? [{ type: 'resolve' }] : []),
      { type: 'cancel', revises: true },
    ];
  },
  on: {
    'add-unit'(_d, f, { unit }) {
      f.units = [...f.units, unit!];
    },
    'remove-unit'(_d, f, { unit }) {
      f.units = without(f.units, unit!);
    },
    resolve(d, f, _a, io) {
      pop(d);
      resolve(d, f, io);
    },
    cancel: d => pop(d),
  },
};
