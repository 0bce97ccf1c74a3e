import type { Events } from '../api/events.ts';
import type { AnswerTo, RequestName, RequestOf } from '../api/requests.ts';

/** Tells the window that asks something. */
export type Teller = <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;

/** Answers one kind of request. @throws Refusal where it can't be met. */
export type Handler<Name extends RequestName> = (
  payload: RequestOf<Name>,
  tellAsker: Teller,
) => AnswerTo<Name> | Promise<AnswerTo<Name>>;

/** What answers some of the requests: those of one feature, or all. */
export type Handlers<Names extends RequestName = RequestName> = {
  readonly [Name in Names]: Handler<Name>;
};
