/** The HTML report of a simulation: one file without references, in either language, for light and dark screens. */
import type { Bilingual, Lang, WholeGame } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import { esc, lengthPlot, type PlotWords, timePlot, turnPlot, winPlot } from './plots.ts';
import { milliseconds, percent, type Share, type Summary } from './summary.ts';

const WORDS = {
  heading: { ja: '対戦シミュレーション', en: 'Simulation' },
  games: { ja: '対局', en: 'games' },
  seed: { ja: 'シード', en: 'seed' },
  wins: { ja: '勝率と 95 % 信頼区間', en: 'Share of wins, with 95 % interval' },
  length: { ja: '対局の長さ', en: 'Length of games' },
  turns: { ja: '終了ターン別の結果', en: 'Outcome by the turn it came' },
  times: { ja: '思考時間の分布', en: 'Time taken for a decision' },
  numbers: { ja: '数値', en: 'In numbers' },
  draw: { ja: '引き分け', en: 'Draw' },
  unfinished: { ja: '未終了', en: 'Unfinished' },
  actions: { ja: '行動数', en: 'actions' },
  turn: { ja: 'ターン', en: 'turn' },
  median: { ja: '中央値', en: 'median' },
  mean: { ja: '平均', en: 'mean' },
  least: { ja: '最小', en: 'least' },
  most: { ja: '最大', en: 'most' },
  decisions: { ja: '決定の割合', en: 'share of decisions' },
  count: { ja: '件数', en: 'count' },
  share: { ja: '割合', en: 'share' },
  interval: { ja: '95 % 区間', en: '95 % interval' },
  player: { ja: 'プレイヤー', en: 'player' },
  speed: { ja: '行動／秒', en: 'actions a second' },
  threads: { ja: 'スレッド', en: 'threads' },
  method: {
    ja: '区間はウィルソンの得点区間。同じシードなら、スレッド数にかかわらず同じ対局になる。思考時間は機械によって変わる。',
    en: 'Intervals are Wilson score intervals. The same seed gives the same games whatever the number of threads; times depend on the machine.',
  },
  again: { ja: '同じ結果を得るには', en: 'To get the same games' },
} satisfies Readonly<Record<string, Bilingual>>;

