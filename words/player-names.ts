import type { Language } from './languages.ts';
import { message, type Message } from './message.ts';
import { wordsOf, type Naming } from './say.ts';

/** A player as far as names go. */
interface Named {
  readonly kind: 'person' | 'computer';
  /** A name of the player's own. */
  readonly name?: string | undefined;
}

/**
 * How the players at a table are called. The only person at it is the one who reads, and is called
 * "you" unless he has a name of his own.
 */
export function namingOf(language: Language, players: readonly Named[]): Naming {
  const bySeat = namingBySeat(language, players);
  const persons = players.filter(({ kind }) => kind === 'person');
  return (seat) => {
    const player = players[seat];
    return player?.kind === 'person' && player.name === undefined && persons.length === 1
      ? { name: wordsOf(language).text('players.you'), isYou: true }
      : bySeat(seat);
  };
}

/** How they are called where anybody may read: nobody is "you", not even the only person. */
export function namingBySeat(language: Language, players: readonly Named[]): Naming {
  const words = wordsOf(language);
  return (seat) => ({
    name: players[seat]?.name ?? words.say(standardName(players, seat)),
    isYou: false,
  });
}

/** How a player without a name of his own is called. */
function standardName(players: readonly Named[], seat: number): Message {
  const number = seat + 1;
  if (players[seat]?.kind !== 'computer') return message('players.person', { number });
  return players.filter(({ kind }) => kind === 'computer').length === 1
    ? message('players.computer')
    : message('players.computer-at', { number });
}
