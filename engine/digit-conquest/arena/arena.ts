import { message } from '../../../words/message.ts';
import type { Contest } from '../../match/contest.ts';
import { turnLimitOf, type ConquestSettings } from '../settings.ts';
import { matchBudget } from '../solver/budget.ts';
import { endlessTable } from '../solver/endless-deck.ts';
import { raceOf } from '../solver/race.ts';
import { solveConquest } from '../solver/random-draws.ts';
import { allDecks, deckBlindValues, deckValues } from './deck-values.ts';
import { fastEasy, fastLookAhead, fastMedium, type FastPlayer } from './fast-players.ts';
import { fewestPairs, versus } from './versus.ts';

/** Up to how many cards left the values are true; beyond they are estimates. */
const exactCards = 5;

/** How many draws ahead hard players look here, where each has to play a thousand moves a second. */
const hardDraws = 2;

/** More numbers of decks than this take too much memory to keep a table of. */
const mostDecks = 2 ** 22;

/** Who can take part: `lookahead` is no computer player at the table, but what others are measured by. */
const arenaPlayers = ['easy', 'medium', 'hard', 'lookahead'] as const;

type ArenaPlayer = (typeof arenaPlayers)[number];

/** Whether games can be played by the thousand: where draws are random, and the deck not too big. */
export function hasArena(settings: ConquestSettings): boolean {
  const { digits, copies } = settings;
  return (
    settings.draw === 'random' && turnLimitOf(settings) === 0 && (copies + 1) ** digits <= mostDecks
  );
}

/**
 * Prepares games between computer players. `hard` is the hard player with a smaller budget: it looks
 * two draws ahead at most, and values what follows as that one does. So it scores no better.
 *
 * @throws RangeError where {@link hasArena} says no.
 */
export function makeArena(settings: ConquestSettings): Contest {
  if (!hasArena(settings)) {
    throw new RangeError(
      'Games by the thousand need random draws, no turn limit and a deck that is not too big.',
    );
  }
  const race = raceOf(settings);
  const all = allDecks(race);
  const { shuffled, exact } = solveConquest(settings, matchBudget);
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
    play: ([one, other], seed, goesOn) =>
      versus(race, all, [playerOf(one), playerOf(other)], judge, seed, goesOn),
  };
}
