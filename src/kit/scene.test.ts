import { expect, it } from 'vitest';
import { game } from '../games/zitadelle/whole.ts';
import { noDice } from './dice.ts';
import { readOptions, type WholeGame } from './game.ts';
import { jsonCopy } from './plain.ts';

const any: WholeGame = game;

it('a position that says its whole flow begins where the flow says', () => {
  const options = readOptions(any, {});
  if (!options.ok) throw new Error(options.error);
  const s = any.setup('zitadelle', options.value, noDice);
  const said = jsonCopy(any.position?.(s) ?? {});
  expect(said.flow).toBeDefined();
  const made = any.scene(said, options.value, 'zitadelle');
  expect(made).toMatchObject({ ok: true, value: { flow: s.flow } });
});

it('rolls of a position are numbers or names', () => {
  expect(any.scene({ units: {}, rolls: [[1]] }, {})).toEqual({
    ok: false,
    error: 'rolls are numbers or names, not [1]',
  });
});
