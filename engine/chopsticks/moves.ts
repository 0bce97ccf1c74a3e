import { IllegalMove, type Seat } from '../game.ts';
import { reasonAgainst } from './legality.ts';
import { added, afterBeingStruck, afterOwnTurn, afterSelfAttack, negated } from './own-turns.ts';
import {
  handsOf,
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
      : afterTurnOf(settings, position, ownHandsAfter(settings, position, move));
  return { ...played, turn: nextTurn(settings, played) };
}

function ownHandsAfter(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): Hands {
  const hands = handsOf(position, position.turn);
  switch (move.kind) {
    case 'attack':
      return afterSelfAttack(settings, hands, move);
    case 'add':
      return added(settings, hands, move.hand);
    case 'negate':
      return negated(hands, move.hand);
    case 'split':
      return move.to;
    case 'pass':
      return hands;
  }
}

/** The position after an attack. A strike that ends the game costs the striker nothing. */
function afterAttack(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  { hand, seat, target }: ChopsticksMove & { kind: 'attack' },
): ChopsticksPosition {
  const own = handsOf(position, position.turn);
  const strength = own[hand] ?? 0;
  const theirs = standingOf(position, seat);
  const struck = strike(settings, theirs.hands, target, strength);
  const after = withStanding(settings, position, seat, afterBeingStruck(settings, theirs, struck));
  const explodes =
    !isOver(settings, after) && isCherryBomb(settings, theirs.hands[target] ?? 0, strength);
  const ownAfter = explodes ? afterCherryBomb(own, hand) : own;
  // Nothing changes for a striker with the same hands, unless turns are counted.
  return ownAfter === own && after.swaps === undefined
    ? after
    : afterTurnOf(settings, after, ownAfter);
}

/** The position after a turn's effect on the mover; zombies don't change. */
function afterTurnOf(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  hands: Hands,
): ChopsticksPosition {
  const seat = position.turn;
  if (!isIn(position, seat)) return position;
  const after = afterOwnTurn(settings, standingOf(position, seat), hands);
  return withStanding(settings, position, seat, after);
}

function withStanding(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  seat: Seat,
  { hands, lives, swaps, switches, out }: Standing & { out: boolean },
): ChopsticksPosition {
  const shown = out && settings.zombies ? zombieHands(hands.length) : hands;
  const after = {
    hands: position.hands.with(seat, shown),
    turn: position.turn,
    out: out ? [...position.out, seat] : position.out,
  };
  if (!position.lives && !position.swaps && !position.switches) return after;
  return {
    ...after,
    ...(position.lives && { lives: position.lives.with(seat, lives) }),
    ...(position.swaps && { swaps: position.swaps.with(seat, swaps) }),
    ...(position.switches && { switches: position.switches.with(seat, switches) }),
  };
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
