import { refusedAmong, type Refused } from '../capabilities/display.ts';
import { IllegalMove, type Seat } from '../game.ts';
import type { Decided } from './functions.ts';
import { problemOf, problemWithin } from './legality.ts';
import { heldAfter, type ScholarsMove } from './moves.ts';
import {
  bothHands,
  formsOf,
  handsOf,
  isUndecided,
  loserOf,
  opponentOf,
  valueOf,
  type Pair,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import type { ScholarsSettings } from './settings.ts';
import { whyNot } from './why-not.ts';

/** Every legal move, in the order of the rules; only decisions while one is open. */
export function legalMoves(settings: ScholarsSettings, position: ScholarsPosition): ScholarsMove[] {
  if (loserOf(position) !== undefined) return [];
  return conceivableMoves(position).filter(
    (move) => problemWithin(settings, position, move) === undefined,
  );
}

/** The illegal moves that a user may try, with the reasons. */
export function refusedMoves(
  settings: ScholarsSettings,
  position: ScholarsPosition,
): Refused<ScholarsMove>[] {
  return refusedAmong(conceivableMoves(position), (move) => whyNot(settings, position, move));
}

/** The position after a move. @throws IllegalMove */
export function playMove(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
  written: () => string,
): ScholarsPosition {
  const reason = problemOf(settings, position, move) && whyNot(settings, position, move);
  if (reason !== undefined) throw new IllegalMove(written(), reason);
  return {
    hands: [pairAfter(position, move, 0), pairAfter(position, move, 1)],
    turn: move.kind === 'decide' ? position.turn : opponentOf(position.turn),
  };
}

function pairAfter(position: ScholarsPosition, move: ScholarsMove, seat: Seat): Pair {
  const left = heldAfter(position, move, seat, 0);
  const right = heldAfter(position, move, seat, 1);
  const pair = handsOf(position, seat);
  return left === pair[0] && right === pair[1] ? pair : [left, right];
}

/** All moves of the right form, legal or not. */
function conceivableMoves(position: ScholarsPosition): readonly ScholarsMove[] {
  const own = handsOf(position, position.turn);
  if (own.some(isUndecided)) {
    return bothHands.flatMap((hand) => decisions[hand]?.[valueOf(own[hand])] ?? []);
  }
  return movesByTotal[position.turn]?.[valueOf(own[0]) + valueOf(own[1])] ?? [];
}

const mostValue = 5;

/** The decisions of each hand, by its value. */
const decisions = bothHands.map((hand) =>
  Array.from({ length: mostValue + 1 }, (_, value) =>
    formsOf(value).map((to): ScholarsMove => ({ kind: 'decide', hand, to })),
  ),
);

/** All moves of the right form, by seat and by the total of its hands. */
const movesByTotal = [0, 1].map((seat) => {
  const always = movesOf(seat);
  return Array.from({ length: 2 * mostValue + 1 }, (_, total) => [
    ...always,
    ...pairsOfTotal(total).map((to) => ({ kind: 'redistribute', to }) as const),
  ]);
});

function movesOf(seat: Seat): ScholarsMove[] {
  const theirs = bothHands.map((hand): Target => ({ seat: opponentOf(seat), hand }));
  return [
    ...bothHands.flatMap((hand) =>
      theirs.map((target) => ({ kind: 'add', hand, target }) as const),
    ),
    ...bothHands.map((hand) => ({ kind: 'switch', hand }) as const),
    ...bothHands.flatMap((hand) => {
      const other: Target = { seat, hand: hand === 0 ? 1 : 0 };
      const alone = [...theirs, other].map((target) => [target]);
      const pairs = [theirs, ...theirs.map((target) => [other, target])];
      return [...alone, ...pairs].map((targets) => ({ kind: 'use', hand, targets }) as const);
    }),
  ];
}

function pairsOfTotal(total: number): (readonly [Decided, Decided])[] {
  return [1, 2, 3, 4, 5].flatMap((value) =>
    formsOf(value).flatMap((left) =>
      formsOf(total - value).map((right): readonly [Decided, Decided] => [left, right]),
    ),
  );
}
