import type { Page } from '@playwright/test';

/** Resumes all paused animations. */
export function resumeMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play();
  });
}
