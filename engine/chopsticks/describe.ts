import {
  allOf,
  handWord,
  message,
  playerAt,
  type Message,
  type Value,
} from '../../words/message.ts';
import type { Outcome, Seat } from '../game.ts';
import { fingersInWords } from './fingers.ts';
import { formatMove } from './notation.ts';
import { playMove } from './moves.ts';
import {
  type ChopsticksMove,
  handsOf,
  sameHands,
  type ChopsticksPosition,
  type Hands,
} from './position.ts';
import { added, negated } from './own-turns.ts';
import type { ChopsticksSettings } from './settings.ts';
import { strike } from './strikes.ts';

/** What a move does, without its player: `Left hand strikes their right: 1 becomes 3`. */
export function describeMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove,
): Message {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'pass':
      return message('chopsticks.move.pass', { form: 'done' });
    case 'split':
      return describeSplit(own, move.to);
    case 'add':
      return message('chopsticks.move.add', {
        hand: handWord(move.hand, own.length),
        result: becomes(own[move.hand] ?? 0, added(settings, own, move.hand)[move.hand] ?? 0),
      });
    case 'negate':
      return message('chopsticks.move.negate', {
        hand: handWord(move.hand, own.length),
        result: becomes(own[move.hand] ?? 0, negated(own, move.hand)[move.hand] ?? 0),
      });
    case 'attack':
      return describeAttack(settings, position, move);
  }
}

/** A split in words, with only the hands that change. */
function describeSplit(own: Hands, to: Hands): Message {
  const changed = own.flatMap((fingers, hand) => (fingers === to[hand] ? [] : [hand]));
  const before = allOf(changed.map((hand) => fingersInWords(own[hand] ?? 0)));
  return sameHands(own, to)
    ? message('chopsticks.move.swap', { form: 'done', before })
    : message('chopsticks.move.split', {
        form: 'done',
        before,
        after: allOf(changed.map((hand) => fingersInWords(to[hand] ?? 0))),
      });
}

function describeAttack(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove & { kind: 'attack' },
): Message {
  const own = handsOf(position, position.turn);
  const theirs = handsOf(position, move.seat);
  const strength = own[move.hand] ?? 0;
  const before = theirs[move.target] ?? 0;
  const after = strike(settings, theirs, move.target, strength)[move.target] ?? 0;
  const values = {
    hand: handWord(move.hand, own.length),
    target: handWord(move.target, theirs.length),
    before: fingersInWords(before),
    after: fingersInWords(after),
  };
  const struck =
    move.seat === position.turn
      ? message('chopsticks.move.strike-own', values)
      : position.hands.length > 2
        ? message('chopsticks.move.strike-player', { ...values, player: playerAt(move.seat) })
        : message('chopsticks.move.strike', { ...values, player: playerAt(move.seat) });
  return isStruckBack(settings, position, move)
    ? message('chopsticks.move.explodes', { struck, striker: fingersInWords(strength) })
    : struck;
}

/** Whether a strike changes the striking hand. */
function isStruckBack(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  move: ChopsticksMove & { kind: 'attack' },
): boolean {
  const struckBy = ({ hands }: ChopsticksPosition) => hands[position.turn]?.[move.hand];
  const after = playMove(settings, position, move, () => formatMove(position, move));
  return struckBy(after) !== struckBy(position);
}

function becomes(before: number, after: number): Message {
  return after === 0
    ? message('chopsticks.move.is-out', { before: fingersInWords(before) })
    : message('chopsticks.move.becomes', {
        before: fingersInWords(before),
        after: fingersInWords(after),
      });
}

/** Why the game ended. */
export function describeOutcome(settings: ChopsticksSettings, outcome: Outcome): Message {
  if (outcome.kind === 'draw') return message('game.repetition');
  const { by } = outcome;
  if (settings.misere) {
    const player = playerAt(outcome.winner);
    return by === 'misere-hands'
      ? message('chopsticks.outcome.misere', { player, hands: settings.hands })
      : message('chopsticks.outcome.misere-sudden-death', { player });
  }
  if (outcome.order.length > 2) {
    return message('chopsticks.outcome.order', { players: inTurn(outcome.order.slice(1)) });
  }
  const player = playerAt(outcome.order[1] ?? 1 - outcome.winner);
  return by === 'sudden-death'
    ? message('chopsticks.outcome.sudden-death', { player })
    : message('chopsticks.outcome.hands', { player, hands: settings.hands });
}

/** Players in order: `Ann, then Ben`. */
function inTurn(seats: readonly Seat[]): Value {
  const [first = 0, ...rest] = seats;
  const player = playerAt(first);
  return rest.length === 0
    ? player
    : message('chopsticks.outcome.then', { player, rest: inTurn(rest) });
}
