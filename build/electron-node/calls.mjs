// What init.mjs and the program's module electron share, although the program loads a copy of that.

/** @typedef {{ isReady: boolean, calls: string[], whenReady: Promise<unknown>, resolve: () => void }} State */

const shared = /** @type {{ electronNode?: State }} */ (globalThis);

export const state = (shared.electronNode ??= makeState());
/** The calls of the program in order, with `ready` among them. */
export const { calls } = state;

/** @returns {State} */
function makeState() {
  /** @type {() => void} */
  let resolve = () => undefined;
  const whenReady = new Promise((done) => (resolve = () => done(undefined)));
  return { isReady: false, calls: [], whenReady, resolve };
}

export function makeReady() {
  calls.push('ready');
  state.isReady = true;
  state.resolve();
}
