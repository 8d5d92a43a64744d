/** Who plays: the kinds of seating, and the strength of the computer. */
import { type GameCard, roleName } from '../../kit/card.ts';
import { entryOf } from '../../kit/phrase.ts';
import { words } from '../text/words.ts';
import { keyOf, LEVELS, type Level, type Mode, modesOf, USUAL_LEVEL } from './seating.ts';
import { lang } from './settings.ts';

export interface SeatsProps {
  readonly card: GameCard;
  readonly mode: Mode;
  readonly choose: (mode: Mode) => void;
  /** Distinguishes two pickers on one page. */
  readonly name: string;
}

export function Seats({ card, mode, choose, name }: SeatsProps) {
  const say = words();
  const aim = (one: Mode): string | undefined =>
    one.kind === 'against' ? entryOf(card.pitch.aims, one.role)?.[lang.value] : undefined;
  return (
    <fieldset class="seats">
      <legend>{say.seats}</legend>
      {modesOf(card.roles).map(one => (
        <label key={keyOf(one)}>
          <input type="radio" name={name} checked={keyOf(one) === keyOf(mode)} onChange={() => choose(one)} />
          <span>
            {modeLabel(card, one)}
            {aim(one) && <small>{aim(one)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function modeLabel(card: GameCard, mode: Mode): string {
  const say = words();
  if (mode.kind === 'against') return say.against(roleName(card, mode.role, lang.value));
  return mode.kind === 'two' ? say.twoHere : say.watch;
}

export function LevelField({ level, choose }: { readonly level: Level; readonly choose: (level: Level) => void }) {
  const say = words();
  return (
    <label class="field">
      <span>{say.strength}</span>
      <select
        value={level}
        onChange={event => choose(LEVELS.find(id => id === event.currentTarget.value) ?? USUAL_LEVEL)}
      >
        {LEVELS.map(id => (
          <option key={id} value={id}>
            {say.levels[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
