import { exerciseIn } from '../exercise/by-lesson.ts';
import type { Game } from '../game.ts';
import { games } from '../games.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings } from '../settings/settings.ts';
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
function findInTurn() {
  return games.flatMap((game) => {
    const taught = taughtKeys(game);
    const eligible = ladder.filter(
      (rung) =>
        rung.game === game.id &&
        rung.choices >= fewestChoices(rung) &&
        rung.rating >= easiest &&
        rung.rating <= hardest &&
        !taught.has(keyOf(game, rung)),
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
}

/** The keys of the positions that a game's lessons ask about: what they ask is known, under whatever rules. */
function taughtKeys(game: Game): ReadonlySet<string> {
  const steps = game.lessons?.flatMap((lesson) => lesson.steps) ?? [];
  return new Set(
    steps.map((step) => {
      const { rules, position } = exerciseIn(game, step);
      return rules.key(position);
    }),
  );
}

function keyOf(game: Game, { settings, position }: Rung): string {
  const rules = game.rules({ ...defaultSettings(game.settings), ...settings });
  const parsed = rules.parsePosition(position);
  if (!parsed.ok) throw new RangeError(`${position} is no position of ${game.id}.`);
  return rules.key(parsed.value);
}

let inTurn: ReturnType<typeof findInTurn> | undefined;

/**
 * The puzzle of a day, which depends only on the date. Each game has its day in turn, Mondays are easy and Sundays hard, and
 * none comes again for more than two years.
 *
 * @throws RangeError if the date is invalid.
 */
export function dailyPuzzle(day: string): PuzzlePlace {
  const number = numberOfDay(day);
  // Found when it is first needed: the start of the program doesn't wait for it.
  inTurn ??= findInTurn();
  const rungs = inTurn[number % inTurn.length]?.[weekdayOf(number)] ?? [];
  // Each game has each weekday once in as many weeks as there are games.
  const rung = rungs[Math.floor(number / (inTurn.length * weekdays)) % rungs.length];
  if (rung === undefined) throw new RangeError('There is no puzzle for a day.');
  return placeOf(rung);
}
