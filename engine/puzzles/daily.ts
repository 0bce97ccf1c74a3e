import { games } from '../games.ts';
import { seededRandom } from '../random.ts';
import { numberOfDay } from './day.ts';
import { ladder, placeOf, type Rung } from './ladder.ts';
import type { PuzzlePlace } from './puzzle-place.ts';
import { shuffled } from './shuffled.ts';

/**
 * The fewest moves that don't lose by themselves; with fewer the choice is too easy. A card can only be
 * added or subtracted.
 */
const fewestChoices = ({ kind }: Rung): number => (kind === 'odds' ? 2 : 3);

/** The range of ratings: no win in one obvious move, and no puzzle that only the strongest solve. */
const [easiest, hardest] = [900, 1950];

const weekdays = 7;

/** The weekday of a day, from 0 for Monday. @param number - by {@link numberOfDay}. */
const weekdayOf = (number: number): number => (number + 2) % weekdays;

/** For each game, the puzzles of each weekday from Monday on, in the order in which they come. */
const inTurn = games.flatMap(({ id, lessons = [] }) => {
  // What a lesson asks is known, under whatever rules.
  const taught = new Set(lessons.flatMap(({ steps }) => steps.map(({ position }) => position)));
  const eligible = ladder.filter(
    (rung) =>
      rung.game === id &&
      !taught.has(rung.position) &&
      rung.choices >= fewestChoices(rung) &&
      rung.rating >= easiest &&
      rung.rating <= hardest,
  );
  // A game with few puzzles has none for some weekday.
  if (eligible.length < weekdays) return [];
  const ofWeekdays = Array.from({ length: weekdays }, (_, weekday) => {
    const [from, to] = [weekday, weekday + 1].map((at) =>
      Math.floor((at * eligible.length) / weekdays),
    );
    return shuffled(eligible.slice(from, to), seededRandom(weekday));
  });
  return [ofWeekdays];
});

/**
 * The puzzle of a day, which depends only on the date. Each game has its day in turn, Mondays are easy and Sundays hard, and
 * none comes again for more than two years.
 *
 * @throws RangeError if the date is invalid.
 */
export function dailyPuzzle(day: string): PuzzlePlace {
  const number = numberOfDay(day);
  const rungs = inTurn[number % inTurn.length]?.[weekdayOf(number)] ?? [];
  // Each game has each weekday once in as many weeks as there are games.
  const rung = rungs[Math.floor(number / (inTurn.length * weekdays)) % rungs.length];
  if (rung === undefined) throw new RangeError('There is no puzzle for a day.');
  return placeOf(rung);
}
