import { lexer, type Token } from 'marked';
import type { Language } from '../../words/languages.ts';

const pages = import.meta.glob<string>('../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rules page of a game, in parts; nothing where there is none. Its title is left out. */
export function rulesOf(game: string, language: Language): Token[] {
  const text = pages[`../../docs/rules/${language}/${game}.md`] ?? '';
  return lexer(text).filter((token) => token.type !== 'heading' || token['depth'] !== 1);
}

/** The parts of a page, with what follows a marker such as `<!-- drawn -->` apart. */
export interface Divided {
  readonly before: readonly Token[];
  /** What a drawing can stand for. */
  readonly marked: Token | undefined;
  readonly after: readonly Token[];
}

/** Divides a page at the part that stands behind a marker. */
export function divideAt(tokens: readonly Token[], marker: string): Divided {
  const text = tokens.filter(({ type }) => type !== 'space');
  const at = text.findIndex(
    (token) => token.type === 'html' && token.raw.trim() === `<!-- ${marker} -->`,
  );
  if (at === -1) return { before: text, marked: undefined, after: [] };
  return { before: text.slice(0, at), marked: text[at + 1], after: text.slice(at + 2) };
}
