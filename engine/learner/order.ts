import type { Line } from './line.ts';

/**
 * Compares lines by their times. The order is the same however lines were read or joined, and with it all that follows from a
 * journal.
 */
export function compareLines(one: Line, other: Line): number {
  return byTime(one, other) || byText(JSON.stringify(one), JSON.stringify(other));
}

/** The lines in order, see {@link compareLines}. */
export function inOrder(lines: readonly Line[]): Line[] {
  const isOrdered = lines.every((line, index) => {
    const before = lines[index - 1];
    return before === undefined || compareLines(before, line) <= 0;
  });
  return isOrdered ? [...lines] : lines.toSorted(compareLines);
}

/** A line that is added after the last one, also if the clock was set back meanwhile or stands still. */
export function placed(line: Line, last: Line | undefined): Line {
  const isAfter = last === undefined || byTime(last, line) < 0;
  return isAfter ? line : { ...line, order: timeOf(last) + 1 };
}

function byTime(one: Line, other: Line): number {
  const [here, there] = [one.at, other.at];
  // With one offset, the texts are in the order of the times, and comparing them is faster.
  const isAlike =
    one.order === undefined && other.order === undefined && here.slice(-6) === there.slice(-6);
  return isAlike ? byText(here, there) : timeOf(one) - timeOf(other);
}

function timeOf({ at, order = Date.parse(at) }: Line): number {
  return order;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
