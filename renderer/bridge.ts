import type { AnswerTo, RequestName, RequestOf } from '../electron/api/requests.ts';
import type { Bridge } from '../electron/api/bridge.ts';
import type { Events } from '../electron/api/events.ts';
import type { Message } from '../words/message.ts';
import { words } from './words.svelte.ts';

declare global {
  interface Window {
    readonly digitDuels: Bridge;
  }
}

/** A request that the main process refused; its message is the reason, in a sentence. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';

  readonly #reason: Message;

  constructor(reason: Message) {
    super(words().labelling().say(reason));
    this.#reason = reason;
  }

  /** The reason in the language of the moment. */
  say(): string {
    return words().labelling().say(this.#reason);
  }
}

/**
 * Sends a request to the main process.
 *
 * @throws RefusedRequest with the reason if the main process refuses it.
 */
export async function ask<Name extends RequestName>(
  name: Name,
  ...[payload]: RequestOf<Name> extends undefined ? [] : [RequestOf<Name>]
): Promise<AnswerTo<Name>> {
  const reply = await window.digitDuels.request(name, payload);
  if (!reply.ok) throw new RefusedRequest(reply.error);
  return reply.value as AnswerTo<Name>;
}

/** Listens to an event of the main process. @returns a function that stops listening. */
export function listen<Name extends keyof Events>(
  name: Name,
  listener: (payload: Events[Name]) => void,
): () => void {
  return window.digitDuels.on(name, (payload) => listener(payload as Events[Name]));
}
