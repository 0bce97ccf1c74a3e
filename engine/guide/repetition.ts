import { playIn, positionOf, turnOf, type Match } from '../match.ts';
import { byWorth, type Exact } from '../solution.ts';
import type { GuideRatings } from './ratings.ts';

const drawn: Exact = { value: 'draw', remoteness: null };

/**
 * The ratings where a match stands: a move by which the game is drawn by repetition is worth a draw, whatever the
 * position is worth in itself.
 */
export function withRepetition<Position, Move>(
  match: Match<Position, Move>,
  ratings: GuideRatings,
): GuideRatings {
  const { rules } = match;
  if (rules.match.repetition === 0 || ratings.exact === null) return ratings;
  const position = positionOf(match);
  const repeats = (text: string): boolean => {
    const move = rules.parseMove(position, text);
    if (!move.ok) return false;
    const turn = turnOf(playIn(match, move.value));
    return turn.kind === 'over' && turn.outcome.kind === 'draw';
  };
  const moves = ratings.moves
    .map((rated) => (repeats(rated.move) ? { ...rated, ...drawn } : rated))
    .toSorted(byWorth);
  return { ...ratings, moves };
}
