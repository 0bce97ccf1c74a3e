import type { Naming, Outcome } from '../game.ts';
import { scoresAfter, type ConquestMove } from './moves.ts';
import { cardsLeft, scoresFromMover, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';
import { whyDiscard } from './why-not.ts';

/** What a move does, without saying whose it is: `Adds 7: 12 + 7 = 19`. */
export function describeMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
  name: Naming,
): string {
  const [own, other] = scoresFromMover(position);
  const { digit } = move;
  switch (move.kind) {
    case 'draw': {
      const verb = settings.draw === 'choice' ? 'takes' : 'draws';
      return cardsLeft(position.deck) === 0
        ? `Shuffles the discard pile into a new deck and ${verb} ${digit}`
        : `${capital(verb)} ${digit}`;
    }
    case 'add': {
      const [after] = scoresAfter([own, other], move);
      const end = after === settings.target ? ', and wins' : '';
      return `Adds ${digit}: ${own} + ${digit} = ${after}${end}`;
    }
    case 'subtract': {
      const [, after] = scoresAfter([own, other], move);
      const result =
        digit <= other ? `${other} − ${digit} = ${after}` : `${other} goes down to ${after}`;
      return `Subtracts ${digit} from ${name(1 - position.turn)}: ${result}`;
    }
    case 'discard':
      return `Discards ${digit} without effect. ${whyDiscard(settings, position, digit) ?? ''}`.replace(
        /\.$/,
        '',
      );
  }
}

/** Says why a game ended. */
export function describeOutcome({ target }: ConquestSettings, { kind }: Outcome): string {
  return kind === 'draw' ? 'The turn limit is reached.' : `Exactly ${target} points.`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
