import { EventEmitter } from 'node:events';

/** What Electron hands to listeners that may say no. */
export interface StandinEvent {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** Makes an event with the fields its listeners expect. */
export function createEvent<T extends object>(fields: T): StandinEvent & T {
  const event = {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}

/** Emits an event and tells whether a listener prevented what it announces. */
export function prevented(
  emitter: EventEmitter,
  name: string,
  fields: object = {},
  ...rest: unknown[]
): boolean {
  const event = createEvent(fields);
  emitter.emit(name, event, ...rest);
  return event.defaultPrevented;
}

/** An emitter without Node's warning about many listeners, as Electron's are. */
export class Emitter extends EventEmitter {
  constructor() {
    super();
    this.setMaxListeners(0);
  }
}
