/** Applies language and theme to the document, now and on every change. */
import { effect } from '@preact/signals';
import { lang, theme } from './settings.ts';

const PAPER = { light: '#f3eddd', dark: '#191815' } as const;

export function dressPage(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const dress = (): void => {
    const worn = theme.value === 'auto' ? (dark.matches ? 'dark' : 'light') : theme.value;
    document.documentElement.dataset.theme = worn;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAPER[worn]);
  };
  dark.addEventListener('change', dress);
  effect(dress);
  effect(() => {
    document.documentElement.lang = lang.value;
  });
}
