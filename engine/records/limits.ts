/**
 * How much a match may have, the same wherever it comes from or goes to: a file, a link, the clipboard, the table, the
 * library.
 */
export const limits = {
  /**
   * Moves, comments, marks, free tags and games together. The longest game by its settings has 100,000 turns, each of
   * them with a draw that is a move of its own.
   */
  parts: 250_000,
  /** Characters of all comments and free tags together. */
  characters: 1_000_000,
  /** Characters of a match's title. */
  title: 200,
  /** Characters of one comment. */
  comment: 20_000,
  /** Marks of one move. */
  marks: 256,
  /** Characters of the name and of the value of a tag. */
  tagName: 100,
  tagValue: 1000,
  /** Characters of a move: far more than any has. */
  move: 100,
  /** Characters of a position in notation. */
  position: 1000,
  /** How deep variations may lie in one another. */
  depth: 64,
} as const;

const megabytes = 16;

/** How much a text may have that holds matches. A match within {@link limits} is never too much for it. */
export const textLimits = {
  /** In UTF-8. */
  megabytes,
  /** In UTF-16, of which a character never takes less than a byte in UTF-8. */
  characters: megabytes * 2 ** 20,
  /** Games of all matches together. */
  games: 20_000,
} as const;
