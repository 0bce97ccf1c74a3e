import { lexer, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { gameName } from '../../words/game-words.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';

const pages = import.meta.glob<string>('../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function pageOf(game: string, language: string): string {
  return pages[`../../docs/rules/${language}/${game}.md`] ?? '';
}

/** The structure of a token, without its text. */
function shapeOf(token: Token): string {
  switch (token.type) {
    case 'heading':
      return `heading of level ${(token as Tokens.Heading).depth}`;
    case 'list':
      return `list of ${(token as Tokens.List).items.length}`;
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return `table of ${header.length} by ${rows.length}`;
    }
    case 'html':
      return token.raw.trim();
    default: {
      const pictures = [...token.raw.matchAll(/\]\((.+?)\)/g)].map(([, picture]) => picture);
      return [token.type, ...pictures].join(' ');
    }
  }
}

function shapesOf(page: string): string[] {
  return lexer(page)
    .filter(({ type }) => type !== 'space')
    .map(shapeOf);
}

/** All matches of a pattern, sorted, as languages differ in word order. */
function found(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([match]) => match).sort();
}

/** Lines and cells of at least three words. */
function linesOf(page: string): string[] {
  const pieces = page.split(/\n|\|/).map((piece) => piece.trim());
  return pieces.filter((piece) => found(piece, /\p{L}+/gu).length >= 3);
}

const cases = languageTags.flatMap((language) => games.map(({ id }) => ({ id, language })));

test.each(cases)('the page of $id in $language has the name of the game', ({ id, language }) => {
  const [title = ''] = pageOf(id, language).split('\n');
  expect(title.replace("'", '’')).toBe(`# ${gameName(wordsOf(language), id)}`);
});

describe.each(cases.filter(({ language }) => language !== 'en'))(
  'the page of $id in $language',
  ({ id, language }) => {
    const english = pageOf(id, 'en');
    const page = pageOf(id, language);

    test('it has the headings, paragraphs, lists, tables, figures and markers of the English page', () => {
      expect(shapesOf(page)).toEqual(shapesOf(english));
    });

    test('it has the same numbers and notation', () => {
      expect(found(page, /\d+/g)).toEqual(found(english, /\d+/g));
      expect(found(page, /`[^`]+`/g)).toEqual(found(english, /`[^`]+`/g));
    });

    test('it has no sentence in English', () => {
      const untranslated = new Set(linesOf(english));
      expect(linesOf(page).filter((line) => untranslated.has(line))).toEqual([]);
    });
  },
);
