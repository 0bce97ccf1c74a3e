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

/** The tokens of a text in order; after the last one, `end` repeats. */
export interface Tokens {
  /** The next token, without consuming it. @throws Misplaced */
  peek(): Token;
  /** Consumes the next token. @throws Misplaced */
  next(): Token;
}

const space = /[ \t\r\n\u{FEFF}]*/uy;
const bareWord = /[^\s(){}[\]";]+/y;
const tagName = /[A-Za-z][A-Za-z0-9_]*/y;
const restOfLine = /[^\r\n]*/y;

/** Splits a text into tokens. */
export function tokensOf(text: string): Tokens {
  // A pasted text may have a byte order mark.
  const begin = text.startsWith('\u{FEFF}') ? 1 : 0;
  let offset = begin;
  let waiting: Token | undefined;

  function take(pattern: RegExp): string {
    pattern.lastIndex = offset;
    const [found = ''] = pattern.exec(text) ?? [];
    offset += found.length;
    return found;
  }

  function escape(): string {
    const read = readEscape(text, offset + 1);
    if (read === undefined) {
      const written = text.slice(offset, offset + 2);
      throw new Misplaced(message('duel.escape', { text: written }), offset);
    }
    offset = read.end;
    return read.meant;
  }

  function quoted(): string {
    const at = offset++;
    const plain = /[^"\\\r\n]+/y;
    const parts: string[] = [];
    for (;;) {
      parts.push(take(plain));
      const sign = text[offset];
      if (sign === '\\') parts.push(escape());
      else if (sign === '"') {
        offset++;
        return parts.join('');
      } else throw new Misplaced(message('duel.unclosed-quotation'), at);
    }
  }

  /** White space is collapsed to one space, and removed at the ends. */
  function comment(): string {
    const at = offset++;
    const plain = /[^ \t\r\n\\}]+/y;
    const gap = /[ \t\r\n]+/y;
    let read = '';
    for (;;) {
      const separate = take(gap) !== '' && read !== '';
      const sign = text[offset];
      if (sign === '}') {
        offset++;
        return read;
      }
      if (sign === undefined) throw new Misplaced(message('duel.unclosed-comment'), at);
      // The rest of a comment that is too long doesn't matter.
      if (read.length > limits.comment) return read;
      if (separate) read += ' ';
      read += sign === '\\' ? escape() : take(plain);
    }
  }

  function tag(): Token {
    const at = offset++;
    const bad = (): Misplaced => new Misplaced(message('duel.bad-tag'), at);
    take(space);
    const name = take(tagName);
    take(space);
    if (name === '' || text[offset] !== '"') throw bad();
    const value = quoted();
    take(space);
    if (text[offset] !== ']') throw bad();
    offset++;
    return { kind: 'tag', at, name, value };
  }

  /** Skips white space and, as in PGN, lines that begin with `%`, which are for other programs. */
  function skip(): void {
    take(space);
    while (text[offset] === '%' && (offset === begin || /[\r\n]/.test(text[offset - 1] ?? ''))) {
      take(restOfLine);
      take(space);
    }
  }

  function read(): Token {
    skip();
    const at = offset;
    switch (text[offset]) {
      case undefined:
        return { kind: 'end', at };
      case '(':
        offset++;
        return { kind: 'open', at };
      case ')':
        offset++;
        return { kind: 'close', at };
      case '[':
        return tag();
      case '{':
        return { kind: 'comment', at, text: comment() };
      case ';': {
        offset++;
        const line = take(restOfLine).replaceAll(/[ \t]+/g, ' ');
        return { kind: 'comment', at, text: line.trim() };
      }
      case '"':
        return { kind: 'word', at, text: quoted(), quoted: true };
      default: {
        const word = take(bareWord);
        if (word === '') {
          throw stray(text[offset] ?? '', at);
        }
        return { kind: 'word', at, text: word, quoted: false };
      }
    }
  }

  const next = (): Token => {
    const token = waiting ?? read();
    waiting = undefined;
    return token;
  };
  return { next, peek: () => (waiting ??= read()) };
}
