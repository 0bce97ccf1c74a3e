import { message, playerAt, type Message } from '../../words/message.ts';
import { actions } from './legality.ts';
import {
  type ConquestMove,
  cardsLeft,
  deckToDraw,
  scoresFromMover,
  type ConquestPosition,
} from './position.ts';
import type { ConquestSettings } from './settings.ts';

/** The digit that each player needs for the target, if one is enough, and how many are left. */
export function advise(settings: ConquestSettings, position: ConquestPosition): Message[] {
  const { target, digits } = settings;
  const deck = deckToDraw(settings, position);
  return [position.turn, 1 - position.turn].flatMap((seat) => {
    const digit = target - (position.scores[seat] ?? 0);
    if (digit < 1 || digit > digits) return [];
    const needs = { player: playerAt(seat), digit, target };
    return seat === position.turn && digit === position.hand
      ? [message('digit-conquest.advice.has', needs)]
      : [
          message('digit-conquest.advice.needs', {
            ...needs,
            left: deck[digit - 1] ?? 0,
            cards: cardsLeft(deck),
          }),
        ];
  });
}

/** Says how much of a digit a subtraction wasted on an opponent with less than that. */
export function wasted(
  settings: ConquestSettings,
  position: ConquestPosition,
  { kind, digit }: ConquestMove,
): Message | undefined {
  const [, other] = scoresFromMover(position);
  if (kind !== 'subtract' || other >= digit) return undefined;
  if (actions(settings, position, digit).length < 2) return undefined;
  return message('digit-conquest.advice.wasted', {
    digit,
    other,
    player: playerAt(1 - position.turn),
  });
}
