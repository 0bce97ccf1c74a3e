/** What the window shows: the games, the match on the table, the kept matches, figures of them, the atlas, or what there is to learn. */
export type BoardPlace =
  'home' | 'table' | 'library' | 'statistics' | 'atlas' | 'learn' | 'explorer' | 'state-map';
