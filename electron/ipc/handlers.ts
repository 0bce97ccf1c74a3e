import type { Events } from '../api/events.ts';
import type { AnswerTo, RequestName, RequestOf } from '../api/requests.ts';

/** Sends an event to the window that made the request. */
export type Teller = <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;

/** Answers one kind of request. @throws Refusal if it can't be met. */
export type Handler<Name extends RequestName> = (
  payload: RequestOf<Name>,
  tellAsker: Teller,
) => AnswerTo<Name> | Promise<AnswerTo<Name>>;

/** The handlers of some requests: those of one feature, or all. */
export type Handlers<Names extends RequestName = RequestName> = {
  readonly [Name in Names]: Handler<Name>;
};
