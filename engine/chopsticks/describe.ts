import { message, playerAt, type Message, type Value } from '../../words/message.ts';
import type { Outcome, Seat } from '../game.ts';
import { strike, type ChopsticksMove } from './moves.ts';
import { formatFingers } from './notation.ts';
import { handsOf, samePair, type ChopsticksPosition } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

const handNames = ['left', 'right'] as const;

/** Tells a person what a move does, without saying whose it is: `Left hand strikes right hand: 1 becomes 3`. */
export function describeMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): Message {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'pass':
      return message('chopsticks.move.pass');
    case 'split': {
      const [first, second] = own.map(formatFingers) as [string, string];
      const [left, right] = move.to.map(formatFingers) as [string, string];
      return samePair(own, move.to)
        ? message('chopsticks.move.swap', { first, second })
        : message('chopsticks.move.split', { first, second, left, right });
    }
    case 'attack':
      return describeAttack(settings, position, move);
  }
}

function describeAttack(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove & { kind: 'attack' },
): Message {
  const own = handsOf(position, position.turn);
  const theirs = handsOf(position, move.seat);
  const before = formatFingers(theirs[move.target]);
  const after = strike(settings, theirs, move.target, own[move.hand])[move.target];
  const strikes = {
    hand: handNames[move.hand],
    target: handNames[move.target],
    result:
      after === 0
        ? message('chopsticks.move.is-out', { before })
        : message('chopsticks.move.becomes', { before, after: formatFingers(after) }),
  };
  return position.hands.length > 2
    ? message('chopsticks.move.strike-player', { ...strikes, player: playerAt(move.seat) })
    : message('chopsticks.move.strike', strikes);
}

/** Says why a game ended as it did. */
export function describeOutcome(outcome: Outcome): Message {
  if (outcome.kind === 'draw') return message('game.repetition');
  if (outcome.order.length > 2) {
    return message('chopsticks.outcome.order', { players: inTurn(outcome.order.slice(1)) });
  }
  const player = playerAt(outcome.order[1] ?? 1 - outcome.winner);
  return outcome.by === 'sudden-death'
    ? message('chopsticks.outcome.sudden-death', { player })
    : message('chopsticks.outcome.hands', { player });
}

/** Players one after the other: `Ann, then Ben`. */
function inTurn(seats: readonly Seat[]): Value {
  const [first = 0, ...rest] = seats;
  const player = playerAt(first);
  return rest.length === 0
    ? player
    : message('chopsticks.outcome.then', { player, rest: inTurn(rest) });
}
