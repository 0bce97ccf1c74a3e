import { playIn, positionOf, turnOf, type Match } from '../match/match.ts';
import { byValue, drawn, hasProbabilities } from '../analysis/value.ts';
import type { PositionRatings } from './ratings.ts';

/**
 * The ratings within a match: a move that draws by repetition counts as a draw, whatever the value of
 * its position.
 */
export function withRepetition<Position, Move>(
  match: Match<Position, Move>,
  ratings: PositionRatings,
): PositionRatings {
  const { rules } = match;
  if (rules.match.repetition === 0 || hasProbabilities(rules)) return ratings;
  const position = positionOf(match);
  const repeats = (text: string): boolean => {
    const move = rules.parseMove(position, text);
    if (!move.ok) return false;
    const turn = turnOf(playIn(match, move.value));
    return turn.kind === 'over' && turn.outcome.kind === 'draw';
  };
  const moves = ratings.moves
    .map((rated) => (repeats(rated.move) ? { ...rated, value: drawn } : rated))
    .toSorted((one, other) => byValue(one.value, other.value));
  return { ...ratings, moves };
}
