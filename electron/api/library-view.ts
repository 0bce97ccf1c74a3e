import type { GameId, GameSettingsOf, PositionOf, ReferenceOf } from '../../engine/games.ts';
import type { DatedResult, Figures, FiguresOf } from '../../library/statistics.ts';
import type { Settings } from '../../engine/settings.ts';
import type { MatchSummary } from '../../library/summary.ts';

/** A kept match as a list shows it, of any game. */
export type MatchSummaryView = { [Id in GameId]: MatchSummaryViewOf<Id> }[GameId];

/** A kept match of one game, with what its table needs to draw it small as it stands. */
export interface MatchSummaryViewOf<Id extends GameId = GameId> extends Omit<
  MatchSummary,
  'game' | 'position'
> {
  readonly game: { readonly id: Id; readonly name: string };
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** The rules in words: the name of a preset, or what differs from the defaults. */
  readonly rules: string;
  /** How it ended, or how far it has come, in words. */
  readonly outcome: string;
  readonly position: PositionOf<Id>;
  readonly settings: GameSettingsOf<Id>;
  readonly reference: ReferenceOf<Id>;
}

/** A part of the matches that a person asked for. */
export interface MatchPage {
  /** Grows with every change of what is kept. */
  readonly revision: number;
  /** How many match the filter, on whatever page. */
  readonly total: number;
  readonly matches: readonly MatchSummaryView[];
  /** The id of the match on the table, be it on this page or not; null before its first move. */
  readonly onTable: string | null;
}

/** Figures with their words. */
export interface StatisticsView {
  /** Grows with every change of what is kept. */
  readonly revision: number;
  /** Since when matches count, where somebody has reset the statistics; in milliseconds since 1970. */
  readonly since: number | null;
  readonly all: Figures;
  /** By game, rules and opponents, the one with the most matches first. */
  readonly groups: readonly (FiguresOf & {
    readonly gameName: string;
    readonly rules: string;
    /** `Hard computer`, `Person`. */
    readonly against: string;
  })[];
  /** The oldest first, to be plotted. */
  readonly results: readonly DatedResult[];
}

/** What became of matches that were to be deleted. */
export interface DeletedMatches {
  /** Those that were, and can be had back. */
  readonly ids: readonly string[];
  /** Why one of them can't be deleted, nor any behind it; null where all are. */
  readonly problem: string | null;
}

/** Rules that matches were played by, as a filter takes them. */
export interface RulesView {
  readonly game: { readonly id: GameId; readonly name: string };
  /** In words: the name of a preset, or one setting that differs from its default. */
  readonly name: string;
  readonly rules:
    | { readonly preset: string }
    /** These settings, whatever else differs. */
    | { readonly differences: Settings };
}

/** What became of a text that was to leave the program. */
export type Exported =
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'copied' }
  /** Nobody chose a file for it. */
  | { readonly kind: 'cancelled' };

/** What is told where something that is kept has changed. */
export interface LibraryChange {
  readonly revision: number;
}
