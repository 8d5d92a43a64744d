import { afterEach, describe, expect, it, vi } from 'vitest';

/** A storage as a browser has it, with what was kept before. */
function storage(kept: Record<string, string>) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
    },
  };
}

async function loadSettings(kept: Record<string, string>, languages: readonly string[] = ['fr', 'en-GB', 'ja']) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('navigator', { languages });
  return import('./settings.ts');
}

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('begin with the first language of the browser that we speak', async () => {
    expect((await loadSettings({})).lang.value).toBe('en');
    expect((await loadSettings({}, ['ja-JP', 'en'])).lang.value).toBe('ja');
    expect((await loadSettings({}, ['fr'])).lang.value).toBe('en');
  });

  it('are found again', async () => {
    const kept = {};
    const first = await loadSettings(kept);
    const stop = first.rememberSettings();
    first.setLang('ja');
    first.theme.value = 'dark';
    first.counterScale.value = 1.2;
    first.showNumbers.value = false;
    stop();
    const again = await loadSettings(kept);
    expect([again.lang.value, again.theme.value, again.counterScale.value, again.showNumbers.value]).toEqual([
      'ja',
      'dark',
      1.2,
      false,
    ]);
  });

  it.each(['nonsense', 'null', '7', '{"lang":"fr","theme":3,"counterScale":9,"botPace":"fast","wheel":null}'])(
    'that were stored wrongly are as if never stored: %s',
    async text => {
      const { lang, theme, counterScale, botPace, wheel } = await loadSettings({ 'hexfront.settings': text });
      expect([lang.value, theme.value, counterScale.value, botPace.value, wheel.value]).toEqual([
        'en',
        'auto',
        1,
        700,
        'zoom',
      ]);
    },
  );
});
