import { z } from 'zod';
import { within } from '../../words/foreign-text.ts';
import { message, type Message } from '../../words/message.ts';
import type { Reply } from '../api/bridge.ts';
import type { Contract } from '../api/contract.ts';
import { requests, type AnswerTo, type RequestName, type RequestOf } from '../api/requests.ts';
import type { Handlers, Teller } from './handlers.ts';
import { isOfPayloadSize } from './payload-size.ts';
import { Refusal } from './refusal.ts';

/** Parses a request and answers it. */
export async function answer<Name extends RequestName>(
  handlers: Handlers,
  name: Name,
  payload: unknown,
  tellAsker: Teller,
): Promise<Reply<AnswerTo<Name>>> {
  const { schema, characters }: Contract = requests[name];
  // Security 17, held by channel.test.ts: A message that is too large is not looked at.
  if (!isOfPayloadSize(payload, characters)) return refusal(message('request.too-large', { name }));
  const parsed = schema.safeParse(payload);
  // Security 17, held by channel.test.ts: A message is parsed before it is used.
  if (!parsed.success) {
    const details = within(z.prettifyError(parsed.error), longestDetails);
    return refusal(message('request.not-understood', { name, details }));
  }
  try {
    return { ok: true, value: await handlers[name](parsed.data as RequestOf<Name>, tellAsker) };
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.reason);
    console.error(`The request "${name}" failed:`, error);
    return refusal(message('request.failed', { error: String(error) }));
  }
}

/** The most characters of the details about a malformed payload. */
const longestDetails = 400;

/** A refusal as a window gets it. */
export function refusal(reason: Message): { readonly ok: false; readonly error: Message } {
  return { ok: false, error: reason };
}
