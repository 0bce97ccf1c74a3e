import { EventEmitter } from 'node:events';
import { strictObject, unsupported } from '../common/strict.ts';

/** An event that its listeners may prevent. */
export interface PreventableEvent {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** An event that can't be prevented. */
export function plainEvent(name: string): object {
  return strictObject(`'${name}' event`, {});
}

/** A preventable event with the fields that its listeners expect. */
export function preventableEvent<T extends object>(name: string, fields: T): PreventableEvent & T {
  const event = {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return strictObject(`'${name}' event`, event);
}

/** An emitter that refuses listeners for events it never emits. */
export class Emitter extends EventEmitter {
  readonly #name: string;
  readonly #events: readonly string[];

  /** @param name - the program's name for it. */
  constructor(name: string, events: readonly string[]) {
    super();
    this.#name = name;
    this.#events = events;
    // No limit, as in Electron: Node would warn about many listeners.
    this.setMaxListeners(0);
  }

  override on(event: string, listener: (...list: unknown[]) => void): this {
    if (!this.#events.includes(event)) unsupported(`${this.#name} event '${event}'`);
    return super.on(event, listener);
  }

  override addListener(event: string, listener: (...list: unknown[]) => void): this {
    return this.on(event, listener);
  }
}
