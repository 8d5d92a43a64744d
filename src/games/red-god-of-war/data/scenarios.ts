/** 13.1, 13.2 The scenarios: the same set-up, different ends. */
import type { Source } from '../../../kit/board.ts';
import { type GameOption, type Scenario, switchOption } from '../../../kit/game.ts';
import { turnOf } from './calendar.ts';
import { hexesOf } from './places.ts';
import type { SideName } from './sides.ts';

/** A target of victory: the Soviets have it if they control one of these hexes. */
export type Target = readonly string[];

export interface ChitLimit {
  readonly turn: number;
  readonly most: number;
  /** One of them must be that of this command. */
  readonly with?: string;
}

export interface ScenarioSpec extends Scenario {
  /** Its sections: special rules and victory. */
  readonly rule: string;
  readonly victoryRule: string;
  readonly targets: readonly Target[];
  /** The Soviets win with at least so many targets at the end, the Germans if these hold no more; else a draw. */
  readonly sovietWin: number;
  readonly germanWin: number;
  /** German chits in the cup. Soviet ones are not limited. */
  readonly chitLimits: readonly ChitLimit[];
}

/** 13.11, 13.21 Supply points at the start. */
export const FIRST_SUPPLY: Readonly<Record<SideName, number>> = { german: 4, soviet: 14 };
/** 13.11, 13.21 The first German chits of the first turn go back into the cup; drawn again, they count. */
export const RETURNED_CHITS = { turn: 1, count: 2 } as const;

/** The rulebook has Belyi in two hexes: 1012 (9.16, 11.1) and 1011 (13.15, 13.23). For victory either is enough. */
const BELYI: Target = ['1012', '1011'];
export const BELYI_SOURCE: Source = 'reconstructed';

const each = (...places: readonly string[]): readonly Target[] =>
  places.flatMap(place => hexesOf(place).map(hex => [hex]));

const FIRST_TURN: ChitLimit = { turn: turnOf(11, 25), most: 6, with: 'XXX' };

/** The text of 13.15 names another date than 13.11; the game ends, and is judged, by 13.11. */
const MARS: ScenarioSpec = {
  id: 'mars',
  title: { ja: 'マルス作戦', en: 'Operation Mars' },
  turns: turnOf(12, 9),
  rule: '13.11',
  victoryRule: '13.15',
  targets: [...each('Olenino', 'Sychevka', 'Rzhev'), BELYI],
  sovietWin: 3,
  germanWin: 1,
  chitLimits: [FIRST_TURN],
};

const ZHUKOV: ScenarioSpec = {
  id: 'zhukov',
  title: { ja: 'ジューコフの計画', en: "Zhukov's Plan" },
  turns: turnOf(12, 25),
  rule: '13.21',
  victoryRule: '13.23',
  targets: [...each('Bogoliubovo', 'Novodugino', "Viaz'ma", 'Rzhev'), BELYI],
  sovietWin: 8,
  germanWin: 3,
  chitLimits: [FIRST_TURN, { turn: turnOf(11, 27), most: 5 }],
};

export const SCENARIOS: readonly ScenarioSpec[] = [MARS, ZHUKOV];

/** The default is the first one. */
export const scenarioOf = (id: string | undefined): ScenarioSpec => SCENARIOS.find(known => known.id === id) ?? MARS;

/** 12.0 Each by itself. */
export const OPTIONS: readonly GameOption[] = [
  switchOption('maximumAdvance', '12.1', '最大限の戦闘後前進', 'Maximum advance'),
  switchOption('zocRetreat', '12.2', 'ZOCを通過する退却', 'Retreat through ZOC'),
  switchOption('mechOverrun', '12.3', 'ソ連軍の機械化オーバーラン', 'Soviet mechanised overrun'),
  switchOption('variableLosses', '12.4', '変化する損害', 'Variable losses'),
];
