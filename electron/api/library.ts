import { z } from 'zod';
import { namedComputers } from '../../engine/computer/computer-players.ts';
import type { GameId, GameSettingsOf, PositionOf, ReferenceOf } from '../../engine/games.ts';
import { limits } from '../../engine/records/limits.ts';
import type { DatedResult, Figures, FiguresOf } from '../../storage/library/statistics.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import type { Message } from '../../words/message.ts';
import { request, type Reached } from './contract.ts';
import { mostExported } from './export-limit.ts';
import { settingValues } from './setting-values.ts';

/** A kept match as a list shows it, of any game. */
export type MatchSummaryView = { [Id in GameId]: MatchSummaryViewOf<Id> }[GameId];

/** A kept match of one game, with what its table needs to draw it small as it stands. */
export interface MatchSummaryViewOf<Id extends GameId = GameId> extends Omit<
  MatchSummary,
  'game' | 'position'
> {
  readonly game: { readonly id: Id };
  /** The rules in words: the name of a preset, or what differs from the defaults. */
  readonly rules: Message;
  readonly position: PositionOf<Id>;
  readonly settings: GameSettingsOf<Id>;
  readonly reference: ReferenceOf<Id>;
}

/** One page of the matches that the user asked for. */
export interface MatchPage {
  /** Grows with every change of what is kept. */
  readonly revision: number;
  /** How many match the filter, on all pages. */
  readonly total: number;
  readonly matches: readonly MatchSummaryView[];
  /** The id of the match on the table, be it on this page or not; null before its first move. */
  readonly onTable: string | null;
}

/** Figures with their words. */
export interface StatisticsView {
  /** Grows with every change of what is kept. */
  readonly revision: number;
  /** When the statistics were last reset, in milliseconds since 1970; null if never. */
  readonly since: number | null;
  readonly all: Figures;
  /** By game, rules and opponents, the one with the most matches first. */
  readonly groups: readonly (FiguresOf & {
    readonly rules: Message;
    /** `Hard computer`, `Person`. */
    readonly against: Message;
  })[];
  /** The oldest first, to be plotted. */
  readonly results: readonly DatedResult[];
}

/** The result of deleting matches. */
export interface DeletedMatches {
  /** The deleted ones, which can be restored. */
  readonly ids: readonly string[];
  /** Why one of them can't be deleted, nor any after it; null if all are. */
  readonly problem: Message | null;
}

/** Rules of kept matches, as a filter takes them. */
export interface RulesView {
  readonly game: { readonly id: GameId };
  /** In words: the name of a preset, or one setting that differs from its default. */
  readonly name: Message;
  readonly rules:
    | { readonly preset: string }
    /** These settings, whatever else differs. */
    | { readonly differences: Settings };
}

/** The result of exporting a text. */
export type Exported =
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'copied' }
  /** The user chose no file. */
  | { readonly kind: 'cancelled' };

/** The event that a kept match, or how matches are counted, has changed. */
export interface LibraryChange {
  readonly revision: number;
}

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

/** The target of an exported text. */
const to = z.enum(['file', 'clipboard']);

/** What windows can ask about the matches that are kept. */
export const libraryRequests = {
  /** A page of the matches that pass a filter. */
  listMatches: request(
    z.strictObject({
      filter,
      sort,
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
  ).answeredBy<MatchPage>(),
  /** The ids of all matches that pass a filter, in order. */
  matchIds: request(z.strictObject({ filter, sort })).answeredBy<readonly string[]>(),
  /** The rules of the kept matches. */
  matchRules: request(z.undefined()).answeredBy<readonly RulesView[]>(),
  /** Puts a kept match on the table as it stands; the match that was there is kept. */
  openMatch: request(z.strictObject({ id })).answeredBy<Reached>(),
  /** An empty title removes it. */
  renameMatch: request(z.strictObject({ id, title: z.string().trim().max(limits.title) })),
  commentMatch: request(z.strictObject({ id, comment: z.string().max(limits.comment) })),
  /** Deletes matches, which can be restored for thirty days. Answers which are deleted now. */
  deleteMatches: request(someMatches).answeredBy<DeletedMatches>(),
  /** Answers which of them are restored. */
  restoreMatches: request(someMatches).answeredBy<{ readonly ids: readonly string[] }>(),
  /** Writes the records of matches as one `.duel` text: of those named, or of all that pass a filter. */
  exportMatches: request(
    z.union([
      z.strictObject({ ids: z.array(id).min(1).max(mostExported), to }),
      z.strictObject({ filter, sort, to }),
    ]),
  ).answeredBy<Exported>(),
  /** Figures of the finished matches that pass a filter. */
  statistics: request(z.strictObject({ filter })).answeredBy<StatisticsView>(),
  /** The same as CSV. */
  exportStatistics: request(z.strictObject({ filter, to })).answeredBy<Exported>(),
  /** Restarts the statistics; the matches stay. */
  resetStatistics: request(z.undefined()),
  /** Statistics count as before the last reset. */
  undoStatisticsReset: request(z.undefined()),
} as const;
