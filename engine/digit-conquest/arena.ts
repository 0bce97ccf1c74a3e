import type { Compositions } from './compositions.ts';
import { allDecks, deckBlindValues, deckValues, type DeckValues } from './deck-values.ts';
import { endlessTable } from './endless-deck.ts';
import { fastEasy, fastLookAhead, fastMedium, type FastPlayer } from './fast-players.ts';
import type { ConquestPlayerName } from './players.ts';
import { raceOf, type Race } from './race.ts';
import { turnLimitOf, type ConquestSettings } from './settings.ts';
import { solveConquest } from './solver.ts';
import { versus, type Score } from './versus.ts';

/** Up to how many cards left the values are true; beyond they are estimates. */
const exactCards = 5;

/** How many draws ahead hard players look here, where each has to play a thousand moves a second. */
const hardDraws = 2;

/** More numbers of decks than this take too much memory to keep a table of. */
const mostDecks = 2 ** 22;

/** A place where computer players play each other by the million. */
export interface Arena {
  readonly race: Race;
  readonly all: Compositions;
  readonly judge: DeckValues;
  player(name: ConquestPlayerName): FastPlayer;
  /**
   * Lets two of them play until `goesOn` says no; see {@link versus}.
   *
   * @param seed - for the deals, a 32-bit whole number.
   */
  play(
    names: readonly [ConquestPlayerName, ConquestPlayerName],
    seed: number,
    goesOn: (soFar: Score) => boolean,
  ): Score;
}

/**
 * Prepares games between computer players. `hard` is the hard player with a smaller budget: it looks
 * two draws ahead at most, and values what follows as that one does. So it scores no better.
 *
 * @throws RangeError where digits are chosen, turns are limited or the deck is too big.
 */
export function makeArena(settings: ConquestSettings): Arena {
  if (settings.draw === 'choice' || turnLimitOf(settings) > 0) {
    throw new RangeError('The arena is for random draws without a turn limit.');
  }
  const race = raceOf(settings);
  if ((race.copies + 1) ** race.digits > mostDecks) {
    throw new RangeError(
      `A deck with ${race.copies} of each of ${race.digits} digits is too big for the arena: take fewer copies.`,
    );
  }
  const all = allDecks(race);
  const { shuffled } = solveConquest(settings);
  const judge = deckValues(race, all, shuffled, Math.min(exactCards, all.cards));
  const endless = deckBlindValues(race, endlessTable(race));
  const players: Record<ConquestPlayerName, FastPlayer> = {
    easy: fastEasy,
    medium: fastMedium(race),
    hard: fastLookAhead(race, all, judge, hardDraws),
    lookahead: fastLookAhead(race, all, endless, 1),
  };
  return {
    race,
    all,
    judge,
    player: (name) => players[name],
    play: ([one, other], seed, goesOn) =>
      versus(race, all, [players[one], players[other]], judge, seed, goesOn),
  };
}
