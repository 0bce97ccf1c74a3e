import { lexer, type Token } from 'marked';
import type { Language } from '../../words/languages.ts';

const pages = import.meta.glob<string>('../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens of a game's rules page without its title; empty if there is no page. */
export function rulesOf(game: string, language: Language): Token[] {
  const text = pages[`../../docs/rules/${language}/${game}.md`] ?? '';
  return lexer(text).filter((token) => token.type !== 'heading' || token['depth'] !== 1);
}

/** A page, divided at a marker such as `<!-- drawn -->`. */
export interface Divided {
  readonly before: readonly Token[];
  /** The part that a drawing can replace. */
  readonly marked: Token | undefined;
  readonly after: readonly Token[];
}

/** Divides a page at the part after a marker. */
export function divideAt(tokens: readonly Token[], marker: string): Divided {
  const text = tokens.filter(({ type }) => type !== 'space');
  const at = text.findIndex(
    (token) => token.type === 'html' && token.raw.trim() === `<!-- ${marker} -->`,
  );
  if (at === -1) return { before: text, marked: undefined, after: [] };
  return { before: text.slice(0, at), marked: text[at + 1], after: text.slice(at + 2) };
}
