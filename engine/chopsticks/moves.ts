import { message, type Message } from '../../words/message.ts';
import { IllegalMove, type Seat } from '../game.ts';
import {
  added,
  afterBeingStruck,
  afterOwnTurn,
  afterSelfAttack,
  negated,
  ownTurns,
} from './own-turns.ts';
import {
  handsOf,
  isAsBefore,
  isIn,
  standingOf,
  type ChopsticksMove,
  type ChopsticksPosition,
  type Hand,
  type Hands,
  type Standing,
} from './position.ts';
import type { ChopsticksSettings } from './settings.ts';
import { splitsOf } from './splits.ts';
import { afterCherryBomb, isCherryBomb, strike } from './strikes.ts';

export type { ChopsticksMove };

/** Every legal move: attacks round the table, then moves on the own hands; none if the game is over. */
export function legalMoves(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
): ChopsticksMove[] {
  if (isOver(settings, position)) return [];
  const own = standingOf(position, position.turn);
  const moves: ChopsticksMove[] = [];
  for (const seat of seatsAfter(position, position.turn)) {
    if (!isIn(position, seat)) continue;
    const theirs = handsOf(position, seat);
    for (let hand = 0; hand < own.hands.length; hand++) {
      if (isDead(own.hands, hand)) continue;
      for (let target = 0; target < theirs.length; target++) {
        if (settings.deathAttack || !isDead(theirs, target)) {
          moves.push({ kind: 'attack', hand, seat, target });
        }
      }
    }
  }
  if (!isIn(position, position.turn)) return [...moves, { kind: 'pass' }];
  for (const { move } of ownTurns(settings, own, position.turn)) moves.push(move);
  return moves;
}

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

/** The other seats round the table, from the next one on. */
export function seatsAfter(position: ChopsticksPosition, seat: Seat): Seat[] {
  const seats = position.hands.length;
  const after: Seat[] = [];
  for (let step = 1; step < seats; step++) after.push((seat + step) % seats);
  return after;
}

/** Whether all players but one are out or, in misère play, one is. */
export function isOver({ misere }: { misere: boolean }, position: ChopsticksPosition): boolean {
  return misere ? position.out.length > 0 : position.hands.length - position.out.length < 2;
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

/** Why a move isn't legal; undefined if it is. */
function reasonAgainst(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): Message | undefined {
  if (isOver(settings, position)) return message('game.over');
  const zombie = !isIn(position, position.turn);
  switch (move.kind) {
    case 'attack':
      return reasonAgainstAttack(settings, position, move);
    case 'add':
      if (!settings.selfAdd) return message('chopsticks.reason.no-add');
      return reasonAgainstOwnHand(position, move.hand);
    case 'negate':
      if (!settings.integers) return message('chopsticks.reason.no-negate');
      return reasonAgainstOwnHand(position, move.hand);
    case 'split': {
      if (zombie) return message('chopsticks.reason.zombie');
      const own = standingOf(position, position.turn);
      return !isAsBefore(own.hands, move.to) &&
        splitsOf(settings, own).some((to) => isAsBefore(to, move.to))
        ? undefined
        : message('chopsticks.reason.no-such-split');
    }
    case 'pass': {
      const own = standingOf(position, position.turn);
      return zombie || splitsOf(settings, own).some((to) => isAsBefore(to, own.hands))
        ? undefined
        : message('chopsticks.reason.no-pass');
    }
  }
}

function reasonAgainstAttack(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove & { kind: 'attack' },
): Message | undefined {
  const own = handsOf(position, position.turn);
  const theirs = position.hands[move.seat];
  if (theirs === undefined) return message('chopsticks.reason.no-seat');
  if (move.seat === position.turn) {
    if (!settings.selfAttack || !isIn(position, position.turn)) {
      return message('chopsticks.reason.own-hand');
    }
    if (move.hand === move.target) return message('chopsticks.reason.same-hand');
  }
  if (isDead(own, move.hand)) return message('chopsticks.reason.dead-striker');
  if (!isIn(position, move.seat)) return message('chopsticks.reason.player-out');
  const struck = theirs[move.target];
  return struck === undefined || (struck === 0 && !settings.deathAttack)
    ? message('chopsticks.reason.dead-target')
    : undefined;
}

function reasonAgainstOwnHand(position: ChopsticksPosition, hand: Hand): Message | undefined {
  if (!isIn(position, position.turn)) return message('chopsticks.reason.zombie');
  return isDead(handsOf(position, position.turn), hand)
    ? message('chopsticks.reason.dead-own')
    : undefined;
}

function isDead(hands: Hands, hand: Hand): boolean {
  return (hands[hand] ?? 0) === 0;
}
