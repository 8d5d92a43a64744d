/** A plain skin and checks of markup for the tests of drawings. */
import type { Skin } from '../kit/skin.ts';

export const NAME = { ja: '名', en: 'Name' };

export const PLAIN_SKIN: Skin = {
  sheet: {
    margin: { top: 1, right: 1, bottom: 1, left: 1 },
    cartouche: { x: 0.4, y: 0.4, width: 3, complete: true },
    title: { ja: '題', en: 'Title' },
    subtitle: NAME,
    credit: NAME,
    kilometresPerHex: 5,
    north: 0,
  },
  paper: {
    margin: '#eeeeee',
    ground: '#ffffff',
    grain: '#999999',
    ink: '#222222',
    grid: '#aaaaaa',
    number: '#777777',
    contour: '#bbaa88',
    valley: '#ccddbb',
  },
  terrain: {},
  sides: {},
  links: {},
  places: {},
  rivers: [],
  lines: [],
  marks: [],
  exits: [],
  labels: [],
  counters: { blue: { base: '#99aabb', light: '#ccddee', dark: '#667788', text: '#111111' } },
  formations: {},
};

/** What is wrong with a document: unbalanced tags, or `<` and `&` that belong to no tag or entity. */
export function strayMarkup(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const rest = xml.replace(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/g, (_, closing, tag, _attrs, empty) => {
    if (closing && open.pop() !== tag) wrong.push(`</${tag}>`);
    if (!closing && !empty) open.push(tag);
    return '';
  });
  const stray = rest.replace(/&(amp|lt|gt|quot|apos);/g, '').match(/[<>&]/g) ?? [];
  return [...open, ...wrong, ...stray];
}

/** The path of the first element with a class or an id. */
export const pathOf = (svg: string, name: string): string =>
  new RegExp(`<path[^>]*(?:class|id)="${name}"[^>]* d="([^"]*)"|<path[^>]* d="([^"]*)"[^>]*class="${name}"`)
    .exec(svg)
    ?.slice(1)
    .find(d => d !== undefined) ?? '';
