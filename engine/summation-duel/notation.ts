import { message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { failure, success, type Result } from '../result.ts';
import { shorthand } from '../settings/shorthand.ts';
import { reasonAgainst } from './legality.ts';
import {
  availableNumbers,
  cardsLeftOf,
  totalOf,
  type SummationMove,
  type SummationPosition,
} from './position.ts';
import type { SummationSettings } from './settings.ts';

/**
 * Writes a position: the used numbers in ascending order, as in `7,8,9,10`, each as often as it was used; `-` for none. If
 * numbers are never used up, the total, as in `=23`.
 */
export function formatPosition({ used, total }: SummationPosition): string {
  return total === undefined ? used.join() || '-' : `=${total}`;
}

/** Reads what {@link formatPosition} writes, in any order. @param mover - the seat of the side to move. */
export function parsePosition(
  settings: SummationSettings,
  text: string,
  mover: Seat = 0,
): Result<SummationPosition> {
  const written = text.trim();
  const { copies } = settings;
  if (copies === 'unlimited') return parseTotal(settings, written, mover);
  if (written !== '-' && !/^\d{1,3}(,\d{1,3})*$/.test(written)) {
    return failure(message('summation-duel.refused.position', { text }));
  }
  const used = written === '-' ? [] : written.split(',').map(Number);
  const outside = used.find((number) => number < 1 || number > settings.numbers);
  if (outside !== undefined) {
    const { numbers } = settings;
    return failure(message('summation-duel.refused.outside', { text, number: outside, numbers }));
  }
  const often = used.find((number) => cardsLeftOf(settings, { used }, number) < 0);
  if (often !== undefined) {
    const count = used.filter((number) => number === often).length;
    return failure(message('summation-duel.refused.often', { text, number: often, count, copies }));
  }
  used.sort((one, other) => one - other);
  const position: SummationPosition = { used, turn: mover };
  const total = totalOf(position);
  // A game ends at the target, so without the last number the total must be below it.
  if (used.length > 0 && used.every((number) => total - number >= settings.target)) {
    const { target } = settings;
    return failure(message('summation-duel.refused.over', { text, total, target }));
  }
  return success(position);
}

function parseTotal(
  { numbers, target }: SummationSettings,
  text: string,
  mover: Seat,
): Result<SummationPosition> {
  if (!/^=\d{1,4}$/.test(text)) {
    return failure(message('summation-duel.refused.total', { text, example: '=23' }));
  }
  const total = Number(text.slice(1));
  // A game ends at the target, so without the last number the total must be below it.
  return total - numbers >= target
    ? failure(message('summation-duel.refused.total-over', { text, target }))
    : success({ used: [], total, turn: mover });
}

/** Writes a move: `+6`. */
export function formatMove(move: SummationMove): string {
  return `+${move.number}`;
}

/** Reads a legal move as {@link formatMove} writes it, or as a bare number. */
export function parseMove(
  settings: SummationSettings,
  position: SummationPosition,
  text: string,
): Result<SummationMove> {
  const [, digits] = /^\+?(\d+)$/.exec(text.trim()) ?? [];
  const choices = shorthand(availableNumbers(settings, position));
  if (digits === undefined) {
    return failure(message('summation-duel.refused.not-a-number', { text: text.trim(), choices }));
  }
  const move: SummationMove = { number: Number(digits) };
  const reason = reasonAgainst(settings, position, move);
  return reason === undefined
    ? success(move)
    : failure(message('summation-duel.refused.choice', { reason }));
}
