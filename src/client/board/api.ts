/**
 * The board: an independent component that knows no rules. It is told what to show (`set`) and reports input by
 * callbacks. It is the same for every game; colours and symbols come from the skin.
 */
import type { Box } from '../../draw/layout.ts';
import type { Board as HexBoard } from '../../kit/board.ts';
import type { CounterShown, MarkerShown } from '../../kit/depict.ts';
import type { Lang } from '../../kit/game.ts';
import type { Skin } from '../../kit/skin.ts';
import type { mountOverview } from './overview.ts';

/** How a counter is highlighted, by outline. `set`: it is already assigned, and can be reassigned. */
export type CounterState = 'plain' | 'able' | 'selected' | 'done' | 'target' | 'set';

/** A hex that can be chosen, or is marked: shown by outline and pattern, not only by colour. */
export interface HexMark {
  readonly hex: number;
  /** `note`, `halt` and `tally` are labels only: text of an overlay, the end of a way, the total of a group. */
  readonly kind:
    | 'choice'
    | 'target'
    | 'stop'
    | 'origin'
    | 'path'
    | 'cursor'
    | 'guide'
    | 'last'
    | 'demand'
    | 'note'
    | 'halt'
    | 'tally';
  /** Shown in the hex, e.g. the cost of getting there. */
  readonly label?: string;
}

/** A subdued area: zone of control, supply, threat, control. Has a pattern and can be switched off. */
export interface Overlay {
  readonly id: string;
  readonly pattern: 'hatch' | 'cross' | 'bars' | 'dots' | 'solid' | 'outline';
  readonly colour: string;
  readonly hexes: readonly number[];
  /** Style of its rim; by default that of its pattern. */
  readonly dash?: string;
}

export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: 'attack' | 'move' | 'retreat' | 'supply' | 'blocked';
  /** Distinguishes it from other arrows of its kind. */
  readonly strain?: Strain;
}

/** A colour, and dashes with the same meaning; a faint arrow is drawn behind others. */
export interface Strain {
  readonly colour: string;
  readonly dash: string;
  readonly isFaint?: boolean;
}

/** A unit in words: its name and its values. */
export interface UnitCaption {
  readonly name: string;
  readonly values: readonly string[];
}

export interface BoardConfig {
  readonly lang: Lang;
  readonly counters: readonly CounterShown[];
  readonly markers: readonly MarkerShown[];
  readonly states: ReadonlyMap<number, CounterState>;
  readonly marks: readonly HexMark[];
  readonly overlays: readonly Overlay[];
  readonly arrows: readonly Arrow[];
  /** Hexes of the way under the pointer, first to last. */
  readonly path: readonly number[];
  /** Lines of the skin for this position, in addition to those always drawn. */
  readonly lines: readonly string[];
  /** Hexes whose works are lost. */
  readonly lost: readonly number[];
  readonly showNumbers: boolean;
  readonly hideCounters: boolean;
  /** Units that can be dragged, in addition to those that can act. */
  readonly handles: ReadonlySet<number>;
  /** Counter size relative to the map, 0.6 to 1.4. */
  readonly counterScale: number;
  readonly wheel: 'zoom' | 'scroll';
  /** The hexes to show first; by default where counters are. */
  readonly focus: readonly number[];
  /** Elements that cover parts of the board, in its own pixels: hexes are scrolled to the uncovered part. */
  readonly covers?: () => readonly Box[];
  /** What a screen reader says about a hex. */
  readonly describe?: (hex: number) => string;
  /** Captions of the enlarged stack: for each unit, and for all units of the hex together. */
  readonly describeUnit?: (unit: number) => UnitCaption;
  readonly describeStack?: (hex: number) => readonly string[];
}

export interface Keys {
  readonly shift: boolean;
  readonly ctrl: boolean;
}

export interface BoardEvents {
  /** A hex was clicked, tapped, or chosen by keyboard; `units` are those under the pointer, topmost first. */
  onHex?(hex: number, keys: Keys): void;
  onUnit?(unit: number, keys: Keys): void;
  /** A unit begins to be dragged. */
  onLift?(unit: number): void;
  /** A unit was dragged onto a hex, or beyond the edge of the board. */
  onDrop?(unit: number, hex: number): void;
  onDropOutside?(unit: number, at: { readonly x: number; readonly y: number }): void;
  /** The drag has ended, with or without effect. */
  onRelease?(): void;
  /** The pointer is over a hex (or unit), or over nothing. */
  onPoint?(hex: number | undefined, unit: number | undefined): void;
  onBox?(units: readonly number[]): void;
  /** Right click or long press, with the position on the screen. */
  onMenu?(hex: number | undefined, unit: number | undefined, at: { readonly x: number; readonly y: number }): void;
  onEscape?(): void;
  /** Another sheet of the map is shown, by its id; without one, all of them. */
  onSheet?(id: string | undefined): void;
}

/** Draws the overview (overview.ts); passed in, as it is loaded later than the board. */
export type MountOverview = typeof mountOverview;

export interface BoardApi {
  set(config: Partial<BoardConfig>): void;
  /** Scrolls to hexes with a short animation. */
  show(hexes: readonly number[]): void;
  /** The same, and zooms in until they can be read. */
  approach(hexes: readonly number[]): void;
  /** Flashes units for a moment. */
  flash(units: readonly number[]): void;
  /** The hex under a point of the window; none if something covers the map. */
  hexAt(at: { readonly x: number; readonly y: number }): number | undefined;
  fit(): void;
  /** Fits one sheet of the map and stays on it; without an id, all of them. */
  sheet(id: string | undefined): void;
  /** Draws the whole map small into an element, with a frame around the visible part; returns how to remove it. */
  overview(host: HTMLElement, mount: MountOverview): () => void;
  zoom(factor: number): void;
  focus(): void;
  destroy(): void;
}

export type CreateBoard = (element: HTMLElement, board: HexBoard, skin: Skin, events: BoardEvents) => BoardApi;
