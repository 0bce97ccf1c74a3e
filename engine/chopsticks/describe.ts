import type { Naming, Outcome } from '../game.ts';
import { strike, type ChopsticksMove } from './moves.ts';
import { formatFingers } from './notation.ts';
import { handsOf, samePair, type ChopsticksPosition, type Hand } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

const handNames: Readonly<Record<Hand, string>> = { 0: 'left', 1: 'right' };

/** One sentence that tells a person what a move does: `Ann strikes Ben's left hand: 3 → 5, out`. */
export function describeMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
  name: Naming,
): string {
  const mover = name(position.turn);
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'pass':
      return `${mover} passes.`;
    case 'split':
      return `${mover} ${samePair(own, move.to) ? 'swaps' : 'splits'} ${own.map(formatFingers).join(' and ')} into ${move.to.map(formatFingers).join(' and ')}.`;
    case 'attack': {
      const theirs = handsOf(position, move.seat);
      const strength = own[move.hand];
      const after = strike(settings, theirs, move.target, strength)[move.target];
      const result = after === 0 ? 'which is out' : `which now holds ${formatFingers(after)}`;
      return `${mover} strikes with ${formatFingers(strength)}: ${name(move.seat)}, ${handNames[move.target]} hand, ${formatFingers(theirs[move.target])}, ${result}.`;
    }
  }
}

/** Says how a game ended. */
export function describeOutcome(outcome: Outcome, name: Naming): string {
  if (outcome.kind === 'draw') return 'A draw: the same position stood once too often.';
  const winner = name(outcome.winner);
  const last = outcome.order.slice(1).map(name).join(', ');
  return outcome.order.length > 2
    ? `${winner} wins; behind: ${last}.`
    : outcome.by === 'sudden-death'
      ? `${winner} wins: ${last} is left with too few fingers.`
      : `${winner} wins: both hands of ${last} are out.`;
}
