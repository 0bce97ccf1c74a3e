import type { IpcMain } from 'electron';
import { Emitter } from './events.ts';
import { strictClass } from './strict.ts';

type Handler = Parameters<IpcMain['handle']>[1];
type IpcMainApi = Pick<IpcMain, 'handle' | 'handleOnce' | 'removeHandler'>;

class StandinIpcMain extends Emitter implements IpcMainApi {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this.#handlers.set(channel, handler);
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (...list) => {
      this.removeHandler(channel);
      return handler(...list) as unknown;
    });
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** Runs the handler of a channel; the errors are worded as Electron's. */
  async answer(
    channel: string,
    event: Electron.IpcMainInvokeEvent,
    list: unknown[],
  ): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) {
      throw new Error(
        `Error invoking remote method '${channel}': Error: No handler registered for '${channel}'`,
      );
    }
    try {
      return (await handler(event, ...list)) as unknown;
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error);
      throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, {
        cause: error,
      });
    }
  }
}

strictClass('ipcMain', StandinIpcMain);

export const ipcMain = new StandinIpcMain();
