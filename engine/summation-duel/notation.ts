import { failure, success, type Result } from '../result.ts';
import {
  availableNumbers,
  totalOf,
  type SummationMove,
  type SummationPosition,
} from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Writes a position: the used numbers in ascending order, as in `7,8,9,10`; `-` for none. */
export function formatPosition(position: SummationPosition): string {
  return position.used.join() || '-';
}

/** Reads what {@link formatPosition} writes; the side to move gets seat 0. */
export function parsePosition(
  settings: SummationSettings,
  text: string,
): Result<SummationPosition> {
  const written = text.trim();
  if (written !== '-' && !/^\d{1,3}(,\d{1,3})*$/.test(written)) {
    return failure(
      `"${text}" is not a position: write the used numbers in ascending order, such as 7,8,9,10, or - for none.`,
    );
  }
  const used = written === '-' ? [] : written.split(',').map(Number);
  const outside = used.find((number) => number < 1 || number > settings.numbers);
  if (outside !== undefined) {
    return failure(
      `"${text}" has the number ${outside}: the numbers are 1 to ${settings.numbers}.`,
    );
  }
  const ordered = [...new Set(used)].sort((one, other) => one - other);
  if (ordered.join() !== written && written !== '-') {
    return failure(`"${text}" must have each number once, in ascending order: ${ordered.join()}.`);
  }
  const position: SummationPosition = { used, turn: 0 };
  const total = totalOf(position);
  // A game ends with the first number that gets to the target: one of these must have been that one.
  if (used.length > 0 && used.every((number) => total - number >= settings.target)) {
    return failure(
      `"${text}" adds up to ${total}: the game was over at ${settings.target}, before the last of these numbers.`,
    );
  }
  return success(position);
}

/** Writes a move: `+6`. */
export function formatMove(move: SummationMove): string {
  return `+${move.number}`;
}

/** Reads what {@link formatMove} writes, or a bare number as typed at the prompt, where it is legal. */
export function parseMove(
  settings: SummationSettings,
  position: SummationPosition,
  text: string,
): Result<SummationMove> {
  const [, digits] = /^\+?(\d+)$/.exec(text.trim()) ?? [];
  const choices = shorthand(availableNumbers(settings, position));
  if (digits === undefined) {
    return failure(`Invalid choice. "${text.trim()}" is not one of the numbers ${choices}.`);
  }
  const move: SummationMove = { number: Number(digits) };
  const reason = reasonAgainst(settings, position, move);
  return reason === undefined ? success(move) : failure(`Invalid choice. ${reason}`);
}

/** Why a number can't be chosen, in the words of the rules; nothing where it can. */
export function reasonAgainst(
  settings: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): string | undefined {
  if (totalOf(position) >= settings.target) return 'The game is over.';
  if (!Number.isInteger(number) || number < 1 || number > settings.numbers) {
    return `Number ${number} is not between 1 and ${settings.numbers}.`;
  }
  return position.used.includes(number) ? `Number ${number} has already been used.` : undefined;
}

/** Numbers as the prompt shows them, three and more in a row joined: `1-6,9,10`. */
export function shorthand(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length < 3 ? run.join() : `${run[0]}-${run.at(-1)}`)).join();
}
