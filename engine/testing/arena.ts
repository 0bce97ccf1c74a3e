import { legalMovesOf, outcomeOf, playIn, positionOf, startMatch, turnOf } from '../match/match.ts';
import type { Rules } from '../game.ts';
import { seededRandom, type Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';

/** Chooses a move. */
export type Chooser<Position, Move> = (position: Position, random: Random) => Move;

/** The results of one player. */
export interface Score {
  wins: number;
  draws: number;
  losses: number;
}

/** Plays at random. */
export function randomly<Position, Move>(rules: Rules<Position, Move>): Chooser<Position, Move> {
  return (position, random) => {
    const moves = rules.moves(position);
    return moves[random.below(moves.length)] as Move;
  };
}

/**
 * Plays games of one player among others. The player takes every seat in turn, and every seat begins in turn.
 *
 * @param settings - the settings of the rules.
 * @param others - the players of the other seats from the next one on, repeated if there are too few.
 * @param from - the number of the first game, which is the seed.
 */
export function compete<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  player: Chooser<Position, Move>,
  others: readonly Chooser<Position, Move>[],
  games: number,
  from = 0,
): Score {
  const score: Score = { wins: 0, draws: 0, losses: 0 };
  for (let game = from; game < from + games; game++) {
    const random = seededRandom(game);
    const seat = game % rules.seats;
    let match = startMatch(rules, settings, Math.floor(game / rules.seats) % rules.seats);
    for (let turn = turnOf(match); turn.kind === 'player'; turn = turnOf(match)) {
      const way = (turn.seat - seat + rules.seats) % rules.seats;
      const chooser = way === 0 ? player : others[(way - 1) % others.length];
      if (chooser === undefined || legalMovesOf(match).length === 0) break;
      match = playIn(match, chooser(positionOf(match), random));
    }
    const outcome = outcomeOf(match);
    if (outcome?.kind !== 'win') score.draws++;
    else if (outcome.winner === seat) score.wins++;
    else score.losses++;
  }
  return score;
}
