import { itemAt } from '../kit/list.ts';

/** Suggestions: the known names that a mistyped one may stand for. */

const MOST_HINTS = 3;
const LONGEST = 40;

/** The known names closest to a given one; empty where nothing is close. */
export function nearest(known: readonly string[], given: string): string[] {
  if (given.length === 0 || given.length > LONGEST) return [];
  const wanted = given.toLowerCase();
  const most = Math.min(3, Math.max(1, Math.floor(given.length / 3)));
  const far = known.map(name => farness(name.toLowerCase(), wanted));
  const best = Math.min(...far, Infinity);
  if (best > most) return [];
  return known.filter((_, i) => far[i] === best).slice(0, MOST_HINTS);
}

export function didYouMean(known: readonly string[], given: string): string {
  const near = nearest(known, given);
  return near.length ? `; did you mean ${near.join(' or ')}?` : '';
}

/** A part of a compound name counts as close, so that `6Pz` finds `57PzK/6Pz/11`. */
function farness(name: string, wanted: string): number {
  if (name === wanted) return 0;
  const inParts = name.includes('/') && `/${name}/`.includes(`/${wanted}/`);
  return inParts ? 0.5 : distance(name, wanted);
}

/** Edits that turn one word into the other: insert, delete, replace, swap two neighbours. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_HINTS) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let far = Math.min(itemAt(last, j) + 1, itemAt(row, j - 1) + 1, itemAt(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        far = Math.min(far, itemAt(before, j - 2) + 1);
      row.push(far);
    }
    before = last;
    last = row;
  }
  return itemAt(last, b.length);
}
