import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { encode } from '../common/codec.ts';
import { strictObject } from '../common/strict.ts';

type Handler = Parameters<IpcMain['handle']>[1];

const handlers = new Map<string, Handler>();

export const ipcMain = strictObject('ipcMain', {
  handle(channel, handler) {
    if (handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    handlers.set(channel, handler);
  },
} satisfies Pick<IpcMain, 'handle'>);

/**
 * Runs the handler of a channel; errors have Electron's wording.
 *
 * @returns the answer, encoded by the codec.
 */
export async function answerInvoke(
  channel: string,
  event: IpcMainInvokeEvent,
  list: unknown[],
): Promise<string> {
  const handler = handlers.get(channel);
  if (!handler) {
    throw new Error(
      `Error invoking remote method '${channel}': Error: No handler registered for '${channel}'`,
    );
  }
  try {
    return encode(await handler(event, ...list));
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error);
    throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, {
      cause: error,
    });
  }
}
