import { IllegalMove, type Refused, type Seat } from '../game.ts';
import type { Decided } from './functions.ts';
import { changes, type ScholarsMove } from './moves.ts';
import {
  bothHands,
  formsOf,
  handsOf,
  heldBy,
  isUndecided,
  opponentOf,
  sameHand,
  valueOf,
  type Held,
  type Pair,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import type { ScholarsSettings } from './settings.ts';
import { whyNot } from './why-not.ts';

/** Every legal move, in the order of the rules; only decisions while there is one to make. */
export function legalMoves(settings: ScholarsSettings, position: ScholarsPosition): ScholarsMove[] {
  return conceivableMoves(position).filter(
    (move) => whyNot(settings, position, move) === undefined,
  );
}

/** What a person may try that is not legal, each with why not. */
export function refusedMoves(
  settings: ScholarsSettings,
  position: ScholarsPosition,
): Refused<ScholarsMove>[] {
  return conceivableMoves(position).flatMap((move) => {
    const reason = whyNot(settings, position, move);
    return reason === undefined ? [] : [{ move, reason }];
  });
}

/** The position after a move. @throws IllegalMove */
export function playMove(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
  written: () => string,
): ScholarsPosition {
  const reason = whyNot(settings, position, move);
  if (reason !== undefined) throw new IllegalMove(written(), reason);
  const made = changes(position, move);
  const handAfter = (target: Target): Held =>
    made.find((change) => sameHand(change, target))?.held ?? heldBy(position, target);
  const pairAfter = (seat: Seat): Pair => [
    handAfter({ seat, hand: 0 }),
    handAfter({ seat, hand: 1 }),
  ];
  return {
    hands: [pairAfter(0), pairAfter(1)],
    turn: move.kind === 'decide' ? position.turn : opponentOf(position.turn),
  };
}

/** All that has the shape of a move; {@link whyNot} alone tells what the rules think of it. */
function conceivableMoves(position: ScholarsPosition): ScholarsMove[] {
  const seat = position.turn;
  const own = handsOf(position, seat);
  if (own.some(isUndecided)) {
    return bothHands.flatMap((hand) =>
      formsOf(valueOf(own[hand])).map((to): ScholarsMove => ({ kind: 'decide', hand, to })),
    );
  }
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
    ...pairsOfTotal(valueOf(own[0]) + valueOf(own[1])).map(
      (to) => ({ kind: 'redistribute', to }) as const,
    ),
  ];
}

function pairsOfTotal(total: number): (readonly [Decided, Decided])[] {
  return [1, 2, 3, 4, 5].flatMap((value) =>
    formsOf(value).flatMap((left) =>
      formsOf(total - value).map((right): readonly [Decided, Decided] => [left, right]),
    ),
  );
}
