import type { CdpConnection, Protocol } from '../chromium/cdp.ts';
import { unsupported } from '../common/strict.ts';
import { protocolHandler } from './protocol.ts';
import { runtime } from './runtime.ts';

type Paused = Protocol.Events['Fetch.requestPaused'];

const rewritten = /html|javascript|css|json|svg/;
const computedHeader = /^(content-length|content-encoding|transfer-encoding)$/i;

/** Answers Chromium's requests: custom schemes by their handlers; all others fail. */
export class Requests {
  readonly #connection: CdpConnection;
  readonly #isStarved: (frameId: string) => boolean;

  constructor(connection: CdpConnection, isStarved: (frameId: string) => boolean) {
    this.#connection = connection;
    this.#isStarved = isStarved;
  }

  /** Intercepts every request of every page. */
  async start(): Promise<void> {
    await this.#connection.send('Fetch.enable', {
      patterns: [{ urlPattern: '*', requestStage: 'Request' }],
    });
  }

  /** Handles an intercepted request. */
  async handle(paused: Paused): Promise<void> {
    const { requestId, request, frameId, resourceType } = paused;
    const url = runtime.addresses.fromPage(request.url);
    const refused =
      this.#isStarved(frameId) || (resourceType === 'Document' && !mayNavigate(frameId, url));
    if (refused) {
      this.#fail(requestId, 'Aborted');
      return;
    }
    if (!runtime.addresses.isMapped(request.url)) {
      this.#connection.tell('Fetch.continueRequest', { requestId });
      return;
    }
    // Chromium requests it by itself; Electron doesn't.
    if (resourceType === 'Other' && url.endsWith('/favicon.ico')) {
      this.#fail(requestId, 'BlockedByClient');
      return;
    }
    const handler = protocolHandler(new URL(url).protocol.slice(0, -1));
    try {
      const response = await handler?.(toRequest(url, request));
      if (!response || response.type === 'error') this.#fail(requestId, 'Failed');
      else await this.#fulfil(requestId, response);
    } catch (error) {
      console.error(`The protocol handler failed for ${url}:`, error);
      this.#fail(requestId, 'Failed');
    }
  }

  #fail(requestId: string, errorReason: Protocol.Network.ErrorReason): void {
    this.#connection.tell('Fetch.failRequest', { requestId, errorReason });
  }

  async #fulfil(requestId: string, response: Response): Promise<void> {
    const { headers, status } = response;
    const body = rewriteBody(
      Buffer.from(await response.arrayBuffer()),
      headers.get('content-type') ?? '',
    );
    const responseHeaders = [...headers]
      .filter(([name]) => !computedHeader.test(name))
      .map(([name, value]) => ({ name, value: rewriteHeader(name, value) }));
    this.#connection.tell('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders,
      body: body.toString('base64'),
    });
  }
}

function mayNavigate(frameId: string, url: string): boolean {
  const page = [...runtime.pages.values()].find((candidate) => candidate.frameId === frameId);
  return page?.mayNavigate(url) ?? true;
}

function toRequest(url: string, { method, headers, hasPostData }: Paused['request']): Request {
  if (hasPostData === true) unsupported('a request with a body');
  return new Request(url, { method, headers });
}

function rewriteHeader(name: string, value: string): string {
  return name === 'content-security-policy' ? runtime.addresses.policyToPage(value) : value;
}

// Replaces addresses of custom schemes in a page's files by those Chromium uses.
function rewriteBody(body: Buffer, type: string): Buffer {
  if (!rewritten.test(type)) return body;
  return Buffer.from(runtime.addresses.toPage(body.toString('utf8')));
}
