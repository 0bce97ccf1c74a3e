import type { z } from 'zod';

/** A request of a window: the schema of what it sends, and the type of the answer. */
export interface Contract<Schema extends z.ZodType = z.ZodType, Answer = unknown> {
  readonly schema: Schema;
  /** The most characters of the payload; the usual limit if not given. */
  readonly characters?: number;
  /** Carries the type of the answer; never set. */
  readonly answer?: Answer;
}

/**
 * The contract of a request. The answer is null, which means done, unless `answeredBy` names its type.
 *
 * @param schema - of the payload; `z.undefined()` if there is none.
 * @param limits - `characters`: the most that the payload may have, for a request that brings a file.
 */
export function request<Schema extends z.ZodType>(
  schema: Schema,
  limits: { readonly characters?: number } = {},
): Contract<Schema, null> & { readonly answeredBy: <Answer>() => Contract<Schema, Answer> } {
  const contract = { schema, ...limits };
  return { ...contract, answeredBy: () => contract };
}

/** Which revision of the match a request has led to; its view is an event. */
export interface Reached {
  readonly revision: number;
}
