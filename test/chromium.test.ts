/** Which browser the browser tests use, on machines of every kind. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Machine {
  readonly env: Readonly<Record<string, string>>;
  readonly platform: string;
}

interface Chromium {
  choose(machine: Machine & { isThere(path: string): boolean }): string | undefined;
  lacking(have: {
    chromium: string | undefined;
    hasFonts: boolean;
    hasApt: boolean;
    hasPackage(name: string): boolean;
  }): readonly string[];
}

const script = join(fileURLToPath(new URL('..', import.meta.url)), 'scripts', 'chromium.mjs');
const { choose, lacking }: Chromium = await import(pathToFileURL(script).href);

const on = (platform: string, env: Readonly<Record<string, string>>, ...there: readonly string[]): string | undefined =>
  choose({ platform, env, isThere: path => there.includes(path) });

describe('the browser of the tests', () => {
  it.each([
    ['linux', {}, '/usr/bin/chromium'],
    ['linux', {}, '/usr/bin/chromium-headless-shell'],
    ['linux', {}, '/usr/bin/chromium-browser'],
    ['linux', {}, '/usr/bin/google-chrome'],
    ['linux', { PATH: '/bin:/opt/own/bin' }, '/opt/own/bin/chromium'],
    ['linux', {}, '/snap/bin/chromium'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('on %s is found where it usually is', (platform, env, path) => {
    expect(on(platform, env, path)).toBe(path);
  });

  it('is Chromium before Chrome', () => {
    expect(on('linux', {}, '/usr/bin/google-chrome', '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });

  it('is the one without windows before the others', () => {
    const path = '/usr/bin/chromium-headless-shell';
    expect(on('linux', {}, '/usr/bin/chromium', path)).toBe(path);
  });

  it('is the one that was named, and no other', () => {
    const env = { HEXFRONT_CHROMIUM: '/opt/thorium' };
    expect(on('linux', env, '/opt/thorium', '/usr/bin/chromium')).toBe('/opt/thorium');
    expect(() => on('linux', env, '/usr/bin/chromium')).toThrow('/opt/thorium');
  });

  it('is nowhere on a bare machine', () => {
    for (const platform of ['linux', 'darwin', 'win32']) expect(on(platform, {})).toBeUndefined();
  });
});

describe('what is installed for the tests', () => {
  const all = { chromium: '/usr/bin/chromium', hasFonts: true, hasApt: true, hasPackage: () => true };
  const fonts = ['fonts-noto-cjk', 'fonts-noto-core'];

  it('is nothing where browser and fonts are there', () => {
    expect(lacking(all)).toEqual([]);
  });

  it('is everything where there is no browser', () => {
    expect(lacking({ ...all, chromium: undefined })).toEqual(['chromium-headless-shell', ...fonts]);
  });

  it('is the whole browser where the one without windows is not to be had', () => {
    const hasPackage = (name: string): boolean => name === 'chromium';
    expect(lacking({ ...all, chromium: undefined, hasPackage })).toEqual(['chromium', ...fonts]);
    expect(lacking({ ...all, chromium: undefined, hasPackage: () => false })).toEqual(['chromium', ...fonts]);
  });

  it('is fonts alone where Japanese cannot be shown', () => {
    expect(lacking({ ...all, hasFonts: false })).toEqual(fonts);
    expect(lacking({ ...all, hasFonts: false, hasApt: false })).toEqual([]);
  });
});
