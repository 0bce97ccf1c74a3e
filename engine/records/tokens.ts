import { message } from '../../words/message.ts';
import { readEscape } from './escapes.ts';
import { limits } from '../match/limits.ts';
import { Misplaced, stray } from './misplaced.ts';

/** A token, and where it begins. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'end' }
  /** Text between white space or quotation marks. */
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean }
);

const space = /[ \t\r\n\u{FEFF}]*/uy;
const bareWord = /[^\s(){}[\]";]+/y;
const tagName = /[A-Za-z][A-Za-z0-9_]*/y;
const restOfLine = /[^\r\n]*/y;
const plainQuoted = /[^"\\\r\n]+/y;
const plainComment = /[^ \t\r\n\\}]+/y;
const gap = /[ \t\r\n]+/y;

/** Receives the share of some work that is done, 0 to 1. */
export type Reached = (share: number) => void;

/** How many times the share that is read is reported. */
const timesTold = 100;

/** The tokens of a text in order; after the last one, `end` repeats. */
export class Tokens {
  readonly #text: string;
  readonly #reached: Reached;
  /** Where the share of the text that is read is told next. */
  #toTell = 0;
  /** Where the text begins: a pasted one may have a byte order mark. */
  readonly #begin: number;
  #offset: number;
  #waiting: Token | undefined;

  constructor(text: string, reached: Reached = () => undefined) {
    this.#text = text;
    this.#reached = reached;
    this.#begin = text.startsWith('\u{FEFF}') ? 1 : 0;
    this.#offset = this.#begin;
  }

  /** The next token, without consuming it. @throws Misplaced */
  peek(): Token {
    return (this.#waiting ??= this.#read());
  }

  /** Consumes the next token. @throws Misplaced */
  next(): Token {
    const token = this.peek();
    this.#waiting = undefined;
    return token;
  }

  #tell(at: number): void {
    const { length } = this.#text;
    this.#toTell = at + length / timesTold;
    this.#reached(at / length);
  }

  #read(): Token {
    this.#skip();
    const at = this.#offset;
    if (at >= this.#toTell) this.#tell(at);
    switch (this.#text[at]) {
      case undefined:
        return { kind: 'end', at };
      case '(':
        this.#offset++;
        return { kind: 'open', at };
      case ')':
        this.#offset++;
        return { kind: 'close', at };
      case '[':
        return this.#tag();
      case '{':
        return { kind: 'comment', at, text: this.#comment() };
      case ';': {
        this.#offset++;
        const line = this.#take(restOfLine).replaceAll(/[ \t]+/g, ' ');
        return { kind: 'comment', at, text: line.trim() };
      }
      case '"':
        return { kind: 'word', at, text: this.#quoted(), quoted: true };
      default: {
        const word = this.#take(bareWord);
        if (word === '') throw stray(this.#text[at] ?? '', at);
        return { kind: 'word', at, text: word, quoted: false };
      }
    }
  }

  /** Skips white space and, as in PGN, lines that begin with `%`, which are for other programs. */
  #skip(): void {
    this.#take(space);
    while (this.#text[this.#offset] === '%' && this.#isAtLineStart()) {
      this.#take(restOfLine);
      this.#take(space);
    }
  }

  #isAtLineStart(): boolean {
    return this.#offset === this.#begin || /[\r\n]/.test(this.#text[this.#offset - 1] ?? '');
  }

  #tag(): Token {
    const at = this.#offset++;
    const bad = (): Misplaced => new Misplaced(message('duel.bad-tag'), at);
    this.#take(space);
    const name = this.#take(tagName);
    this.#take(space);
    if (name === '' || this.#text[this.#offset] !== '"') throw bad();
    const value = this.#quoted();
    this.#take(space);
    if (this.#text[this.#offset] !== ']') throw bad();
    this.#offset++;
    return { kind: 'tag', at, name, value };
  }

  #quoted(): string {
    const at = this.#offset++;
    const parts: string[] = [];
    for (;;) {
      parts.push(this.#take(plainQuoted));
      const sign = this.#text[this.#offset];
      if (sign === '\\') parts.push(this.#escape());
      else if (sign === '"') {
        this.#offset++;
        return parts.join('');
      } else throw new Misplaced(message('duel.unclosed-quotation'), at);
    }
  }

  /** White space is collapsed to one space, and removed at the ends. */
  #comment(): string {
    const at = this.#offset++;
    let read = '';
    for (;;) {
      const separate = this.#take(gap) !== '' && read !== '';
      const sign = this.#text[this.#offset];
      if (sign === '}') {
        this.#offset++;
        return read;
      }
      if (sign === undefined) throw new Misplaced(message('duel.unclosed-comment'), at);
      // The rest of a comment that is too long doesn't matter.
      if (read.length > limits.comment) return read;
      if (separate) read += ' ';
      read += sign === '\\' ? this.#escape() : this.#take(plainComment);
    }
  }

  #escape(): string {
    const at = this.#offset;
    const read = readEscape(this.#text, at + 1);
    if (read === undefined) {
      throw new Misplaced(message('duel.escape', { text: this.#text.slice(at, at + 2) }), at);
    }
    this.#offset = read.end;
    return read.meant;
  }

  /** Consumes what a sticky pattern matches. */
  #take(pattern: RegExp): string {
    const begin = this.#offset;
    pattern.lastIndex = begin;
    // Takes less time than `exec`, which makes an array.
    if (!pattern.test(this.#text)) return '';
    this.#offset = pattern.lastIndex;
    return this.#text.slice(begin, this.#offset);
  }
}
