// The main process's side of the bridge that `preload.ts` gives to windows: requests come in, events go out.
import { ipcMain, type WebContents } from 'electron';
import { message } from '../../words/message.ts';
import type { Events } from '../api/events.ts';
import { isRequestName } from '../api/requests.ts';
import { answer, refusal } from './answer.ts';
import type { Handlers, Sendable } from './handlers.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { isOwnFrame } from './own-pages.ts';

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
export function answerRequests(handlers: Handlers): void {
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

/** Sends an event to a window, as soon as its page keeps up; see {@link Outbox}. */
export function tell<Name extends keyof Events>(
  contents: WebContents,
  name: Name,
  content: Sendable<Name>,
): void {
  if (!contents.isDestroyed()) outboxOf(contents).tell(name, content);
}
