/** The panel beside the map, on a phone a sheet from below. It can be folded. */
import './table.css';
import { Late } from '../app/Late.tsx';
import { withWords } from '../app/loaded.ts';
import { LATER } from '../text/shelves.ts';
import type { Desk } from './desk.ts';
import { LogTab } from './LogTab.tsx';
import { Owed } from './Owed.tsx';
import { openTab, TABS, type Tab } from './switches.ts';
import { say } from './text.ts';

export function SidePanel({ desk }: { readonly desk: Desk }) {
  const words = say();
  const isOpen = desk.isPanelOpen.value;
  return (
    <aside class={`gp-panel${isOpen ? '' : ' gp-folded'}`} aria-label={words.panel}>
      {!isOpen && <Owed desk={desk} />}
      <div class="gp-tabs">
        <div role="tablist">
          {TABS.map(tab => (
            <TabButton key={tab} desk={desk} tab={tab} />
          ))}
        </div>
        <button
          type="button"
          class="gp-small gp-fold"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.closePanel : words.openPanel}
          title={isOpen ? words.closePanel : words.openPanel}
          onClick={() => {
            desk.isPanelOpen.value = !isOpen;
          }}
        >
          <span aria-hidden="true">{isOpen ? '›' : '‹'}</span>
        </button>
      </div>
      {isOpen && (
        <div class="gp-tab" role="tabpanel" id="gp-tabpanel" aria-labelledby={`gp-tab-${desk.tab.value}`}>
          <TabContent desk={desk} />
        </div>
      )}
    </aside>
  );
}

function TabButton({ desk, tab }: { readonly desk: Desk; readonly tab: Tab }) {
  const isOn = desk.tab.value === tab && desk.isPanelOpen.value;
  return (
    <button
      type="button"
      role="tab"
      id={`gp-tab-${tab}`}
      aria-selected={isOn}
      aria-controls="gp-tabpanel"
      onClick={() => openTab(desk, tab)}
    >
      {say().tab[tab]}
    </button>
  );
}

/** Not needed for a first move, so they are loaded when they are opened. */
const loadRules = () => withWords(import('../rules/RulesPanel.tsx'), LATER);
const loadCombat = () => import('./CombatTab.tsx');
const loadLuck = () => import('./LuckTab.tsx');
const loadTracks = () => import('./TracksTab.tsx');
const loadCharts = () => import('./ChartsTab.tsx');

function TabContent({ desk }: { readonly desk: Desk }) {
  switch (desk.tab.value) {
    case 'log':
      return <LogTab desk={desk} />;
    case 'tracks':
      return (
        <Late load={loadTracks} name="tracks" within>
          {({ TracksTab }) => <TracksTab desk={desk} />}
        </Late>
      );
    case 'charts':
      return (
        <Late load={loadCharts} name="charts" within>
          {({ ChartsTab }) => <ChartsTab desk={desk} />}
        </Late>
      );
    case 'odds':
      return (
        <Late load={loadCombat} name="combat" within>
          {({ CombatTab }) => <CombatTab desk={desk} />}
        </Late>
      );
    case 'rules':
      return (
        <Late load={loadRules} name="rules-panel" within>
          {({ RulesPanel }) => <RulesPanel gameId={desk.session.game.id} />}
        </Late>
      );
    case 'luck':
      return (
        <Late load={loadLuck} name="luck" within>
          {({ LuckTab }) => <LuckTab desk={desk} />}
        </Late>
      );
    default:
      return desk.tab.value satisfies never;
  }
}
