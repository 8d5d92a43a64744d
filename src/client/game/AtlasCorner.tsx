/** In a corner of the map: the switch between its sheets, and the whole of it small. */
import './atlas.css';
import { useEffect, useRef } from 'preact/hooks';
import { Here } from '../app/Here.tsx';
import { lang } from '../app/settings.ts';
import type { MountOverview } from '../board/api.ts';
import { type Atlas, hasOverview, toggleOverview } from './atlas.ts';
import { TABLE_LATER } from './tableLater.ts';
import { sayAtlas } from './text.ts';

export function AtlasCorner({ atlas }: { readonly atlas: Atlas }) {
  if (!hasOverview(atlas)) return null;
  const isOpen = atlas.isOpen.value;
  const words = sayAtlas();
  const title = isOpen ? words.closeOverview : words.openOverview;
  return (
    <div class={`gp-atlas${isOpen ? ' gp-unfolded' : ''}`}>
      <div class="gp-atlas-bar">
        {atlas.sheets.length > 0 && <Sheets atlas={atlas} />}
        <button
          type="button"
          class="gp-atlas-fold"
          aria-expanded={isOpen}
          aria-label={title}
          title={`${title} (M)`}
          onClick={() => toggleOverview(atlas)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2.5 4.5L7.5 2.5L12.5 4.5L17.5 2.5V15.5L12.5 17.5L7.5 15.5L2.5 17.5ZM7.5 2.5V15.5M12.5 4.5V17.5" />
          </svg>
        </button>
      </div>
      {isOpen && (
        <Here part={TABLE_LATER} onMissing={() => toggleOverview(atlas)}>
          {({ mountOverview }) => <Overview atlas={atlas} mount={mountOverview} />}
        </Here>
      )}
    </div>
  );
}

function Sheets({ atlas }: { readonly atlas: Atlas }) {
  const words = sayAtlas();
  return (
    <fieldset class="gp-leaves" aria-label={words.sheets}>
      <SheetButton atlas={atlas} id={undefined} name={words.all} title={`${words.allSheets} (S)`} />
      {atlas.sheets.map(sheet => (
        <SheetButton
          key={sheet.id}
          atlas={atlas}
          id={sheet.id}
          name={sheet[lang.value]}
          title={`${sheet[lang.value]} (S)`}
        />
      ))}
    </fieldset>
  );
}

interface SheetButtonProps {
  readonly atlas: Atlas;
  readonly id: string | undefined;
  readonly name: string;
  readonly title: string;
}

const SheetButton = ({ atlas, id, name, title }: SheetButtonProps) => (
  <button type="button" aria-pressed={atlas.sheet.value === id} title={title} onClick={() => atlas.turn(id)}>
    {name}
  </button>
);

interface OverviewProps {
  readonly atlas: Atlas;
  readonly mount: MountOverview;
}

function Overview({ atlas, mount }: OverviewProps) {
  const host = useRef<HTMLDivElement>(null);
  const draw = atlas.draw.value;
  useEffect(() => (host.current && draw ? draw(host.current, mount) : undefined), [draw, mount]);
  return <div class="gp-overview" ref={host} />;
}
