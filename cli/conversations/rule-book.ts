import type { Outcome, Seat } from '../../engine/game.ts';
import { outcomeOf, pliesOf, positionAt } from '../../engine/match/match.ts';
import type { Played } from '../../engine/match/played.ts';
import { describeEnd } from '../../engine/match/adjudication.ts';
import type { Message } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import {
  addressing,
  waysToAnswerBesideComputers,
  type AnyMatch,
  type Conversation,
  type Speakers,
} from './conversation.ts';

type Won = Extract<Outcome, { kind: 'win' }>;

/** The texts of a game's rule book, besides those that all share. */
export interface RuleBook<Position, Move> extends Omit<
  Conversation,
  'welcome' | 'played' | 'refused' | 'ended'
> {
  readonly welcome: string;
  /** What was wrong with an answer. */
  readonly afterRefusal?: (match: AnyMatch) => readonly string[];
  /** A move in a position, by a seat or by chance. */
  readonly played: (move: Move, turn: PlayedTurn<Position>) => readonly string[];
  readonly drawn: () => string;
  readonly won: (winner: Seat, by: Won['by']) => readonly string[];
}

/** The position of a move, and its result. */
export interface PlayedTurn<Position> {
  readonly seat: Seat | null;
  readonly before: Position;
  readonly after: Position;
  /** Whether the game is not over. */
  readonly continues: boolean;
}

/** A conversation with the texts of a rule book, which calls the player to move "you". */
export function ruleBookConversation<Position, Move>(
  speakers: Speakers,
  bookFor: (words: Words) => RuleBook<Position, Move>,
): Conversation {
  const { rules } = speakers;
  const words = addressing(speakers);
  const book = bookFor(words);
  return {
    begins: (match) => book.begins(match),
    stands: (match) => book.stands(match),
    returned: (match) => book.returned(match),
    question: (match) => book.question(match),
    choices: (match) => book.choices(match),
    parse: (match, text) => book.parse(match, text),
    forced: (match) => book.forced?.(match),
    welcome: () => [book.welcome, ...waysToAnswerBesideComputers(speakers)],
    refused: (match, error: Message) => [words.say(error), ...(book.afterRefusal?.(match) ?? [])],
    played(match, at) {
      const entry = pliesOf(match)[at] as Played<Position, Move> | undefined;
      if (entry === undefined) return [];
      const { move, seat, after } = entry;
      const before = positionAt(match, at) as Position;
      return book.played(move, {
        seat,
        before,
        after,
        continues: rules.turn(after).kind !== 'over',
      });
    },
    ended(match) {
      const outcome = outcomeOf(match);
      if (outcome !== undefined && match.adjudication !== undefined) {
        return [words.say(describeEnd(rules, outcome))];
      }
      return outcome?.kind === 'win' ? book.won(outcome.winner, outcome.by) : [book.drawn()];
    },
  };
}
