/** What the window shows: the games, the match on the table, the kept matches, figures of them or the atlas. */
export type BoardPlace = 'home' | 'table' | 'library' | 'statistics' | 'atlas';
