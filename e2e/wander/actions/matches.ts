import { expect } from '@playwright/test';
import { shortcuts } from '../../program.ts';
import type { Action, World } from '../action.ts';
import { isComputing, isCovered, runsByItself } from '../facts.ts';
import { topDialog } from './dialogs.ts';
import { press } from '../pointing.ts';

/** Changes one control of a dialog or a window. @returns a description. */
async function fillInSomething(world: World): Promise<string> {
  const { dice } = world;
  const fields = topDialog(world).locator(
    ':is([role=combobox], [role=radio], [role=switch]):not(:disabled)',
  );
  const field = fields.nth(dice.below(await fields.count()));
  const name = await field.evaluate((element) => {
    const label = element.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? '';
    return `${element.getAttribute('aria-label') ?? label} ${element.textContent.trim()}`.trim();
  });
  if ((await field.getAttribute('role')) !== 'combobox') {
    await field.click();
    return name;
  }
  return `${name} → ${await chooseOption(world, () => field.click())}`;
}

async function chooseOption(world: World, open: () => Promise<void>): Promise<string> {
  const { page, dice } = world;
  await open();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const option = options.nth(dice.below(await options.count()));
  const words = (await option.innerText()).split('\n')[0] ?? '';
  await option.click();
  // This one adds options to the list.
  if (words === 'More…') {
    await expect(options.filter({ hasText: /^More…$/ })).toHaveCount(0);
    return chooseOption(world, () => Promise.resolve());
  }
  await expect(page.getByRole('listbox')).toBeHidden();
  return words.trim();
}

/** Starts the match in the dialog and confirms any question; leaves a dialog whose rules can't be played. */
async function start(world: World): Promise<void> {
  const dialogs = world.page.getByRole('dialog').or(world.page.getByRole('alertdialog'));
  // Such as a first position of the preferences for another number of players.
  const refused = world.program.board.newGameDialog.getByText(/^Starting position can’t be/);
  await expect(async () => {
    if (await refused.isVisible()) await world.page.keyboard.press('Escape');
    const open = await dialogs.count();
    if (open > 0) await topDialog(world).locator('footer button').last().click({ timeout: 1000 });
    await expect(dialogs).toHaveCount(0, { timeout: 500 });
  }, 'the new game should begin').toPass({ timeout: 20_000 });
}

async function beginMatch(world: World): Promise<string> {
  const { program, dice, facts } = world;
  const { board } = program;
  if (facts.dialogs.length === 0) {
    if (dice.percent(50)) await program.press(shortcuts.newGame);
    else await board.topBar.getByRole('button', { name: 'New game' }).click();
  }
  await expect(board.newGameDialog).toBeVisible();
  const games = board.newGameDialog.getByRole('radiogroup', { name: 'Game', exact: true });
  const game = games.getByRole('radio').nth(dice.below(await games.getByRole('radio').count()));
  await game.click();
  const done = [await game.innerText()];
  const times = dice.below(4);
  for (let time = 0; time < times; time++) done.push(await fillInSomething(world));
  await start(world);
  return done.join(', ');
}

/** Starts matches and continues them. */
export const matches: readonly Action[] = [
  { name: 'new game', weight: 6, possible: (facts) => !isCovered(facts), act: beginMatch },
  {
    name: 'fill in the dialog',
    weight: 8,
    possible: ({ dialogs, menu }) => dialogs.at(-1) === 'New game' && !menu,
    act: fillInSomething,
  },
  {
    name: 'start what the dialog has',
    weight: 5,
    possible: ({ dialogs, menu }) => dialogs.at(-1) === 'New game' && !menu,
    async act(world) {
      await start(world);
      return '';
    },
  },
  {
    name: 'go on after the end',
    weight: 25,
    possible: (facts) => !isCovered(facts) && facts.view.state.kind === 'over' && facts.over !== '',
    async act(world) {
      const button = world.program.board.gameOver.getByRole('button', {
        name: /^(Next game|Play again)/,
      });
      const name = await button.innerText();
      return `${name}, ${await press(world, button)}`;
    },
  },
  {
    name: 'review the match from its end',
    weight: 5,
    possible: (facts) => !isCovered(facts) && facts.over !== '',
    async act(world) {
      const { board } = world.program;
      // A key pressed before the result could be read is ignored.
      await expect(async () => {
        await press(world, board.gameOver.getByRole('button', { name: 'Review' }));
        await expect(board.gameOver).toBeHidden({ timeout: 2000 });
      }).toPass();
      return press(world, world.page.getByRole('button', { name: 'Leave the review' }));
    },
  },
  {
    name: 'let the computer play on, or take over',
    weight: 3,
    possible: (facts) => !isCovered(facts) && facts.view.state.kind !== 'over',
    async act(world) {
      const { board } = world.program;
      const how = await press(world, board.topBar.getByRole('button', { name: 'Menu' }));
      const item = await board.menuItem(/^Let the computer play for me/);
      // Computers may end the match before the click, which then does nothing.
      await item.click({ force: true });
      const isTooLate = (await item.and(world.page.locator('[aria-disabled=true]')).count()) > 0;
      if (!isTooLate) return how;
      await world.page.keyboard.press('Escape');
      return 'too late';
    },
  },
  {
    name: 'stop a match that runs by itself',
    weight: 30,
    possible: (facts) => !isCovered(facts) && runsByItself(facts) && isComputing(facts),
    async act(world) {
      const { program, dice } = world;
      const moves = program.board.moves.getByRole('listitem');
      if ((await moves.count()) === 0) return beginMatch(world);
      await moves.nth(dice.below(2)).getByRole('button').click();
      return 'by a jump back';
    },
  },
];
