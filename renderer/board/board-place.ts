import type { LearningPlace } from '../learn/parts.ts';

/** What the window shows: the games, the match on the table, the kept matches, figures of them, or a way to learn. */
export type BoardPlace = 'home' | 'table' | 'library' | 'statistics' | 'learn' | LearningPlace;
