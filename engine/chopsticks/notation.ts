import { message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { failure, success, type Result } from '../result.ts';
import { legalMoves, seatsAfter, type ChopsticksMove } from './moves.ts';
import {
  ascending,
  consequences,
  handsOf,
  type ChopsticksPosition,
  type Hand,
  type Pair,
} from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

const strikers = ['A', 'B'] as const;
const targets = ['C', 'D'] as const;

/**
 * Writes a position: each pair in ascending order, the side to move first, as in `0123`. A number of
 * two digits stands in square brackets, a half is `½`. Where the digits don't say it, `/out=2,3` gives
 * who left, in order, and `/lives=3,1` the lives, both counted from the side to move.
 */
export function formatPosition(position: ChopsticksPosition): string {
  const seats = fromMover(position);
  const pairs = seats.map((seat) => formatPair(ascending(handsOf(position, seat)))).join('');
  const out = position.out.map((seat) => seats.indexOf(seat) + 1).join();
  const lives = seats.map((seat) => position.lives?.[seat]).join();
  return (
    pairs +
    (seats.length > 2 && out !== '' ? `/out=${out}` : '') +
    (position.lives === undefined ? '' : `/lives=${lives}`)
  );
}

/** Reads what {@link formatPosition} writes, whatever the order of a pair; the side to move gets the seat `mover`. */
export function parsePosition(
  settings: ChopsticksSettings,
  text: string,
  mover: Seat = 0,
): Result<ChopsticksPosition> {
  const [digits = '', ...extras] = text.trim().replaceAll('.5', '½').split('/');
  const values = readValues(digits);
  if (values?.length !== 2 * settings.players) {
    const { players } = settings;
    const example = '11'.repeat(players);
    return failure(message('chopsticks.refused.position', { text, players, example }));
  }
  const bad = values.find((value) => !isHandValue(settings, value));
  if (bad !== undefined) {
    const hand = { text, fingers: formatFingers(bad), most: settings.fingers - 1 };
    return failure(
      settings.stumps
        ? message('chopsticks.refused.hand-halves', hand)
        : message('chopsticks.refused.hand-whole', hand),
    );
  }
  const hands = Array.from({ length: settings.players }, (_, seat) =>
    ascending([values[2 * seat] ?? 0, values[2 * seat + 1] ?? 0]),
  );
  const read = withExtras(settings, text, hands, extras);
  return read.ok ? success(seatedFrom(read.value, mover)) : read;
}

/**
 * Writes a move: `A-C` for an attack (A and B are the mover's hands in ascending order, left first
 * where they are equal; C and D the opponent's, with the player's number round the table behind them
 * where there are more), the mover's pair before and after for a split, hand by hand in that order,
 * and `--` for a pass.
 */
export function formatMove(position: ChopsticksPosition, move: ChopsticksMove): string {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'pass':
      return '--';
    case 'attack':
      return `${labelOf(position, position.turn, move.hand)}-${labelOf(position, move.seat, move.target)}`;
    case 'split': {
      const [first, second] = inOrder(own);
      return `${formatPair([own[first], own[second]])}-${formatPair([move.to[first], move.to[second]])}`;
    }
  }
}

/** What {@link formatMove} calls the hands, by seat, left and right; nothing where a hand is dead. */
export function handLabels(position: ChopsticksPosition): (readonly [string, string])[] {
  return position.hands.map((pair, seat) => {
    const label = (hand: Hand): string => (pair[hand] === 0 ? '' : labelOf(position, seat, hand));
    return [label(0), label(1)];
  });
}

/** Reads what {@link formatMove} writes, where it is legal. */
export function parseMove(
  settings: ChopsticksSettings,
  position: ChopsticksPosition,
  text: string,
): Result<ChopsticksMove> {
  const written = text.trim().replaceAll('.5', '½').toUpperCase();
  const moves = legalMoves(settings, position);
  if (moves.length === 0) return failure(message('game.out-of-play', { text }));
  const found = moves.find((move) => formatMove(position, move) === written);
  if (found !== undefined) return success(found);
  const legal = moves.map((move) => formatMove(position, move)).join(', ');
  return failure(message('game.not-legal', { text, position: formatPosition(position), legal }));
}

