import { z } from 'zod';
import { namedComputers } from '../../engine/computer-players.ts';
import { limits } from '../../engine/records/limits.ts';
import { mostExported } from './export-limit.ts';
import { settingValues } from './setting-values.ts';

const id = z.string().min(1).max(255);
/** In milliseconds since 1970. */
const time = z.number().min(0).max(8.64e15);

/** Which matches; see the library's `MatchFilter`. */
const filter = z.strictObject({
  game: z.string().max(40).optional(),
  opponent: z.enum(['person', ...namedComputers, 'errs']).optional(),
  result: z.enum(['won', 'lost', 'drawn', 'unfinished', 'watched', 'finished']).optional(),
  rules: z
    .strictObject({
      preset: z.string().max(40).optional(),
      differences: settingValues.optional(),
    })
    .optional(),
  text: z.string().max(200).optional(),
  from: time.optional(),
  to: time.optional(),
});

const sort = z.strictObject({
  by: z.enum(['changed', 'created', 'game', 'title', 'result', 'plies', 'played']),
  descending: z.boolean(),
});

const someMatches = z.strictObject({ ids: z.array(id).min(1).max(1000) });

/** Where a text goes that leaves the program. */
const to = z.enum(['file', 'clipboard']);

/** What windows can ask about the matches that are kept. */
export const libraryRequests = {
  /** A page of the matches that a filter leaves. */
  listMatches: z.strictObject({
    filter,
    sort,
    offset: z.int().min(0),
    limit: z.int().min(1).max(500),
  }),
  /** The ids of all matches that a filter leaves, in order. */
  matchIds: z.strictObject({ filter, sort }),
  /** By which rules the kept matches were played. */
  matchRules: z.undefined(),
  /** Puts a kept match on the table, where it stands; what lies there is kept. */
  openMatch: z.strictObject({ id }),
  /** An empty title takes it away. */
  renameMatch: z.strictObject({ id, title: z.string().trim().max(limits.title) }),
  commentMatch: z.strictObject({ id, comment: z.string().max(limits.comment) }),
  /** Deletes matches; for thirty days they can be had back. */
  deleteMatches: someMatches,
  restoreMatches: someMatches,
  /** Writes the records of matches as one `.duel` text: of those named, or of all that a filter leaves. */
  exportMatches: z.union([
    z.strictObject({ ids: z.array(id).min(1).max(mostExported), to }),
    z.strictObject({ filter, sort, to }),
  ]),
  /** Figures of the finished matches that a filter leaves. */
  statistics: z.strictObject({ filter }),
  /** The same as CSV. */
  exportStatistics: z.strictObject({ filter, to }),
  /** From now on statistics count anew; the matches stay. */
  resetStatistics: z.undefined(),
  /** Statistics count as before the last reset. */
  undoStatisticsReset: z.undefined(),
} as const;
