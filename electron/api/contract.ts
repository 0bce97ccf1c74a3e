import { z } from 'zod';
import { isMoment } from '../../engine/learner/moment.ts';

/** A request of a window: the schema of its payload and the type of its answer. */
export interface Contract<Schema extends z.ZodType = z.ZodType, Answer = unknown> {
  readonly schema: Schema;
  /** The most characters of the payload; the usual limit by default. */
  readonly characters?: number;
  /** Carries the type of the answer; never set. */
  readonly answer?: Answer;
}

/**
 * The contract of a request. The answer is null, which means done, unless `answeredBy` names its type.
 *
 * @param schema - of the payload; `z.undefined()` if there is none.
 * @param limits - `characters`: the most characters of the payload, for a request with a file.
 */
export function request<Schema extends z.ZodType>(
  schema: Schema,
  limits: { readonly characters?: number } = {},
): Contract<Schema, null> & { readonly answeredBy: <Answer>() => Contract<Schema, Answer> } {
  const contract = { schema, ...limits };
  return { ...contract, answeredBy: () => contract };
}

/** When something is done, by the person's clock: `2026-11-22T00:00:20.123+01:00`. */
export const at = z.string().refine(isMoment);

/** The revision of a match that a request is about; its first one is 0. */
export const revision = z.int().min(0);

/** The revision of the match that a request has led to; the view follows as an event. */
export interface Reached {
  readonly revision: number;
}
