import type { Page } from '@playwright/test';
import type { Program } from '../../program.ts';

/** The preferences window, if it is open. */
export function preferencesOf({ app }: Program): Page | undefined {
  return app.windows().find((page) => page.url().includes('preferences'));
}
