import { message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { failure, success, type Result } from '../result.ts';
import {
  type ScholarsMove,
  byOrder,
  handsOf,
  heldBy,
  heldFrom,
  inOrder,
  isAtTable,
  isUndecided,
  opponentOf,
  type Pair,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import { legalMoves } from './legality.ts';
import type { ScholarsSettings } from './settings.ts';

const rightMark = 'R';
const ownMark = "'";

/**
 * Writes a position: the mover's hands, a slash, the other's, each pair in the order
 * `x 1 2 3 4p 4s 4? 5p 5r 5?`, as in `1 1/1 1`.
 */
export function formatPosition(position: ScholarsPosition): string {
  const mover = formatPair(ordered(handsOf(position, position.turn)));
  return `${mover}/${formatPair(ordered(handsOf(position, opponentOf(position.turn))))}`;
}

/** Reads what {@link formatPosition} writes, with pairs in any order. @param seat - the seat of the side to move. */
export function parsePosition(text: string, seat: Seat = 0): Result<ScholarsPosition> {
  const written = text.split('/').map((side) => side.trim().toLowerCase().split(/\s+/));
  const [first, second, ...more] = written.map(readPair);
  if (first === undefined || second === undefined || more.length > 0) {
    const unknown = written.flat().find((word) => word !== '' && heldFrom(word) === undefined);
    return failure(
      unknown === undefined
        ? message('scholars-game.refused.position', { text })
        : message('scholars-game.refused.hand', { text, hand: unknown }),
    );
  }
  const [mover, other] = [ordered(first), ordered(second)];
  if (other.some(isUndecided) || mover.every(isUndecided)) {
    return failure(message('scholars-game.refused.undecided', { text }));
  }
  if ([...mover, ...other].every((held) => held === 'x')) {
    return failure(message('game.nobody-in', { text }));
  }
  return success({ hands: seat === 0 ? [mover, other] : [other, mover], turn: seat });
}

/**
 * Writes a move by the contents of hands: `4?s` decides, `1+3` adds, `4s~` switches, `2×4p` eliminates,
 * `2>1` transforms; `3×4p,5p` and `3×4p>1` do both at once; `2 3=1 4s` redistributes, the mover's pair
 * before and after, hand by hand in written order.
 *
 * The mover's own other hand as a target has a `'` behind it: `2×4p'`. The right one of two equal hands has an `R` before
 * it: `1+R3`.
 */
export function formatMove(position: ScholarsPosition, move: ScholarsMove): string {
  const seat = position.turn;
  switch (move.kind) {
    case 'decide':
      return nameOf(position, { seat, hand: move.hand }) + move.to.slice(1);
    case 'add':
      return `${nameOf(position, { seat, hand: move.hand })}+${nameOfTarget(position, move.target)}`;
    case 'switch':
      return `${nameOf(position, { seat, hand: move.hand })}~`;
    case 'use':
      return nameOf(position, { seat, hand: move.hand }) + formatTargets(position, move.targets);
    case 'redistribute': {
      const own = handsOf(position, seat);
      const [first, second] = inOrder(own);
      return `${formatPair([own[first], own[second]])}=${formatPair([move.to[first], move.to[second]])}`;
    }
  }
}

/** Reads a legal move as {@link formatMove} writes it; `x` and `*` count as `×`. */
export function parseMove(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  text: string,
): Result<ScholarsMove> {
  const written = tidy(text);
  const moves = legalMoves(settings, position);
  if (moves.length === 0) return failure(message('game.out-of-play', { text }));
  const found = moves.find((move) => tidy(formatMove(position, move)) === written);
  if (found !== undefined) return success(found);
  const legal = moves.map((move) => formatMove(position, move)).join(', ');
  return failure(message('game.not-legal', { text, position: formatPosition(position), legal }));
}

/**
 * Whether a move is a mirror image of another legal move: it names the right one of two equal hands, or swaps the pair of
 * another redistribution.
 */
export function isMirrorImage(position: ScholarsPosition, move: ScholarsMove): boolean {
  if (move.kind !== 'redistribute') return formatMove(position, move).includes(rightMark);
  const [first, second] = inOrder(handsOf(position, position.turn));
  return byOrder(move.to[first], move.to[second]) > 0;
}

/** The targets in order: eliminated hands, then the transformed one; own hands first, then in written order. */
function formatTargets(position: ScholarsPosition, targets: readonly Target[]): string {
  if (!targets.every((target) => isAtTable(position, target))) return '×?';
  const sorted = targets.toSorted(
    (one, other) =>
      Number(other.seat === position.turn) - Number(one.seat === position.turn) ||
      byOrder(heldBy(position, one), heldBy(position, other)),
  );
  // If both hands of the opponent are targets, left and right make no difference.
  const both = sorted.length === 2 && sorted[0]?.seat === sorted[1]?.seat;
  const write = (mark: string, chosen: readonly Target[]): string =>
    chosen.length === 0
      ? ''
      : mark +
        chosen
          .map((target) => (both ? heldBy(position, target) : nameOfTarget(position, target)))
          .join(',');
  const transformed = sorted.filter((target) => heldBy(position, target) === '1');
  const eliminated = sorted.filter((target) => heldBy(position, target) !== '1');
  return write('×', eliminated) + write('>', transformed);
}

function nameOfTarget(position: ScholarsPosition, target: Target): string {
  return nameOf(position, target) + (target.seat === position.turn ? ownMark : '');
}

function nameOf(position: ScholarsPosition, target: Target): string {
  if (!isAtTable(position, target)) return '?';
  const [left, right] = handsOf(position, target.seat);
  return (left === right && target.hand === 1 ? rightMark : '') + heldBy(position, target);
}

/** Normalises typed text: case, spaces, crosses, order of targets. */
function tidy(text: string): string {
  const bare = text.trim().toLowerCase().replace(/’/g, ownMark).replace(/\s+/g, ' ');
  if (bare.includes('=')) return bare.replace(/ ?= ?/g, '=');
  return bare
    .replace(/ /g, '')
    .replace(/[x*]/g, '×')
    .replace(/(?<=×)[^>]+/, (targets) => targets.split(',').sort().join());
}

function ordered(pair: Pair): Pair {
  const [first, second] = inOrder(pair);
  return [pair[first], pair[second]];
}

function formatPair([first, second]: Pair): string {
  return `${first} ${second}`;
}

function readPair(words: readonly string[]): Pair | undefined {
  const [left, right, ...more] = words.map(heldFrom);
  return left === undefined || right === undefined || more.length > 0 ? undefined : [left, right];
}
