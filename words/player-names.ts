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
  const words = wordsOf(language);
  return (seat) => {
    const own = players[seat]?.name;
    const standard = standardName(players, seat);
    return {
      name: own ?? words.say(standard),
      isYou: own === undefined && standard.code === 'players.you',
    };
  };
}

/** How a player without a name of his own is called. */
function standardName(players: readonly Named[], seat: number): Message {
  const count = (kind: Named['kind']) => players.filter((each) => each.kind === kind).length;
  const number = seat + 1;
  if (players[seat]?.kind === 'computer') {
    return count('computer') === 1
      ? message('players.computer')
      : message('players.computer-at', { number });
  }
  return count('person') === 1 ? message('players.you') : message('players.person', { number });
}
