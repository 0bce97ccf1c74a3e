import type { Message } from '../words/message.ts';

/**
 * The result of reading untrusted text: the value, or a message on what is wrong, where, and the cure.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Message };

/** A result with a value. */
export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A result with a message. */
export function failure<T>(error: Message): Result<T> {
  return { ok: false, error };
}
