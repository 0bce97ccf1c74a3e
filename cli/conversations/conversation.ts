import type { Rules, Seat } from '../../engine/game.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Result } from '../../engine/match/result.ts';
import { listed, type Message } from '../../words/message.ts';
import type { Naming, Words } from '../../words/say.ts';
import { commandNames } from '../play/commands.ts';
import type { Choice } from '../play/questions.ts';
import type { Table } from '../play/seating.ts';

/** A match whose game is not known. */
export type AnyMatch = Match<unknown, unknown>;

/** What is said in the course of a match, in lines. */
export interface Conversation {
  /** Before everything else. */
  welcome(): readonly string[];
  /** Before the first move of a game. */
  begins(match: AnyMatch): readonly string[];
  /** Of a position that has just come about by the rules or by going back, where somebody is to act. */
  stands(match: AnyMatch): readonly string[];
  /** Of a position that was gone back or forward to, before {@link stands}. */
  returned(match: AnyMatch): readonly string[];
  /** What the player to move is asked, without a colon. */
  question(match: AnyMatch): string;
  /** What may be answered to it. */
  choices(match: AnyMatch): readonly Choice[];
  /** Reads the answer. */
  parse(match: AnyMatch, text: string): Result<unknown>;
  /** After an answer that was wrong, or empty; then the question is asked again. */
  refused(match: AnyMatch, error: Message, answer: string): readonly string[];
  /** What a person would be asked for nothing about: it is played without asking. */
  forced?(match: AnyMatch): unknown;
  /** Of the move after the first `at` moves, a player's or one of chance. */
  played(match: AnyMatch, at: number): readonly string[];
  /** When the game is over. */
  ended(match: AnyMatch): readonly string[];
}

/** What a conversation is about. */
export interface Speakers extends Table {
  readonly rules: Rules<unknown, unknown>;
  /** Calls the players by {@link naming}. */
  readonly words: Words;
  readonly naming: Naming;
  readonly isPerson: (seat: Seat) => boolean;
}

/** What a person may type, for the welcome; nothing where nobody types. */
export function waysToAnswer({ words, players }: Speakers): string[] {
  const typed = players.some(({ kind }) => kind === 'person');
  return typed ? [words.text('cli-play.how', { commands: listed(commandNames) })] : [];
}

/** The same where a computer plays, too: between two persons a rule book has the word, to the letter. */
export function waysToAnswerBesideComputers(speakers: Speakers): string[] {
  const alone = speakers.players.every(({ kind }) => kind === 'person');
  return alone ? [] : waysToAnswer(speakers);
}

/** The words of a rule book, which calls the person who acts "you": that one reads. */
export function addressing({ words, naming, isPerson }: Speakers): Words {
  return words.naming((seat) => ({ ...naming(seat), isYou: isPerson(seat) }));
}
