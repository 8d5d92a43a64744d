/**
 * Handles an incoming file: reads it, which can be cancelled, asks if it was recorded under other rules, then opens it.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Seating } from '../../protocol/link.ts';
import { words } from '../text/words.ts';
import { Dialog } from './Dialog.tsx';
import { checkFile, type Finding } from './fileCheck.ts';
import type { Incoming } from './files.ts';
import { faultText, fileText } from './fileText.ts';
import { cardOf } from './loaded.ts';
import { tell } from './notices.tsx';
import { goTo } from './router.ts';
import { seatingOfSame } from './saved.ts';
import { lang } from './settings.ts';
import { keepStart } from './start.ts';
import { WhoPlays } from './WhoPlays.tsx';

interface FileProps {
  readonly come: Incoming;
  readonly onClose: () => void;
}

type ReadingNow = Extract<Finding, { kind: 'reading' }>;

const BEGUN: ReadingNow = { kind: 'reading', done: 0, all: 0 };

export function FileDialog({ come, onClose }: FileProps) {
  const { file } = come;
  const [finding, setFinding] = useState<Finding>(BEGUN);
  const [agreed, setAgreed] = useState(false);
  useEffect(() => {
    setFinding(BEGUN);
    return checkFile({
      file,
      agreed,
      found(now) {
        setFinding(now);
        if (now.kind !== 'fault') return;
        tell(faultText(file.name, now.code, now.message), 'fault');
        onClose();
      },
    });
  }, [file, agreed]);
  if (finding.kind === 'reading') return <Reading name={file.name} finding={finding} onClose={onClose} />;
  if (finding.kind === 'other-rules')
    return <OtherRules file={file} finding={finding} onAgree={() => setAgreed(true)} onClose={onClose} />;
  if (finding.kind === 'playable') return <Playable come={come} finding={finding} agreed={agreed} onClose={onClose} />;
  return null;
}

interface ReadingProps {
  readonly name: string;
  readonly finding: ReadingNow;
  readonly onClose: () => void;
}

function Reading({ name, finding: { done, all }, onClose }: ReadingProps) {
  const text = fileText();
  const cancel = (
    <button type="button" class="button quiet" onClick={onClose}>
      {words().cancel}
    </button>
  );
  return (
    <Dialog title={text.reading} onClose={onClose} actions={cancel}>
      <p>{text.checking(name)}</p>
      <progress class="file-progress" aria-label={text.reading} {...(all > 0 ? { value: done, max: all } : {})} />
      <p class="hint">{all > 0 ? text.progress(done, all) : ' '}</p>
    </Dialog>
  );
}

interface OtherRulesProps {
  readonly file: File;
  readonly finding: Extract<Finding, { kind: 'other-rules' }>;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

function OtherRules({ file, finding, onAgree, onClose }: OtherRulesProps) {
  const text = fileText();
  const actions = (
    <>
      <button type="button" class="button quiet" onClick={onClose}>
        {words().cancel}
      </button>
      <button type="button" class="button quiet" onClick={() => saveAgain(file)}>
        {text.original}
      </button>
      <button type="button" class="button" onClick={onAgree}>
        {text.otherRulesGo}
      </button>
    </>
  );
  return (
    <Dialog title={text.otherRules} onClose={onClose} actions={actions}>
      <p>{text.otherRulesText(file.name, finding.saved, finding.now)}</p>
    </Dialog>
  );
}

/** The bytes as they came in. */
function saveAgain(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

interface PlayableProps {
  readonly come: Incoming;
  readonly finding: Extract<Finding, { kind: 'playable' }>;
  readonly agreed: boolean;
  readonly onClose: () => void;
}

function Playable({ come, finding, agreed, onClose }: PlayableProps) {
  const { name } = come.file;
  const { file, text: replay } = finding;
  const [seating, setSeating] = useState<{ readonly of?: Seating | undefined }>();
  useEffect(() => {
    void seatingOfSame(file.hash).then(of => setSeating({ of }));
  }, [file]);
  const card = cardOf(file.game);
  if (!card) return null;
  // The dialog stays open during the lookup of who played, so that keys pressed meanwhile are not lost.
  if (!seating) return <Reading name={name} finding={BEGUN} onClose={onClose} />;
  const text = fileText();
  const open = (chosen: Seating): void => {
    onClose();
    keepStart(card.id, { kind: 'file', text: replay, seating: chosen, ...(agreed ? { agreed } : {}) });
    goTo({ page: 'play', game: card.id });
  };
  return (
    <WhoPlays
      card={card}
      title={card.title[lang.value]}
      text={`${come.isFirstOfMany ? text.many : ''}${file.isGiven ? text.given(name) : text.playable(name)}`}
      seating={seating.of}
      label={words().openGame}
      onChoose={open}
      onClose={onClose}
    />
  );
}
