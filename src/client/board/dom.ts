/** Small helpers for the page: elements, and groups of drawings that are added and removed by key, never redrawn. */

const SVG = 'http://www.w3.org/2000/svg';

export function div(name: string, parent?: Element): HTMLDivElement {
  const element = document.createElement('div');
  element.className = name;
  parent?.append(element);
  return element;
}

export function svgRoot(name: string, width: number, height: number, parent: Element): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('aria-hidden', 'true');
  parent.append(svg);
  return svg;
}

/** A group around finished markup; the markup comes from `draw`, where everything is escaped. */
export function svgGroup(name: string, markup = '', parent?: Element): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  if (name) group.setAttribute('class', name);
  if (markup) group.innerHTML = markup;
  parent?.append(group);
  return group;
}

/** A drawing that never changes: its key identifies its content. */
export interface Drawing {
  readonly key: string;
  markup(): string;
}

/** Makes a group equal to a list of drawings, changing only the differences. */
export function keyedGroup(name: string, parent: Element): (drawings: readonly Drawing[]) => void {
  const group = svgGroup(name, '', parent);
  let shown = new Map<string, Element>();
  return drawings => {
    const next = new Map<string, Element>();
    for (const { key, markup } of drawings) {
      if (!next.has(key)) next.set(key, shown.get(key) ?? svgGroup('', markup()));
    }
    for (const [key, element] of shown) if (!next.has(key)) element.remove();
    arrange(group, [...next.values()]);
    shown = next;
  };
}

/** Puts children in order. Moving a node is expensive, so the longest run already in order stays in place. */
export function arrange(parent: Element, children: readonly Element[]): void {
  const places = new Map([...parent.children].map((child, i) => [child, i]));
  const stays = longestRise(children.map(child => places.get(child) ?? -1));
  let after: Element | null = null;
  for (let i = children.length - 1; i >= 0; i--) {
    const child = children[i];
    if (!child) continue;
    if (!stays.has(i)) parent.insertBefore(child, after);
    after = child;
  }
}

/**
 * Which items of a list to keep so that the rest is increasing, keeping as many as possible; negative ones are never
 * kept.
 */
export function longestRise(values: readonly number[]): Set<number> {
  /** `tails[n]`: the item with the least value at which an increasing run of n + 1 ends. */
  const tails: number[] = [];
  const before: number[] = [];
  const at = (place: number | undefined): number => (place === undefined ? -1 : (values[place] ?? -1));
  for (const [i, value] of values.entries()) {
    if (value < 0) continue;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(tails[middle]) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = tails[low - 1] ?? -1;
    tails[low] = i;
  }
  const kept = new Set<number>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) kept.add(i);
  return kept;
}
