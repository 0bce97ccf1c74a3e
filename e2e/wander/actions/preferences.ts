import { expect, type Locator, type Page } from '@playwright/test';
import { shortcuts, type Program } from '../../program.ts';
import type { Action, World } from '../action.ts';
import { isCovered } from '../facts.ts';
import { preferencesOf } from './preferences-page.ts';
import { chooseFromMenu } from '../pointing.ts';

const isOpen = (_: unknown, program: Program): boolean => preferencesOf(program) !== undefined;

function openPage({ program }: World): Page {
  const page = preferencesOf(program);
  if (page === undefined) throw new Error('The preferences are not open.');
  return page;
}

/** A random element; undefined if there is none. */
async function oneOf({ dice }: World, elements: Locator): Promise<Locator | undefined> {
  const count = await elements.count();
  return count === 0 ? undefined : elements.nth(dice.below(count));
}

function nameIn(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const labelled = element.closest('[aria-labelledby], [aria-label]');
    const ids = labelled?.getAttribute('aria-labelledby') ?? '';
    const label = document.getElementById(ids)?.textContent ?? labelled?.getAttribute('aria-label');
    return `${label ?? ''} ${element.textContent}`.replace(/\s+/g, ' ').trim();
  });
}

async function changeSomething(world: World): Promise<string> {
  const page = openPage(world);
  const { dice } = world;
  const offered = ':not(:disabled):not([aria-disabled=true])';
  const control = await oneOf(
    world,
    // The invariants compare the screen with English text.
    page
      .locator(`:is([role=radio], [role=switch], input[type=number])${offered}`)
      .and(page.locator(':not([role=radiogroup]:has([data-value=de]) *)')),
  );
  if (control === undefined) return 'nothing to change';
  const name = await nameIn(control);
  if ((await control.getAttribute('type')) !== 'number') {
    await control.click();
    return name;
  }
  const keys = Array.from({ length: 1 + dice.below(3) }, () =>
    dice.pick(['ArrowUp', 'ArrowUp', 'ArrowDown']),
  );
  await control.focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  return `${name}: ${keys.join(' ')}`;
}

/** Sets the number of players of Chopsticks and starts a match. */
async function gather(world: World): Promise<string> {
  const { program, dice } = world;
  const already = preferencesOf(program);
  const page = already ?? (await program.openPreferences()).page;
  const players = 2 + dice.below(5);
  await page.getByRole('tab', { name: 'Chopsticks', exact: true }).click();
  const field = page.getByRole('spinbutton', { name: 'Players', exact: true });
  await field.fill(String(players));
  await field.press('Enter');
  const text = page.locator('main');
  await expect(text).toBeVisible();
  if (already === undefined) await page.close();
  return `${players} players`;
}

/** Answers an open question in the window, or otherwise acts in it. */
function inWindow(act: Action['act']): Action['act'] {
  return async (world) => {
    const answers = openPage(world).getByRole('alertdialog').getByRole('button');
    const answer = await oneOf(world, answers);
    if (answer === undefined) return act(world);
    const name = await answer.innerText();
    await answer.click();
    await expect(answers).toHaveCount(0);
    return `answers ${name}`;
  };
}

/** The preferences window. */
export const preferences: readonly Action[] = [
  {
    name: 'open the preferences',
    weight: 4,
    possible: (facts, program) => !isCovered(facts) && preferencesOf(program) === undefined,
    async act(world) {
      const { program, dice } = world;
      const byKey = dice.percent(50);
      await program.preferencesAfter(async () => {
        if (byKey) await program.press(shortcuts.preferences);
        else await chooseFromMenu(world, /^Preferences/);
      });
      return byKey ? shortcuts.preferences : 'from the menu';
    },
  },
  { name: 'change a preference', weight: 12, possible: isOpen, act: inWindow(changeSomething) },
  {
    name: 'set how many play Chopsticks',
    weight: 3,
    possible: (facts) => !isCovered(facts),
    act: (world) => (preferencesOf(world.program) === undefined ? gather : inWindow(gather))(world),
  },
  {
    name: 'save a preset',
    weight: 3,
    possible: isOpen,
    act: inWindow(async (world) => {
      const page = openPage(world);
      const name = `Wanderer ${1 + world.dice.below(4)}`;
      const field = page.getByRole('textbox', { name: 'Name of the preset' });
      if ((await field.count()) === 0) return 'not on this page';
      await field.fill(name);
      await field.press('Enter');
      return name;
    }),
  },
  {
    name: 'open another page of the preferences',
    weight: 6,
    possible: isOpen,
    act: inWindow(async (world) => {
      const tab = await oneOf(world, openPage(world).getByRole('tab'));
      await tab?.click();
      return (await tab?.innerText()) ?? 'there is none';
    }),
  },
  {
    name: 'ask for a reset',
    weight: 2,
    possible: isOpen,
    act: inWindow(async (world) => {
      const resets = openPage(world).getByRole('button', { name: /^Reset .*…$/, disabled: false });
      const reset = await oneOf(world, resets);
      const name = (await reset?.innerText()) ?? 'all is as usual';
      await reset?.click();
      return name;
    }),
  },
  {
    name: 'rename a preset',
    weight: 2,
    possible: isOpen,
    act: inWindow(async (world) => {
      const page = openPage(world);
      const button = await oneOf(world, page.getByRole('button', { name: /^Rename Wanderer/ }));
      if (button === undefined) return 'there is none';
      await button.click();
      const name = `Wanderer ${1 + world.dice.below(4)}`;
      await page.keyboard.type(name);
      await page.keyboard.press(world.dice.percent(80) ? 'Enter' : 'Escape');
      return name;
    }),
  },
  {
    name: 'delete a preset',
    weight: 1,
    possible: isOpen,
    act: inWindow(async (world) => {
      const page = openPage(world);
      const button = await oneOf(world, page.getByRole('button', { name: /^Delete Wanderer/ }));
      if (button === undefined) return 'there is none';
      await button.click();
      return '';
    }),
  },
  {
    name: 'close the preferences',
    weight: 4,
    possible: isOpen,
    act: inWindow(async (world) => {
      await openPage(world).close();
      return '';
    }),
  },
];
