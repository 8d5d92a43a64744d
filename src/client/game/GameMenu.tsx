/** The menu at the left end of the bar: files, report, new game, language, theme, list view, help. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LANGS, type Lang } from '../../kit/game.ts';
import { openFiles } from '../app/files.ts';
import { switchLang } from '../app/language.ts';
import { tell } from '../app/notices.tsx';
import { openDialog } from '../app/overlays.ts';
import { goTo } from '../app/router.ts';
import { LANGUAGE_NAMES, theme } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { copy, download, downloadGame, nameOf, reportOf } from './report.ts';
import { say } from './text.ts';

export function GameMenu({ desk }: { readonly desk: Desk }) {
  const isOpen = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen.value ? closeOutside(frame.current, isOpen) : undefined), [isOpen.value, isOpen]);
  const words = say();
  const entry = (label: string, run: () => void) => (
    <button
      type="button"
      role="menuitem"
      onClick={() => {
        isOpen.value = false;
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Esc is heard, to close the menu.
    <div class="gp-menu" ref={frame} onKeyDown={event => closeOnEscape(event, isOpen)}>
      <button
        type="button"
        class="gp-small gp-menu-button"
        aria-label={words.menu}
        title={words.menu}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        ☰
      </button>
      {isOpen.value && (
        <div class="gp-drop" role="menu">
          {entry(words.save, () => void downloadGame(desk.session))}
          {entry(words.load, () => input.current?.click())}
          <hr />
          <Report desk={desk} onDone={() => (isOpen.value = false)} />
          <hr />
          {entry(words.newGame, () => goTo({ page: 'about', game: desk.session.game.id }))}
          {entry(words.home, () => goTo({ page: 'home' }))}
          <hr />
          {entry(desk.isList.value ? words.mapView : words.list, () => {
            desk.isList.value = !desk.isList.value;
          })}
          {entry(words.language, () => void switchLang())}
          {entry(words.theme, () => {
            theme.value = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
          })}
          {entry(words.settings, () => {
            openDialog.value = 'settings';
          })}
          {entry(words.help, () => {
            openDialog.value = 'keys';
          })}
        </div>
      )}
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
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent, isOpen: { value: boolean }): void {
  if (event.key !== 'Escape' || !isOpen.value) return;
  isOpen.value = false;
  event.stopPropagation();
}

function closeOutside(frame: HTMLElement | null, isOpen: { value: boolean }): () => void {
  const close = (event: PointerEvent): void => {
    if (event.target instanceof Node && !frame?.contains(event.target)) isOpen.value = false;
  };
  addEventListener('pointerdown', close, true);
  return () => removeEventListener('pointerdown', close, true);
}

interface ReportProps {
  readonly desk: Desk;
  readonly onDone: () => void;
}

/** The whole game told as text, in either language, whatever the page speaks. */
function Report(props: ReportProps) {
  return (
    <div class="gp-report">
      <small>{say().report}</small>
      {LANGS.map(one => (
        <ReportRow key={one} lang={one} {...props} />
      ))}
    </div>
  );
}

function ReportRow({ desk, lang: one, onDone }: ReportProps & { readonly lang: Lang }) {
  const words = say();
  const name = LANGUAGE_NAMES[one];
  const button = (label: string, run: () => Promise<void>) => (
    <button
      type="button"
      role="menuitem"
      aria-label={`${words.report}, ${name}: ${label}`}
      onClick={() => {
        onDone();
        void run();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <span lang={one}>{name}</span>
      {button(words.copyText, () => copyReport(desk, one))}
      {button(words.saveText, () => saveReport(desk, one))}
    </>
  );
}

async function copyReport({ session }: Desk, one: Lang): Promise<void> {
  const isCopied = await copy(await reportOf(session, one));
  tell(isCopied ? say().copied : say().notCopied, isCopied ? 'plain' : 'fault');
}

async function saveReport({ session }: Desk, one: Lang): Promise<void> {
  download(`${nameOf(session)}-${one}.md`, await reportOf(session, one), 'text/markdown');
}
