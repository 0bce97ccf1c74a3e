import { message, type Message } from '../../words/message.ts';

/** How a typed text is written; undefined if it was typed that way. */
export function rewrittenAs(typed: string, written: string): Message | undefined {
  return typed.trim() === written
    ? undefined
    : message('settings.written', { typed: typed.trim(), written });
}
