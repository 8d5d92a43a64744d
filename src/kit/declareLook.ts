/** Battles as they are being declared, with what is still wrong: for the screen. */
import { battlesNow, type Declared, type DeclaredBattle, hexIn, unitIn } from './declare.ts';
import type { BattleShown, DemandShown, Depiction, Lack } from './depict.ts';
import type { Fault } from './grouping.ts';

interface DeclareLook {
  /** What is wrong, in display order, and why. */
  readonly faults: readonly Fault[];
  lackOf(fault: Fault): Lack;
  shown(battle: DeclaredBattle, lacks: readonly Lack[]): BattleShown;
  /** Further demands. */
  readonly demands?: readonly DemandShown[];
}

/** Units without a battle and hexes that are not attacked are demands; any other fault belongs to a battle. */
export function declareLook(f: Declared, look: DeclareLook): Pick<Depiction, 'battles' | 'demands'> {
  const told = look.faults.map(fault => ({ fault, ...look.lackOf(fault) }));
  const demands = told.flatMap(({ fault, rule, why }): DemandShown[] => {
    if (fault.code === 'idle') return [{ rule, why, unit: unitIn(f, fault.attacker) }];
    return fault.code === 'unattacked' ? [{ rule, why, hex: hexIn(f, fault.target) }] : [];
  });
  const battles = battlesNow(f).map(battle => {
    const own = told.filter(({ fault }) => fault.code !== 'idle' && f.hexes[fault.target] === battle.hexes[0]);
    return look.shown(
      battle,
      own.map(({ rule, why }) => ({ rule, why })),
    );
  });
  return { battles, demands: [...demands, ...(look.demands ?? [])] };
}
