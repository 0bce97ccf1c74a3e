import { z } from 'zod';
import { playerSchema } from '../../engine/match/players.ts';
import type { AnalysisView, GuideView, HistoryView } from './analysis-view.ts';
import { request, revision, type Reached } from './contract.ts';
import { settingValues } from './setting-values.ts';

/** The requests about the match on the table. */
export const matchRequests = {
  /** Sends the match to the window that asks, as an event. */
  view: request(z.undefined()).answeredBy<Reached>(),
  /** Begins a match, by default with the settings of the preferences. */
  newMatch: request(
    z.strictObject({
      game: z.string().max(40),
      settings: settingValues.optional(),
      players: z.array(playerSchema).min(2).max(6),
      first: z.union([z.literal('random'), z.int().min(0).max(5)]),
      /** The first position in notation, if not the start; the first player moves there. */
      position: z.string().max(1000).optional(),
      /** Whether the guide stands beside the table. */
      guided: z.boolean().optional(),
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
  /**
   * Returns the value of the position in the view of that revision, and of every move; null if the match
   * has changed.
   */
  analyse: request(z.strictObject({ revision })).answeredBy<AnalysisView | null>(),
  /**
   * Returns the same with proven values, after some seconds; with `line`, once the values of the match so far are proven, too. Null
   * if the match has changed, or if there is nothing to prove.
   */
  prove: request(z.strictObject({ revision, line: z.boolean() })).answeredBy<AnalysisView | null>(),
  /** Cancels it. */
  leaveProof: request(z.undefined()),
  /**
   * Returns the values of the positions of the match in the view of that revision, in several answers;
   * null if the match has changed, or a newer request has replaced this one.
   */
  history: request(
    z.strictObject({ revision, from: z.int().min(0).max(1_000_000) }),
  ).answeredBy<HistoryView | null>(),
  /** Turns the guide of the match on or off. */
  setGuided: request(z.strictObject({ on: z.boolean() })).answeredBy<Reached>(),
  /**
   * Returns the guide's sentences about the match in the view of that revision; null if the match has
   * changed.
   */
  guide: request(z.strictObject({ revision })).answeredBy<GuideView | null>(),
} as const;
