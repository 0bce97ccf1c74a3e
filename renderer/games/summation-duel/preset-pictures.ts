import type { CardsDrawn } from '../../table/cards-drawn.ts';

/** The presets that are listed first, each with its highest numbers and the winning total. */
export const presetPictures: Readonly<Record<string, CardsDrawn>> = {
  standard: { cards: [9, 10], below: { text: '50' } },
  'best-of-three': { cards: [9, 10], below: { text: '3 × 50' } },
  'race-to-50': { cards: [10, 10], below: { text: '50' } },
  'thirty-one': { cards: [6, 6, 6, 6], below: { text: '31' } },
  'twelve-to-66': { cards: [11, 12], below: { text: '66' } },
  'twenty-to-100': { cards: [19, 20], below: { text: '100' } },
};
