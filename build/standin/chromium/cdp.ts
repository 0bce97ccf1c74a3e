import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts';

export type { Protocol };

type Method = keyof Protocol.CommandParameters;

/** An event of the Chrome DevTools Protocol, distinguished by its method. */
export type CdpEvent = {
  [M in keyof Protocol.Events]: { method: M; params: Protocol.Events[M] };
}[keyof Protocol.Events];

export type CdpListener = (event: CdpEvent) => void;

/** A message as it is sent over the pipe. */
export interface CdpMessage {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { code: number; message: string };
}

/** A connection to Chromium that several sessions share. */
export class CdpConnection {
  #lastId = 0;
  #closed = false;
  readonly #write: (text: string) => void;
  readonly #pending = new Map<number, (reply: CdpMessage) => void>();
  readonly #listeners = new Map<string, CdpListener>();
  /** Sees every event first; an event for which it returns true goes no further. */
  tap: ((event: CdpMessage) => boolean) | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Sends a command to a session (or to the browser, without one) and waits for the answer. */
  send<M extends Method>(
    method: M,
    params?: Protocol.CommandParameters[M],
    sessionId?: string,
  ): Promise<Protocol.CommandReturnValues[M]> {
    return new Promise((resolve, reject) => {
      this.forward({ method, params, ...(sessionId ? { sessionId } : {}) }, (reply) => {
        if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
        else resolve(reply.result as Protocol.CommandReturnValues[M]);
      });
    });
  }

  /**
   * Sends a command without waiting for the answer; failures are ignored, since the page may be gone.
   */
  tell<M extends Method>(
    method: M,
    params?: Protocol.CommandParameters[M],
    sessionId?: string,
  ): void {
    this.forward({ method, params, ...(sessionId ? { sessionId } : {}) }, () => undefined);
  }

  /** Forwards another client's message under an id of our own. */
  forward(message: CdpMessage, onReply: (reply: CdpMessage) => void): void {
    if (this.#closed) {
      onReply({ error: { code: -32000, message: 'Chromium has ended' } });
      return;
    }
    const id = ++this.#lastId;
    this.#pending.set(id, onReply);
    this.#write(JSON.stringify({ ...message, id }));
  }

  /** Subscribes to the events of a session, or of the browser if the id is empty. */
  listen(sessionId: string, listener: CdpListener): void {
    this.#listeners.set(sessionId, listener);
  }

  forget(sessionId: string): void {
    this.#listeners.delete(sessionId);
  }

  /** Handles a message from Chromium. */
  receive(text: string): void {
    const message = JSON.parse(text) as CdpMessage;
    if (message.id !== undefined) {
      const onReply = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      onReply?.(message);
    } else if (!this.tap?.(message)) {
      this.#listeners.get(message.sessionId ?? '')?.(message as unknown as CdpEvent);
    }
  }

  /** Rejects every pending command and refuses new ones. */
  close(): void {
    this.#closed = true;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const onReply of waiting) {
      onReply({ error: { code: -32000, message: 'Chromium has ended' } });
    }
  }
}
