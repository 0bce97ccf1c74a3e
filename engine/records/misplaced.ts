import { ExplainedError } from '../../words/explained-error.ts';
import { message, type Message } from '../../words/message.ts';

/** A problem at a place of a text; thrown and caught in this folder only. */
export class Misplaced extends ExplainedError {
  override readonly name = 'Misplaced';
  /** The place in the text, in UTF-16 units from 0. */
  readonly at: number;

  constructor(reason: Message, at: number) {
    super(reason);
    this.at = at;
  }
}

/** The problem with a word that isn't allowed at its place. */
export function stray(text: string, at: number): Misplaced {
  return new Misplaced(message('duel.stray', { text }), at);
}

/** A place in a text; both numbers count from 1. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** The line and column of a place in a text; lines end with LF, CR or both. */
export function lineAndColumn(text: string, at: number): LineAndColumn {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
