/** How lucky the game was: one sentence per side, expected and actual results, and the least likely battles. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BattleLuck, ChartLuck, DiceLuck, Luck, OtherLuck, SideLuck } from '../../table/luck.ts';
import { luckSentence } from '../../table/luckText.ts';
import { lang } from '../app/settings.ts';
import type { Desk } from './desk.ts';
import { LuckBars } from './LuckBars.tsx';
import { type Line, linesOf } from './logLines.ts';
import { Note, RuleLink } from './parts.tsx';
import { percentOf } from './percent.ts';
import { lookAt } from './ReplayBar.tsx';
import { openTab } from './switches.ts';
import { say } from './text.ts';

/** Bots may play many actions per second; the report is updated less often. */
const REST_MS = 300;

export function LuckTab({ desk }: { readonly desk: Desk }) {
  const luck = useSignal<Luck | undefined>(undefined);
  const n = useComputed(() => desk.session.position.value?.n ?? 0).value;
  useEffect(() => {
    const ask = (): void => {
      void desk.session.luck().then(told => {
        if (told) luck.value = told;
      });
    };
    if (!luck.peek()) return ask();
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [desk, n, luck]);
  const told = luck.value;
  if (!told) return null;
  if (told.sides.every(side => side.dice.length === 0) && told.others.length === 0) return <Note>{say().noLuck}</Note>;
  return (
    <div class="gp-luck">
      {told.sides.map(side => (
        <Side key={side.role} desk={desk} side={side} />
      ))}
      <Battles desk={desk} battles={told.battles} />
      <Others desk={desk} others={told.others} />
      <p class="gp-small-print">{say().luckHow}</p>
    </div>
  );
}

function Side({ desk, side }: { readonly desk: Desk; readonly side: SideLuck }) {
  const { game } = desk.session;
  return (
    <section data-side={game.roles.indexOf(side.role)}>
      <p class="gp-verdict">{luckSentence(desk.session.words.now(), side, lang.value)}</p>
      {side.luck !== undefined && <Scale luck={side.luck} />}
      {side.charts.map(chart => (
        <Results key={chart.chart} desk={desk} chart={chart} />
      ))}
      {side.dice.map(dice => (
        <Dice key={dice.of} dice={dice} />
      ))}
    </section>
  );
}

/** From unlucky to lucky, with the middle marked. */
function Scale({ luck }: { readonly luck: number }) {
  const words = say();
  return (
    <div class="gp-scale">
      <small>{words.unlucky}</small>
      <div role="img" aria-label={`${words.luckScale}: ${percentOf(luck)}`} title={words.luckScale}>
        <span style={{ left: percentOf(luck) }} />
      </div>
      <small>{words.lucky}</small>
    </div>
  );
}

function Results({ desk, chart }: { readonly desk: Desk; readonly chart: ChartLuck }) {
  const rows = chart.results.map(({ result, count, expected }) => ({ label: result, count, expected }));
  return (
    <figure>
      <figcaption>
        {say().luckResults} <RuleLink desk={desk} rule={chart.rule} />
      </figcaption>
      <LuckBars rows={rows} />
    </figure>
  );
}

function Dice({ dice }: { readonly dice: DiceLuck }) {
  const words = say();
  const rows = dice.faces.map((count, i) => ({ label: String(i + 1), count, expected: dice.count / dice.of }));
  return (
    <figure>
      <figcaption>
        {words.luckDice(dice.count, dice.of)}{' '}
        <small>{words.luckMean(dice.mean.toFixed(1), ((dice.of + 1) / 2).toFixed(1))}</small>
      </figcaption>
      <LuckBars rows={rows} />
    </figure>
  );
}

const SHOWN = 8;

function Battles({ desk, battles }: { readonly desk: Desk; readonly battles: readonly BattleLuck[] }) {
  const isAll = useSignal(false);
  const words = say();
  if (battles.length === 0) return null;
  const shown = isAll.value ? battles : battles.slice(0, SHOWN);
  return (
    <section>
      <h3>{words.luckBattles}</h3>
      <ol class="gp-unlikely">
        {shown.map(battle => (
          <LineLink key={`${battle.n} ${battle.event}`} desk={desk} n={battle.n} line={lineAt(desk, battle)}>
            {battle.lucky === 'defender'
              ? words.orWorse(percentOf(battle.chance))
              : words.orBetter(percentOf(battle.chance))}
          </LineLink>
        ))}
      </ol>
      {battles.length > shown.length && (
        <button type="button" class="gp-small" onClick={() => (isAll.value = true)}>
          {words.allBattles(battles.length)}
        </button>
      )}
    </section>
  );
}

function Others({ desk, others }: { readonly desk: Desk; readonly others: readonly OtherLuck[] }) {
  const words = say();
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{`${words.luckOthers} (${others.length})`}</summary>
      <ol class="gp-unlikely">
        {others.map(other => (
          <LineLink key={other.n} desk={desk} n={other.n} line={drawnIn(desk, other.n)}>
            {words.chanceOf(percentOf(other.chance))}
          </LineLink>
        ))}
      </ol>
    </details>
  );
}

interface LineLinkProps {
  readonly desk: Desk;
  readonly n: number;
  readonly line: string;
  readonly children: string;
}

function LineLink({ desk, n, line, children }: LineLinkProps) {
  const role = desk.session.log.value[n - 1]?.role ?? '';
  return (
    <li data-side={desk.session.game.roles.indexOf(role)}>
      <button
        type="button"
        title={say().showLine(n)}
        onClick={() => {
          openTab(desk, 'log');
          lookAt(desk, n);
        }}
      >
        <span class="gp-n">{n}</span> <span>{line}</span> <b>{children}</b>
      </button>
    </li>
  );
}

const textOf = (line: Line | undefined): string => line?.pieces.map(piece => piece.text).join('') ?? '';

function lineAt(desk: Desk, { n, event }: BattleLuck): string {
  const entry = desk.session.log.value[n - 1];
  return entry ? textOf(linesOf(desk.session.game, desk.session.words.now(), entry)[event]) : '';
}

/** The lines of an action that mention a die or a draw. */
function drawnIn(desk: Desk, n: number): string {
  const entry = desk.session.log.value[n - 1];
  if (!entry) return '';
  const lines = linesOf(desk.session.game, desk.session.words.now(), entry);
  const drawn = entry.events.flatMap((event, i) =>
    event.reveals || 'die' in event || 'dice' in event ? [textOf(lines[i])] : [],
  );
  return drawn.length > 0 ? drawn.join(' ') : textOf(lines[0]);
}
