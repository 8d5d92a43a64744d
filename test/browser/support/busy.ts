/**
 * How long the page's main thread was busy with one task, and its raster threads with all of theirs, from the browser's
 * own trace. CPU time is counted, not wall time: on a busy machine a task lasts longer without doing more.
 */
import { processorSpeed } from '../../../bench/playouts.ts';
import type { Visit } from './visit.ts';

/**
 * How many times as long a task may take here as on the reference machine: measured by the same work in the same run.
 */
export const slowness = (): number => Math.max(1, 1 / processorSpeed());

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const isEvent = (value: unknown): value is TraceEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'pid' in value && 'tid' in value;

/** Milliseconds of every task of the main thread during an activity, longest first. */
export const busyWhile = async (v: Visit, work: () => Promise<void>): Promise<number[]> =>
  tasksOf(await traceOf(v, work)).sort((a, b) => b - a);

/** Milliseconds of painting during an activity: no frame is shown before its visible part is painted. */
export async function paintedWhile(v: Visit, work: () => Promise<void>): Promise<number> {
  const painted = (await traceOf(v, work)).filter(e => e.name === 'RasterTask');
  return painted.reduce((sum, e) => sum + (e.tdur ?? 0) / 1000, 0);
}

async function traceOf({ page, context }: Visit, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const client = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }: { readonly value: readonly unknown[] }) =>
    events.push(...value.filter(isEvent)),
  );
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'], excludedCategories: ['*'] },
  });
  await work();
  const complete = new Promise(resolve => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return events;
}

function tasksOf(events: readonly TraceEvent[]): number[] {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(events.filter(e => e.args?.name === 'CrRendererMain').map(thread));
  const tasks = events.filter(e => e.name === 'RunTask' && main.has(thread(e)));
  if (tasks.length === 0) throw new Error('the trace tells of no task of the main thread');
  return tasks.map(task => (task.tdur ?? 0) / 1000);
}
