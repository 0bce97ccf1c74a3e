import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { CdpConnection, CdpMessage, Protocol } from './cdp.ts';

/** What the relay needs from the program. */
export interface RelayHost {
  toPage(text: string): string;
  fromPage(text: string): string;
  /** Whether a window of the program shows this page. */
  owns(targetId: string): boolean;
  /**
   * Playwright presses a key in a page. @param native - whether to press it as the system would; other
   * keys never reach a menu.
   */
  onKey(targetId: string, native: boolean): void;
}

type Attached = Protocol.Events['Target.attachedToTarget'];
type Detached = Protocol.Events['Target.detachedFromTarget'];
type KeyParameters = Protocol.CommandParameters['Input.dispatchKeyEvent'];

const setupPatience = 2000;

/**
 * Lets Playwright connect: a WebSocket that forwards to a browser session of its own on our pipe. It
 * translates addresses both ways and hides pages until a window owns them.
 */
export class Relay {
  readonly #connection: CdpConnection;
  readonly #host: RelayHost;
  #client: WebSocket | undefined;
  #server: Server | undefined;
  #root: string | undefined;
  readonly #sessions = new Set<string>();
  /** Pages by the session that Playwright received with each. */
  readonly #targets = new Map<string, string>();
  /** Pages by every session of Playwright's. */
  readonly #pages = new Map<string, string>();
  readonly #held = new Map<string, CdpMessage>();
  readonly #resumeOnArrival = new Set<string>();
  readonly #resumed = new Map<string, Resumption>();

  constructor(connection: CdpConnection, host: RelayHost) {
    this.#connection = connection;
    this.#host = host;
  }

