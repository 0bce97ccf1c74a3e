import { message, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { failure, success, type Result } from '../result.ts';
import { counterRanges, withCounters } from './counters.ts';
import { formatFingers, formatHands, parseHands, spelled } from './fingers.ts';
import {
  isOver,
  seatsAfter,
  type ChopsticksMove,
  ascending,
  counters,
  type Counter,
  consequences,
  handsOf,
  isZombies,
  type ChopsticksPosition,
  type Hand,
  type Hands,
} from './position.ts';
import { legalMoves, splitsBeyondLimit } from './legality.ts';
import { partsOf, type ChopsticksSettings } from './settings.ts';

/** The names of hands: the mover's first, then an opponent's. */
const letters = 'ABCDEFGH';

/**
 * Writes a position: each player's hands in ascending order, from the side to move round the table, as in `0123`. Numbers
 * of more than one character are in square brackets, such as `[10]` and `[-3]`; parts of fingers are `¼`, `½` and `¾`. If
 * the settings need it, `/out=2,3` lists the players who are out in order, `/lives=3,1` the lives, `/swaps=1,0` and
 * `/splits=0,2` the swaps and splits in a row, and `/switches=1,0` the one-point switches left; all counted from the side to
 * move.
 */
export function formatPosition(position: ChopsticksPosition): string {
  const seats = fromMover(position);
  let text = '';
  for (const seat of seats) text += formatHands(ascending(handsOf(position, seat)));
  if (seats.length > 2 && position.out.length > 0) {
    text += `/out=${position.out.map((seat) => seats.indexOf(seat) + 1).join()}`;
  }
  for (const name of counters) {
    const count = position[name];
    if (count !== undefined) text += `/${name}=${seats.map((seat) => count[seat]).join()}`;
  }
  return text;
}

/** Reads what {@link formatPosition} writes, with hands in any order. @param mover - the seat of the side to move. */
export function parsePosition(
  settings: ChopsticksSettings,
  text: string,
  mover: Seat = 0,
): Result<ChopsticksPosition> {
  const { players, hands: count } = settings;
  const [digits = '', ...extras] = spelled(text).split('/');
  const values = parseHands(digits);
  if (values?.length !== count * players) {
    const example = '1'.repeat(count * players);
    const number = longNumber(settings);
    const long = number === undefined ? 'no' : 'yes';
    return failure(
      message('chopsticks.refused.position', {
        text,
        players,
        hands: count,
        example,
        long,
        number: number ?? '',
      }),
    );
  }
  const bad = values.find((value) => !isHandValue(settings, value));
  if (bad !== undefined) {
    const parts = partsOf(settings);
    const most = settings.fingers - 1 / parts;
    return failure(
      message('chopsticks.refused.hand', {
        text,
        fingers: formatFingers(bad),
        least: formatFingers(settings.integers ? -most : 0),
        most: formatFingers(most),
        parts: parts === 1 ? 'whole' : parts === 2 ? 'halves' : 'quarters',
      }),
    );
  }
  const hands = Array.from({ length: players }, (_, seat) =>
    ascending(values.slice(count * seat, count * (seat + 1))),
  );
  const read = withExtras(settings, text, hands, extras);
  return read.ok ? success(seatedFrom(read.value, mover)) : read;
}

/**
 * Writes a move: `A-C` for an attack. The mover's hands have the first letters in ascending order, equal hands from left to
 * right. An opponent's hands have the next letters; among more than two players, the number of the player round the table
 * follows. `+A` adds a finger, `-A` turns a hand over, a split shows the mover's hands before and after in the same order,
 * and `--` is a pass.
 */
export function formatMove(position: ChopsticksPosition, move: ChopsticksMove): string {
  const { turn } = position;
  const own = handsOf(position, turn);
  switch (move.kind) {
    case 'pass':
      return '--';
    case 'attack':
      return `${labelOf(position, turn, move.hand)}-${labelOf(position, move.seat, move.target)}`;
    case 'add':
      return `+${labelOf(position, turn, move.hand)}`;
    case 'negate':
      return `-${labelOf(position, turn, move.hand)}`;
    case 'split': {
      const order = inOrder(own);
      const inThatOrder = (hands: Hands) => formatHands(order.map((hand) => hands[hand] ?? 0));
      return `${inThatOrder(own)}-${inThatOrder(move.to)}`;
    }
  }
}

/** The names of hands in {@link formatMove}, by seat, from left to right; `''` for a hand that no move can name. */
export function handLabels(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
): (readonly string[])[] {
  return position.hands.map((hands, seat) =>
    hands.map((fingers, hand) => {
      const struck = settings.deathAttack && (seat !== position.turn || settings.selfAttack);
      return fingers === 0 && !struck ? '' : labelOf(position, seat, hand);
    }),
  );
}

/** Reads a legal move as {@link formatMove} writes it. */
export function parseMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  text: string,
): Result<ChopsticksMove> {
  const written = spelled(text).toUpperCase();
  const moves = legalMoves(settings, position);
  if (moves.length === 0) return failure(message('game.out-of-play', { text }));
  const found = moves.find((move) => formatMove(position, move) === written);
  if (found !== undefined) return success(found);
  const limited = splitsBeyondLimit(settings, position);
  if (limited.some((move) => formatMove(position, move) === written)) {
    const reason = message('chopsticks.reason.split-limit', { limit: settings.splitLimit });
    return failure(
      message('game.unplayable', { text, position: formatPosition(position), reason }),
    );
  }
  const legal = moves.map((move) => formatMove(position, move)).join(', ');
  return failure(message('game.not-legal', { text, position: formatPosition(position), legal }));
}

