import type { ConfigNotice } from '../../config/notices.ts';
import type { Message } from '../../words/message.ts';
import type { ConfigNotice as SpokenNotice } from '../api/preferences.ts';

/** What there is to tell about the config file, until somebody puts it away. */
export interface ConfigNotices {
  /** In the language that is spoken now. */
  spoken(): readonly SpokenNotice[];
  /** The file was read: what was told before counts no more. */
  found(notices: readonly ConfigNotice[]): void;
  /** Says more with each of them. */
  extend(more: (problem: Message) => Message): void;
  /** Takes away those about values that are no longer wrong. */
  retain(stillWrong: readonly ConfigNotice[]): void;
  /** Tells something, once. */
  tell(told: Message): void;
  /** Tells first of all why changes are not saved; nothing where they are. */
  unsaved(told: Message | undefined): void;
  /** Puts away those with these sentences. */
  dismiss(sentences: readonly string[]): void;
}

/** Collects what there is to tell, in the words of the moment. */
export function collectNotices(say: (message: Message) => string): ConfigNotices {
  let notices: readonly ConfigNotice[] = [];
  let unsavedNotice: ConfigNotice | undefined;

  const sentenceOf = ({ message }: ConfigNotice) => say(message);
  const all = () => (unsavedNotice === undefined ? notices : [unsavedNotice, ...notices]);

  return {
    spoken: () => all().map((notice) => ({ key: notice.key, sentence: sentenceOf(notice) })),
    found: (found) => (notices = found),
    extend(more) {
      notices = notices.map(({ key, message }) => ({ key, message: more(message) }));
    },
    retain(stillWrong) {
      const sentences = new Set(stillWrong.map(sentenceOf));
      notices = notices.filter((notice) => notice.key === '' || sentences.has(sentenceOf(notice)));
    },
    tell(told) {
      if (notices.some((notice) => sentenceOf(notice) === say(told))) return;
      notices = [...notices, { key: '', message: told }];
    },
    unsaved: (told) => (unsavedNotice = told && { key: '', message: told }),
    dismiss(sentences) {
      const stays = (notice: ConfigNotice) => !sentences.includes(sentenceOf(notice));
      notices = notices.filter(stays);
      if (unsavedNotice !== undefined && !stays(unsavedNotice)) unsavedNotice = undefined;
    },
  };
}
