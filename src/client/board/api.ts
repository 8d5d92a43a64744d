/**
 * The board: a component of its own that knows no rules. It is told what to show (`set`) and says what was done to it
 * (callbacks). The same for every game; colours and symbols come from the skin.
 */
import type { Box } from '../../draw/layout.ts';
import type { Board as HexBoard } from '../../kit/board.ts';
import type { CounterShown, MarkerShown } from '../../kit/depict.ts';
import type { Lang } from '../../kit/game.ts';
import type { Skin } from '../../kit/skin.ts';
import type { mountOverview } from './overview.ts';

/** How a counter stands out, by outline. `set` has its part already, and can be given another. */
export type CounterState = 'plain' | 'able' | 'selected' | 'done' | 'target' | 'set';

/** A hex that can be chosen, or is marked: outline and pattern as well as hue. */
export interface HexMark {
  readonly hex: number;
  /** `note`, `halt` and `tally` are labels only: what an overlay says of a hex, where a way ends, what comes of a group. */
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

/** A quiet area: zone of control, supply, threat, control. Patterned, switchable. */
export interface Overlay {
  readonly id: string;
  readonly pattern: 'hatch' | 'cross' | 'bars' | 'dots' | 'solid' | 'outline';
  readonly colour: string;
  readonly hexes: readonly number[];
  /** Of its rim; without one as its pattern has it. */
  readonly dash?: string;
}

export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: 'attack' | 'move' | 'retreat' | 'supply' | 'blocked';
  /** Told apart from other arrows of its kind. */
  readonly strain?: Strain;
}

/** A hue, and the dashes that say the same without it; a faint one steps back behind another. */
export interface Strain {
  readonly colour: string;
  readonly dash: string;
  readonly isFaint?: boolean;
}

/** A unit in words: its name, and what it is worth. */
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
  /** Hexes of a way being pointed at, first to last. */
  readonly path: readonly number[];
  /** Lines of the skin that this position has besides those always drawn. */
  readonly lines: readonly string[];
  readonly showNumbers: boolean;
  readonly hideCounters: boolean;
  /** Units that follow the pointer besides those that can act. */
  readonly handles: ReadonlySet<number>;
  /** Counter size apart from the map, 0.6 to 1.4. */
  readonly counterScale: number;
  readonly wheel: 'zoom' | 'scroll';
  /** Where there is something to be seen or done at first; without it, wherever counters stand. */
  readonly focus: readonly number[];
  /** What lies over the board now, in its own pixels: hexes are brought into sight beside it. */
  readonly covers?: () => readonly Box[];
  /** What a screen reader says of a hex. */
  readonly describe?: (hex: number) => string;
  /** Captions of the enlarged stack: of each unit, and of all units of the hex together. */
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
  /** A unit begins to follow the pointer. */
  onLift?(unit: number): void;
  /** A unit was dragged onto a hex, or beyond the edge of the board. */
  onDrop?(unit: number, hex: number): void;
  onDropOutside?(unit: number, at: { readonly x: number; readonly y: number }): void;
  /** It follows the pointer no more, whatever came of it. */
  onRelease?(): void;
  /** Pointing at a hex (or unit), or at nothing. */
  onPoint?(hex: number | undefined, unit: number | undefined): void;
  onBox?(units: readonly number[]): void;
  /** Right click or long press, with where on the screen. */
  onMenu?(hex: number | undefined, unit: number | undefined, at: { readonly x: number; readonly y: number }): void;
  onEscape?(): void;
  /** Another sheet of the map is looked at, by its id; all of them without one. */
  onSheet?(id: string | undefined): void;
}

/** What draws an overview (overview.ts); it is handed in, as it is fetched later than the board. */
export type MountOverview = typeof mountOverview;

export interface BoardApi {
  set(config: Partial<BoardConfig>): void;
  /** Brings hexes into sight, with a short glide. */
  show(hexes: readonly number[]): void;
  /** The same, and comes near enough for them to be read. */
  approach(hexes: readonly number[]): void;
  /** Flashes units for a moment. */
  flash(units: readonly number[]): void;
  /** The hex under a point of the window; none where something lies over the map. */
  hexAt(at: { readonly x: number; readonly y: number }): number | undefined;
  fit(): void;
  /** Fits one sheet of the map and stays on it; all of them without an id. */
  sheet(id: string | undefined): void;
  /** Draws the whole map small into an element, with what is in sight now; answers how to take it away. */
  overview(host: HTMLElement, mount: MountOverview): () => void;
  zoom(factor: number): void;
  focus(): void;
  destroy(): void;
}

export type CreateBoard = (element: HTMLElement, board: HexBoard, skin: Skin, events: BoardEvents) => BoardApi;
