import { IllegalMove, type Seat } from '../game.ts';
import { becomes } from './functions.ts';
import { reasonAgainst } from './legality.ts';
import {
  bothHands,
  formsOf,
  handsOf,
  kindOf,
  opponentOf,
  valueOf,
  type Hand,
  type Held,
  type Pair,
  type ScholarsMove,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import { problemOf } from './problems.ts';
import type { ScholarsSettings } from './settings.ts';

/** The effect of a move on a hand. */
export interface Change extends Target {
  readonly held: Held;
}

/** The effects of a legal move. */
export function changes(position: ScholarsPosition, move: ScholarsMove): Change[] {
  return touched(position, move).map((target) => ({
    ...target,
    held: heldAfter(position, move, target.seat, target.hand),
  }));
}

/** The content of a hand after a legal move. */
function heldAfter(position: ScholarsPosition, move: ScholarsMove, seat: Seat, hand: Hand): Held {
  const held = handsOf(position, seat)[hand];
  const isOwn = seat === position.turn;
  switch (move.kind) {
    case 'decide':
      return isOwn && hand === move.hand ? move.to : held;
    case 'add':
      return seat === move.target.seat && hand === move.target.hand
        ? add(held, valueOf(handsOf(position, position.turn)[move.hand]))
        : held;
    case 'switch':
      return isOwn && hand === move.hand ? switched(held) : held;
    case 'use': {
      const [first, second] = move.targets;
      const isMeant =
        (first !== undefined && first.seat === seat && first.hand === hand) ||
        (second !== undefined && second.seat === seat && second.hand === hand);
      if (!isMeant) return held;
      const kind = kindOf(held);
      return kind === undefined ? 'x' : becomes[kind];
    }
    case 'redistribute':
      return isOwn ? move.to[hand] : held;
  }
}

function touched({ turn: seat }: ScholarsPosition, move: ScholarsMove): readonly Target[] {
  switch (move.kind) {
    case 'decide':
    case 'switch':
      return [{ seat, hand: move.hand }];
    case 'add':
      return [move.target];
    case 'use':
      return move.targets;
    case 'redistribute':
      return bothHands.map((hand) => ({ seat, hand }));
  }
}

/** The content of a hand after an addition; a new 4 or 5 awaits its owner's decision. */
function add(held: Held, added: number): Held {
  const sum = valueOf(held) + added;
  const value = sum > 5 ? sum - 5 : sum;
  if (value === valueOf(held)) return held;
  if (value === 4) return '4?';
  if (value === 5) return '5?';
  return formsOf(value)[0] ?? held;
}

function switched(held: Held): Held {
  return formsOf(valueOf(held)).find((form) => form !== held) ?? held;
}

/** The position after a move. @throws IllegalMove */
export function playMove(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
  written: () => string,
): ScholarsPosition {
  const reason = problemOf(settings, position, move) && reasonAgainst(settings, position, move);
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
