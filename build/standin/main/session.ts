import type { Session } from 'electron';
import { protocol } from './protocol.ts';
import { strictObject } from './strict.ts';

type Handlers = {
  request: Parameters<Session['setPermissionRequestHandler']>[0];
  check: Parameters<Session['setPermissionCheckHandler']>[0];
};

// Chromium refuses every permission by itself, so the handlers have nobody to answer to.
const handlers: Handlers = { request: null, check: null };

const defaultSession = strictObject('session.defaultSession', {
  protocol,
  setPermissionRequestHandler(handler) {
    handlers.request = handler;
  },
  setPermissionCheckHandler(handler) {
    handlers.check = handler;
  },
  setSpellCheckerEnabled() {
    // Nothing is checked.
  },
} satisfies { protocol: typeof protocol } & Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setSpellCheckerEnabled'
>);

export const session = strictObject('session', { defaultSession });
