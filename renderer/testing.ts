import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { frameSeen } from './first-paint.svelte.ts';

// Even a busy machine finishes within this time (ms).
configure({ asyncUtilTimeout: 20_000 });

// Test files share one page, so each test starts with an empty body.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

let idleWork = 0;

// The page of the tests is idle all the time.
Object.assign(globalThis, {
  requestIdleCallback: (work: IdleRequestCallback) => {
    idleWork++;
    setTimeout(() => {
      idleWork--;
      work({ didTimeout: false, timeRemaining: () => 50 });
    });
  },
});

// Pages do and load parts of their work later. What is still at it after its test file has ended would fail.
afterAll(async () => {
  await frameSeen();
  do {
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  } while (idleWork > 0);
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
