/** A game in play: bar, map, panel. It knows the game only through the contract. */
import './game.css';
import './panel.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame } from '../../kit/game.ts';
import { Here } from '../app/Here.tsx';
import { Late } from '../app/Late.tsx';
import { withWords } from '../app/loaded.ts';
import { fetchWhenIdle } from '../app/part.ts';
import type { StartSpec } from '../app/start.ts';
import { LATER } from '../text/shelves.ts';
import { type BoardHandle, BoardPane } from './BoardPane.tsx';
import { branchAsked } from './branching.ts';
import { Carried } from './Carried.tsx';
import { Curtain } from './Curtain.tsx';
import { type Desk, makeDesk } from './desk.ts';
import { Chooser, Hint, OverlayBar, PopupMenu, Sorts } from './Floating.tsx';
import { followPosition } from './follow.ts';
import { curtainFor } from './hiding.ts';
import { KeepStrip } from './KeepStrip.tsx';
import { listenToKeys } from './listen.ts';
import { MissedStrip } from './MissedStrip.tsx';
import { MoveLine } from './MoveLine.tsx';
import { followMoments } from './moments.ts';
import { type Opened, openTable } from './openTable.ts';
import { PinStrip } from './PinStrip.tsx';
import { Tray } from './Pool.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Spoken } from './Spoken.tsx';
import type { Session } from './session.ts';
import { sideColours } from './sideColours.ts';
import { listOverlays } from './switches.ts';
import { TopBar } from './TopBar.tsx';
import { TABLE_LATER } from './tableLater.ts';
import { say } from './text.ts';

export interface GamePageProps {
  readonly game: AnyGame;
  readonly start: StartSpec;
  /** Content beside the map in a lesson. */
  readonly card?: (desk: Desk) => VNode;
}

export function GamePage({ game, start, card }: GamePageProps) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    const table = openTable(game, start);
    setOpened(table);
    return () => table.close();
  }, [game, start]);
  if (!opened) return <Loading />;
  return <Table key={game.id} opened={opened} start={start} card={card} />;
}

/** A long game is replayed before it is shown; a player who does not want to wait goes home, which cancels it. */
function Loading({ session }: { readonly session?: Session }) {
  const at = session?.loading.value;
  return (
    <main class="gp gp-loading" id="content" aria-busy="true">
      <p>{say().loading}</p>
      {at && (
        <>
          <progress aria-label={say().loading} value={at.done} max={at.all} />
          <a class="button quiet" href="#/">
            {say().cancel}
          </a>
        </>
      )}
    </main>
  );
}

interface TableProps {
  readonly opened: Opened;
  readonly start: StartSpec;
  readonly card: GamePageProps['card'];
}

function Table({ opened, start, card }: TableProps) {
  const { session, absence, rest } = opened;
  const desk = useMemo(() => makeDesk(session), [session]);
  const curtain = useMemo(() => curtainFor(session), [session]);
  const handle = useMemo((): BoardHandle => ({}), []);
  useEffect(() => followPosition(desk), [desk]);
  useEffect(() => followMoments(session, desk.moments), [session, desk]);
  useEffect(() => listenToKeys(desk), [desk]);
  useEffect(() => listOverlays(desk), [desk]);
  const isHere = session.position.value !== undefined;
  const colours = useMemo(() => sideColours(session.game, session.depiction.peek()), [session, isHere]);
  useEffect(() => (isHere ? fetchWhenIdle([rest, TABLE_LATER]) : undefined), [isHere, rest]);
  if (!session.position.value) return <Unopened session={session} start={start} />;
  if (curtain.isDrawn.value)
    return (
      <main class="gp" id="content">
        <Curtain session={session} curtain={curtain} />
      </main>
    );
  return (
    <main
      class={`gp${desk.isPanelOpen.value ? '' : ' gp-wide'}${session.looked.value ? ' gp-looking' : ''}`}
      id="content"
      style={colours}
    >
      <TopBar desk={desk} />
      <Spoken desk={desk} />
      <div class="gp-stage">
        {desk.isList.value ? <ListView desk={desk} /> : <MapView desk={desk} handle={handle} />}
        {session.isLesson.value && card?.(desk)}
        <SidePanel desk={desk} />
        <MissedStrip session={session} absence={absence} />
        <KeepStrip session={session} />
      </div>
      <Branching session={session} />
      <PopupMenu desk={desk} />
      <Carried desk={desk} />
    </main>
  );
}

