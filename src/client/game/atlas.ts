/** Sheets of a map and its overview: which one is shown, and how the board switches. */
import { type Signal, signal } from '@preact/signals';
import type { Board, SheetSpec } from '../../kit/board.ts';
import type { MountOverview } from '../board/api.ts';

export interface Atlas {
  /** Empty if the map has no sheets. */
  readonly sheets: readonly SheetSpec[];
  /** The map is larger than a screen, so an overview is useful. */
  readonly isLarge: boolean;
  /** By id; undefined for all of them. */
  readonly sheet: Signal<string | undefined>;
  readonly isOpen: Signal<boolean>;
  /** How the board draws an overview into an element, while there is a board. */
  readonly draw: Signal<((host: HTMLElement, mount: MountOverview) => () => void) | undefined>;
  turn(id: string | undefined): void;
}

/** Pixels of a readable hex, of a usual window, and the number of windows that make a large map. */
const HEX = 66 * 57;
const WINDOW = 1280 * 800;
const WINDOWS = 2.5;

export function makeAtlas({ map, size }: Pick<Board, 'map' | 'size'>, isNarrow: boolean): Atlas {
  const sheets = (map.sheets?.length ?? 0) > 1 ? (map.sheets ?? []) : [];
  return {
    sheets,
    isLarge: size * HEX > WINDOWS * WINDOW,
    sheet: signal<string | undefined>(undefined),
    isOpen: signal(sheets.length > 0 && !isNarrow),
    draw: signal<Atlas['draw']['value']>(undefined),
    turn: () => undefined,
  };
}

export const hasOverview = ({ sheets, isLarge }: Atlas): boolean => sheets.length > 0 || isLarge;

/** From the whole map through its sheets and back to the whole. */
export function turnOn(atlas: Atlas): void {
  const ids = [undefined, ...atlas.sheets.map(sheet => sheet.id)];
  const at = ids.indexOf(atlas.sheet.value);
  if (atlas.sheets.length > 0) atlas.turn(ids[(at + 1) % ids.length]);
}

export function toggleOverview(atlas: Atlas): void {
  if (hasOverview(atlas)) atlas.isOpen.value = !atlas.isOpen.value;
}
