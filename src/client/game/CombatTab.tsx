/** Content of the combat tab: the battle being built or under the pointer; after the die, the last one fought. */
import { Late } from '../app/Late.tsx';
import { CombatSheet, titleOf, Variant } from './CombatSheet.tsx';
import type { Desk } from './desk.ts';
import { FoughtSheet } from './FoughtSheet.tsx';
import { Note } from './parts.tsx';
import { Buttons } from './TopBar.tsx';
import { say } from './text.ts';

/** Few games have shots or declared battles, so these lists are loaded on demand. */
const loadBattles = () => import('./BattleList.tsx');
const loadShots = () => import('./ShotList.tsx');
const loadBill = () => import('./Bill.tsx');

export function CombatTab({ desk }: { readonly desk: Desk }) {
  const battles = desk.battles.value;
  const [first, ...others] =
    battles.length > 0 ? battles : [desk.glimpsed.value ?? desk.considered.value].filter(x => x !== undefined);
  const fought = desk.fought.value;
  if (desk.session.depiction.value?.bill)
    return (
      <div class="gp-sheets">
        <Late load={loadBill} name="bill" within>
          {({ Bill }) => <Bill desk={desk} />}
        </Late>
        {fought && <FoughtSheet desk={desk} fought={fought} />}
      </div>
    );
  if (desk.rows.value.length > 0)
    return (
      <div class="gp-sheets">
        <Late load={loadBattles} name="battles" within>
          {({ BattleList }) => <BattleList desk={desk} />}
        </Late>
        {!desk.session.depiction.value?.demands && fought && <FoughtSheet desk={desk} fought={fought} />}
      </div>
    );
  if (desk.gallery.shots.value.length > 0)
    return (
      <div class="gp-sheets">
        <Late load={loadShots} name="shots" within>
          {({ ShotList }) => <ShotList desk={desk} />}
        </Late>
      </div>
    );
  return (
    <div class="gp-sheets">
      {battles.length > 0 && <Buttons desk={desk} />}
      {first && <CombatSheet desk={desk} told={first} />}
      {others.map(told => (
        <Variant key={titleOf(desk, told)} desk={desk} told={told} first={first?.report} />
      ))}
      {!first && fought && <FoughtSheet desk={desk} fought={fought} />}
      {!first && !fought && <Note>{say().noBattle}</Note>}
    </div>
  );
}
