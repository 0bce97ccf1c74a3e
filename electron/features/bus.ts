import type { EventEmitter } from 'node:events';
import type { Table } from '../../engine/match/table.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';
import type { SessionState } from '../match/session.ts';

/** What happens in the program, by name, with what each feature that listens is given. */
interface Happenings {
  /** The board has asked for the match: from now on it listens. */
  boardAsked: [];
  /** The board has all that it shows. */
  boardShown: [];
  /** Another match or another state of it lies on the table. */
  matchChanged: [now: SessionState];
  /** The match on the table has come to its end. */
  matchEnded: [ended: SessionState];
  /** A match was reviewed to its end. */
  reviewDone: [table: Table, answer: ReviewAnswer];
  /** The program speaks another language. */
  languageChanged: [];
}

/** Carries what happens from the feature in which it happens to those that listen, in the order in which they joined. */
export type Bus = EventEmitter<Happenings>;
