/** After one visit the app needs no network, and it can be installed. */
import { expect, test } from 'vitest';
import { placeOf, pointHex, pointUnit } from './support/board.ts';
import { begin, card } from './support/home.ts';
import { asked, press, through } from './support/table.ts';
import { address, type Visit, visit } from './support/visit.ts';

/** Waits until the service worker has every file and answers for this page. */
async function keptOffline({ page }: Visit): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

test('a game is begun and played without a network', async () => {
  const v = await visit({ offline: true });
  await keptOffline(v);
  await v.context.setOffline(true);
  await v.page.reload();
  expect(await v.page.evaluate(() => navigator.onLine)).toBe(false);
  await expect.poll(() => coverWidth(v)).toBeGreaterThan(0);

  await begin(v, 'two');
  for (const rule of ['3.1', '3.2']) {
    await asked(v, new RegExp(`^${rule} .*set up`));
    await press(v, 'Historical set-up');
    await press(v, 'Set-up complete');
  }
  await through(v, { '6.3': 'End air placement' }, / 9\.1 /);
  await pointUnit(v, '5CR/8Ros');
  await press(v, 'Battle group at 0311: 5CR/8Ros');
  await asked(v, /^10\.0 /);
  await pointUnit(v, '5CR/8Ros');
  await pointHex(v, '0212');
  await expect.poll(() => placeOf(v, '5CR/8Ros')).toBe('0212');

  // The rulebook and a game started offline work as well.
  await v.page.goto(address('#/rules/sixth-army/10.5'));
  await v.page
    .getByRole('heading', { name: /^10\.5 / })
    .first()
    .waitFor();
  await v.page.goto(address('#/play/sixth-army'));
  await v.page.reload();
  await asked(v, /^10\.1 .*8Ros/);
  expect(await placeOf(v, '5CR/8Ros')).toBe('0212');
});

/** Width of the cover's image; 0 without its file. */
const coverWidth = (v: Visit): Promise<number> =>
  card(v)
    .locator('img')
    .evaluate(cover => (cover instanceof HTMLImageElement && cover.complete ? cover.naturalWidth : 0));

test('the app can be installed', async () => {
  const v = await visit({ offline: true });
  await keptOffline(v);
  const client = await v.context.newCDPSession(v.page);
  const { url, errors, data = '{}' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A test profile is private, so nothing can be installed in it; a headless browser does not check installability at
  // all.
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest: Manifest = JSON.parse(data);
  expect(hindrances(manifest, url)).toEqual([]);
  const { icons } = manifest;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons)
    expect([src, await sizeOf(v, new URL(src, url).href, sizes)]).toEqual([src, sizes]);
});

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope?: string;
  readonly display: string;
  readonly prefer_related_applications?: boolean;
  readonly icons: readonly Icon[];
}

/** What browsers require of a manifest before they offer to install: the missing parts. */
function hindrances({ name, start_url, scope, display, icons, ...rest }: Manifest, url: string): string[] {
  const start = new URL(start_url, url);
  const isLarge = ({ sizes, purpose }: Icon): boolean => Number.parseInt(sizes, 10) >= 144 && purpose !== 'maskable';
  const met = {
    name: name.trim() !== '',
    start: start.href.startsWith(new URL(scope ?? '.', url).href) && start.origin === new URL(address()).origin,
    display: ['standalone', 'fullscreen', 'minimal-ui'].includes(display),
    icon: icons.some(isLarge),
    related: rest.prefer_related_applications !== true,
  };
  return Object.entries(met).flatMap(([what, isMet]) => (isMet ? [] : [what]));
}

/** The size of an image once it is loaded and decoded; a scalable one says so. */
const sizeOf = ({ page }: Visit, src: string, sizes: string): Promise<string> =>
  page.evaluate(
    async ([from = '', said]) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return said === 'any' ? said : `${picture.naturalWidth}x${picture.naturalHeight}`;
    },
    [src, sizes],
  );
