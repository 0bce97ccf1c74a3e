import { z } from 'zod';
import { difficultySchema, playerSchema } from '../../engine/match/players.ts';
import { request } from './contract.ts';
import type { MatchView } from './match-view.ts';
import { settingValues } from './setting-values.ts';

/** The start of a practice: a game, its settings and a position. */
export const practicePlace = {
  game: z.string().max(40),
  settings: settingValues,
  /** The position in notation; the start of the game by default. */
  position: z.string().max(1000).optional(),
  /** The player to move. */
  first: z.int().min(0).max(5),
  /** Whether every player's hands are mirrored; no effect in a game without hands. */
  mirrored: z.boolean().optional(),
} as const;

/** The requests about practice, independent of the match on the table. */
export const practiceRequests = {
  /**
   * Returns the position after some moves. The main process keeps nothing: the window sends all moves
   * each time.
   */
  practiceView: request(
    z.strictObject({
      ...practicePlace,
      /**
       * Takes the position from the match on the table, after `at` of its moves: the match tells left
       * from right, the notation doesn't.
       */
      onTable: z.strictObject({ gameNumber: z.int().min(0), at: z.int().min(0) }).optional(),
      /** In the order of the seats; only people are offered moves. */
      players: z.array(playerSchema).min(2).max(6),
      /** A seat that is offered moves even if a computer plays there. */
      open: z.int().min(0).max(5).optional(),
      /** The moves played since, in notation, including draws from a deck. */
      moves: z.array(z.string().min(1).max(100)).max(2000),
      /** The number of moves that stand; all by default. */
      at: z.int().min(0).optional(),
      /** The seed for chance after the moves. */
      seed: z.int(),
    }),
  ).answeredBy<MatchView>(),
  /** Returns a computer's move after these moves, in notation. */
  practiceMove: request(
    z.strictObject({
      ...practicePlace,
      moves: z.array(z.string().min(1).max(100)).max(2000),
      difficulty: difficultySchema,
      seed: z.int(),
    }),
  ).answeredBy<string>(),
} as const;

/** A position to practise from. */
export type PracticePlace = Pick<
  z.infer<(typeof practiceRequests)['practiceView']['schema']>,
  keyof typeof practicePlace
>;
