import type { Config } from '../../storage/config/config.ts';
import { outcomeOf, setUpPosition } from '../../engine/match/match.ts';
import type { Random } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { awaitsNextRound } from '../../engine/match/series.ts';
import { matchFromConfig } from './new-match.ts';

/**
 * The match that the program begins with: an unfinished match is resumed, otherwise a new one follows the
 * config file.
 *
 * @param last - the last match, if there was one.
 */
export function matchAtStart(
  last: SeatedMatch | undefined,
  config: Config,
  random: Random,
): SeatedMatch {
  return last !== undefined && isUnfinished(last) ? last : matchFromConfig(config, random);
}

/** Whether it can be continued, at least with the next game of a series. */
export function isUnfinished(table: SeatedMatch): boolean {
  if (awaitsNextRound(table)) return true;
  const isSetUp = setUpPosition(table.match, table.first) !== undefined;
  const begun = isSetUp || table.match.at > 0 || (table.rounds ?? []).length > 0;
  return begun && outcomeOf(table.match) === undefined;
}
