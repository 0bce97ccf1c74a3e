import { mixedSeed, pick, seededRandom } from '../random.ts';
import { numberOfDay } from './day.ts';
import { ladder, placeOf, type Rung } from './ladder.ts';
import type { PuzzlePlace } from './puzzle-place.ts';

/**
 * The fewest moves that don't lose by themselves; with fewer the choice is too easy. A card can only be
 * added or subtracted.
 */
const fewestChoices = ({ kind }: Rung): number => (kind === 'odds' ? 2 : 3);

/** The range of ratings: no win in one obvious move, and no puzzle that only the strongest solve. */
const [easiest, hardest] = [900, 1800];

const eligible = ladder.filter(
  (rung) => rung.choices >= fewestChoices(rung) && rung.rating >= easiest && rung.rating <= hardest,
);

const eligibleGames = [...new Set(eligible.map(({ game }) => game))];

/**
 * The puzzle of a day. It depends only on the date; all games are equally likely, under their standard
 * rules.
 *
 * @throws RangeError if the date is invalid.
 */
export function dailyPuzzle(day: string): PuzzlePlace {
  const number = numberOfDay(day);
  const game = gameOfDay(number, eligibleGames);
  const ofGame = eligible.filter((rung) => rung.game === game);
  return placeOf(pick(seededRandom(mixedSeed(number)), ofGame));
}

/**
 * The game of a day, by rendezvous hashing: another game takes its share of the days, and the other days
 * keep their games.
 *
 * @internal Exported for its tests.
 */
export function gameOfDay(day: number, games: readonly string[]): string | undefined {
  const weightOf = (game: string): number =>
    mixedSeed(day, ...Array.from(game, (letter) => letter.charCodeAt(0)));
  return games.toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}
