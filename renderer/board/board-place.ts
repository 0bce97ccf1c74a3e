/** What the window shows: the games, the match on the table, the kept matches or figures of them. */
export type BoardPlace = 'home' | 'table' | 'library' | 'statistics';
