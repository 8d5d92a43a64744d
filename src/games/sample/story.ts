/** The story of the game, for the page about it. */
import type { Story } from '../../kit/card.ts';

export const STORY: Story = {
  history: { ja: '架空の戦い。', en: 'An imaginary battle.' },
  origin: { ja: 'Hexfrontのための書き下ろし。', en: 'Written for Hexfront.' },
};
