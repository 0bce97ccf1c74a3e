import { allOf, anyOf, handWord, message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { formatFingers } from './fingers.ts';
import { legalMoves } from './legality.ts';
import { handsOf, isIn, type ChopsticksPosition, type Hand } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';
import { strike } from './strikes.ts';

/** The hands that the player to move can put out, and the own hands in danger. */
export function advise(settings: ChopsticksSettings, position: ChopsticksPosition): Message[] {
  const mover = position.turn;
  const others = position.hands.flatMap((_, seat) =>
    seat !== mover && isIn(position, seat) ? [seat] : [],
  );
  const named = (seat: Seat, hands: readonly Hand[]): Message[] =>
    hands.map((hand) => sayHand(position, seat, hand));
  const targets = others.flatMap((seat) => named(seat, putOut(settings, position, mover, seat)));
  const dangers = others.map((seat) => ({ seat, hands: putOut(settings, position, seat, mover) }));
  const dangerous = dangers.filter(({ hands }) => hands.length > 0);
  const endangered = inOrder(dangerous.flatMap(({ hands }) => hands));
  return [
    ...(targets.length === 0
      ? []
      : [message('chopsticks.advice.can', { player: playerAt(mover), targets: anyOf(targets) })]),
    ...(endangered.length === 0
      ? []
      : [
          message('chopsticks.advice.danger', {
            players: allOf(dangerous.map(({ seat }) => playerAt(seat))),
            count: dangerous.length,
            targets: anyOf(named(mover, endangered)),
          }),
        ]),
  ];
}

/** The hands of a player that another one could put out on the next turn. */
function putOut(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  striker: Seat,
  owner: Seat,
): Hand[] {
  const [own, theirs] = [handsOf(position, striker), handsOf(position, owner)];
  const struck = legalMoves(settings, { ...position, turn: striker }).flatMap((move) =>
    move.kind === 'attack' &&
    move.seat === owner &&
    theirs[move.target] !== 0 &&
    strike(settings, theirs, move.target, own[move.hand] ?? 0)[move.target] === 0
      ? [move.target]
      : [],
  );
  return inOrder(struck);
}

/** What wins between two; undefined with sudden death, where too few fingers lose already. */
export function goalOf(settings: ChopsticksSettings): Message | undefined {
  const { players, suddenDeath, misere, repetition } = settings;
  if (players > 2 || suddenDeath !== 'off') return undefined;
  return message('chopsticks.advice.goal', { misere: misere ? 'yes' : 'no', repetition });
}

/** Each hand once, by number. */
function inOrder(hands: readonly Hand[]): Hand[] {
  return [...new Set(hands)].sort((a, b) => a - b);
}

function sayHand(position: ChopsticksPosition, owner: Seat, hand: Hand): Message {
  const hands = handsOf(position, owner);
  return message('chopsticks.advice.hand', {
    owner: playerAt(owner),
    hand: handWord(hand, hands.length),
    fingers: formatFingers(hands[hand] ?? 0),
  });
}
