import type { Outcome } from '../game.ts';
import { changes, type ScholarsMove } from './moves.ts';
import {
  bothHands,
  handsOf,
  heldBy,
  valueOf,
  type Hand,
  type Held,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import { functionName, handNames, sayHeld } from './words.ts';

type UseMove = Extract<ScholarsMove, { kind: 'use' }>;

/**
 * Tells a person what a move does, without saying whose it is: `Left hand adds 1 to right hand: 1
 * becomes 2`, `Left hand (2) eliminates right hand (4 with paper)`.
 */
export function describeMove(position: ScholarsPosition, move: ScholarsMove): string {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'decide':
      return `${handAtStart(move.hand)}: ${valueOf(move.to)} is ${functionName(move.to) ?? ''}`;
    case 'add':
      return `${handAtStart(move.hand)} adds ${valueOf(own[move.hand])} to ${handNames[move.target.hand]} hand: ${sayChange(position, move)}`;
    case 'switch':
      return `${handAtStart(move.hand)} switches: ${sayChange(position, move)}`;
    case 'use':
      return `${handAtStart(move.hand)} (${sayHeld(own[move.hand])}) ${sayEffects(position, move)}`;
    case 'redistribute':
      return `Redistributes ${sayPair(own)} into ${sayPair(move.to)}`;
  }
}

/** Says why a game ended as it did, in one sentence. */
export function describeOutcome(outcome: Outcome): string {
  return outcome.kind === 'draw'
    ? 'The same position stood once too often.'
    : 'Both hands of the other side are eliminated.';
}

function handAtStart(hand: Hand): string {
  return hand === 0 ? 'Left hand' : 'Right hand';
}

/** What the one hand that a move touches held and will hold. */
function sayChange(position: ScholarsPosition, move: ScholarsMove): string {
  return changes(position, move)
    .map((change) => {
      const before = heldBy(position, change);
      return change.held === before
        ? `${sayHeld(before)} stays`
        : `${sayHeld(before)} becomes ${sayHeld(change.held)}`;
    })
    .join();
}

function sayEffects(position: ScholarsPosition, move: UseMove): string {
  const made = changes(position, move);
  const eliminated = made.filter(({ held }) => held === 'x');
  const transformed = made.filter(({ held }) => held !== 'x');
  return [
    ...(eliminated.length === 0 ? [] : [`eliminates ${sayTargets(position, eliminated)}`]),
    ...transformed.map(
      (change) => `transforms ${sayTargets(position, [change])} into ${sayHeld(change.held)}`,
    ),
  ].join(' and ');
}

function sayTargets(position: ScholarsPosition, targets: readonly Target[]): string {
  const held = (target: Target): Held => heldBy(position, target);
  const [first, second] = bothHands.flatMap((hand) =>
    targets.filter((target) => target.hand === hand),
  );
  if (first !== undefined && second !== undefined && first.seat === second.seat) {
    return `both hands (${sayHeld(held(first))}, ${sayHeld(held(second))})`;
  }
  return targets
    .map((target) => {
      const whose = target.seat === position.turn ? 'own ' : '';
      return `${whose}${handNames[target.hand]} hand (${sayHeld(held(target))})`;
    })
    .join(' and ');
}

function sayPair(pair: readonly [Held, Held]): string {
  return pair
    .filter((held) => held !== 'x')
    .map(sayHeld)
    .join(' and ');
}
