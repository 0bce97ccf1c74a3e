import { inEnglish } from '../../words/testing.ts';
import type { Match } from '../match/match.ts';
import { formatDuel } from '../records/format-duel.ts';
import { parseDuel } from '../records/parse-duel.ts';
import { gamesOf } from '../match/series.ts';
import type { SeatedMatch } from '../match/seated-match.ts';

/** The matches of a text. @throws Error if it can't be read. */
export function tablesFrom(text: string): readonly SeatedMatch[] {
  const parsed = parseDuel(text);
  if (!parsed.ok) throw new Error(`${inEnglish(parsed.error)}\n${text}`);
  return parsed.value;
}

/** The one match of a text. */
export function tableFrom(text: string): SeatedMatch {
  const [table, ...others] = tablesFrom(text);
  if (table === undefined || others.length > 0) throw new Error(`This is not one match: ${text}`);
  return table;
}

/** A match after writing and reading. */
export function readBack(table: SeatedMatch): SeatedMatch {
  return tableFrom(formatDuel([table]));
}

/** A match as plain data. */
export function dataOf({ match, rounds, ...table }: SeatedMatch): unknown {
  return {
    ...table,
    games: gamesOf({ first: table.first, match, ...(rounds && { rounds }) }).map((game) => ({
      first: game.first,
      ...matchData(game.match),
    })),
  };
}

function matchData(match: Match<unknown, unknown>): Partial<Match<unknown, unknown>> {
  const { rules: _, ...data } = match;
  return data;
}

/** The written moves of a match in one line. */
export function movesText(table: SeatedMatch): string {
  return formatDuel([table]).split('\n\n').slice(1).join().replaceAll('\n', ' ').trim();
}
