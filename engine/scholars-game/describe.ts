import type { Naming, Outcome } from '../game.ts';
import { changes, type Change, type ScholarsMove } from './moves.ts';
import { handsOf, heldBy, valueOf, type Held, type ScholarsPosition } from './position.ts';
import { functionName, handNames, sayHeld } from './words.ts';

/** One sentence that tells a person what a move does: `Ann adds 1: Ben, left hand, 2, which now holds 3.` */
export function describeMove(position: ScholarsPosition, move: ScholarsMove, name: Naming): string {
  const mover = name(position.turn);
  const own = handsOf(position, position.turn);
  const results = changes(position, move)
    .map((change) => sayChange(position, change, name))
    .join('; ');
  switch (move.kind) {
    case 'decide':
      return `${mover} decides: the ${valueOf(move.to)} of the ${handNames[move.hand]} hand is ${functionName(move.to) ?? ''}.`;
    case 'add':
      return `${mover} adds ${valueOf(own[move.hand])}: ${results}.`;
    case 'switch':
      return `${mover} switches a function: ${results}.`;
    case 'use':
      return `${mover} uses the ${sayHeld(own[move.hand])}: ${results}.`;
    case 'redistribute':
      return `${mover} redistributes ${sayPair(own)} into ${sayPair(move.to)}.`;
  }
}

/** Says how a game ended. */
export function describeOutcome(outcome: Outcome, name: Naming): string {
  if (outcome.kind === 'draw') return 'A draw: the same position stood once too often.';
  const loser = outcome.order.slice(1).map(name).join(', ');
  return `${name(outcome.winner)} wins: both hands of ${loser} are eliminated.`;
}

function sayChange(position: ScholarsPosition, change: Change, name: Naming): string {
  const before = heldBy(position, change);
  const whose = change.seat === position.turn ? 'own' : `${name(change.seat)},`;
  return `${whose} ${handNames[change.hand]} hand, ${sayHeld(before)}, ${sayResult(before, change.held)}`;
}

function sayResult(before: Held, after: Held): string {
  if (after === 'x') return 'which is eliminated';
  return after === before ? 'which stays as it is' : `which now holds ${sayHeld(after)}`;
}

function sayPair(pair: readonly [Held, Held]): string {
  return pair
    .filter((held) => held !== 'x')
    .map(sayHeld)
    .join(' and ');
}
