import { IllegalMove, type Seat } from '../game.ts';
import { withCounters } from './counters.ts';
import { reasonAgainst } from './legality.ts';
import { afterBeingStruck, afterTurn, handsAfter } from './own-turns.ts';
import {
  handsOf,
  endsWithNextOut,
  isIn,
  isOver,
  standingOf,
  type ChopsticksMove,
  type ChopsticksPosition,
  type Hands,
  type Standing,
} from './position.ts';
import type { ChopsticksSettings } from './settings.ts';
import { afterCherryBomb, isCherryBomb, strike } from './strikes.ts';

/** The position after a move. @throws IllegalMove */
export function playMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
  written: () => string,
): ChopsticksPosition {
  const reason = reasonAgainst(settings, position, move);
  if (reason !== undefined) throw new IllegalMove(written(), reason);
  const played =
    move.kind === 'attack' && move.seat !== position.turn
      ? afterAttack(settings, position, move)
      : afterOwnMove(settings, position, move);
  return { ...played, turn: nextTurn(settings, played) };
}

function afterOwnMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): ChopsticksPosition {
  const own = standingOf(position, position.turn);
  const hands = handsAfter(settings, own, move, endsWithNextOut(settings, position));
  return afterTurnOf(settings, position, move, hands);
}

/** The position after an attack. A strike that ends the game costs the striker nothing. */
function afterAttack(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove & { kind: 'attack' },
): ChopsticksPosition {
  const { hand, seat, target } = move;
  const own = handsOf(position, position.turn);
  const strength = own[hand] ?? 0;
  const theirs = standingOf(position, seat);
  const struck = strike(settings, theirs.hands, target, strength);
  const after = withStanding(settings, position, seat, afterBeingStruck(settings, theirs, struck));
  const explodes =
    !isOver(settings, after) && isCherryBomb(settings, theirs.hands[target] ?? 0, strength);
  const ownAfter = explodes ? afterCherryBomb(own, hand) : own;
  // Nothing changes for a striker with the same hands, unless turns are counted.
  return ownAfter === own && after.swaps === undefined && after.splits === undefined
    ? after
    : afterTurnOf(settings, after, move, ownAfter);
}

/** The position after a turn's effect on the mover; zombies don't change. */
function afterTurnOf(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
  hands: Hands,
): ChopsticksPosition {
  const seat = position.turn;
  if (!isIn(position, seat)) return position;
  const after = afterTurn(settings, standingOf(position, seat), move, hands);
  return withStanding(settings, position, seat, after);
}

function withStanding(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  seat: Seat,
  standing: Standing & { out: boolean },
): ChopsticksPosition {
  const { hands, out } = standing;
  const shown = out && settings.zombies ? zombieHands(hands.length) : hands;
  const after = {
    hands: position.hands.with(seat, shown),
    turn: position.turn,
    out: out ? [...position.out, seat] : position.out,
  };
  return withCounters(after, (name) => position[name]?.with(seat, standing[name]));
}

function zombieHands(count: number): Hands {
  return Array.from({ length: count }, (_, hand) => (hand === count - 1 ? 1 : 0));
}

/**
 * The seat to move next. After the end it is simply the next seat, so that in a finished position of two players the struck
 * player is to move.
 */
function nextTurn(settings: ChopsticksSettings, position: ChopsticksPosition): Seat {
  const { out } = position;
  const seats = position.hands.length;
  const step = settings.direction === 'clockwise' ? 1 : seats - 1;
  const over = isOver(settings, position);
  let next = (position.turn + step) % seats;
  while (!over && !settings.zombies && out.includes(next)) next = (next + step) % seats;
  return next;
}
