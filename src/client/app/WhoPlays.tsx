/** Asks who will play before a game from a file or from an earlier position is opened. */
import { useState } from 'preact/hooks';
import type { GameCard } from '../../kit/card.ts';
import type { Seating } from '../../protocol/link.ts';
import { words } from '../text/words.ts';
import { Dialog } from './Dialog.tsx';
import { LevelField, Seats } from './SeatPicker.tsx';
import { levelOf, modeOf, seatingOf } from './seating.ts';

export interface WhoPlaysProps {
  readonly card: GameCard;
  readonly title: string;
  readonly text: string;
  /** Who has played so far, if known. */
  readonly seating?: Seating | undefined;
  readonly label: string;
  readonly onChoose: (seating: Seating) => void;
  readonly onClose: () => void;
}

export function WhoPlays({ card, title, text, seating, label, onChoose, onClose }: WhoPlaysProps) {
  const [mode, setMode] = useState(modeOf(card.roles, seating));
  const [level, setLevel] = useState(levelOf(seating));
  const go = (event: Event): void => {
    event.preventDefault();
    onChoose(seatingOf(card.roles, mode, level));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="who-plays" onSubmit={go}>
        <p>{text}</p>
        <Seats card={card} mode={mode} choose={setMode} name="who-plays" />
        {mode.kind !== 'two' && <LevelField level={level} choose={setLevel} />}
        <footer>
          <button type="button" class="button quiet" onClick={onClose}>
            {words().cancel}
          </button>
          <button type="submit" class="button">
            {label}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