  /** Starts to listen on loopback and returns the address to connect to. */
  async listen(): Promise<string> {
    const path = `/devtools/browser/${randomUUID()}`;
    const server = createServer((_request, response) => response.writeHead(404).end());
    this.#server = server;
    const sockets = new WebSocketServer({
      server,
      path,
      maxPayload: 512 * 1024 * 1024,
      perMessageDeflate: false,
    });
    sockets.on('connection', (socket) => this.#admit(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#connection.tap = (event) => this.#onEvent(event);
    return `ws://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  }

  /** Reveals a page to Playwright, now that a window owns it. */
  release(targetId: string): void {
    const arrival = this.#held.get(targetId);
    if (!arrival) return;
    this.#held.delete(targetId);
    this.#pass(arrival);
  }

  /** Resumes a page that no window will ever own, on Playwright's behalf. */
  resumeHeld(targetId: string): void {
    const arrival = this.#held.get(targetId);
    if (!arrival) {
      this.#resumeOnArrival.add(targetId);
      return;
    }
    const { sessionId } = arrival.params as Attached;
    this.#connection.tell('Runtime.runIfWaitingForDebugger', {}, sessionId);
  }

  /** Resolves once Playwright has prepared a page, or at once if Playwright isn't connected. */
  async prepared(targetId: string): Promise<void> {
    if (!this.#client) return;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, setupPatience);
    });
    await Promise.race([this.#resumption(targetId).promise, enough]);
    clearTimeout(timer);
  }

  close(): void {
    this.#client?.terminate();
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  #admit(socket: WebSocket): void {
    if (this.#client) {
      socket.close();
      return;
    }
    this.#client = socket;
    let turn: Promise<unknown> = this.#connection
      .send('Target.attachToBrowserTarget')
      .then(({ sessionId }) => {
        this.#root = sessionId;
        this.#sessions.add(sessionId);
      })
      .catch(() => socket.close());
    socket.on('message', (data: Buffer) => {
      turn = turn.then(() => this.#forward(data.toString()));
    });
    socket.on('close', () => this.#leave());
  }

  #leave(): void {
    const root = this.#root;
    this.#client = undefined;
    this.#root = undefined;
    this.#sessions.clear();
    for (const { resolve } of this.#resumed.values()) resolve();
    if (root !== undefined) {
      this.#connection.tell('Target.detachFromTarget', { sessionId: root });
    }
  }

  #forward(text: string): void {
    const { id, method, params, sessionId } = JSON.parse(this.#host.toPage(text)) as CdpMessage;
    const session = sessionId ?? this.#root;
    if (method === 'Input.dispatchKeyEvent') this.#noteKey(sessionId, params as KeyParameters);
    this.#connection.forward(
      { ...(method ? { method } : {}), params, ...(session ? { sessionId: session } : {}) },
      ({ result, error }) => {
        if (method?.startsWith('Target.attachTo')) {
          const attached = (result as { sessionId?: string } | undefined)?.sessionId;
          if (attached !== undefined) this.#sessions.add(attached);
        }
        if (method === 'Runtime.runIfWaitingForDebugger' && sessionId !== undefined) {
          const targetId = this.#targets.get(sessionId);
          if (targetId !== undefined) this.#resumption(targetId).resolve();
        }
        this.#post({
          ...(id !== undefined ? { id } : {}),
          ...(sessionId !== undefined ? { sessionId } : {}),
          ...(error ? { error } : { result }),
        });
      },
    );
  }

  #noteKey(sessionId: string | undefined, { type, nativeVirtualKeyCode = 0 }: KeyParameters): void {
    const targetId = this.#pages.get(sessionId ?? '');
    if (targetId === undefined || !/keydown/i.test(type)) return;
    this.#host.onKey(targetId, nativeVirtualKeyCode !== 0);
  }

  /** Returns whether an event belongs to Playwright, even if it was withheld. */
  #onEvent(event: CdpMessage): boolean {
    if (event.sessionId === undefined || !this.#sessions.has(event.sessionId)) return false;
    if (!this.#hides(event)) this.#pass(event);
    return true;
  }

  #hides(event: CdpMessage): boolean {
    switch (event.method) {
      case 'Target.attachedToTarget':
        return this.#hold(event, event.params as Attached);
      case 'Target.detachedFromTarget':
        return this.#drop(event.params as Detached);
      case 'Target.targetCreated':
      case 'Target.targetInfoChanged': {
        const { targetInfo } = event.params as Protocol.Events['Target.targetInfoChanged'];
        return this.#held.has(targetInfo.targetId);
      }
      default:
        return false;
    }
  }

  #hold(event: CdpMessage, { sessionId, targetInfo }: Attached): boolean {
    this.#sessions.add(sessionId);
    if (targetInfo.type !== 'page') return false;
    const { targetId } = targetInfo;
    this.#pages.set(sessionId, targetId);
    // Another Playwright session for a page that it already has.
    if (event.sessionId !== this.#root) return false;
    this.#targets.set(sessionId, targetId);
    if (this.#host.owns(targetId)) return false;
    this.#held.set(targetId, event);
    if (this.#resumeOnArrival.delete(targetId)) this.resumeHeld(targetId);
    return true;
  }

  #drop({ sessionId }: Detached): boolean {
    this.#sessions.delete(sessionId);
    this.#pages.delete(sessionId);
    const targetId = this.#targets.get(sessionId);
    if (targetId === undefined) return false;
    this.#targets.delete(sessionId);
    this.#resumption(targetId).resolve();
    this.#resumed.delete(targetId);
    return this.#held.delete(targetId);
  }

  #pass({ method, params, sessionId }: CdpMessage): void {
    this.#post({
      ...(method ? { method } : {}),
      params,
      ...(sessionId === undefined || sessionId === this.#root ? {} : { sessionId }),
    });
  }

  #post(message: CdpMessage): void {
    this.#client?.send(this.#host.fromPage(JSON.stringify(message)));
  }

  #resumption(targetId: string): Resumption {
    const known = this.#resumed.get(targetId);
    if (known) return known;
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((settle) => {
      resolve = settle;
    });
    const made = { promise, resolve };
    this.#resumed.set(targetId, made);
    return made;
  }
}

interface Resumption {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}
