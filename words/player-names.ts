import type { Language } from './languages.ts';
import { message, type Message } from './message.ts';
import { wordsOf, type Inflected, type Naming, type Words } from './say.ts';

/** The part of a player that names need. */
interface Named {
  readonly kind: 'person' | 'computer';
  /** The name that the player chose. */
  readonly name?: string | undefined;
  /** Whether it is another person than the reader. */
  readonly isAnother?: boolean;
}

/**
 * Names the players at a table. The only person at it is the reader, who is called "you" unless he has
 * chosen a name.
 */
export function namingOf(language: Language, players: readonly Named[]): Naming {
  const bySeat = namingBySeat(language, players);
  const words = wordsOf(language);
  const persons = players.filter(({ kind }) => kind === 'person');
  return (seat) => {
    const player = players[seat];
    if (player === undefined || player.name !== undefined) return bySeat(seat);
    if (player.kind === 'person' && persons.length === 1) {
      return player.isAnother
        ? { name: words.text('players.somebody'), isYou: false }
        : { name: words.text('players.you'), isYou: true };
    }
    return standardName(players, seat).code === 'players.computer'
      ? { ...bySeat(seat), inSentence: theComputer(words) }
      : bySeat(seat);
  };
}

/** The only computer at a table within a sentence. */
function theComputer({ text }: Words): Inflected {
  return {
    nominative: text('players.the-computer.nominative'),
    accusative: text('players.the-computer.accusative'),
    dative: text('players.the-computer.dative'),
  };
}

/** Names the players for any reader: nobody is "you", not even the only person. */
export function namingBySeat(language: Language, players: readonly Named[]): Naming {
  const words = wordsOf(language);
  return (seat) => ({
    name: players[seat]?.name ?? words.say(standardName(players, seat)),
    isYou: false,
  });
}

/** The name of a player who chose none: persons go by their seat, computers are numbered among themselves. */
function standardName(players: readonly Named[], seat: number): Message {
  if (players[seat]?.kind !== 'computer') return message('players.person', { number: seat + 1 });
  const computers = (among: readonly Named[]) =>
    among.filter(({ kind }) => kind === 'computer').length;
  return computers(players) === 1
    ? message('players.computer')
    : message('players.computer-at', { number: computers(players.slice(0, seat + 1)) });
}
