import type { Message } from '../../words/message.ts';

/** The content of a file that should be text. */
export type TextFile =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The byte order mark that it begins with, if it has one; not part of the text. */
      readonly mark: string;
    }
  /** It can't be used, and has to be kept before the file is overwritten. */
  | { readonly kind: 'unusable'; readonly reason: Message };