/** Writes a number of fingers: `3`, `½`, `2½`. */
export function formatFingers(fingers: number): string {
  const whole = Math.floor(fingers);
  if (fingers === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** The hands of a pair in ascending order, the left one first where they are equal. */
export function inOrder(pair: Pair): readonly [Hand, Hand] {
  return pair[0] <= pair[1] ? [0, 1] : [1, 0];
}

function labelOf(position: ChopsticksPosition, seat: Seat, hand: Hand): string {
  const place = placeOf(position.hands[seat] ?? [0, 0], hand);
  if (seat === position.turn) return strikers[place];
  const number = fromMover(position).indexOf(seat) + 1;
  return `${targets[place]}${position.hands.length > 2 ? number : ''}`;
}

function placeOf(pair: Pair, hand: Hand): Hand {
  return inOrder(pair)[0] === hand ? 0 : 1;
}

function withExtras(
  settings: ChopsticksSettings,
  text: string,
  hands: readonly Pair[],
  extras: readonly string[],
): Result<ChopsticksPosition> {
  let named: readonly number[] = [];
  let lives = settings.suddenDeath === 'lives' ? hands.map(() => settings.lives) : undefined;
  for (const extra of extras) {
    const [, name, list] = /^(out|lives)=(\d+(?:,\d+)*)$/.exec(extra) ?? [];
    const numbers = list?.split(',').map(Number) ?? [];
    if (
      name === 'out' &&
      settings.players > 2 &&
      numbers.every((n) => n > 0 && n <= hands.length)
    ) {
      named = [...new Set(numbers.map((number) => number - 1))];
    } else if (
      name === 'lives' &&
      lives !== undefined &&
      numbers.length === hands.length &&
      numbers.every((number) => number <= settings.lives)
    ) {
      lives = numbers;
    } else {
      return failure(message('chopsticks.refused.extra', { text, extra }));
    }
  }
  const knockedOut = hands.flatMap((pair, seat) =>
    consequences(settings, pair, pair, lives?.[seat] ?? 1).out ? [seat] : [],
  );
  const unsaid = knockedOut.filter((seat) => !named.includes(seat));
  const wrong = named.find(
    (seat) => !knockedOut.includes(seat) && !(settings.zombies && hands[seat]?.join() === '0,1'),
  );
  if (wrong !== undefined) {
    return failure(message('chopsticks.refused.out', { text, player: wrong + 1 }));
  }
  const out = [...named, ...unsaid];
  const strange = settings.zombies && out.find((seat) => hands[seat]?.join() !== '0,1');
  if (typeof strange === 'number') {
    return failure(message('chopsticks.refused.zombie', { text, player: strange + 1 }));
  }
  if (out.length === hands.length) return failure(message('game.nobody-in', { text }));
  if (out.includes(0) && !settings.zombies && out.length < hands.length - 1) {
    return failure(message('chopsticks.refused.mover-out', { text }));
  }
  return success({ hands, turn: 0, out, ...(lives && { lives }) });
}

/** A position whose first seat is another one: the others follow round the table. */
function seatedFrom(position: ChopsticksPosition, first: Seat): ChopsticksPosition {
  const { hands, out, lives } = position;
  const round = <Of>(list: readonly Of[]): Of[] => [
    ...list.slice(list.length - first),
    ...list.slice(0, list.length - first),
  ];
  return {
    hands: round(hands),
    turn: first,
    out: out.map((seat) => (seat + first) % hands.length),
    ...(lives && { lives: round(lives) }),
  };
}

function fromMover(position: ChopsticksPosition): Seat[] {
  return [position.turn, ...seatsAfter(position, position.turn)];
}

function formatPair(pair: Pair): string {
  return pair.map(formatValue).join('');
}

function formatValue(value: number): string {
  const text = formatFingers(value);
  return text.length === 1 ? text : `[${text}]`;
}

function readValues(digits: string): number[] | undefined {
  if (!/^(\d|½|\[(\d+½?|½)\])*$/.test(digits)) return undefined;
  const written = digits.match(/\d|½|\[[^\]]*\]/g) ?? [];
  return written.map((text) => {
    const bare = text.replace(/[[\]]/g, '');
    return Number(bare.replace('½', '') || '0') + (bare.endsWith('½') ? 0.5 : 0);
  });
}

function isHandValue(settings: ChopsticksSettings, value: number): boolean {
  return value < settings.fingers && (settings.stumps || value % 1 === 0);
}
