import { mixedSeed, pick, seededRandom } from '../random.ts';
import { numberOfDay } from './day.ts';
import { ladder, placeOf, type Rung } from './ladder.ts';
import type { PuzzlePlace } from './puzzle-place.ts';

/** With fewer moves that don't lose by themselves there is too little to choose from. A card is added or subtracted. */
const fewestChoices = ({ kind }: Rung): number => (kind === 'odds' ? 2 : 3);

/** Neither what is won with one obvious move, nor what only the strongest solve. */
const [easiest, hardest] = [900, 1800];

const eligible = ladder.filter(
  (rung) => rung.choices >= fewestChoices(rung) && rung.rating >= easiest && rung.rating <= hardest,
);

const eligibleGames = [...new Set(eligible.map(({ game }) => game))].sort();

/**
 * The puzzle of a day, which depends on the date alone: each game is as likely, under its standard rules.
 *
 * @throws RangeError if that is no date.
 */
export function dailyPuzzle(day: string): PuzzlePlace {
  const random = seededRandom(mixedSeed(numberOfDay(day)));
  const game = pick(random, eligibleGames);
  return placeOf(
    pick(
      random,
      eligible.filter((rung) => rung.game === game),
    ),
  );
}
