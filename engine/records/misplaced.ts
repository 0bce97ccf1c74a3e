import { message, type Message } from '../../words/message.ts';
import { cutShort } from '../settings/shortened.ts';

/** Something in a text that can't be there; thrown and caught within these files only. */
export class Misplaced extends Error {
  override readonly name = 'Misplaced';
  readonly told: Message;
  /** Where in the text, in UTF-16 units from 0. */
  readonly at: number;

  constructor(told: Message, at: number) {
    super(told.code);
    this.told = told;
    this.at = at;
  }
}

/** A word that can't stand where it does. */
export function stray(text: string, at: number): Misplaced {
  return new Misplaced(message('duel.stray', { text: cutShort(text) }), at);
}

/** A place in a text, both from 1. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** Where a place in a text lies; lines end with LF, CR or both. */
export function lineAndColumn(text: string, at: number): LineAndColumn {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
