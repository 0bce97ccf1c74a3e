import { z } from 'zod';
import { namedComputers } from '../../engine/capabilities/computer-players.ts';
import type { GameId, GameSettingsOf, PositionOf, ReferenceOf } from '../../engine/games.ts';
import { limits } from '../../engine/match/limits.ts';
import type { DatedResult, Figures, FiguresOf } from '../../storage/library/statistics.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import { visible } from '../../words/foreign-text.ts';
import type { Message } from '../../words/message.ts';
import { request, type Reached } from './contract.ts';
import type { MatchView } from './match-view.ts';
import { mostExported } from './limits.ts';
import { settingValues } from './setting-values.ts';

/** A saved match of any game, as a list shows it. */
export type MatchSummaryView = { [Id in GameId]: MatchSummaryViewOf<Id> }[GameId];

/** A saved match of one game, with what its table needs to draw its position as a small picture. */
export interface MatchSummaryViewOf<Id extends GameId = GameId> extends Omit<
  MatchSummary,
  'game' | 'position'
> {
  readonly game: { readonly id: Id };
  /** The rules in words: the name of a preset, or the differences from the defaults. */
  readonly rules: Message;
  readonly position: PositionOf<Id>;
  readonly settings: GameSettingsOf<Id>;
  readonly reference: ReferenceOf<Id>;
}

/** One page of the requested matches. */
export interface MatchPage {
  /** Increases with every change of the saved matches. */
  readonly revision: number;
  /** The number of matches that pass the filter, on all pages. */
  readonly total: number;
  readonly matches: readonly MatchSummaryView[];
  /** The id of the match on the table, whether on this page or not; null before its first move. */
  readonly onTable: string | null;
  /** Whether it is of the person at the machine, as far as is noted. */
  readonly isTableOwn: boolean;
}

/** The figures with their words. */
export interface StatisticsView {
  /** Increases with every change of the saved matches. */
  readonly revision: number;
  /** When the statistics were last reset (ms since 1970); null if never. */
  readonly since: number | null;
  readonly all: Figures;
  /** By game, rules and opponents, the largest group first. */
  readonly groups: readonly (FiguresOf & {
    readonly rules: Message;
    /** `Hard computer`, `Person`. */
    readonly against: Message;
  })[];
  /** The results to plot, the oldest first. */
  readonly results: readonly DatedResult[];
}

/** The result of deleting matches. */
export interface DeletedMatches {
  /** The deleted matches, which can be restored. */
  readonly ids: readonly string[];
  /** Why one of them, and so all later ones, couldn't be deleted; null if all were. */
  readonly problem: Message | null;
}

/** The rules of saved matches, for a filter. */
export interface RulesView {
  readonly game: { readonly id: GameId };
  /** In words: the name of a preset, or one setting that differs from its default. */
  readonly name: Message;
  readonly rules:
    | { readonly preset: string }
    /** Matches all settings listed here, whatever else differs. */
    | { readonly differences: Settings };
}

/** A saved match for a picture of it. */
export interface MatchToDraw {
  /** Without legal moves, and with only as many of its plies as the table draws. */
  readonly view: MatchView;
  /** How many steps of the match a film would show up to there, and in all. */
  readonly step: number;
  readonly steps: number;
}

/** The result of an export. */
export type Exported =
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'copied' }
  /** It can be dragged out of the window, by this number. */
  | { readonly kind: 'ready'; readonly drag: number }
  /** The user chose no file. */
  | { readonly kind: 'cancelled' };

/** A saved match, or the way matches are counted, has changed. */
export interface LibraryChange {
  readonly revision: number;
}

const id = z.string().min(1).max(255);
/** In milliseconds since 1970. */
const time = z.number().min(0).max(8.64e15);

/** The selection of matches; see the library's `MatchFilter`. */
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
  mine: z.literal(true).optional(),
  from: time.optional(),
  to: time.optional(),
});

const sort = z.strictObject({
  by: z.enum(['changed', 'created', 'game', 'title', 'result', 'plies', 'played']),
  descending: z.boolean(),
});

const someMatches = z.strictObject({ ids: z.array(id).min(1).max(1000) });

/** The target of an export. */
const to = z.enum(['file', 'clipboard']);

/** The target of matches, which can also be dragged: by the request `startDrag`. */
const matchesTo = z.enum([...to.options, 'drag']);

/** The requests about saved matches. */
export const libraryRequests = {
  /** Returns a page of the matches that pass a filter. */
  listMatches: request(
    z.strictObject({
      filter,
      sort,
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
  ).answeredBy<MatchPage>(),
  /** Returns the ids of all matches that pass a filter, in order. */
  matchIds: request(z.strictObject({ filter, sort })).answeredBy<readonly string[]>(),
  /** Returns the rules of the saved matches. */
  matchRules: request(z.undefined()).answeredBy<readonly RulesView[]>(),
  /** Opens a saved match on the table in its last position; the previous match is saved. */
  openMatch: request(z.strictObject({ id })).answeredBy<Reached>(),
  /** Returns a saved match in its last position, for a picture of it: without legal moves. */
  matchToDraw: request(z.strictObject({ id })).answeredBy<MatchToDraw>(),
  /** Renames a match; an empty title removes its name. */
  renameMatch: request(
    z.strictObject({ id, title: z.string().overwrite(visible).max(limits.title) }),
  ),
  commentMatch: request(z.strictObject({ id, comment: z.string().max(limits.comment) })),
  /** Deletes matches, which can be restored for thirty days. Returns the deleted ones. */
  deleteMatches: request(someMatches).answeredBy<DeletedMatches>(),
  /** Restores matches. Returns the restored ones. */
  restoreMatches: request(someMatches).answeredBy<{ readonly ids: readonly string[] }>(),
  /**
   * Writes the records of matches as one `.duel` text: of the listed ones, or of all that pass a filter.
   */
  exportMatches: request(
    z.union([
      z.strictObject({ ids: z.array(id).min(1).max(mostExported), to: matchesTo }),
      z.strictObject({ filter, sort, to: matchesTo }),
    ]),
  ).answeredBy<Exported>(),
  /** Returns figures of the finished matches that pass a filter. */
  statistics: request(z.strictObject({ filter })).answeredBy<StatisticsView>(),
  /** Exports the same figures as CSV. */
  exportStatistics: request(z.strictObject({ filter, to })).answeredBy<Exported>(),
  /** Restarts the statistics; the matches stay. */
  resetStatistics: request(z.undefined()),
  /** Undoes the last reset of the statistics. */
  undoStatisticsReset: request(z.undefined()),
} as const;
