import type { EventEmitter } from 'node:events';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';
import type { SessionState } from '../match/session.ts';

/** Events within the main process, by name, with their arguments. */
interface Happenings {
  /** The board has asked for the match, and listens from now on. */
  boardAsked: [];
  /** The board has drawn what it was sent. */
  boardShown: [];
  /** The match on the table has changed, or another one was put there. */
  matchChanged: [now: SessionState];
  /** The match on the table has come to its end. */
  matchEnded: [ended: SessionState];
  /** A review of a match is finished. */
  reviewDone: [table: SeatedMatch, answer: ReviewAnswer];
  /** The language of the program has changed. */
  languageChanged: [];
}

/** Carries events between features; listeners are called in the order in which they subscribed. */
export type Bus = EventEmitter<Happenings>;
