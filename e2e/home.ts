import type { Locator, Page } from '@playwright/test';

/** The home view as the user sees it. */
export class Home {
  readonly page: Page;
  readonly title: Locator;
  readonly continue: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: 'Digit Duels', level: 1 });
    this.continue = page.getByRole('button', { name: 'Continue', exact: true });
  }

  isVisible(): Promise<boolean> {
    return this.title.isVisible();
  }

  play(game: string): Locator {
    return this.page.getByRole('button', { name: `Play ${game}`, exact: true });
  }

  other(game: string): Locator {
    return this.page.getByRole('button', { name: `New game of ${game}…` });
  }

  rules(game: string): Locator {
    return this.page.getByRole('button', { name: `Rules of ${game}` });
  }

  /** Continues as Enter would: the current match, or a new one of the game played last. */
  async continueMatch(): Promise<void> {
    await this.page.locator('.home :focus').click();
  }
}
