/** Plots of a simulation as SVG text. Colours are CSS variables of the page, so they follow its light or dark theme. */
import { scaleBand, scaleLinear, scaleLog } from 'd3-scale';
import { area, curveMonotoneX, line, stack } from 'd3-shape';
import { itemAt } from '../kit/list.ts';
import { stepMs } from './stats.ts';
import { percent, type Share, type Summary } from './summary.ts';

const WIDTH = 720;
const LEFT = 56;
const RIGHT = 20;

/** Names of the two kinds of ending that no role wins. */
export interface PlotWords {
  readonly draw: string;
  readonly unfinished: string;
  readonly actions: string;
  readonly turn: string;
  readonly games: string;
  readonly median: string;
  readonly decisions: string;
  role(role: string): string;
  /** A role's own colour, where its counters have one. */
  color(role: string): string | undefined;
}

export const esc = (text: string): string => text.replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);

interface Row extends Share {
  readonly name: string;
  readonly color: string;
}

/** Share of wins of each role as a bar, its 95 % interval as a whisker. */
export function winPlot(summary: Summary, words: PlotWords): string {
  const rows = endings(summary, words);
  const [left, right, step] = [150, 190, 46];
  const height = rows.length * step + 34;
  const x = scaleLinear([0, 1], [left, WIDTH - right]);
  const bars = rows.map((row, i) => {
    const y = i * step + step / 2;
    return (
      `<text x="${left - 12}" y="${y}" class="end mid strong">${esc(row.name)}</text>` +
      `<rect x="${left}" y="${y - 13}" width="${num(x(row.share) - left)}" height="26" rx="3" fill="${row.color}"/>` +
      `<path class="whisker" d="M${num(x(row.low))},${y}H${num(x(row.high))}M${num(x(row.low))},${y - 6}v12M${num(x(row.high))},${y - 6}v12"/>` +
      `<text x="${WIDTH - right + 14}" y="${y}" class="mid"><tspan class="strong">${percent(row.share)}</tspan> ` +
      `<tspan class="soft">${percent(row.low)}–${percent(row.high)}</tspan></text>`
    );
  });
  const ticks = x.ticks(5).map(t => vertical(x(t), 0, height - 26, roundPercent(t)));
  return svg(height, [...ticks, ...bars]);
}

/** Games by number of actions. */
export function lengthPlot(summary: Summary, words: PlotWords): string {
  const values = summary.results.map(r => r.actions);
  const span = scaleLinear([summary.actions.least, summary.actions.most + 1], [LEFT, WIDTH - RIGHT]).nice(24);
  const edges = span.ticks(24);
  const width = Math.max(1, (edges[1] ?? 1) - (edges[0] ?? 0));
  const counts = edges.map(low => values.filter(v => v >= low && v < low + width).length);
  const frame = countFrame(Math.max(1, ...counts), words.games);
  const bars = edges.map((low, i) => {
    const [a, b] = [span(low) + 0.5, span(low + width) - 0.5];
    const top = frame.y(itemAt(counts, i));
    return `<rect x="${num(a)}" y="${num(top)}" width="${num(Math.max(1, b - a))}" height="${num(frame.base - top)}" fill="var(--c0)"><title>${low}–${low + width - 1}: ${counts[i]}</title></rect>`;
  });
  const middle = span(summary.actions.median);
  const mark = `<path class="mark" d="M${num(middle)},${frame.base}V14"/><text x="${num(middle + 6)}" y="20" class="strong">${esc(words.median)} ${summary.actions.median}</text>`;
  const ticks = span.ticks(8).map(t => label(span(t), frame.base + 16, t.toLocaleString('en')));
  return svg(frame.height, [frame.grid, ...bars, mark, ...ticks, axisName(frame.height, words.actions)]);
}

/** Games by the turn they ended in, stacked by winner. */
export function turnPlot(summary: Summary, words: PlotWords): string {
  const ends = endings(summary, words);
  const keys = ends.map(e => e.name);
  const [first, last] = [summary.turns.least, summary.turns.most];
  const rows = Array.from({ length: last - first + 1 }, (_, i) => {
    const here = summary.results.filter(r => r.turns === first + i);
    const counts = ends.map(e => [e.name, here.filter(e.holds).length] as const);
    return { turn: first + i, total: here.length, counts: new Map<string, number>(counts) };
  });
  const frame = countFrame(Math.max(1, ...rows.map(r => r.total)), words.games);
  const x = scaleBand(
    rows.map(r => String(r.turn)),
    [LEFT, WIDTH - RIGHT],
  ).paddingInner(0.15);
  const width = Math.min(72, x.bandwidth());
  const middle = (i: number): number => (x(String(itemAt(rows, i).turn)) ?? 0) + x.bandwidth() / 2;
  const layers = stack<(typeof rows)[number], string>()
    .keys(keys)
    .value((row, key) => row.counts.get(key) ?? 0)(rows);
  const bars = layers.flatMap((layer, k) =>
    layer.map((point, i) => {
      const [top, bottom] = [frame.y(point[1]), frame.y(point[0])];
      const spot = `x="${num(middle(i) - width / 2)}" y="${num(top)}" width="${num(width)}" height="${num(bottom - top)}"`;
      return `<rect ${spot} fill="${itemAt(ends, k).color}"><title>${esc(itemAt(keys, k))} ${point[1] - point[0]}</title></rect>`;
    }),
  );
  const every = Math.ceil(rows.length / 16);
  const ticks = rows.flatMap((r, i) => (i % every === 0 ? [label(middle(i), frame.base + 16, String(r.turn))] : []));
  return svg(frame.height, [frame.grid, ...bars, ...ticks, axisName(frame.height, words.turn)]) + legend(ends);
}

