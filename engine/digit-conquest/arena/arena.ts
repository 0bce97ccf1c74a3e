import { message } from '../../../words/message.ts';
import type { Contest } from '../../capabilities/contest.ts';
import { turnLimitOf, type ConquestSettings } from '../settings.ts';
import { matchBudget } from '../solver/budget.ts';
import { endlessTable } from '../solver/endless-deck.ts';
import { raceOf } from '../solver/race.ts';
import { solveConquest } from '../solver/solve-conquest.ts';
import { allDecks, deckBlindValues, deckValues } from './deck-values.ts';
import { fastEasy, fastLookAhead, fastMedium, type FastPlayer } from './fast-players.ts';
import { fewestPairs, versus } from './versus.ts';

/** The most cards left with true values; with more, values are estimates. */
const exactCards = 5;

/** The search depth of hard players here, in draws: they play a thousand moves a second. */
const hardDraws = 2;

/** The most numbers of decks for a table in memory. */
const mostDecks = 2 ** 22;

/** The players. `lookahead` is not offered at the table; it is a yardstick. */
const arenaPlayers = ['easy', 'medium', 'hard', 'lookahead'] as const;

type ArenaPlayer = (typeof arenaPlayers)[number];

/** Whether the arena takes these settings: random draws, no turn limit, and a deck that isn't too big. */
export function hasArena(settings: ConquestSettings): boolean {
  const { digits, copies } = settings;
  return (
    settings.draw === 'random' && turnLimitOf(settings) === 0 && (copies + 1) ** digits <= mostDecks
  );
}

/**
 * Prepares games between computer players. `hard` is the hard player with a smaller budget of two draws ahead, so it scores
 * no better than that one.
 *
 * @throws RangeError unless {@link hasArena}.
 */
export function makeArena(settings: ConquestSettings): Contest {
  if (!hasArena(settings)) {
    throw new RangeError(
      'Games by the thousand need random draws, no turn limit and a deck that is not too big.',
    );
  }
  const race = raceOf(settings);
  const all = allDecks(race);
  const {
    shuffled,
    start: { exact },
  } = solveConquest(settings, matchBudget);
  const judge = deckValues(race, all, shuffled, Math.min(exactCards, all.cards));
  const endless = deckBlindValues(race, endlessTable(race));
  const players: Record<ArenaPlayer, FastPlayer> = {
    easy: fastEasy,
    medium: fastMedium(race),
    hard: fastLookAhead(race, all, judge, hardDraws),
    lookahead: fastLookAhead(race, all, endless, 1),
  };
  const playerOf = (name: string): FastPlayer => {
    const known = arenaPlayers.find((each) => each === name);
    if (known === undefined) throw new RangeError(`There is no player "${name}" here.`);
    return players[known];
  };
  return {
    players: arenaPlayers,
    note: message(exact ? 'digit-conquest.arena' : 'digit-conquest.arena-estimate', {
      draws: hardDraws,
    }),
    fewestGames: 2 * fewestPairs,
    play: ([one, other], seed, progress) =>
      versus(race, all, [playerOf(one), playerOf(other)], judge, seed, progress),
  };
}
