import { z } from 'zod';
import { isMoment } from '../learner/moment.ts';
import { forfeits } from '../match/forfeit.ts';
import { playerSchema } from '../match/players.ts';
import { largestSeed } from '../random.ts';
import { settingsSchema } from '../settings/settings.ts';
import { longestSeries, longestTournamentName, mostEntrants, systems } from './limits.ts';

const at = z.string().refine(isMoment);
const entrant = z
  .int()
  .min(0)
  .max(mostEntrants - 1);
/** The games that one of two lost because it couldn't play on: which of the two, and how. */
const forfeited = z
  .array(z.strictObject({ loser: z.literal([0, 1]), how: z.enum(forfeits) }))
  .max(longestSeries);
/** Where a pairing is: its round, and its place there, from 0. */
const place = {
  round: z.int().min(0).max(mostEntrants),
  table: z.int().min(0).max(mostEntrants),
};
const games = z.number().min(0).max(longestSeries).multipleOf(0.5);

/** What a tournament is about; it doesn't change. */
export const tournamentRulesSchema = z.strictObject({
  name: z.string().min(1).max(longestTournamentName),
  game: z.string().max(100),
  /** The settings of the game that differ from the defaults. */
  settings: settingsSchema,
  system: z.enum(systems),
  /** The rounds of a Swiss tournament. Those of a round robin follow from its players. */
  rounds: z.int().min(1).max(mostEntrants),
  /** A pairing is won by most of this many games. */
  bestOf: z.int().min(1).max(longestSeries),
  /** What the games of computers follow from. */
  seed: z.int().min(0).max(largestSeed).optional(),
});

/** A game that one of two lost because it couldn't play on. */
export type ForfeitedGame = z.infer<typeof forfeited>[number];

/** What a tournament is about, see {@link tournamentRulesSchema}. */
export type TournamentRules = z.infer<typeof tournamentRulesSchema>;

/**
 * A line of a tournament: something that happened in it. Its state follows from these lines ({@link tournamentAfter}). A
 * line is never changed: a corrected result is a new line.
 */
export const tournamentLineSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('begin'), at, rules: tournamentRulesSchema }),
  /** A player came, to be paired from the next round on. */
  z.strictObject({ what: z.literal('enter'), at, player: playerSchema }),
  /** A player left, and isn't paired any more. */
  z.strictObject({ what: z.literal('leave'), at, entrant }),
  /** A round was paired: for each pairing the player who goes first, and the opponent, or null. */
  z.strictObject({
    what: z.literal('round'),
    at,
    pairings: z
      .array(z.tuple([entrant, entrant.nullable()]))
      .min(1)
      .max(mostEntrants),
  }),
  /**
   * A game of a pairing ended at the table; what its first player got is 1, 0.5 or 0. The games of a pairing add up until they
   * decide it.
   */
  z.strictObject({
    what: z.literal('game'),
    at,
    ...place,
    points: z.literal([0, 0.5, 1]),
  }),
  /** A pairing ended, or its result was corrected: the games that each of the two won, a drawn one as half a game. */
  z.strictObject({
    what: z.literal('result'),
    at,
    ...place,
    won: z.tuple([games, games]),
    forfeits: forfeited.optional(),
  }),
]);

/** A line of a tournament, see {@link tournamentLineSchema}. */
export type TournamentLine = z.infer<typeof tournamentLineSchema>;
