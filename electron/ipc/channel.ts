// The main process's side of the bridge that `preload.ts` gives to windows: requests come in, events go out.
import type { IpcMain, WebContents } from 'electron';
import { z } from 'zod';
import { within } from '../../words/foreign-text.ts';
import { message, type Message } from '../../words/message.ts';
import type { Reply } from '../api/bridge.ts';
import type { Contract } from '../api/contract.ts';
import type { Events } from '../api/events.ts';
import {
  isRequestName,
  requests,
  type AnswerTo,
  type RequestName,
  type RequestOf,
} from '../api/requests.ts';
import type { Handlers, Sendable, Teller } from './handlers.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { isOwnFrame } from './own-pages.ts';
import { isOfPayloadSize } from './payload-size.ts';
import { Refusal } from './refusal.ts';

/** The most characters of the details about a malformed payload. */
const longestDetails = 400;

const outboxes = new WeakMap<WebContents, Outbox>();

function outboxOf(contents: WebContents): Outbox {
  const known = outboxes.get(contents);
  if (known !== undefined) return known;
  const outbox = openOutbox((name, payload) => {
    if (!contents.isDestroyed()) contents.send('event', name, payload);
  });
  outboxes.set(contents, outbox);
  return outbox;
}

/** Connects the handlers: every message is parsed before it is used, and only the program's own pages may send one. */
export function answerRequests(ipcMain: Pick<IpcMain, 'handle'>, handlers: Handlers): void {
  // A page reports each state that it has drawn, and that it begins anew.
  ipcMain.handle('handled', ({ sender, senderFrame }, name: unknown) => {
    // Security 17: So is what a page has drawn.
    if (!isOwnFrame(senderFrame)) return;
    outboxOf(sender).handled(name);
  });
  ipcMain.handle('request', ({ sender, senderFrame }, name: unknown, payload: unknown) => {
    // Security 17: A message is heard only from a page of our own.
    if (!isOwnFrame(senderFrame)) return refusal(message('request.stranger'));
    // Security 20: What is no request of ours is refused.
    if (!isRequestName(name)) {
      // Naming an object as a text would walk it, however large it is.
      const named = typeof name === 'string' ? name : typeof name;
      return refusal(message('request.unknown', { name: named }));
    }
    return answer(handlers, name, payload, (event, sent) => tell(sender, event, sent));
  });
}

/** Parses a request and answers it. */
export async function answer<Name extends RequestName>(
  handlers: Handlers,
  name: Name,
  payload: unknown,
  tellAsker: Teller,
): Promise<Reply<AnswerTo<Name>>> {
  const { schema, characters }: Contract = requests[name];
  // Security 17: A message that is too large is not looked at.
  if (!isOfPayloadSize(payload, characters)) return refusal(message('request.too-large', { name }));
  const parsed = schema.safeParse(payload);
  // Security 17: A message is parsed before it is used.
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

/** A refusal as a window gets it. */
function refusal(reason: Message): { readonly ok: false; readonly error: Message } {
  return { ok: false, error: reason };
}

/** Sends an event to a window, as soon as its page keeps up; see {@link Outbox}. */
export function tell<Name extends keyof Events>(
  contents: WebContents,
  name: Name,
  content: Sendable<Name>,
): void {
  if (!contents.isDestroyed()) outboxOf(contents).tell(name, content);
}
