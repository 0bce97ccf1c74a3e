import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts';

export type { Protocol };

type Method = keyof Protocol.CommandParameters;

/** An event of the Chrome DevTools Protocol, told apart by its method. */
export type CdpEvent = {
  [M in keyof Protocol.Events]: { method: M; params: Protocol.Events[M] };
}[keyof Protocol.Events];

export type CdpListener = (event: CdpEvent) => void;

/** A message as it goes over the wire. */
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
  /** Sees every event first, and takes those it answers true for. */
  tap: ((event: CdpMessage) => boolean) | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Sends a command to a session (the browser itself without one) and waits for its answer. */
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

  /** Sends a command whose answer nobody waits for: the page may be gone, and that's fine. */
  tell<M extends Method>(
    method: M,
    params?: Protocol.CommandParameters[M],
    sessionId?: string,
  ): void {
    this.forward({ method, params, ...(sessionId ? { sessionId } : {}) }, () => undefined);
  }

  /** Sends someone else's message under an id of our own. */
  forward(message: CdpMessage, onReply: (reply: CdpMessage) => void): void {
    if (this.#closed) {
      onReply({ error: { code: -32000, message: 'Chromium has ended' } });
      return;
    }
    const id = ++this.#lastId;
    this.#pending.set(id, onReply);
    this.#write(JSON.stringify({ ...message, id }));
  }

  /** Hears the events of a session, or with an empty id those of the browser. */
  listen(sessionId: string, listener: CdpListener): void {
    this.#listeners.set(sessionId, listener);
  }

  forget(sessionId: string): void {
    this.#listeners.delete(sessionId);
  }

  /** Takes in a message from Chromium. */
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

  /** Fails everything still waiting; nothing can be sent any more. */
  close(): void {
    this.#closed = true;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const onReply of waiting) {
      onReply({ error: { code: -32000, message: 'Chromium has ended' } });
    }
  }
}
