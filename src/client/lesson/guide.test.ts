import { expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { OVERLAYS, TABS } from '../game/switches.ts';

it.each(GAMES.filter(entry => entry.lesson).map(entry => entry.id))(
  '%s: its lesson points at tabs and overlays of the page',
  async id => {
    const lesson = await GAMES.find(entry => entry.id === id)?.lesson?.();
    const points = lesson?.steps.flatMap(step => step.point ?? []) ?? [];
    const known: readonly string[] = [...TABS, ...OVERLAYS];
    const named = points.flatMap(({ tab, overlay }) => [tab, overlay].filter(one => one !== undefined));
    expect(named.filter(one => !known.includes(one))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  },
);
