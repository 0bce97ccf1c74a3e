import type { IpcRenderer, IpcRendererEvent } from 'electron';
import { decode, decodeList, encode } from '../messages/codec.ts';
import type { MainMessage, PageMessage } from '../messages/messages.ts';

type Listener = (event: IpcRendererEvent, ...list: unknown[]) => void;
type IpcApi = Pick<IpcRenderer, 'invoke' | 'send'>;

interface Registration {
  readonly listener: Listener;
  readonly once: boolean;
}

interface Settlers {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

/** The part of Electron's ipcRenderer that preload scripts here may use. */
export class StandinIpcRenderer implements IpcApi {
  readonly #post: (message: PageMessage) => void;
  readonly #listeners = new Map<string, Registration[]>();
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

  send(channel: string, ...list: unknown[]): void {
    this.#post({ type: 'send', channel, list: encode(list) });
  }

  on(channel: string, listener: Listener): this {
    return this.#add(channel, { listener, once: false });
  }

  addListener(channel: string, listener: Listener): this {
    return this.on(channel, listener);
  }

  once(channel: string, listener: Listener): this {
    return this.#add(channel, { listener, once: true });
  }

  removeListener(channel: string, listener: Listener): this {
    const registered = this.#listeners.get(channel) ?? [];
    const index = registered.findLastIndex((registration) => registration.listener === listener);
    if (index >= 0) registered.splice(index, 1);
    return this;
  }

  off(channel: string, listener: Listener): this {
    return this.removeListener(channel, listener);
  }

  removeAllListeners(channel?: string): this {
    if (channel === undefined) this.#listeners.clear();
    else this.#listeners.delete(channel);
    return this;
  }

  listenerCount(channel: string): number {
    return this.#listeners.get(channel)?.length ?? 0;
  }

  /** Takes in what the main process says. */
  receive(message: Exclude<MainMessage, { type: 'title' }>): void {
    if (message.type === 'event') {
      this.#deliver(message.channel, decodeList(message.list));
      return;
    }
    const settlers = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'reply') settlers?.resolve(decode(message.value));
    else settlers?.reject(new Error(message.message));
  }

  #add(channel: string, registration: Registration): this {
    const registered = this.#listeners.get(channel);
    if (registered) registered.push(registration);
    else this.#listeners.set(channel, [registration]);
    return this;
  }

  #deliver(channel: string, list: unknown[]): void {
    const event = { sender: this, ports: [] } as unknown as IpcRendererEvent;
    for (const { listener, once } of [...(this.#listeners.get(channel) ?? [])]) {
      if (once) this.removeListener(channel, listener);
      try {
        listener(event, ...list);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
