/** What a choice changes in a declaration of combat (declare.ts). */
import { type Declared, type Engagement, isFreeHex, isFreeUnit, onlyHex, placesIn } from './declare.ts';

/** Puts a unit to the battle of a hex; both are brought in where they are not. */
export function assign(e: Engagement, d: Declared, unit: number, hex: number): Declared {
  const { hexes, leads } = bringIn(e, d, hex);
  const lead = leads[hexes.indexOf(hex)]!;
  const i = d.units.indexOf(unit);
  if (i >= 0) return { hexes, leads, units: d.units, battles: d.battles.with(i, lead) };
  const unitAt = placesIn(d.units);
  const units = e.units.filter(u => u === unit || unitAt.has(u));
  return { hexes, leads, units, battles: units.map(u => (u === unit ? lead : d.battles[unitAt.get(u)!]!)) };
}

/** The hexes and their leads with one more in, which is attacked alone so far. */
function bringIn(e: Engagement, d: Declared, hex: number): Pick<Declared, 'hexes' | 'leads'> {
  if (d.hexes.includes(hex)) return d;
  const hexAt = placesIn(d.hexes);
  const hexes = e.hexes.filter(h => h === hex || hexAt.has(h));
  return { hexes, leads: hexes.map(h => (h === hex ? hex : d.leads[hexAt.get(h)!]!)) };
}

/** Joins two battles, named by their leads, the lower first; a hex that is not in is brought in. */
export function merge(e: Engagement, d: Declared, low: number, high: number): Declared {
  const { hexes, leads } = bringIn(e, d, d.hexes.includes(low) ? high : low);
  const joined = (h: number): number => (h === high ? low : h);
  return { hexes, leads: leads.map(joined), units: d.units, battles: d.battles.map(joined) };
}

/** Takes a unit back; one that need not attack stays out again. */
export const unassign = (e: Engagement, d: Declared, unit: number): Declared =>
  tidy(e, { ...d, battles: d.battles.with(d.units.indexOf(unit), -1) });

/** Takes battles apart; their units are free again, but for those who have no choice. */
export function release(e: Engagement, d: Declared, isMeant: (lead: number) => boolean): Declared {
  const battles = d.battles.map((lead, i) => (lead < 0 || !isMeant(lead) ? lead : onlyHex(e, d.units[i]!)));
  const leads = d.leads.map((lead, t) => (isMeant(lead) ? d.hexes[t]! : lead));
  return tidy(e, { ...d, leads, battles });
}

/** Leaves out whoever need not be there and has nothing to do. */
function tidy(e: Engagement, d: Declared): Declared {
  const put = new Set(d.battles);
  const staysHex = d.hexes.map((h, t) => !isFreeHex(e, h) || put.has(d.leads[t]!));
  const staysUnit = d.units.map((u, i) => d.battles[i]! >= 0 || !isFreeUnit(e, u));
  const hexes = staysHex.every(Boolean) ? d.hexes : d.hexes.filter((_, t) => staysHex[t]);
  const units = staysUnit.every(Boolean) ? d.units : d.units.filter((_, i) => staysUnit[i]);
  // A battle that its lowest hex leaves is named by the next.
  const nameOf = new Map<number, number>();
  for (const [t, h] of d.hexes.entries()) if (staysHex[t] && !nameOf.has(d.leads[t]!)) nameOf.set(d.leads[t]!, h);
  return {
    hexes,
    leads: d.leads.filter((_, t) => staysHex[t]).map(lead => nameOf.get(lead)!),
    units,
    battles: d.battles.filter((_, i) => staysUnit[i]).map(lead => nameOf.get(lead) ?? -1),
  };
}
