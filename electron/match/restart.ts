import { startMatch } from '../../engine/match.ts';
import type { Table } from '../../engine/record.ts';

/** The match from its beginning: the same players, rules, first player and position. */
export function restarted({ game, players, first, match, rounds = [] }: Table): Table {
  const { rules, settings } = match;
  const [firstRound] = rounds;
  const begins = firstRound?.first ?? first;
  const start = startMatch(rules, settings, begins);
  return { game, players, first: begins, match: { ...start, start: startOf() } };

  function startOf(): unknown {
    if (firstRound === undefined) return match.start;
    if (firstRound.position === undefined) return start.start;
    const setUp = rules.parsePosition(firstRound.position, begins);
    return setUp.ok ? setUp.value : start.start;
  }
}
