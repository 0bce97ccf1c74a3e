import { ipcMain, type WebContents } from 'electron';
import { z } from 'zod';
import { IllegalMove } from '../../engine/game.ts';
import {
  requests,
  type Answers,
  type Events,
  type Reply,
  type RequestName,
  type RequestOf,
} from '../api.ts';
import { requestNames } from '../api/channels.ts';
import { isOwnPage } from '../windows/security.ts';
import { words } from '../words.ts';

/** What answers each request. */
export type Handlers = {
  readonly [Name in RequestName]: (
    payload: RequestOf<Name>,
  ) => Answers[Name] | Promise<Answers[Name]>;
};

/** A request that is understood but can't be met; its message is a sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Connects the handlers: every message is parsed before it is used, and only our own pages are heard. */
export function answerRequests(handlers: Handlers): void {
  for (const name of requestNames) {
    ipcMain.handle(`request:${name}`, (event, payload: unknown) =>
      isOwnPage(event.senderFrame?.url ?? '')
        ? answer(handlers, name, payload)
        : refused('Only the windows of Digit Duels are answered.'),
    );
  }
}

/** Parses one message and answers it. */
export async function answer<Name extends RequestName>(
  handlers: Handlers,
  name: Name,
  payload: unknown,
): Promise<Reply<Answers[Name]>> {
  const parsed = requests[name].safeParse(payload);
  if (!parsed.success) {
    return refused(`The request "${name}" was not understood: ${z.prettifyError(parsed.error)}`);
  }
  try {
    return { ok: true, value: await handlers[name](parsed.data as RequestOf<Name>) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    if (error instanceof IllegalMove) return refused(words.say(error.told));
    console.error(`The request "${name}" failed:`, error);
    return refused(`Something went wrong inside Digit Duels: ${String(error)}`);
  }
}

/** Tells a window something. */
export function tell<Name extends keyof Events>(
  contents: WebContents,
  name: Name,
  payload: Events[Name],
): void {
  if (!contents.isDestroyed()) contents.send(`event:${name}`, payload);
}

function refused(error: string): { ok: false; error: string } {
  return { ok: false, error };
}
