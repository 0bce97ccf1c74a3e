import { z } from 'zod';
import { playerSchema } from '../../engine/players.ts';
import { request } from './contract.ts';
import type { MatchView } from './match-view.ts';
import { settingValues } from './setting-values.ts';

/** Where one practises: a game, its settings, and a position apart from the match on the table. */
export const practicePlace = {
  game: z.string().max(40),
  settings: settingValues,
  /** Where it begins, in notation; at the start of the game where none is given. */
  position: z.string().max(1000).optional(),
  /** Who is to move there. */
  first: z.int().min(0).max(5),
} as const;

/** What windows can ask about positions that are practised apart from the match on the table. */
export const practiceRequests = {
  /** Shows what comes of moves. Nothing of it is kept: the window sends all it wants to see. */
  practiceView: request(
    z.strictObject({
      ...practicePlace,
      /**
       * Where it begins in the match on the table instead: after `at` of its moves. Notation doesn't tell left from
       * right; where the match has them, they stay.
       */
      onTable: z.strictObject({ deal: z.int().min(0), at: z.int().min(0) }).optional(),
      /** Who sits there, in the order of the seats; persons alone are offered moves. */
      players: z.array(playerSchema).min(2).max(6),
      /** Who is offered moves all the same, be it a computer. */
      open: z.int().min(0).max(5).optional(),
      /** What has been played since, in notation, draws from a deck among it. */
      moves: z.array(z.string().min(1).max(100)).max(2000),
      /** What chance does behind the moves; the same number brings the same. */
      seed: z.int(),
    }),
  ).answeredBy<MatchView>(),
} as const;

/** A position to practise from. */
export type PracticePlace = Pick<
  z.infer<(typeof practiceRequests)['practiceView']['schema']>,
  keyof typeof practicePlace
>;
