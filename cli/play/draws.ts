import { cardsLeft, shuffledDeck } from '../../engine/digit-conquest/position.ts';
import type { ConquestSettings } from '../../engine/digit-conquest/settings.ts';
import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings.ts';
import { withArticle } from '../../engine/words.ts';
import { Refusal } from '../refusal.ts';

/**
 * What `--deck` says, as moves of chance in notation: `7,5,8` draws a 7, then a 5, then an 8.
 *
 * @throws Refusal where there is no deck to draw from, or the deck doesn't have these cards.
 */
export function drawsFrom(game: Game, settings: Settings, text: string): string[] {
  if (game.id !== 'digit-conquest') {
    throw new Refusal(`--deck says in which order cards are drawn, and ${game.name} has no deck.`);
  }
  const conquest = settings as ConquestSettings;
  if (conquest.draw === 'choice') {
    throw new Refusal('--deck says in which order cards are drawn, and with draw=choice none are.');
  }
  const digits = text.split(',').map((digit) => digit.trim());
  let deck = shuffledDeck(conquest);
  for (const [index, digit] of digits.entries()) {
    if (!/^\d$/.test(digit) || Number(digit) < 1 || Number(digit) > conquest.digits) {
      throw new Refusal(
        `--deck can't be "${text}". Allowed: digits from 1 to ${conquest.digits}, with commas between them.`,
      );
    }
    if (cardsLeft(deck) === 0) deck = shuffledDeck(conquest);
    const card = Number(digit) - 1;
    const left = deck[card] ?? 0;
    if (left === 0) {
      throw new Refusal(
        `--deck can't have ${withArticle(Number(digit))} in place ${index + 1}: all ${conquest.copies} of them are drawn, and the deck is not empty yet.`,
      );
    }
    deck[card] = left - 1;
  }
  return digits.map((digit) => `?${digit}`);
}
