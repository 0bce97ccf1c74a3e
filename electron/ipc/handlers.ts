import type { Events } from '../api/events.ts';
import type { AnswerTo, RequestName, RequestOf } from '../api/requests.ts';

/** The content of an event, or a function that makes it when the window can be sent it. */
export type Sendable<Name extends keyof Events> = Events[Name] | (() => Events[Name]);

/** Makes the content of an event. */
export function contentOf<Name extends keyof Events>(content: Sendable<Name>): Events[Name] {
  return typeof content === 'function' ? content() : content;
}

/** Sends an event to the window that made the request. */
export type Teller = <Name extends keyof Events>(name: Name, content: Sendable<Name>) => void;

/** Answers one kind of request. @throws Refusal if it can't be met. */
export type Handler<Name extends RequestName> = (
  payload: RequestOf<Name>,
  tellAsker: Teller,
) => AnswerTo<Name> | Promise<AnswerTo<Name>>;

/** The handlers of some requests: those of one feature, or all. */
export type Handlers<Names extends RequestName = RequestName> = {
  readonly [Name in Names]: Handler<Name>;
};

/** Every type of a union at once. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never;

/** The handlers of several features in one. @throws RangeError if two of them answer the same request. */
export function joined<Parts extends readonly object[]>(...parts: Parts): All<Parts[number]> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const handlers = Object.fromEntries(entries);
  if (Object.keys(handlers).length < entries.length) {
    throw new RangeError('Two features answer the same request.');
  }
  return handlers as All<Parts[number]>;
}

/** Handlers that pass each request to those that are in force then; there are always the same. */
export function latest<Names extends RequestName>(inForce: () => Handlers<Names>): Handlers<Names> {
  const names = Object.keys(inForce()) as Names[];
  const entries = names.map((name) => {
    const handler: Handler<Names> = (payload, tellAsker) => inForce()[name](payload, tellAsker);
    return [name, handler] as const;
  });
  return Object.fromEntries(entries) as Handlers<Names>;
}
