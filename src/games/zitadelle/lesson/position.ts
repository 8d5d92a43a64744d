/**
 * Where the lesson begins: the first day, with Grossdeutschland before 2120 as in the example (E1) and 11th Panzer beside
 * it. Everybody else stands as in the ready set-up, but the Germans a hex further back, so that nobody else has to assault.
 */
import type { Json, Position } from '../../../kit/game.ts';
import { READY } from '../data/setup.ts';
import { UNITS } from '../data/units.ts';

const SPEARHEAD: Readonly<Record<string, string>> = {
  'GD/3': '2121',
  'GD/Fus': '2121',
  'GD/Pz': '2219',
  'GD/PG': '2219',
  '11Pz/15': '2320',
  '11Pz/110': '2320',
  Arko132: '2320',
  '11Pz/111': '2419',
  '48PzK/911': '2419',
  '3Pz/6': '2318',
  '3Pz/3': '2318',
  '3Pz/394': '2218',
  '167/315': '2117',
  '167/331': '2117',
  '167/339': '2217',
};

/** The regiments of the first belt between Butovo and the Belgorod road have fallen back. */
const DEFENDERS: Readonly<Record<string, string>> = {
  '71GR/219G': '2120',
  '6GA/96': '2220',
  '51GR/158G': '2321',
  '51GR/154G': '2420',
  '51GR/156G': '2423',
  '52GR/151G': '1920',
  '52GR/153G': '1721',
  '52GR/155G': '1521',
  '89GR/267G': '2522',
  '89GR/270G': '2619',
};

/** For whom a hex further back would be off the map, or still beside the enemy along the Donets. */
const ASIDE: Readonly<Record<string, string>> = {
  '383/532': '3150',
  '383/533': '3250',
  Wf51: '3250',
  '168/417': '2512',
  '168/429': '2512',
  '168/442': '2511',
  '6Pz/4': '2611',
  '3PzK/503': '2611',
  Wf54: '2611',
  '19Pz/27': '2709',
  '19Pz/73': '2709',
  '19Pz/74': '2609',
  '7Pz/7': '2708',
  '3PzK/228': '2708',
  '106/239': '2805',
  '11AK/905': '2805',
  '11AK/393': '2805',
  '320/587': '3201',
};

/** A hex away from the front: north on the north map, south on the south map. */
function furtherBack(hex: string): string {
  const row = Number(hex.slice(2));
  return hex.slice(0, 2) + String(row > 28 ? row + 1 : row - 1).padStart(2, '0');
}

function placeOf(name: string, side: string): string | undefined {
  const ready = READY[name];
  const own = SPEARHEAD[name] ?? DEFENDERS[name] ?? ASIDE[name];
  return own ?? (ready !== undefined && side === 'german' ? furtherBack(ready) : ready);
}

function unitsAtStart(): Readonly<Record<string, Json>> {
  const units: Record<string, Json> = {};
  for (const { name, side, entry } of UNITS) {
    const hex = placeOf(name, side);
    if (hex !== undefined) units[name] = hex;
    else if (entry.kind === 'turn') units[name] = { box: 'reinforcements' };
    else if (entry.kind === 'air') units[name] = { box: 'hangar' };
  }
  return units;
}

export const POSITION: Position = { turn: 1, phase: 'air', active: 'german', units: unitsAtStart() };
