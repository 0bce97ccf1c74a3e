/** The limits of a match, the same for files, links, the clipboard, the table and the library. */
export const limits = {
  /**
   * Moves, comments, marks, free tags and games together. The longest game has 100,000 turns with a move and a draw each.
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
  /** Characters of a move, more than any move has. */
  move: 100,
  /** Characters of a position in notation. */
  position: 1000,
  /** The nesting depth of variations. */
  depth: 64,
} as const;

const megabytes = 16;

/** The limits of a text of matches. A match within {@link limits} always fits. */
export const textLimits = {
  /** In UTF-8. */
  megabytes,
  /** In UTF-16 units, each of which takes at least a byte in UTF-8. */
  characters: megabytes * 2 ** 20,
  /** Games of all matches together. */
  games: 20_000,
} as const;
