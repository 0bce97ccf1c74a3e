import type { Message } from '../../words/message.ts';

/** What a file holds that should hold text. */
export type TextFile =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The byte order mark that it begins with, if it has one; not part of the text. */
      readonly mark: string;
    }
  /** It can't be used as it is, so that it has to be kept before something is written in its place. */
  | { readonly kind: 'unusable'; readonly reason: Message };
