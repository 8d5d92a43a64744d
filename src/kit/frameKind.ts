/** Frames of the flow stack by printed names: each phase has its own fields. */
import type { Frame, Json } from './game.ts';
import { type Kind, type Kinds, readKinds, sayKinds, word, wrong } from './kind.ts';
import { complain, isFields, type SceneReader } from './sceneReader.ts';
import { type FrameOf, fits, oneOf, optional, type Shape, whole } from './shape.ts';

/** The fields of each phase's frame, beside `phase` and `entered`. */
export type FrameKinds<F extends Frame> = {
  readonly [P in F['phase']]: Kinds<Omit<FrameOf<F, P>, 'phase' | 'entered'>>;
};

type Fields = ReadonlyMap<string, Kind<unknown>>;

/** A frame below the top that has not been entered yet is written with `waiting`. */
export function frameKind<F extends Frame>(phases: FrameKinds<F>): Kind<F> {
  const known = new Map<string, Fields>(
    Object.entries<object>(phases).map(([phase, kinds]) => [phase, fieldsWith(phase, kinds)]),
  );
  const shapes = new Map<string, Shape<F>>([...known].map(([phase, fields]) => [phase, shapeOf<F>(fields)]));
  const expected = `a frame of ${[...known.keys()].join(', ')}`;
  const phaseOf = (value: unknown): string => String(Object(value).phase);
  return {
    expected,
    fault(value, at) {
      const shape = shapes.get(phaseOf(value));
      return shape ? shape.fault(value, at) : `${at}: expected ${expected}`;
    },
    read(r, at, said) {
      const fields = known.get(phaseOf(said));
      const shape = shapes.get(phaseOf(said));
      return fields && shape ? readFrame(r, at, said, fields, shape) : wrong(r, at, expected, said);
    },
    say(names, frame) {
      const fields = sayKinds(names, frame, known.get(frame.phase) ?? new Map());
      return { ...Object(fields), ...(frame.entered === 1 ? {} : { waiting: true }) };
    },
  };
}

const fieldsWith = (phase: string, kinds: object): Fields =>
  new Map<string, Kind<unknown>>([['phase', word(phase)], ...Object.entries(kinds)]);

const shapeOf = <F>(fields: Fields): Shape<F> =>
  whole<F>(new Map<string, Shape<unknown>>([...fields, ['entered', optional(oneOf(1))]]));

function readFrame<F>(r: SceneReader, at: string, said: Json, fields: Fields, shape: Shape<F>): F | undefined {
  if (!isFields(said)) return undefined;
  const { waiting = false, ...rest } = said;
  if (typeof waiting !== 'boolean') return wrong(r, `${at}.waiting`, 'true or false', waiting);
  const read = readKinds(r, at, rest, fields);
  if (!read) return undefined;
  const made: unknown = waiting ? read : { ...read, entered: 1 };
  if (fits(shape, made)) return made;
  complain(r, shape.fault(made, at) ?? at);
  return undefined;
}
