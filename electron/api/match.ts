import { z } from 'zod';
import { playerSchema } from '../../engine/match/players.ts';
import type { AnalysisView, HistoryView } from './analysis-view.ts';
import { request, type Reached } from './contract.ts';
import type { GuideView } from './guide-view.ts';
import { settingValues } from './setting-values.ts';

const revision = z.int().min(0);

/** What windows can ask about the match on the table. */
export const matchRequests = {
  /** Sends the match to the window that asks, as an event. */
  view: request(z.undefined()).answeredBy<Reached>(),
  /** Begins a match; the settings are those of the preferences unless given. */
  newMatch: request(
    z.strictObject({
      game: z.string().max(40),
      settings: settingValues.optional(),
      players: z.array(playerSchema).min(2).max(6),
      first: z.union([z.literal('random'), z.int().min(0).max(5)]),
      /** The first position, in notation, if not the start; the first player is to move there. */
      position: z.string().max(1000).optional(),
    }),
  ).answeredBy<Reached>(),
  /** Plays a move in notation, chosen in the view of that revision. */
  play: request(
    z.strictObject({ move: z.string().min(1).max(100), revision }),
  ).answeredBy<Reached>(),
  undo: request(z.undefined()).answeredBy<Reached>(),
  redo: request(z.undefined()).answeredBy<Reached>(),
  /** Puts the next game of a series on the table, after the one in the view of that revision. */
  nextRound: request(z.strictObject({ revision })).answeredBy<Reached>(),
  /** Turns autoplay for human seats on or off. */
  letComputerPlayOn: request(z.strictObject({ on: z.boolean() })).answeredBy<Reached>(),
  /** The value of the position in the view of that revision, and of every move; null if the match has changed. */
  analyse: request(z.strictObject({ revision })).answeredBy<AnalysisView | null>(),
  /**
   * The values of the positions of the match in the view of that revision, some at a time; null if the match has
   * changed, or the same was asked again.
   */
  history: request(
    z.strictObject({ revision, from: z.int().min(0).max(1_000_000) }),
  ).answeredBy<HistoryView | null>(),
  /** The guide's sentences about the match in the view of that revision; null if the match has changed. */
  guide: request(z.strictObject({ revision })).answeredBy<GuideView | null>(),
} as const;
