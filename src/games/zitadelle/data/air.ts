/** 9.0 The air units: both kinds of each command, identical except for their sheet (9.1.3). */
import { DIVE_BOMBING } from './tables.ts';
import type { Sheet, UnitKind, UnitSpec } from './unit.ts';

interface Wing {
  readonly command: string;
  readonly sheet: Sheet;
  readonly kind: Extract<UnitKind, 'dive-bomber' | 'level-bomber'>;
  readonly count: number;
}

/** 2.2.2 A counter shows its anti-tank strength for bombing. Their number is that of the turn that uses most. */
const WINGS: readonly Wing[] = [
  { command: '1FgD', sheet: 'north', kind: 'dive-bomber', count: 2 },
  { command: '1FgD', sheet: 'north', kind: 'level-bomber', count: 4 },
  { command: '8FgK', sheet: 'south', kind: 'dive-bomber', count: 3 },
  { command: '8FgK', sheet: 'south', kind: 'level-bomber', count: 6 },
];

const wing = ({ command, sheet, kind, count }: Wing): readonly UnitSpec[] =>
  Array.from({ length: count }, (_, i) => {
    const id = `${kind === 'dive-bomber' ? 'DB' : 'LB'}${i + 1}`;
    return {
      name: `${command}/${id}`,
      side: 'german',
      command,
      parent: '',
      id,
      kind,
      size: 'air',
      front: { at: kind === 'dive-bomber' ? DIVE_BOMBING.at : 0, armour: 0, combat: 0 },
      entry: { kind: 'air' },
      sheet,
      source: 'rulebook',
      entrySource: 'reconstructed',
    };
  });

export const AIR_UNITS: readonly UnitSpec[] = WINGS.flatMap(wing);
