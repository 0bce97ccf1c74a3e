import type { SessionState } from './session.ts';

/** Answers a request that changes the match: the window waits for the update with this revision. */
export function reached({ revision }: SessionState): { readonly revision: number } {
  return { revision };
}
