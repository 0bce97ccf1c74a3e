import { fakeAnalyst } from '../../electron/match/testing.ts';
import { hostReview } from '../../electron/review/review-host.ts';
import type { ReviewView } from '../../electron/api/review-view.ts';
import { gameOf } from '../../engine/games.ts';
import { replayFrom } from '../../engine/replay.ts';
import { parseSettings, type Settings } from '../../engine/settings.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { twoPersons } from '../table/testing.ts';

/** Ada errs at 4 and 10, Bo at 7. */
export const threeErrors = 'A-D A-D A-C 22-13 B-C A-D B-D A-D 04-13 B-D B-C A-D'.split(' ');

/** A match as the main process would review it. */
export async function reviewAfter(
  moves: readonly string[],
  game = 'chopsticks',
  differing: Settings = {},
  players = twoPersons,
): Promise<ReviewView> {
  const found = gameOf(game);
  const { settings } = parseSettings(found, differing);
  const rules = found.rules(settings);
  const replay = replayFrom(rules, settings, rules.start(0));
  for (const move of moves) valueOf(replay.play(move));
  const table = { game: found.id, players, first: 0, match: replay.match() };
  const analyst = fakeAnalyst();
  const host = hostReview(
    () => ({ revision: 1, table }),
    analyst,
    () => undefined,
  );
  const asked = host.handlers.review({ revision: 1 }, () => undefined);
  await analyst.answer('review');
  const view = await asked;
  if (view === null) throw new Error('Nothing was reviewed.');
  return view;
}
