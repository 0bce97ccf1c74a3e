import type { Protocol } from 'electron';
import { strictObject } from '../common/strict.ts';
import { runtime } from './runtime.ts';
import { requireSession } from './session.ts';

type Handler = Parameters<Protocol['handle']>[1];

const handlers = new Map<string, Handler>();

/** The program's handler for a scheme. */
export function protocolHandler(scheme: string): Handler | undefined {
  return handlers.get(scheme);
}

export const protocol = strictObject('protocol', {
  registerSchemesAsPrivileged(schemes) {
    if (runtime.loaded) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
    for (const { scheme } of schemes) runtime.addresses.add(scheme);
  },
  handle(scheme, handler) {
    requireSession();
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    runtime.addresses.add(scheme);
    handlers.set(scheme, handler);
  },
} satisfies Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'>);
