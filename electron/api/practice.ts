import { z } from 'zod';
import { grades } from '../../engine/computer/computer-players.ts';
import { playerSchema } from '../../engine/match/players.ts';
import { request } from './contract.ts';
import type { MatchView } from './match-view.ts';
import { settingValues } from './setting-values.ts';

/** Where practice begins: a game, its settings and a position. */
export const practicePlace = {
  game: z.string().max(40),
  settings: settingValues,
  /** In notation; the start of the game if none is given. */
  position: z.string().max(1000).optional(),
  /** Who is to move there. */
  first: z.int().min(0).max(5),
  /** Every player's hands stand the other way round; without effect in a game without hands. */
  mirrored: z.boolean().optional(),
} as const;

/** What windows can ask about positions to practise, apart from the match on the table. */
export const practiceRequests = {
  /** Shows the position after moves. Nothing of it is kept: the window sends all moves each time. */
  practiceView: request(
    z.strictObject({
      ...practicePlace,
      /**
       * Takes the position from the match on the table, after `at` of its moves: notation doesn't tell left from right,
       * but the match does.
       */
      onTable: z.strictObject({ gameNumber: z.int().min(0), at: z.int().min(0) }).optional(),
      /** In the order of the seats; only persons are offered moves. */
      players: z.array(playerSchema).min(2).max(6),
      /** A seat that is offered moves even if a computer sits there. */
      open: z.int().min(0).max(5).optional(),
      /** What has been played since, in notation, draws from a deck among it. */
      moves: z.array(z.string().min(1).max(100)).max(2000),
      /** How many of them stand; all if it isn't given. */
      at: z.int().min(0).optional(),
      /** Decides what chance does after the moves. */
      seed: z.int(),
    }),
  ).answeredBy<MatchView>(),
  /** The move that a computer plays after these moves, in notation. */
  practiceMove: request(
    z.strictObject({
      ...practicePlace,
      moves: z.array(z.string().min(1).max(100)).max(2000),
      difficulty: z.enum(grades),
      seed: z.int(),
    }),
  ).answeredBy<string>(),
} as const;

/** A position to practise from. */
export type PracticePlace = Pick<
  z.infer<(typeof practiceRequests)['practiceView']['schema']>,
  keyof typeof practicePlace
>;
