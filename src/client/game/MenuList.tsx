/** Content of the menu of the bar: files, report, new game, language, theme, list view, help. */
import { LANGS, type Lang } from '../../kit/game.ts';
import { switchLang } from '../app/language.ts';
import { tell } from '../app/notices.tsx';
import { openDialog } from '../app/overlays.ts';
import { goTo } from '../app/router.ts';
import { LANGUAGE_NAMES, theme } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { copy, download, downloadGame, nameOf, reportOf } from './report.ts';
import { say } from './text.ts';

interface MenuProps {
  readonly desk: Desk;
  /** An entry was chosen. */
  readonly onDone: () => void;
  /** A file has to be chosen. */
  readonly onLoad: () => void;
}

export function MenuList({ desk, onDone, onLoad }: MenuProps) {
  const words = say();
  const entry = (label: string, run: () => void) => (
    <button
      type="button"
      role="menuitem"
      onClick={() => {
        onDone();
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    <div class="gp-drop" role="menu">
      {entry(words.save, () => void downloadGame(desk.session))}
      {entry(words.load, onLoad)}
      <hr />
      <Report desk={desk} onDone={onDone} />
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
  );
}

interface ReportProps {
  readonly desk: Desk;
  readonly onDone: () => void;
}

/** The report of the whole game as text, in either language, independent of the page's. */
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
