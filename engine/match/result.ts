import type { Message } from '../../words/message.ts';

/**
 * The answer of everything that reads untrusted text: the value, or a message that says what was
 * wrong, where, and the cure.
 */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Message };

/** A good answer. */
export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal. */
export function failure<T>(error: Message): Result<T> {
  return { ok: false, error };
}
