import { isDeepStrictEqual } from 'node:util';
import type { ConfigNotice as Found } from '../../storage/config/notices.ts';
import type { Message } from '../../words/message.ts';
import type { ConfigNotice } from '../api/preferences.ts';

/** The notices about the config file, until the user dismisses them. */
export interface ConfigNotices {
  all(): readonly ConfigNotice[];
  /** Replaces the problems found at an earlier reading of the file. */
  found(notices: readonly Found[]): void;
  /** Extends the message of each problem. */
  extend(more: (problem: Message) => Message): void;
  /** Removes those about values that are no longer wrong. */
  retain(stillWrong: readonly Found[]): void;
  /** Adds a notice, once. */
  tell(problem: Message): void;
  /** Says first of all why changes are not saved; undefined if they are. */
  unsaved(problem: Message | undefined): void;
  dismiss(ids: readonly number[]): void;
}

let lastId = 0;

/** A notice of the program, or of a key of the config file, with an id of its own. */
export function newNotice(problem: Message, key = ''): ConfigNotice {
  return { id: ++lastId, key, message: problem };
}

/** Makes an empty collection. */
export function collectNotices(): ConfigNotices {
  let notices: readonly ConfigNotice[] = [];
  let unsavedNotice: ConfigNotice | undefined;

  return {
    all: () => (unsavedNotice === undefined ? notices : [unsavedNotice, ...notices]),
    found(found) {
      notices = found.map(({ key, message }) => newNotice(message, key));
    },
    extend(more) {
      notices = notices.map((notice) => ({ ...notice, message: more(notice.message) }));
    },
    retain(stillWrong) {
      const isWrong = ({ message }: ConfigNotice) =>
        stillWrong.some((still) => isDeepStrictEqual(still.message, message));
      notices = notices.filter((notice) => notice.key === '' || isWrong(notice));
    },
    tell(problem) {
      if (notices.some(({ message }) => isDeepStrictEqual(message, problem))) return;
      notices = [...notices, newNotice(problem)];
    },
    unsaved: (problem) => (unsavedNotice = problem && newNotice(problem)),
    dismiss(ids) {
      notices = notices.filter(({ id }) => !ids.includes(id));
      if (unsavedNotice !== undefined && ids.includes(unsavedNotice.id)) unsavedNotice = undefined;
    },
  };
}
