import { message, type Message } from '../../words/message.ts';
import { ownMoves } from './own-turns.ts';
import {
  handsOf,
  isAsBefore,
  isIn,
  isOver,
  seatsAfter,
  standingOf,
  type ChopsticksMove,
  type ChopsticksPosition,
  type Hand,
  type Hands,
} from './position.ts';
import type { ChopsticksSettings } from './settings.ts';
import { isAtSplitLimit, splitsOf } from './splits.ts';

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
  moves.push(...ownMoves(settings, own, position.turn));
  return moves;
}

/** The splits that only the limit of splits in a row forbids. */
export function splitsBeyondLimit(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
): ChopsticksMove[] {
  const own = standingOf(position, position.turn);
  if (!isIn(position, position.turn) || !isAtSplitLimit(settings, own)) return [];
  return ownMoves(settings, { ...own, splits: 0 }, position.turn).filter(
    ({ kind }) => kind === 'split',
  );
}

/** Why a move isn't legal; undefined if it is. */
export function reasonAgainst(
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
      const isFound =
        !isAsBefore(own.hands, move.to) &&
        splitsOf(settings, own).some((to) => isAsBefore(to, move.to));
      if (isFound) return undefined;
      return splitsBeyondLimit(settings, position).some(
        (beyond) => beyond.kind === 'split' && isAsBefore(beyond.to, move.to),
      )
        ? message('chopsticks.reason.split-limit', { limit: settings.splitLimit })
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