/** The hands of a player in ascending order, equal ones from left to right. */
export function inOrder(hands: Hands): Hand[] {
  return hands
    .map((_, hand) => hand)
    .sort((one, other) => (hands[one] ?? 0) - (hands[other] ?? 0) || one - other);
}

/** The letter of a hand, with the number of an opponent among more than two players. */
export function labelOf(position: ChopsticksPosition, seat: Seat, hand: Hand): string {
  const hands = position.hands[seat] ?? [];
  const place = inOrder(hands).indexOf(hand);
  if (seat === position.turn) return letters.charAt(place);
  const number = fromMover(position).indexOf(seat) + 1;
  return `${letters.charAt(hands.length + place)}${position.hands.length > 2 ? number : ''}`;
}

function withExtras(
  settings: ChopsticksSettings,
  text: string,
  hands: readonly Hands[],
  extras: readonly string[],
): Result<ChopsticksPosition> {
  const read = readExtras(settings, text, hands, extras);
  if (!read.ok) return read;
  const { counted, named } = read.value;
  const knockedOut = hands.flatMap((each, seat) =>
    consequences(settings, each, each, counted.lives?.[seat] ?? 1).out ? [seat] : [],
  );
  const unsaid = knockedOut.filter((seat) => !named.includes(seat));
  const wrong = named.find(
    (seat) => !knockedOut.includes(seat) && !(settings.zombies && isZombies(hands[seat])),
  );
  if (wrong !== undefined) {
    return failure(message('chopsticks.refused.out', { text, player: wrong + 1 }));
  }
  const position = { hands, turn: 0, out: [...named, ...unsaid], ...counted };
  const problem = problemWithOut(settings, text, position);
  return problem === undefined ? success(position) : failure(problem);
}

/** What is written after the hands: the counters of all seats, and the seats named as out. */
interface Extras {
  readonly counted: Partial<Record<Counter, readonly number[]>>;
  readonly named: readonly Seat[];
}

function readExtras(
  settings: ChopsticksSettings,
  text: string,
  hands: readonly Hands[],
  extras: readonly string[],
): Result<Extras> {
  const ranges = counterRanges(settings);
  const players = hands.length;
  const counted: Partial<Record<Counter, readonly number[]>> = {};
  for (const name of counters) {
    const range = ranges[name];
    if (range !== undefined) counted[name] = hands.map(() => range.atStart);
  }
  let named: readonly Seat[] = [];
  for (const extra of extras) {
    const [, name, list = ''] = /^(\w+)=(.*)$/.exec(extra) ?? [];
    const numbers = /^\d+(?:,\d+)*$/.test(list) ? list.split(',').map(Number) : [];
    const counter = counters.find((each) => each === name);
    const most = counter && ranges[counter]?.most;
    if (name === 'out' && settings.players > 2 && areSeats(numbers, players)) {
      named = [...new Set(numbers.map((number) => number - 1))];
    } else if (counter === undefined || most === undefined) {
      return failure(message('chopsticks.refused.extra', { text, extra }));
    } else if (numbers.length === players && numbers.every((number) => number <= most)) {
      counted[counter] = numbers;
    } else {
      return failure(message('chopsticks.refused.counts', { text, extra, players, most }));
    }
  }
  return success({ counted, named });
}

/** Whether there are numbers, and all are of seats, from 1. */
function areSeats(numbers: readonly number[], players: number): boolean {
  return numbers.length > 0 && numbers.every((number) => number > 0 && number <= players);
}

/** Why these players can't be out, if they can't. */
function problemWithOut(
  settings: ChopsticksSettings,
  text: string,
  position: ChopsticksPosition,
): Message | undefined {
  const { hands, out } = position;
  const strange = settings.zombies ? out.find((seat) => !isZombies(hands[seat])) : undefined;
  if (strange !== undefined) {
    return message('chopsticks.refused.zombie', { text, player: strange + 1 });
  }
  if (out.length === hands.length) return message('game.nobody-in', { text });
  if (settings.misere && out.length > 1) return message('chopsticks.refused.first-out', { text });
  if (out.includes(0) && !settings.zombies && !isOver(settings, position)) {
    return message('chopsticks.refused.mover-out', { text });
  }
  return undefined;
}

/** A position with all seats moved on round the table. */
function seatedFrom(position: ChopsticksPosition, first: Seat): ChopsticksPosition {
  const { hands, out } = position;
  const round = <Of>(list: readonly Of[]): Of[] => [
    ...list.slice(list.length - first),
    ...list.slice(0, list.length - first),
  ];
  const seated = {
    hands: round(hands),
    turn: first,
    out: out.map((seat) => (seat + first) % hands.length),
  };
  return withCounters(seated, (counter) => position[counter] && round(position[counter]));
}

function fromMover(position: ChopsticksPosition): Seat[] {
  return [position.turn, ...seatsAfter(position, position.turn)];
}

/** An example of a number of fingers of more than one character, if the settings have any. */
function longNumber(settings: ChopsticksSettings): string | undefined {
  if (settings.integers) return formatHands([-1]);
  if (partsOf(settings) > 1 && settings.fingers > 2)
    return formatHands([2 - 1 / partsOf(settings)]);
  return settings.fingers > 10 ? formatHands([10]) : undefined;
}

function isHandValue(settings: ChopsticksSettings, value: number): boolean {
  return (
    Math.abs(value) < settings.fingers &&
    (settings.integers || value >= 0) &&
    (value * partsOf(settings)) % 1 === 0
  );
}
