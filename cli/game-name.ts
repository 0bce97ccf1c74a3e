import type { Message } from '../words/message.ts';

/** A game's name, before it has a language. */
export function nameOf({ id }: { readonly id: string }): Message {
  return { code: `${id}.name` };
}
