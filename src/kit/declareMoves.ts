/** What a choice changes in a declaration of combat (declare.ts). */
import {
  battleFor,
  battleIn,
  type Declared,
  type Engagement,
  hexIn,
  isFreeHex,
  isFreeUnit,
  isTied,
  leadIn,
  leadMeant,
  onlyHex,
  placesIn,
  unitIn,
} from './declare.ts';
import { itemAt, valueIn, withAt, withEach } from './list.ts';

/**
 * Assigns a unit to the battle of a hex; brings in both if necessary. A unit that can fulfil its duty in one hex only stays
 * there: the two battles are joined.
 */
export function assign(e: Engagement, d: Declared, unit: number, hex: number): Declared {
  const own = battleFor(d, unit);
  if (own >= 0 && isTied(e, unit)) return merge(e, d, ...pairOf(own, leadMeant(d, hex)));
  const { hexes, leads } = bringIn(e, d, hex);
  const lead = itemAt(leads, hexes.indexOf(hex));
  const i = d.units.indexOf(unit);
  if (i >= 0) return { hexes, leads, units: d.units, battles: withAt(d.battles, i, lead) };
  const unitAt = placesIn(d.units);
  const units = e.units.filter(u => u === unit || unitAt.has(u));
  return { hexes, leads, units, battles: withEach(units, u => (u === unit ? lead : battleIn(d, valueIn(unitAt, u)))) };
}

/** The hexes and leads with one more hex, as a battle of its own. */
function bringIn(e: Engagement, d: Declared, hex: number): Pick<Declared, 'hexes' | 'leads'> {
  if (d.hexes.includes(hex)) return d;
  const hexAt = placesIn(d.hexes);
  const hexes = e.hexes.filter(h => h === hex || hexAt.has(h));
  return { hexes, leads: withEach(hexes, h => (h === hex ? hex : leadIn(d, valueIn(hexAt, h)))) };
}

/** Two battles as `merge` names them. */
export const pairOf = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** Joins two battles, named by their leads, the lower first; brings in a hex that is not in yet. */
export function merge(e: Engagement, d: Declared, low: number, high: number): Declared {
  const { hexes, leads } = bringIn(e, d, d.hexes.includes(low) ? high : low);
  const joined = (h: number): number => (h === high ? low : h);
  return { hexes, leads: withEach(leads, joined), units: d.units, battles: withEach(d.battles, joined) };
}

/** Takes a unit out of its battle; one that need not attack leaves the declaration. */
export const unassign = (e: Engagement, d: Declared, unit: number): Declared =>
  tidy(e, { ...d, battles: withAt(d.battles, d.units.indexOf(unit), -1) });

/** Dissolves battles; their units are free again, except those that have no choice. */
export function release(e: Engagement, d: Declared, isMeant: (lead: number) => boolean): Declared {
  const battles = withEach(d.battles, (lead, i) => (lead < 0 || !isMeant(lead) ? lead : onlyHex(e, unitIn(d, i))));
  const leads = withEach(d.leads, (lead, t) => (isMeant(lead) ? hexIn(d, t) : lead));
  return tidy(e, { ...d, leads, battles });
}

/** Drops units and hexes that are free to stay out and no longer take part; a hex joined to an obligatory one stays. */
function tidy(e: Engagement, d: Declared): Declared {
  const kept = new Set(d.battles);
  for (const [t, h] of d.hexes.entries()) if (!isFreeHex(e, h)) kept.add(leadIn(d, t));
  const staysUnit = d.units.map((u, i) => battleIn(d, i) >= 0 || !isFreeUnit(e, u));
  const areAll = d.leads.every(lead => kept.has(lead));
  return {
    hexes: areAll ? d.hexes : d.hexes.filter((_, t) => kept.has(leadIn(d, t))),
    leads: areAll ? d.leads : d.leads.filter(lead => kept.has(lead)),
    units: staysUnit.every(Boolean) ? d.units : d.units.filter((_, i) => staysUnit[i]),
    battles: d.battles.filter((_, i) => staysUnit[i]),
  };
}
