import type { Naming, Outcome } from '../game.ts';
import { scoresAfter, type ConquestMove } from './moves.ts';
import { cardsLeft, scoresFromMover, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';
import { whyDiscard } from './why-not.ts';

/** One sentence that tells a person what a move does: `Ann adds 7: 12 + 7 = 19.` */
export function describeMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
  name: Naming,
): string {
  const mover = name(position.turn);
  const [own, other] = scoresFromMover(position);
  const { digit } = move;
  switch (move.kind) {
    case 'draw': {
      const verb = settings.draw === 'choice' ? 'takes' : 'draws';
      return cardsLeft(position.deck) === 0
        ? `The discard pile is shuffled into a new deck, and ${mover} ${verb} ${digit}.`
        : `${mover} ${verb} ${digit}.`;
    }
    case 'add': {
      const [after] = scoresAfter([own, other], move);
      const end = after === settings.target ? ', and wins' : '';
      return `${mover} adds ${digit}: ${own} + ${digit} = ${after}${end}.`;
    }
    case 'subtract': {
      const [, after] = scoresAfter([own, other], move);
      const result =
        digit <= other ? `${other} − ${digit} = ${after}` : `${other} goes down to ${after}`;
      return `${mover} subtracts ${digit} from ${name(1 - position.turn)}: ${result}.`;
    }
    case 'discard':
      return `${mover} discards ${digit} without effect. ${whyDiscard(settings, position, digit) ?? ''}`.trim();
  }
}

/** Says how a game ended. */
export function describeOutcome(
  settings: ConquestSettings,
  outcome: Outcome,
  name: Naming,
): string {
  return outcome.kind === 'draw'
    ? 'A draw: the turn limit is reached.'
    : `${name(outcome.winner)} wins with exactly ${settings.target} points.`;
}
