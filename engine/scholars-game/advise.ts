import { allOf, message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { changes } from './moves.ts';
import { legalMoves } from './legality.ts';
import {
  bothHands,
  handsOf,
  isUndecided,
  opponentOf,
  type Hand,
  type ScholarsPosition,
} from './position.ts';
import type { ScholarsSettings } from './settings.ts';
import { handNames, sayHeld } from './words.ts';

/** The hands that the player to move can eliminate, and the own hands in danger. */
export function advise(settings: ScholarsSettings, position: ScholarsPosition): Message[] {
  const mover = position.turn;
  // Dangers depend on the open decision.
  if (handsOf(position, mover).some(isUndecided)) return [];
  const other = opponentOf(mover);
  const targets = eliminated(settings, position, mover);
  const endangered = eliminated(settings, position, other);
  const named = (seat: Seat, hands: readonly Hand[]): Message[] =>
    hands.map((hand) => sayHand(position, seat, hand));
  return [
    ...(targets.length === 0
      ? []
      : [
          message('scholars-game.advice.can', {
            player: playerAt(mover),
            targets: allOf(named(other, targets)),
          }),
        ]),
    ...(endangered.length === 0
      ? []
      : [
          message('scholars-game.advice.danger', {
            player: playerAt(other),
            targets: allOf(named(mover, endangered)),
          }),
        ]),
  ];
}

/** The hands of the opponent that a player could eliminate on the next turn. */
function eliminated(settings: ScholarsSettings, position: ScholarsPosition, actor: Seat): Hand[] {
  const now = { ...position, turn: actor };
  const touched = legalMoves(settings, now).flatMap((move) => changes(now, move));
  return bothHands.filter((hand) =>
    touched.some((change) => change.seat !== actor && change.hand === hand && change.held === 'x'),
  );
}

function sayHand(position: ScholarsPosition, owner: Seat, hand: Hand): Message {
  return message('scholars-game.advice.hand', {
    owner: playerAt(owner),
    hand: handNames[hand],
    held: sayHeld(handsOf(position, owner)[hand]),
  });
}
