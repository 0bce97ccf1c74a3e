import { message, type Message } from '../../words/message.ts';
import { IllegalMove, type Seat } from '../game.ts';
import {
  consequences,
  handsOf,
  isIn,
  type ChopsticksPosition,
  type Hand,
  type Pair,
} from './position.ts';
import type { ChopsticksSettings } from './settings.ts';
import { splitsOf } from './splits.ts';

/** A turn of Chopsticks. Hands are told apart as left and right. */
export type ChopsticksMove =
  | { readonly kind: 'attack'; readonly hand: Hand; readonly seat: Seat; readonly target: Hand }
  | { readonly kind: 'split'; readonly to: Pair }
  | { readonly kind: 'pass' };

const bothHands: readonly Hand[] = [0, 1];

/** Every legal move, none once the game is over: attacks round the table, then splits. */
export function legalMoves(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
): ChopsticksMove[] {
  if (isOver(position)) return [];
  const own = handsOf(position, position.turn);
  const moves: ChopsticksMove[] = [];
  for (const seat of seatsAfter(position, position.turn)) {
    if (!isIn(position, seat)) continue;
    const theirs = handsOf(position, seat);
    for (const hand of bothHands) {
      if (own[hand] === 0) continue;
      for (const target of bothHands) {
        if (theirs[target] > 0) moves.push({ kind: 'attack', hand, seat, target });
      }
    }
  }
  if (!isIn(position, position.turn)) return [...moves, { kind: 'pass' }];
  for (const to of splitsOf(settings, own)) {
    moves.push(isAsBefore(own, to) ? { kind: 'pass' } : { kind: 'split', to });
  }
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
  switch (move.kind) {
    case 'attack': {
      const strength = handsOf(position, position.turn)[move.hand];
      const struck = strike(settings, handsOf(position, move.seat), move.target, strength);
      return afterChange(settings, position, move.seat, struck);
    }
    case 'split':
      return afterChange(settings, position, position.turn, move.to);
    case 'pass':
      return { ...position, turn: nextTurn(settings, position, position.out) };
  }
}

/** What a pair becomes when one of its hands is struck. */
export function strike(
  settings: ChopsticksSettings,
  pair: Pair,
  target: Hand,
  strength: number,
): Pair {
  const fingers = pair[target] + strength;
  const landed =
    fingers < settings.fingers
      ? fingers
      : settings.overflow === 'rollover'
        ? fingers - settings.fingers
        : 0;
  return target === 0 ? [landed, pair[1]] : [pair[0], landed];
}

/** The seats in turn order, from the one after `seat` round to the one before it. */
export function seatsAfter(position: ChopsticksPosition, seat: Seat): Seat[] {
  const seats = position.hands.length;
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

/** Whether all but one are knocked out. */
export function isOver(position: ChopsticksPosition): boolean {
  return position.hands.length - position.out.length < 2;
}

function afterChange(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  seat: Seat,
  after: Pair,
): ChopsticksPosition {
  const before = handsOf(position, seat);
  const lives = position.lives?.[seat] ?? 1;
  const result = consequences(settings, before, after, lives);
  const out = result.out ? [...position.out, seat] : position.out;
  const shown: Pair = result.out && settings.zombies ? [0, 1] : after;
  return {
    hands: replaced(position.hands, seat, shown),
    turn: nextTurn(settings, position, out),
    out,
    ...(position.lives && { lives: replaced(position.lives, seat, result.lives) }),
  };
}

/**
 * Whose turn comes next. Once the game is over it is simply the next seat's, so that a finished
 * position of two players still has its loser to move.
 */
function nextTurn(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  out: readonly Seat[],
): Seat {
  const seats = position.hands.length;
  const over = seats - out.length < 2;
  let next = (position.turn + 1) % seats;
  while (!over && !settings.zombies && out.includes(next)) next = (next + 1) % seats;
  return next;
}

/** Why a move isn't legal; nothing where it is. */
function reasonAgainst(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): Message | undefined {
  if (isOver(position)) return message('game.over');
  const own = handsOf(position, position.turn);
  const zombie = !isIn(position, position.turn);
  switch (move.kind) {
    case 'attack': {
      const theirs = position.hands[move.seat];
      if (theirs === undefined) return message('chopsticks.reason.no-seat');
      if (move.seat === position.turn) return message('chopsticks.reason.own-hand');
      if (!(own[move.hand] > 0)) return message('chopsticks.reason.dead-striker');
      if (!isIn(position, move.seat)) return message('chopsticks.reason.player-out');
      return theirs[move.target] > 0 ? undefined : message('chopsticks.reason.dead-target');
    }
    case 'split':
      if (zombie) return message('chopsticks.reason.zombie');
      return !isAsBefore(own, move.to) &&
        splitsOf(settings, own).some((to) => isAsBefore(to, move.to))
        ? undefined
        : message('chopsticks.reason.no-such-split');
    case 'pass':
      return zombie || splitsOf(settings, own).some((to) => isAsBefore(to, own))
        ? undefined
        : message('chopsticks.reason.no-pass');
  }
}

function isAsBefore(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((existing, at) => (at === index ? item : existing));
}
