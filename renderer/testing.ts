import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Even a busy machine finishes within this time (ms).
configure({ asyncUtilTimeout: 20_000 });

// Test files share one page, so each test starts with an empty body.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

// Pages load parts of themselves later. A part still loading after its test file has ended would
// fail.
afterAll(() => vi.dynamicImportSettled());

// The page of the tests is idle all the time.
Object.assign(globalThis, {
  requestIdleCallback: (work: IdleRequestCallback) =>
    setTimeout(work, 0, { didTimeout: false, timeRemaining: () => 50 }),
});

// As in a browser, an observer reports once at first; sizes never change.
globalThis.ResizeObserver = class implements ResizeObserver {
  #report: () => void;

  constructor(report: ResizeObserverCallback) {
    this.#report = () => report([], this);
  }

  observe(): void {
    queueMicrotask(() => this.#report());
  }

  unobserve(): void {
    this.#report = () => undefined;
  }

  disconnect(): void {
    this.#report = () => undefined;
  }
};

// The page of the tests has no animations but those that a test fakes.
if (!('getAnimations' in document)) Object.assign(document, { getAnimations: () => [] });
