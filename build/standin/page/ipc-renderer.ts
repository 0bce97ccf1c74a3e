import type { IpcRenderer, IpcRendererEvent } from 'electron';
import { decode, decodeList, encode } from '../common/codec.ts';
import type { MainMessage, PageMessage } from '../common/messages.ts';
import { strictClass, strictObject } from '../common/strict.ts';

type Listener = Parameters<IpcRenderer['on']>[1];

interface Settlers {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** The part of Electron's ipcRenderer that preload scripts here may use. */
export class StandinIpcRenderer implements Pick<IpcRenderer, 'invoke'> {
  readonly #post: (message: PageMessage) => void;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #pending = new Map<number, Settlers>();
  #lastId = 0;

  constructor(post: (message: PageMessage) => void) {
    this.#post = post;
  }

  invoke(channel: string, ...list: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#post({ type: 'invoke', id, channel, list: encode(list) });
      this.#pending.set(id, { resolve, reject });
    });
  }

  on(channel: string, listener: Listener): this {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
    return this;
  }

  removeListener(channel: string, listener: Listener): this {
    const registered = this.#listeners.get(channel) ?? [];
    const index = registered.lastIndexOf(listener);
    if (index >= 0) this.#listeners.set(channel, registered.toSpliced(index, 1));
    return this;
  }

  /** Handles a message from the main process. */
  receive(message: Exclude<MainMessage, { type: 'permitted' }>): void {
    if (message.type === 'event') {
      this.#deliver(message.channel, decodeList(message.list));
      return;
    }
    const settlers = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'reply') settlers?.resolve(decode(message.value));
    else settlers?.reject(new Error(message.message));
  }

  #deliver(channel: string, list: unknown[]): void {
    const event = strictObject('IpcRendererEvent', {}) as IpcRendererEvent;
    for (const listener of this.#listeners.get(channel) ?? []) {
      try {
        listener(event, ...list);
      } catch (error) {
        reportError(error);
      }
    }
  }
}

strictClass('ipcRenderer', StandinIpcRenderer);