function Branching({ session }: { readonly session: Session }) {
  const n = branchAsked.value;
  if (n === undefined) return null;
  const letGo = (): void => {
    branchAsked.value = undefined;
  };
  return (
    <Here part={TABLE_LATER} onMissing={letGo}>
      {({ BranchDialog }) => <BranchDialog session={session} n={n} />}
    </Here>
  );
}

/** There is no table yet: it is being loaded, or something failed. */
function Unopened({ session, start }: { readonly session: Session; readonly start: StartSpec }) {
  const fault = session.fault.value;
  const rules = session.otherRules.value;
  if (fault)
    return (
      <Late load={() => withWords(import('./failures.ts'), LATER)} name="failures">
        {({ failureText }) => <Broken text={failureText(fault)} />}
      </Late>
    );
  if (!rules || start.kind !== 'saved') return <Loading session={session} />;
  return (
    <Late load={() => import('./OtherRulesDialog.tsx')} name="other-rules">
      {({ OtherRulesDialog }) => <OtherRulesDialog session={session} id={start.id} rules={rules} />}
    </Late>
  );
}

function MapView({ desk, handle }: { readonly desk: Desk; readonly handle: BoardHandle }) {
  return (
    <div class="gp-field">
      <PinStrip desk={desk} />
      <div class="gp-ground">
        <BoardPane desk={desk} handle={handle} />
        <OverlayBar desk={desk} />
        <div class="gp-foot">
          <Rostered desk={desk} />
          <Tray desk={desk} />
          <Sorts desk={desk} />
          <MoveLine desk={desk} />
        </div>
        <div class="gp-below">
          <Momentary desk={desk} />
          <Hint desk={desk} />
        </div>
      </div>
    </div>
  );
}

const loadRoster = () => import('./Roster.tsx');
const loadMoment = () => import('./MomentCard.tsx');

/** A list of everything that the decision is about, from its top, or what is being collected. */
function Rostered({ desk }: { readonly desk: Desk }) {
  const roster = desk.session.depiction.value?.roster;
  if (!roster) return <Chooser desk={desk} />;
  return (
    <Late load={loadRoster} name="roster" within>
      {({ Roster }) => <Roster key={roster.rule} desk={desk} roster={roster} />}
    </Late>
  );
}

function Momentary({ desk }: { readonly desk: Desk }) {
  const [moment] = desk.moments.queue.value;
  if (!moment) return null;
  return (
    <Late load={loadMoment} name="moment" within>
      {({ MomentCard }) => <MomentCard desk={desk} moment={moment} />}
    </Late>
  );
}

const loadList = () => import('./StackList.tsx');

function ListView({ desk }: { readonly desk: Desk }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and while nothing can be chosen nothing in it has the focus.
    <section class="gp-field gp-listing" aria-label={say().list} tabIndex={0}>
      <MoveLine desk={desk} />
      <Hint desk={desk} />
      <Late load={loadList} name="list" within>
        {({ Completions, StackList }) => (
          <>
            <Completions desk={desk} />
            <Momentary desk={desk} />
            <Rostered desk={desk} />
            <StackList desk={desk} />
          </>
        )}
      </Late>
    </section>
  );
}

function Broken({ text }: { readonly text: string }) {
  return (
    <main class="gp gp-loading" id="content">
      <h1>{say().broken}</h1>
      <p>{text}</p>
      <a class="button" href="#/">
        Hexfront
      </a>
    </main>
  );
}
