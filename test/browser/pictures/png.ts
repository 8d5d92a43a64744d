/**
 * Reduces a picture of the browser: PNG with a palette of 256 colours, found by median cut and improved by k-means.
 * Maps and counters have few colours, so the difference is invisible, and the file is a third as large.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every pixel, row by row. */
  readonly dots: Uint8Array;
}

export function smaller(png: Buffer): Buffer {
  const picture = read(png);
  const { palette, indexOf } = bestColours(picture.dots);
  return write(picture, palette, indexOf);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits each of red, green, blue and possibly alpha, which is dropped: the format that the browser writes. */
function read(png: Buffer): Picture {
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const rows = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels);
  if (channels === 3) return { width, height, dots: rows };
  return { width, height, dots: rows.filter((_, i) => i % 4 !== 3) };
}

/** Each row is encoded by its difference from the pixels to the left and above. */
function unfiltered(data: Uint8Array, length: number, step: number): Uint8Array {
  const height = data.length / (length + 1);
  const out = new Uint8Array(height * length);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x < step ? 0 : (out[at - step] ?? 0);
      const above = y === 0 ? 0 : (out[at - length] ?? 0);
      const corner = y === 0 || x < step ? 0 : (out[at - length - step] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, likeliest(left, above, corner)][filter ?? 0] ?? 0;
      out[at] = (data[y * (length + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function likeliest(left: number, above: number, corner: number): number {
  const [a, b, c] = [left, above, corner].map(value => Math.abs(left + above - corner - value));
  if (a === undefined || b === undefined || c === undefined) return 0;
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

type Colour = readonly [number, number, number];

interface Box {
  readonly colours: readonly number[];
  /** The widest of the three ranges, and its width weighted by the number of pixels. */
  readonly axis: number;
  readonly weight: number;
}

const partOf = (colour: number, axis: number): number => (colour >> (16 - 8 * axis)) & 255;

/** Splits the colours where they differ most, until there are 256 groups. */
function bestColours(dots: Uint8Array): { palette: readonly Colour[]; indexOf: ReadonlyMap<number, number> } {
  const counts = new Map<number, number>();
  for (let i = 0; i < dots.length; i += 3) {
    const colour = ((dots[i] ?? 0) << 16) | ((dots[i + 1] ?? 0) << 8) | (dots[i + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = [boxOf([...counts.keys()], counts)];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.weight - b.weight);
    const widest = boxes.pop();
    if (!widest || widest.colours.length < 2) break;
    boxes.push(...halves(widest, counts).map(colours => boxOf(colours, counts)));
  }
  let palette = boxes.map(box => meanOf(box.colours, counts));
  for (let round = 0; round < ROUNDS; round++) palette = bettered(palette, counts);
  return { palette, indexOf: nearestIn(palette, counts) };
}

const ROUNDS = 4;

/** Every colour is assigned to the nearest palette entry, which becomes the mean of its colours. */
function bettered(palette: readonly Colour[], counts: Counts): Colour[] {
  const groups = palette.map(() => [] as number[]);
  for (const [colour, i] of nearestIn(palette, counts)) groups[i]?.push(colour);
  return groups.map((colours, i) => (colours.length > 0 ? meanOf(colours, counts) : (palette[i] ?? [0, 0, 0])));
}

function nearestIn(palette: readonly Colour[], counts: Counts): Map<number, number> {
  const out = new Map<number, number>();
  for (const colour of counts.keys()) {
    const [r, g, b] = [partOf(colour, 0), partOf(colour, 1), partOf(colour, 2)];
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [i, [pr, pg, pb]] of palette.entries()) {
      // The eye is most sensitive to green, least to blue.
      const far = 3 * (r - pr) ** 2 + 4 * (g - pg) ** 2 + 2 * (b - pb) ** 2;
      if (far < least) [best, least] = [i, far];
    }
    out.set(colour, best);
  }
  return out;
}

type Counts = ReadonlyMap<number, number>;

function boxOf(colours: readonly number[], counts: Counts): Box {
  const ranges = [0, 1, 2].map(axis => {
    const parts = colours.map(colour => partOf(colour, axis));
    return parts.reduce((a, b) => Math.max(a, b), 0) - parts.reduce((a, b) => Math.min(a, b), 255);
  });
  const range = Math.max(...ranges);
  const dots = colours.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  // A few pixels of a very different colour must keep their colour: they are letters and marks.
  return { colours, axis: ranges.indexOf(range), weight: colours.length < 2 ? 0 : range * range * Math.sqrt(dots) };
}

function halves({ colours, axis }: Box, counts: Counts): (readonly number[])[] {
  const sorted = colours.toSorted((a, b) => partOf(a, axis) - partOf(b, axis));
  const half = sorted.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0) / 2;
  let sum = 0;
  const cut = sorted.findIndex(colour => {
    sum += counts.get(colour) ?? 0;
    return sum >= half;
  });
  const at = Math.max(1, Math.min(sorted.length - 1, cut));
  return [sorted.slice(0, at), sorted.slice(at)];
}

function meanOf(colours: readonly number[], counts: Counts): Colour {
  const all = colours.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
  const mean = (axis: number): number =>
    Math.round(colours.reduce((sum, colour) => sum + partOf(colour, axis) * (counts.get(colour) ?? 0), 0) / all);
  return [mean(0), mean(1), mean(2)];
}

function write({ width, height, dots }: Picture, palette: readonly Colour[], indexOf: Counts): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const colour = ((dots[i] ?? 0) << 16) | ((dots[i + 1] ?? 0) << 8) | (dots[i + 2] ?? 0);
      rows[y * (width + 1) + 1 + x] = indexOf.get(colour) ?? 0;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
