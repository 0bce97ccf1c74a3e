import type { Message } from '../../words/message.ts';
import type { EventName } from './events.ts';
import type { RequestName } from './requests.ts';

/** A refusal crosses IPC as a value: an exception would lose everything but its text. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Message };

/** The bridge that a sandboxed window sees as `window.digitDuels`. */
export interface Bridge {
  request(name: RequestName, payload: unknown): Promise<Reply<unknown>>;
  on(name: EventName, listener: (payload: unknown) => void): () => void;
}
