/// <reference types="vite/client" />
import { lexer, type Token, type Tokens } from 'marked';
import type { Language } from '../words/languages.ts';

const pages = import.meta.glob<string>('../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The most letters of a line. */
const widest = 80;

/**
 * The rules page of a game in lines, without its title and its table of settings, which the terminal prints
 * by itself.
 *
 * @param settings - the labels of the game's settings, which identify that table.
 */
export function rulesInLines(
  game: string,
  language: Language,
  settings: readonly string[],
): string[] {
  const page = pages[`../docs/rules/${language}/${game}.md`] ?? '';
  return lexer(page)
    .filter((token) => token.type !== 'heading' || token['depth'] !== 1)
    .flatMap((token) => {
      const lines = blockLines(token, settings);
      return lines.length === 0 ? [] : ['', ...lines];
    });
}

function blockLines(token: Token, settings: readonly string[]): string[] {
  switch (token.type) {
    case 'heading':
      return [plain(token)];
    case 'paragraph':
    case 'text':
      return wrapped(plain(token), '', '');
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => wrapped(plain(item), '- ', '  '));
    case 'table':
      return tableLines(token as Tokens.Table, settings);
    case 'blockquote':
    case 'code':
      return token.raw.trimEnd().split('\n');
    default:
      return [];
  }
}

function tableLines({ header, rows }: Tokens.Table, settings: readonly string[]): string[] {
  const cells = [header, ...rows].map((row) => row.map(plain));
  if (cells.some(([first]) => first !== undefined && settings.includes(first))) return [];
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The plain text of a part of a page. */
function plain(token: Token | Tokens.TableCell): string {
  if ('type' in token) {
    // A picture is replaced by its description.
    if (token.type === 'image') return `(${(token as Tokens.Image).text})`;
    if (token.type === 'html') return '';
  }
  const { tokens } = token as { readonly tokens?: readonly Token[] };
  if (tokens !== undefined) return tokens.map(plain).join('');
  return (token as { readonly text?: string }).text ?? '';
}

function wrapped(text: string, first: string, further: string): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (!empty && line.length + 1 + word.length > widest) {
      lines.push(line);
      line = further;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return empty ? lines : [...lines, line];
}