/** Thinking time of the bots: share of decisions by time, on a logarithmic scale. */
export function timePlot(summary: Summary, words: PlotWords): string {
  const curves = summary.timing.decisions.map((d, i) => ({
    name: `${words.role(d.role)} (${d.player})`,
    color: colorOf(words, d.role, i),
    points: coarse(d.times, d.count),
  }));
  const all = curves.flatMap(c => c.points);
  const from = Math.min(...all.map(p => p.ms), 0.01);
  const to = Math.max(...all.map(p => p.ms), 1);
  const x = scaleLog([from, to], [LEFT, WIDTH - RIGHT]);
  const frame = countFrame(Math.max(0.01, ...all.map(p => p.share)), words.decisions, roundPercent);
  const shape = area<Point>()
    .x(p => x(p.ms))
    .y0(frame.base)
    .y1(p => frame.y(p.share))
    .curve(curveMonotoneX);
  const edge = line<Point>()
    .x(p => x(p.ms))
    .y(p => frame.y(p.share))
    .curve(curveMonotoneX);
  const drawn = curves.map(
    c =>
      `<path d="${shape(c.points) ?? ''}" fill="${c.color}" opacity="0.18"/>` +
      `<path d="${edge(c.points) ?? ''}" fill="none" stroke="${c.color}" stroke-width="2"/>`,
  );
  const ticks = x
    .ticks()
    .filter(t => Number.isInteger(Math.round(Math.log10(t) * 1e6) / 1e6))
    .map(t =>
      vertical(
        x(t),
        10,
        frame.base,
        t >= 1000 ? `${t / 1000} s` : t >= 1 ? `${t} ms` : `${Math.round(t * 1000 * 10) / 10} µs`,
      ),
    );
  return svg(frame.height, [frame.grid, ...ticks, ...drawn]) + legend(curves);
}

interface Point {
  readonly ms: number;
  readonly share: number;
}

/** Five steps per decade, with an empty one at each end so that the curve returns to zero. */
function coarse(times: readonly number[], count: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < times.length; i += 4) {
    const sum = times.slice(i, i + 4).reduce((a, b) => a + b, 0);
    points.push({ ms: stepMs(i + 1), share: count > 0 ? sum / count : 0 });
  }
  const first = points.findIndex(p => p.share > 0);
  const last = points.findLastIndex(p => p.share > 0);
  return points.slice(Math.max(0, first - 1), last + 2);
}

const colorOf = (words: PlotWords, role: string, i: number): string => words.color(role) ?? `var(--c${i % 4})`;

type Ending = Row & { holds(result: Summary['results'][number]): boolean };

function endings(summary: Summary, words: PlotWords): Ending[] {
  const wins = summary.wins.map((w, i): Ending => {
    return { ...w, name: words.role(w.role), color: colorOf(words, w.role, i), holds: r => r.winner === w.role };
  });
  const none = (name: string, share: Share, color: string, unfinished: boolean): Ending[] =>
    share.count === 0
      ? []
      : [{ ...share, name, color, holds: r => r.winner === undefined && (r.code === 'unfinished') === unfinished }];
  return [
    ...wins,
    ...none(words.draw, summary.draws, 'var(--none)', false),
    ...none(words.unfinished, summary.unfinished, 'var(--line)', true),
  ];
}

/** The vertical scale of a plot: grid lines with counts, a base line, and its title. */
function countFrame(most: number, name: string, print = (n: number): string => n.toLocaleString('en')) {
  const [height, base] = [280, 230];
  const y = scaleLinear([0, most], [base, 26]).nice(5);
  const lines = y
    .ticks(5)
    .filter(t => print === roundPercent || Number.isInteger(t))
    .map(
      t =>
        `<path class="grid" d="M${LEFT},${num(y(t))}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${num(y(t))}" class="end mid soft">${print(t)}</text>`,
    );
  return { height, base, y, grid: `<text x="0" y="10" class="soft">${esc(name)}</text>${lines.join('')}` };
}

const roundPercent = (share: number): string => percent(share).replace('.0 ', ' ');

const num = (n: number): string => String(Math.round(n * 100) / 100);

const label = (x: number, y: number, text: string): string =>
  `<text x="${num(x)}" y="${y}" class="centre soft">${esc(text)}</text>`;

const vertical = (x: number, top: number, bottom: number, text: string): string =>
  `<path class="grid" d="M${num(x)},${top}V${bottom}"/>${label(x, bottom + 18, text)}`;

const axisName = (height: number, text: string): string =>
  `<text x="${WIDTH - RIGHT}" y="${height - 8}" class="end soft">${esc(text)}</text>`;

const svg = (height: number, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">${parts.join('')}</svg>`;

const legend = (items: readonly { readonly name: string; readonly color: string }[]): string =>
  `<p class="legend">${items.map(i => `<span><i style="background:${i.color}"></i>${esc(i.name)}</span>`).join('')}</p>`;
