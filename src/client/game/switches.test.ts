import { afterEach, describe, expect, it } from 'vitest';
import { pageKeys } from '../app/overlays.ts';
import { setLang } from '../app/settings.ts';
import { pressKey } from './keys.ts';
import { listOverlays, overlaysHere } from './switches.ts';
import { deskOver, firstState, gameNamed } from './testing.ts';

const deskOf = async (id: string) => {
  const game = await gameNamed(id);
  return deskOver(game, firstState(game));
};
const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });

afterEach(() => {
  setLang('en');
});

it('a zone lends its name to the switch only where all of its kind have that name', async () => {
  const desk = await deskOf('zitadelle');
  const titleOf = (id: string) => overlaysHere(desk).find(one => one.id === id)?.title;
  expect([titleOf('other'), titleOf('air')]).toEqual(['Other zones', 'Zones of dive bombers']);
});

describe('overlays by their keys', () => {
  it.each([
    ['sample', ['1 reach', '2 zoc', '3 supply', '4 threat', '5 control', '6 numbers']],
    ['sixth-army', ['1 reach', '2 zoc', '3 supply', '4 threat', '5 control', '6 numbers', '7 air']],
    ['russian-campaign', ['1 reach', '2 zoc', '3 supply', '4 threat', '5 control', '6 numbers', '8 rail']],
  ])('are those that %s has', async (id, expected) => {
    expect(overlaysHere(await deskOf(id)).map(one => `${one.key} ${one.id}`)).toEqual(expected);
  });

  it('are switched by these keys and no others', async () => {
    const desk = await deskOf('sixth-army');
    desk.overlays.value = new Set();
    expect([pressKey(desk, key('2')), pressKey(desk, key('8')), pressKey(desk, key('0'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([...desk.overlays.value]).toEqual(['zoc']);
  });

  it('are in the help while the game is open, in the language set', async () => {
    const stop = listOverlays(await deskOf('russian-campaign'));
    const english = pageKeys.value.map(one => one.title);
    setLang('ja');
    expect([english[6], pageKeys.value[0]?.key]).toEqual([expect.stringMatching(/[a-z]/), '1']);
    expect(pageKeys.value.map(one => one.title)).not.toEqual(english);
    stop();
    expect(pageKeys.value).toEqual([]);
  });
});
