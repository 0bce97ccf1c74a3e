import { cardsLeft, shuffledDeck } from '../../engine/digit-conquest/position.ts';
import type { ConquestSettings } from '../../engine/digit-conquest/settings.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import { badValue } from '../options.ts';
import { UserError } from '../user-error.ts';

/**
 * Parses `--deck` into moves of chance in notation: `7,5,8` draws a 7, then a 5, then an 8.
 *
 * @throws UserError if nothing is drawn by chance, or the deck doesn't have these cards.
 */
export function conquestDraws(settings: Settings, text: string): string[] {
  const conquest = settings as ConquestSettings;
  if (conquest.draw === 'choice') {
    throw new UserError(message('cli.refused.open-deck'));
  }
  const digits = text.split(',').map((digit) => digit.trim());
  let deck = shuffledDeck(conquest);
  for (const [index, digit] of digits.entries()) {
    if (!/^\d$/.test(digit) || Number(digit) < 1 || Number(digit) > conquest.digits) {
      throw badValue('--deck', text, message('cli.allowed.digits', { digits: conquest.digits }));
    }
    if (cardsLeft(deck) === 0) deck = shuffledDeck(conquest);
    const card = Number(digit) - 1;
    const left = deck[card] ?? 0;
    if (left === 0) {
      const place = index + 1;
      throw new UserError(message('cli.refused.deck', { digit, place, copies: conquest.copies }));
    }
    deck[card] = left - 1;
  }
  return digits.map((digit) => `?${digit}`);
}
