import { performReview } from '../../electron/analyst/perform-review.ts';
import { lastOf } from '../../electron/match/testing.ts';
import { reviewView } from '../../electron/review/review-view.ts';
import type { ReviewView } from '../../electron/api/reviews.ts';
import { lineOf } from '../../engine/match/match.ts';
import { gameOf } from '../../engine/games.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { replayed } from '../../engine/match/replay.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { twoPersons } from '../table/testing.ts';

/** Ada makes mistakes at plies 4 and 10, Bo at ply 7. */
export const threeErrors = 'A-D A-D A-C 22-13 B-C A-D B-D A-D 04-13 B-D B-C A-D'.split(' ');

/** A match on the table of the main process. */
export function tableAfter(
  moves: readonly string[],
  game = 'chopsticks',
  differing: Settings = {},
  players = twoPersons,
): SeatedMatch {
  const found = gameOf(game);
  const { settings } = parseSettings(found, differing);
  const rules = found.rules(settings);
  const match = valueOf(replayed(rules, settings, rules.start(0), moves));
  return { game: found.id, players, first: 0, match };
}

/** The main process's review of a match. */
export function reviewAfter(...match: Parameters<typeof tableAfter>): ReviewView {
  const table = tableAfter(...match);
  const { game, match: played } = table;
  const task = {
    wanted: 'review',
    game,
    settings: played.settings,
    match: lineOf(played),
    proven: false,
  } as const;
  return lastOf(reviewView(table, lastOf(performReview(task))));
}
