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
const [easiest, hardest] = [900, 1800];

const eligible = ladder.filter(
  (rung) => rung.choices >= fewestChoices(rung) && rung.rating >= easiest && rung.rating <= hardest,
);

/** The puzzles of each game, in the order in which they come. */
const inTurn = games
  .map(({ id }) => eligible.filter(({ game }) => game === id))
  .filter((rungs) => rungs.length > 0)
  .map((rungs) => shuffled(rungs, seededRandom(rungs.length)));

/**
 * The puzzle of a day under standard rules. It depends only on the date. Each game has its day in turn, and none of its
 * puzzles comes again before all others have come.
 *
 * @throws RangeError if the date is invalid.
 */
export function dailyPuzzle(day: string): PuzzlePlace {
  const number = numberOfDay(day);
  const ofGame = inTurn[number % inTurn.length] ?? [];
  const rung = ofGame[Math.floor(number / inTurn.length) % ofGame.length];
  if (rung === undefined) throw new RangeError('There is no puzzle for a day.');
  return placeOf(rung);
}
