/** Small components that several panels use. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { counterSvg } from '../../draw/counters.ts';
import { FONTS } from '../../draw/svg.ts';
import type { Choice } from '../../kit/game.ts';
import { printed } from '../../kit/phrase.ts';
import type { OddsLine, WayReport } from '../../kit/report.ts';
import { SECTION } from '../../kit/section.ts';
import type { CounterFace, Skin } from '../../kit/skin.ts';
import { lang } from '../app/settings.ts';
import type { Overlay } from '../board/api.ts';
import { swatchMarkup } from '../board/overlayLayer.ts';
import { openRule } from '../rules/open.ts';
import type { Desk } from './desk.ts';
import type { Piece } from './logLines.ts';
import type { Item } from './select.ts';
import { openTab } from './switches.ts';
import { say } from './text.ts';

/** A drawn counter. Every position creates its faces again; one that looks the same is not drawn again. */
export function Counter({ face, skin }: { readonly face: CounterFace; readonly skin: Skin }) {
  const drawn = useMemo(() => counterSvg(face, skin), [JSON.stringify(face), skin]);
  return (
    <svg
      class="gp-counter"
      viewBox="-2 -2 104 104"
      font-family={FONTS.en}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

/** A sample of an overlay's pattern, for a legend. */
export function Swatch({ overlay }: { readonly overlay: Overlay }) {
  return (
    <svg
      class="gp-swatch"
      viewBox="0 0 32 20"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: swatchMarkup(overlay, `gp-swatch-${overlay.id}`) }}
    />
  );
}

export function showRule(desk: Desk, rule: string): void {
  desk.menu.value = undefined;
  openRule(desk.session.game.id, rule);
  openTab(desk, 'rules');
}

export function RuleLink({ desk, rule }: { readonly desk: Desk; readonly rule: string }) {
  if (rule === '') return null;
  return (
    <button type="button" class="gp-rule" title={say().openRule} onClick={() => showRule(desk, rule)}>
      {rule}
    </button>
  );
}

const RULED = new RegExp(`^(${SECTION}) · (.*)$`, 'su');

/** A sentence that begins with its rule: the number becomes a link. */
export function WithRule({ desk, text }: { readonly desk: Desk; readonly text: string }) {
  const match = RULED.exec(text);
  if (!match) return <>{text}</>;
  return (
    <>
      <RuleLink desk={desk} rule={match[1] ?? ''} /> {match[2]}
    </>
  );
}

export const choiceLabel = (desk: Desk, choice: Choice): string => capital(desk.session.words.now().choice(choice));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function itemLabel(desk: Desk, item: Item): string {
  if (item.kind === 'take') return say().takeInstead(desk.session.words.now().unit(item.unit));
  if (item.kind === 'press') return choiceLabel(desk, item.choice);
  if (item.way) return wayLabel(item.way);
  const [first] = item.actions;
  const last = item.actions.at(-1);
  // A reassigned unit: the action that takes it back first is not mentioned.
  const isSeries = last !== undefined && first?.unit === last.unit && first !== last;
  const label = last ? choiceLabel(desk, isSeries ? last : (first ?? last)) : '';
  return item.actions.length > 1 && !isSeries ? `${label}${say().together(item.actions.length)}` : label;
}

/** The effects and the cost of a way. */
function wayLabel({ effects, cost }: WayReport): string {
  const what = effects.map(effect => effect.text[lang.value]).join(say().comma);
  return say().byWay(what, cost === undefined ? '' : printed(cost));
}

/** Names and hexes of a log line as links that highlight the map. */
export function Pieces({ desk, pieces }: { readonly desk: Desk; readonly pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map((piece, i) =>
        piece.unit === undefined && piece.hex === undefined ? (
          piece.text
        ) : (
          <button key={i} type="button" class="gp-link" onClick={event => light(desk, piece, event)}>
            {piece.text}
          </button>
        ),
      )}
    </>
  );
}

function light(desk: Desk, { unit, hex }: Piece, event: Event): void {
  event.stopPropagation();
  const at = hex ?? desk.session.depiction.value?.counters.find(c => c.unit === unit)?.hex;
  desk.lit.value = { ...(unit === undefined ? {} : { unit }), ...(at === undefined ? {} : { hex: at }) };
  if (at !== undefined) desk.show([at]);
  if (unit !== undefined) desk.flash([unit]);
}

/** A line of a report in the game's words. */
export const lineText = ({ session }: Desk, line: OddsLine): string => session.words.now().line?.(line) ?? line.what;

export function Note({ children }: { readonly children: ComponentChildren }) {
  return <p class="gp-note">{children}</p>;
}
