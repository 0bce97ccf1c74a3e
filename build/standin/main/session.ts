import type { Session, WebContents } from 'electron';
import { absent, strictClass, strictObject } from '../common/strict.ts';
import { requireReady } from './app.ts';
import { Emitter, preventableEvent } from './events.ts';

type SessionApi = Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>;
type RequestHandler = Parameters<Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Session['setPermissionCheckHandler']>[0];

/** A permission that a page asks for. */
export interface PermissionQuestion {
  readonly contents: object;
  readonly url: string;
  readonly permission: string;
  /** Whether the page only checks the permission, without asking for it. */
  readonly check: boolean;
}

let requestHandler: RequestHandler = null;
let checkHandler: CheckHandler = null;

class StandinSession extends Emitter implements SessionApi {
  constructor() {
    super('Session', ['will-download']);
  }

  setPermissionRequestHandler(handler: RequestHandler): void {
    requestHandler = handler;
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    checkHandler = handler;
  }
}

strictClass('Session', StandinSession);

const defaultSession = new StandinSession();

export const session = strictObject('session', {
  get defaultSession() {
    requireSession();
    return defaultSession;
  },
});

/** @throws Error before the app is ready. */
export function requireSession(): void {
  requireReady('Session can only be received when app is ready');
}

/** Whether the program lets a page download a file. */
export function mayDownload(contents: object): boolean {
  const event = preventableEvent('will-download', {});
  defaultSession.emit('will-download', event, absent('DownloadItem'), contents);
  return !event.defaultPrevented;
}

/** Returns the program's answer; without a handler, everything is permitted. */
export function askProgram({
  contents,
  url,
  permission,
  check,
}: PermissionQuestion): Promise<boolean> {
  const page = contents as WebContents;
  const details = { requestingUrl: url, isMainFrame: true };
  if (check) {
    const named = permission as Parameters<NonNullable<CheckHandler>>[1];
    const answer = checkHandler?.(page, named, new URL(url).origin, details) ?? true;
    return Promise.resolve(answer);
  }
  const named = permission as Parameters<NonNullable<RequestHandler>>[1];
  return new Promise((resolve) => {
    if (requestHandler) requestHandler(page, named, resolve, details);
    else resolve(true);
  });
}
