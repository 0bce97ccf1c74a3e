import { startMatch } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';

/** The match from its beginning, with the same players, rules, first player and position. */
export function restarted({ game, players, first, match, rounds = [] }: SeatedMatch): SeatedMatch {
  const { rules, settings } = match;
  const [firstRound] = rounds;
  const begins = firstRound?.first ?? first;
  const { start } = firstRound?.match ?? match;
  return { game, players, first: begins, match: startMatch(rules, settings, begins, start) };
}