export function reportHtml(game: WholeGame, summary: Summary, lang: Lang): string {
  const w = (key: keyof typeof WORDS): string => WORDS[key][lang];
  const words: PlotWords = {
    draw: w('draw'),
    unfinished: w('unfinished'),
    actions: w('actions'),
    turn: w('turn'),
    games: w('games'),
    median: w('median'),
    decisions: w('decisions'),
    role: role => game.words[lang].role(role),
    color: role => entryOf(game.skin.counters, role)?.dark,
  };
  const scenario = game.scenarios.find(s => s.id === summary.scenario)?.title[lang] ?? summary.scenario;
  const players = game.roles.map(role => `${words.role(role)}: ${entryOf(summary.players, role)}`).join(' · ');
  const facts = `${scenario} · ${summary.games.toLocaleString('en')} ${w('games')} · ${players} · ${w('seed')} ${summary.seed}`;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${esc(`${game.title[lang]} — ${w('heading')}`)}</title><style>${STYLE}</style></head><body>
<header><p class="over">Hexfront · ${w('heading')}</p><h1>${esc(game.title[lang])}</h1><p>${esc(facts)}</p></header>
<main>${[
    figure(w('wins'), winPlot(summary, words)),
    figure(w('length'), lengthPlot(summary, words)),
    figure(w('turns'), turnPlot(summary, words)),
    figure(w('times'), timePlot(summary, words)),
    figure(w('numbers'), numbers(summary, words, w)),
  ].join('\n')}</main>
<footer><p>${w('method')}</p><p>${w('again')}:<br><code>${esc(commandOf(summary))}</code></p></footer>
</body></html>
`;
}

/** The command that plays the same games again. */
export function commandOf(summary: Summary): string {
  const list = (record: Readonly<Record<string, unknown>>): string =>
    Object.entries(record)
      .map(([key, value]) => `${key}=${value}`)
      .join(',');
  const options = Object.keys(summary.options).length > 0 ? ` --options ${list(summary.options)}` : '';
  return `hexfront simulate ${summary.game} --scenario ${summary.scenario}${options} --players ${list(summary.players)} --games ${summary.games} --seed ${summary.seed}`;
}

const figure = (title: string, body: string): string => `<section><h2>${esc(title)}</h2>${body}</section>`;

function numbers(summary: Summary, words: PlotWords, w: (key: keyof typeof WORDS) => string): string {
  const share = (name: string, s: Share): string[] => [
    name,
    String(s.count),
    percent(s.share),
    `${percent(s.low)}–${percent(s.high)}`,
  ];
  const { timing, draws, unfinished } = summary;
  const wins = [
    ...summary.wins.map(s => share(words.role(s.role), s)),
    ...(draws.count ? [share(words.draw, draws)] : []),
    ...(unfinished.count ? [share(words.unfinished, unfinished)] : []),
  ];
  const lengths = (
    [
      ['actions', summary.actions],
      ['turn', summary.turns],
    ] as const
  ).map(([key, s]) => [w(key), s.mean.toFixed(1), String(s.median), String(s.least), String(s.most)]);
  const times = timing.decisions.map(d => [
    `${words.role(d.role)} (${d.player})`,
    d.count.toLocaleString('en'),
    milliseconds(d.medianMs),
    milliseconds(d.p95Ms),
  ]);
  return [
    tableHtml(['', w('count'), w('share'), w('interval')], wins),
    tableHtml(['', w('mean'), w('median'), w('least'), w('most')], lengths),
    tableHtml([w('player'), w('count'), `${w('median')} ms`, 'p95 ms'], times),
    `<p>${Math.round(timing.actionsPerSecond).toLocaleString('en')} ${w('speed')} (${timing.threads} ${w('threads')}, ${timing.seconds.toFixed(1)} s)</p>`,
  ].join('');
}

const tableHtml = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map(h => `<th>${esc(h)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      row => `<tr>${row.map((cell, i) => (i === 0 ? `<th>${esc(cell)}</th>` : `<td>${esc(cell)}</td>`)).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const STYLE = `
:root{color-scheme:light dark;--paper:#f6f1e4;--card:#fffdf6;--ink:#26241f;--soft:#6f6a5d;--line:#d9d1bd;--none:#a39b88;
--c0:#4f6b52;--c1:#a8502f;--c2:#39678f;--c3:#8a6fa8}
@media (prefers-color-scheme:dark){:root{--paper:#1b1a17;--card:#25231f;--ink:#ece6d8;--soft:#a59d8b;--line:#403c34;--none:#7d7667;
--c0:#86a987;--c1:#d98760;--c2:#7aa9d0;--c3:#b79ed4}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink);
font:16px/1.55 system-ui,-apple-system,"Segoe UI","Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif}
header{border-bottom:2px solid var(--ink);margin-bottom:1.5rem}h1{font-size:1.9rem;line-height:1.2;margin:0}
.over{margin:0;color:var(--soft);letter-spacing:.06em}h2{font-size:1.05rem;margin:0 0 .8rem}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem 1.2rem;margin:0 0 1.2rem;overflow-x:auto}
svg{display:block;width:100%;min-width:30rem;height:auto;font:13px system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
svg text{fill:var(--ink)}svg .soft{fill:var(--soft)}.strong{font-weight:600}.end{text-anchor:end}.centre{text-anchor:middle}
.mid{dominant-baseline:central}.grid{stroke:var(--line);stroke-width:1}.whisker{stroke:var(--ink);stroke-width:1.6;fill:none}
.mark{stroke:var(--ink);stroke-width:1.2;stroke-dasharray:4 3}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;margin:.5rem 0 0;font-size:.9rem}
.legend i{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin-right:.45em}
table{border-collapse:collapse;margin:0 0 1rem;font-variant-numeric:tabular-nums}th{text-align:left;font-weight:600}
thead th{color:var(--soft);font-weight:400}td,thead th+th{text-align:right}th,td{padding:.25rem 1.2rem .25rem 0;border-bottom:1px solid var(--line)}
footer{color:var(--soft);font-size:.9rem}code{overflow-wrap:anywhere}
@media print{section{break-inside:avoid}}
`.trim();
