import { expect, type Locator, type Page } from '@playwright/test';

const pageOfSetting: ReadonlyMap<string, string> = new Map([
  ['Theme', 'Table and hands'],
  ['Pace', 'Play'],
  ['Motion', 'Accessibility'],
  ['Text size', 'Accessibility'],
]);

/** The preferences window as the user sees it. */
export class PreferencesWindow {
  readonly page: Page;
  readonly notices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.notices = page.getByRole('alert');
  }

  /** Waits until the settings are shown. */
  async isThere(): Promise<void> {
    await expect(this.page.getByRole('tab').first()).toBeVisible();
  }

  /** Opens one of the pages, such as `Chopsticks` or `Accessibility`. */
  async goTo(page: string): Promise<void> {
    await this.page.getByRole('tab', { name: page, exact: true }).click();
    await expect(this.page.getByRole('tabpanel', { name: page, exact: true })).toBeVisible();
  }

  /** A setting with a few values side by side. */
  group(setting: string): Locator {
    return this.page.getByRole('radiogroup', { name: setting, exact: true });
  }

  /** One of the values of such a setting. */
  choice(setting: string, value: string): Locator {
    return this.group(setting).getByRole('radio', { name: value, exact: true });
  }

  /** Chooses a value of such a setting, among the rules on the current page or the looks. */
  async choose(setting: string, value: string): Promise<void> {
    await this.#reach(setting);
    await this.choice(setting, value).click();
    await expect(this.choice(setting, value)).toBeChecked();
  }

  /** A rule that is on or off. */
  switch(setting: string): Locator {
    return this.page.getByRole('switch', { name: setting, exact: true });
  }

  /** Types a number into its field, or moves its slider there. */
  async put(setting: string, number: number): Promise<void> {
    await this.#reach(setting);
    const named = { name: setting, exact: true };
    const { page } = this;
    const field = page.getByRole('spinbutton', named).or(page.getByRole('slider', named));
    await field.fill(String(number));
    await field.press('Enter');
  }

  /** Opens the page of a setting that belongs to no game. */
  async #reach(setting: string): Promise<void> {
    const page = pageOfSetting.get(setting);
    if (page !== undefined) await this.goTo(page);
  }

  /** An open question. */
  question(title: string): Locator {
    return this.page.getByRole('alertdialog', { name: title, exact: true });
  }

  /** The description of a control. */
  async saidAbout(control: Locator): Promise<string> {
    const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
    const texts = ids.filter(Boolean).map((id) => this.page.locator(`[id="${id}"]`).innerText());
    return (await Promise.all(texts)).join(' ');
  }
}
