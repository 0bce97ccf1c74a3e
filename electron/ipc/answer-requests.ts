import { ipcMain } from 'electron';
import { message } from '../../words/message.ts';
import { requestNames } from '../api/channels.ts';
import { answer, refusal } from './answer.ts';
import type { Handlers } from './handlers.ts';
import { isOwnFrame } from './own-pages.ts';
import { tell } from './tell.ts';

/** Connects the handlers: every message is parsed before it is used, and only our own pages are heard. */
export function answerRequests(handlers: Handlers): void {
  for (const name of requestNames) {
    ipcMain.handle(`request:${name}`, ({ sender, senderFrame }, payload: unknown) =>
      isOwnFrame(senderFrame)
        ? answer(handlers, name, payload, (event, told) => tell(sender, event, told))
        : refusal(message('request.stranger')),
    );
  }
}
