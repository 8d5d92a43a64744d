/** `hexfront map`: a game's map as a drawing, SVG or PNG. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { mapSvg } from '../draw/map.ts';
import type { Lang } from '../kit/game.ts';
import { langOption, loadGame, wholeNumber } from './input.ts';
import { type Io, UsageError } from './io.ts';

interface Flags {
  readonly lang: Lang;
  readonly out: string;
  readonly width: number;
}

export function addMap(program: Command, io: Io): void {
  program
    .command('map <game>')
    .summary("draws a game's map as SVG or PNG")
    .description("Draws a game's map. The ending of the file says whether it becomes SVG or PNG.")
    .addOption(langOption())
    .requiredOption('--out <file>', 'file to write, ending in .svg or .png')
    .option('--width <px>', 'width of a PNG in pixels', wholeNumber(16, 20_000), 2000)
    .addHelpText('after', '\nExample: hexfront map sample --lang ja --out out/sample.png --width 3000')
    .action((id: string, flags: Flags) => run(id, flags, io));
}

async function run(id: string, { lang, out, width }: Flags, io: Io): Promise<void> {
  if (!/\.(svg|png)$/.test(out)) throw new UsageError(`--out must end in .svg or .png, not '${out}'`);
  const game = await loadGame(id);
  const svg = mapSvg(game.board, game.skin, { lang, numbers: true });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, out.endsWith('.svg') ? svg : await png(svg, width, io));
  io.out(`wrote ${out}`);
}

const FONT = { loadSystemFonts: true };

async function png(svg: string, width: number, io: Io): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const draw = (text: string): Buffer => new Resvg(sign(text), { font: FONT }).render().asPng();
  // A glyph missing in all fonts is drawn as an empty box, or not at all: a glyph with the same shape is missing, too.
  const unknown = draw(NO_SIGN);
  if (JAPANESE.test(svg) && draw('漢').equals(unknown))
    io.err('warning: no font on this machine covers Japanese, so its letters are missing; install e.g. fonts-noto-cjk');
  else if (draw('A').equals(unknown)) io.err('warning: no font was found on this machine, so all letters are missing');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: FONT }).render().asPng();
}

const NO_SIGN = '\u{10FFFD}';
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

const sign = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="4" y="30" font-size="24" font-family="sans-serif">${text}</text></svg>`;
