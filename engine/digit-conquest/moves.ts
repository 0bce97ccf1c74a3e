import { IllegalMove } from '../game.ts';
import { reasonAgainst } from './legality.ts';
import {
  deckToDraw,
  scoresFromMover,
  type ConquestAction,
  type ConquestMove,
  type ConquestPosition,
} from './position.ts';
import type { ConquestSettings } from './settings.ts';

/** The position after a move. @throws IllegalMove */
export function playMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
  written: () => string,
): ConquestPosition {
  const reason = reasonAgainst(settings, position, move);
  if (reason !== undefined) throw new IllegalMove(written(), reason);
  if (move.kind === 'draw') {
    const deck = deckToDraw(settings, position);
    return {
      ...position,
      deck: deck.map((left, index) => (index === move.digit - 1 ? left - 1 : left)),
      hand: move.digit,
    };
  }
  const [own, other] = scoresAfter(scoresFromMover(position), move);
  return {
    ...position,
    scores: position.turn === 0 ? [own, other] : [other, own],
    turn: 1 - position.turn,
    hand: null,
    ...(position.turns !== undefined && { turns: position.turns + 1 }),
  };
}

/** The mover's score and the other's after an action. */
export function scoresAfter(
  [own, other]: readonly [number, number],
  { kind, digit }: ConquestAction,
): readonly [number, number] {
  switch (kind) {
    case 'add':
      return [own + digit, other];
    case 'subtract':
      return [own, Math.max(0, other - digit)];
    case 'discard':
      return [own, other];
  }
}
