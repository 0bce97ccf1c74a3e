/** What the window shows: the games, the match on the table, the kept matches, figures of them, or one of the ways to learn. */
export type BoardPlace =
  | 'home'
  | 'table'
  | 'library'
  | 'statistics'
  | 'atlas'
  | 'learn'
  | 'puzzles'
  | 'explorer'
  | 'state-map';
