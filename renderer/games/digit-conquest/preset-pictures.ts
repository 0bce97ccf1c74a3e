import type { CardsDrawn } from '../../table/cards-drawn.ts';

const other = { colour: 'var(--player-2)' };

/**
 * The presets that are listed first, each with cards of its deck and a score: the target, or what a
 * card takes away.
 */
export const presetPictures: Readonly<Record<string, CardsDrawn>> = {
  standard: { cards: [null, 7], below: { text: '50' } },
  'exact-subtraction': {
    cards: [4],
    above: { text: '4', ...other },
    below: { text: '0', ...other },
  },
  'open-deck': { cards: [3, 7, 9], below: { text: '50' } },
  'short-race': { cards: [null, 5], below: { text: '20' } },
};
