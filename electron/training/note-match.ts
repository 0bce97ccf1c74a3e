import type { Seat } from '../../engine/game.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { opponentsOf, standpointOf, type MatchSummary } from '../../storage/library/summary.ts';
import { trySaving } from './collect-mistakes.ts';

/**
 * Adds a match that a person has ended to their journal.
 *
 * @param seats - where the person sat.
 * @param how - whether the guide was on for a move, and whether the match started from a position that was set up.
 */
export function noteMatch(
  journal: Journal,
  { id, game, differences, result, players, plies, played, hints = [] }: MatchSummary,
  seats: readonly Seat[],
  { guided, setUp }: { readonly guided: boolean; readonly setUp: boolean },
): void {
  const [seat = 0] = seats;
  const standpoint = standpointOf(result, players, seat);
  const opponents = opponentsOf(players, seat);
  if (standpoint === 'watched' || standpoint === 'unfinished') return;
  // A variation that ends doesn't end the match once more.
  const isKnown = journal.lines.some(
    (line) => line.what === 'match' && line.id === id && line.result === standpoint,
  );
  if (isKnown) return;
  const of = { id, game, settings: differences, result: standpoint, opponents };
  const own = seats.reduce((sum, each) => sum + (hints[each] ?? 0), 0);
  const seconds = Math.round(played / 1000);
  // If it can't be saved, it is written with the next line.
  trySaving(() => {
    journal.add({
      what: 'match',
      at: momentOf(new Date()),
      ...of,
      guided,
      ...(own > 0 && { hints: own }),
      ...(setUp && { setUp }),
      plies,
      seconds,
    });
  });
}
