/** What there is to be seen of a position: counters, markers, boxes, tracks, zones, assaults and shots. */
import type { CounterShown, Depiction, MarkerShown } from '../../kit/depict.ts';
import { TURNS } from './data/calendar.ts';
import { VP_HEXES } from './data/victory.ts';
import { declaredOf } from './declared.ts';
import { boxesOf, boxOf } from './look/boxes.ts';
import { faceOf, markerFace } from './look/counters.ts';
import { shotsOf } from './look/shots.ts';
import { tracksOf } from './look/tracks.ts';
import { zonesOf } from './look/zones.ts';
import { BOARD, COUNT, GERMAN, IS_ARTILLERY, IS_ENGINEER, roleOf, SIDE, SOVIET } from './pieces.ts';
import { PRIZES } from './rules/control.ts';
import { stacksOf } from './rules/ground.ts';
import { hasTigers } from './rules/values.ts';
import type { State } from './state.ts';

export function depict(s: State): Depiction {
  const shots = shotsOf(s);
  return {
    turn: s.turn,
    turns: TURNS,
    counters: countersOf(s),
    markers: heldMarkers(s),
    boxes: boxesOf(s),
    tracks: tracksOf(s),
    zones: zonesOf(s),
    ...declaredOf(s),
    ...(shots.length > 0 ? { shots } : {}),
  };
}

/** As each was shown last, with all that it hangs on: from one position to the next hardly any changes. */
interface Kept {
  readonly place: number;
  readonly box: string;
  readonly steps: number;
  readonly disrupted: number;
  readonly isLed: boolean;
  readonly shown: CounterShown;
}

const KEPT: Kept[] = [];

function countersOf(s: State): CounterShown[] {
  const counters: CounterShown[] = [];
  for (let u = 0; u < COUNT; u++) counters.push(counter(s, u));
  return counters;
}

function counter(s: State, u: number): CounterShown {
  const place = s.place[u]!;
  const box = place >= 0 ? '' : boxOf(s, u);
  const known = KEPT[u];
  if (known && known.place === place && known.box === box && isAsBefore(s, u, known)) return known.shown;
  const where = place >= 0 ? { hex: place } : { box };
  const under = IS_ARTILLERY[u] || IS_ENGINEER[u] ? { isUnder: true as const } : {};
  const shown = { unit: u, role: roleOf(SIDE[u]!), ...where, ...under, face: faceOf(s, u) };
  KEPT[u] = { place, box, steps: s.steps[u]!, disrupted: s.disrupted[u]!, isLed: hasTigers(s, u), shown };
  return shown;
}

const isAsBefore = (s: State, u: number, { steps, disrupted, isLed }: Kept): boolean =>
  s.steps[u] === steps && s.disrupted[u] === disrupted && hasTigers(s, u) === isLed;

/** 12.1.1 Where a place has changed hands and nobody stands there to show it. */
function heldMarkers(s: State): MarkerShown[] {
  const first = [GERMAN, SOVIET].map(side => stacksOf(s, side).first);
  return PRIZES.flatMap((hex, i) => {
    const holder = s.held[i] === 1 ? GERMAN : SOVIET;
    const atStart = i < VP_HEXES.length ? SOVIET : GERMAN;
    if (holder === atStart || first.some(list => list[hex]! >= 0)) return [];
    const isGerman = holder === GERMAN;
    return [
      {
        id: `held-${BOARD.names[hex]}`,
        hex,
        role: roleOf(holder),
        face: markerFace(isGerman ? 'wehrmacht' : 'soviet', 'flag', String(VP_HEXES[i]?.points ?? '')),
        title: isGerman ? { ja: 'ドイツ軍支配', en: 'German control' } : { ja: 'ソ連軍支配', en: 'Soviet control' },
      },
    ];
  });
}
