/** What the window shows: the games, the match on the table, the kept matches, figures of them, the atlas, what there is to learn, or puzzles. */
export type BoardPlace =
  'home' | 'table' | 'library' | 'statistics' | 'atlas' | 'learn' | 'puzzles';
