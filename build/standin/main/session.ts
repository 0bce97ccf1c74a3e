import type { Session } from 'electron';
import { strictObject } from '../common/strict.ts';

type SessionApi = Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>;

// Chromium refuses every permission by itself, so the handlers have nobody to answer to.
const defaultSession = strictObject('session.defaultSession', {
  setPermissionRequestHandler: () => undefined,
  setPermissionCheckHandler: () => undefined,
} satisfies SessionApi);

export const session = strictObject('session', { defaultSession });
