/** Parts of the depiction that both sides have, each under its own name: zones on the map and boxes beside it. */
import { type GameCard, roleName } from './card.ts';
import type { BoxShown, ZoneShown } from './depict.ts';
import type { Bilingual, Role } from './game.ts';
import { BOTH_SIDES, type BySide, type Side } from './sides.ts';

type RoleOf = (side: Side) => Role;

/** A zone that each side has. */
export interface SideZone<S> extends Pick<ZoneShown, 'id' | 'kind'> {
  readonly rule: string | BySide<string>;
  readonly titles: BySide<Bilingual>;
  hexes(s: S, side: Side): readonly number[];
}

export const zonesBySide = <S>(zone: SideZone<S>, roleOf: RoleOf, s: S): ZoneShown[] =>
  BOTH_SIDES.map(side => ({
    id: `${zone.id}-${roleOf(side)}`,
    kind: zone.kind,
    title: zone.titles[side],
    rule: typeof zone.rule === 'string' ? zone.rule : zone.rule[side],
    role: roleOf(side),
    hexes: zone.hexes(s, side),
  }));

/** The hexes that are marked in a map. */
export function markedHexes(map: Uint8Array): number[] {
  const out: number[] = [];
  for (let h = 0; h < map.length; h++) if (map[h]) out.push(h);
  return out;
}

export interface SideBoxes {
  idOf(box: string, side: Side): string;
  /** The title followed by the name of the side. */
  titleOf(title: Bilingual, side: Side): Bilingual;
  /** The box of each side, or of those that have one. */
  boxes(box: string, title: Bilingual, sides?: readonly Side[]): BoxShown[];
}

export function sideBoxes(card: GameCard, roleOf: RoleOf): SideBoxes {
  const idOf = (box: string, side: Side): string => `${box}-${roleOf(side)}`;
  const titleOf = (title: Bilingual, side: Side): Bilingual => ({
    ja: `${title.ja}・${roleName(card, roleOf(side), 'ja')}`,
    en: `${title.en} · ${roleName(card, roleOf(side), 'en')}`,
  });
  return {
    idOf,
    titleOf,
    boxes: (box, title, sides = BOTH_SIDES) =>
      sides.map(side => ({ id: idOf(box, side), role: roleOf(side), title: titleOf(title, side) })),
  };
}

/** Where a unit is, for counters and reports: a hex, or below 0 the box it lies in. */
export const whereOf = (place: number, box: string | undefined): { readonly hex: number } | { readonly box: string } =>
  place >= 0 ? { hex: place } : { box: box ?? '' };
