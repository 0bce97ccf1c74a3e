/**
 * The answer of everything that reads untrusted text: the value, or one sentence that says what was
 * wrong, where, and the cure.
 */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** A good answer. */
export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal; `error` is a whole sentence for a person. */
export function failure<T>(error: string): Result<T> {
  return { ok: false, error };
}
