import type { Rules, Seat } from '../../engine/game.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Result } from '../../engine/result.ts';
import { listed, type Message } from '../../words/message.ts';
import type { Naming, Words } from '../../words/say.ts';
import { commandsUnder } from './commands.ts';
import type { Choice } from '../questions/questions.ts';
import type { Table } from './seating.ts';

/** A match of any game. */
export type AnyMatch = Match<unknown, unknown>;

/** The texts of a match in the terminal, in lines. */
export interface Conversation {
  /** Before everything else. */
  welcome(): readonly string[];
  /** Before the first move of a game. */
  begins(match: AnyMatch): readonly string[];
  /** A new position with a player to act, reached by the rules or by undo. */
  stands(match: AnyMatch): readonly string[];
  /** A position reached by undo or redo, before {@link stands}. */
  returned(match: AnyMatch): readonly string[];
  /** The question to the player to move, without a colon. */
  question(match: AnyMatch): string;
  /** The possible answers. */
  choices(match: AnyMatch): readonly Choice[];
  /** Reads the answer. */
  parse(match: AnyMatch, text: string): Result<unknown>;
  /** After a wrong or empty answer; then the question is asked again. */
  refused(match: AnyMatch, error: Message, answer: string): readonly string[];
  /** The only possible move, which is played without asking. */
  forced?(match: AnyMatch): unknown;
  /** The move after the first `at` moves, of a player or of chance. */
  played(match: AnyMatch, at: number): readonly string[];
  /** When the game is over. */
  ended(match: AnyMatch): readonly string[];
}

/** The players of a conversation. */
export interface Speakers extends Table {
  readonly rules: Rules<unknown, unknown>;
  /** Words that name the players by {@link naming}. */
  readonly words: Words;
  readonly naming: Naming;
  readonly isPerson: (seat: Seat) => boolean;
}

/** The sentences of the welcome about what to type; none if no person plays. */
export function waysToAnswer({ words, rules, players }: Speakers): string[] {
  const typed = players.some(({ kind }) => kind === 'person');
  return typed ? [words.text('cli-play.how', { commands: listed(commandsUnder(rules)) })] : [];
}

/** The same if a computer plays, too: between two persons the texts are those of the rule book, to the letter. */
export function waysToAnswerBesideComputers(speakers: Speakers): string[] {
  const alone = speakers.players.every(({ kind }) => kind === 'person');
  return alone ? [] : waysToAnswer(speakers);
}

/** The words of a rule book, which calls the person to move "you". */
export function addressing({ words, naming, isPerson }: Speakers): Words {
  return words.naming((seat) => ({ ...naming(seat), isYou: isPerson(seat) }));
}
