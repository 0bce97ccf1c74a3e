import type { Naming, Outcome } from '../game.ts';
import { possessive } from '../words.ts';
import { strike, type ChopsticksMove } from './moves.ts';
import { formatFingers } from './notation.ts';
import { handsOf, samePair, type ChopsticksPosition, type Hand } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

const handNames: Readonly<Record<Hand, string>> = { 0: 'left', 1: 'right' };

/** Tells a person what a move does, without saying whose it is: `Left hand strikes right hand: 1 becomes 3`. */
export function describeMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
  name: Naming,
): string {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'pass':
      return 'Passes';
    case 'split':
      return samePair(own, move.to)
        ? `Swaps ${own.map(formatFingers).join(' and ')}`
        : `Splits ${own.map(formatFingers).join(' and ')} into ${move.to.map(formatFingers).join(' and ')}`;
    case 'attack': {
      const theirs = handsOf(position, move.seat);
      const after = strike(settings, theirs, move.target, own[move.hand])[move.target];
      const whose = position.hands.length > 2 ? `${possessive(name(move.seat))} ` : '';
      const before = formatFingers(theirs[move.target]);
      return `${capital(handNames[move.hand])} hand strikes ${whose}${handNames[move.target]} hand: ${
        after === 0 ? `${before} is out` : `${before} becomes ${formatFingers(after)}`
      }`;
    }
  }
}

/** Says why a game ended as it did, in one sentence. */
export function describeOutcome(outcome: Outcome, name: Naming): string {
  if (outcome.kind === 'draw') return 'The same position stood once too often.';
  if (outcome.order.length > 2) {
    return `Then ${outcome.order.slice(1).map(name).join(', then ')}.`;
  }
  return outcome.by === 'sudden-death'
    ? 'The other side is left with too few fingers.'
    : 'Both hands of the other side are out.';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
