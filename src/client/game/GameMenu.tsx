/** The menu at the left end of the bar: files, new game, language, theme, list view, help. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { afterAction } from '../../table/afterAction.ts';
import { openFiles } from '../app/files.ts';
import { openDialog } from '../app/overlays.ts';
import { goTo } from '../app/router.ts';
import { lang, theme } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { say } from './text.ts';

export function GameMenu({ desk }: { readonly desk: Desk }) {
  const isOpen = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
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
    <div class="gp-menu" onKeyDown={event => closeOnEscape(event, isOpen)}>
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
          {entry(words.save, () => void save(desk))}
          {entry(words.saveText, () => saveText(desk))}
          {entry(words.load, () => input.current?.click())}
          {entry(words.newGame, () => goTo({ page: 'about', game: desk.session.game.id }))}
          <hr />
          {entry(desk.isList.value ? words.mapView : words.list, () => {
            desk.isList.value = !desk.isList.value;
          })}
          {entry(words.language, () => {
            lang.value = lang.value === 'ja' ? 'en' : 'ja';
          })}
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
        onChange={event => void openFiles([...(event.currentTarget.files ?? [])])}
      />
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent, isOpen: { value: boolean }): void {
  if (event.key !== 'Escape' || !isOpen.value) return;
  isOpen.value = false;
  event.stopPropagation();
}

async function save({ session }: Desk): Promise<void> {
  const replay = await session.save();
  if (replay) download(`${session.game.id}-${replay.entries.length}.json`, JSON.stringify(replay), 'application/json');
}

function saveText({ session }: Desk): void {
  const { game, scenario, log, position } = session;
  const outcome = position.value?.outcome;
  const told = { scenario: scenario.value, entries: log.value, ...(outcome ? { outcome } : {}) };
  download(`${game.id}.md`, afterAction(game, told, lang.value), 'text/markdown');
}

function download(name: string, content: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
