/** The bar at the top of every page except the game page. */
import { useRef } from 'preact/hooks';
import { words } from '../text/words.ts';
import { openFiles } from './files.ts';
import { OTHER_LANG, switchLang } from './language.ts';
import { openDialog } from './overlays.ts';
import { LANGUAGE_NAMES, lang, type Theme, theme } from './settings.ts';

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const THEME_SIGN: Readonly<Record<Theme, string>> = { auto: '◐', light: '☀', dark: '☾' };

export function Header() {
  const say = words();
  const themed = `${say.theme}: ${say.themes[theme.value]}`;
  return (
    <header class="bar">
      <button type="button" class="skip" onClick={skip}>
        {say.skip}
      </button>
      <a class="brand" href="#/" aria-label={`Hexfront — ${say.home}`}>
        <Mark />
        <span>Hexfront</span>
      </a>
      <nav>
        <FileButton label={say.openFile} />
        <BarButton label={say.keys} isForKeyboards onClick={() => show('keys')}>
          ?
        </BarButton>
        <BarButton label={themed} onClick={turnTheme}>
          {THEME_SIGN[theme.value]}
        </BarButton>
        <BarButton label={say.settings} onClick={() => show('settings')}>
          ⚙
        </BarButton>
        <button type="button" class="pill" lang={OTHER_LANG[lang.value]} onClick={() => void switchLang()}>
          {LANGUAGE_NAMES[OTHER_LANG[lang.value]]}
        </button>
      </nav>
    </header>
  );
}

const show = (dialog: 'settings' | 'keys'): void => {
  openDialog.value = dialog;
};
const turnTheme = (): void => {
  theme.value = NEXT_THEME[theme.value];
};

/** A link would change the address, and with it the page. */
function skip(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}

interface BarButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: string;
  /** Left out on phones. */
  readonly isForKeyboards?: true;
}

function BarButton({ label, onClick, children, isForKeyboards }: BarButtonProps) {
  const kind = isForKeyboards ? 'icon for-keyboards' : 'icon';
  return (
    <button type="button" class={kind} title={label} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** The name if there is room, otherwise an icon. */
function FileButton({ label }: { readonly label: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="pill file" aria-label={label} onClick={() => input.current?.click()}>
        <span class="long">{label}</span>
        <span class="short" aria-hidden="true">
          ⇪
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          openFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** A hex with the symbol of infantry. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="currentColor" />
      <path d="M8.5 11.5h15v9h-15zm0 0 15 9m0-9-15 9" fill="none" stroke="#f6f1e4" stroke-width="2" />
    </svg>
  );
}
