import { expect, test, testOnShared, twoPersons } from './app.ts';

const byHand = `// Mine.
{
  "favourite": "hands", // not known to the program
  "players": ["person", "person"],
  "appearance": { "motion": "off" },
  "chopsticks": { "overflow": "cutoff" /* for now */ },
}
`;

test.describe('a file written by hand', () => {
  test.use({ config: byHand });

  test('takes a changed rule, keeps everything else, applies to the next game, and is reloaded if it is edited', async ({
    program,
    board,
    configFile,
  }) => {
    const preferences = await program.openPreferences();
    await expect(preferences.choice('Full hands', 'Cutoff')).toBeChecked();
    await preferences.choose('Full hands', 'Rollover');
    await expect.poll(configFile.read).toContain('"overflow": "rollover" /* for now */');
    expect(configFile.read()).toBe(byHand.replace('"cutoff"', '"rollover"'));

    // The current game keeps its rules: 4 on 3 is out.
    await board.page.bringToFront();
    await playFourOnThree();
    await board.holds('Player 1', 0, 1);

    await board.newGame();
    await expect(board.topBar.getByText('Rollover')).toBeVisible();
    await playFourOnThree();
    await board.holds('Player 1', 2, 1);

    // It is edited while the program runs.
    configFile.write(byHand.replace('"off"', '"off", "theme": "dark"'));
    await expect(preferences.choice('Full hands', 'Cutoff')).toBeChecked();
    await preferences.goTo('Table and hands');
    await expect(preferences.choice('Theme', 'Dark')).toBeChecked();
    await expect(board.page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await board.page.bringToFront();
    await board.newGame();
    await expect(board.topBar.getByText('Rollover')).toBeHidden();

    async function playFourOnThree(): Promise<void> {
      await board.attack('Player 1', 'left', 'Player 2', 'left');
      await board.attack('Player 2', 'left', 'Player 1', 'left');
      await board.attack('Player 1', 'left', 'Player 2', 'right');
      await board.holds('Player 1', 3, 1);
      await board.holds('Player 2', 2, 4);
      await board.attack('Player 2', 'right', 'Player 1', 'left');
      await board.stands(4);
    }
  });
});

testOnShared.describe('settings that can’t be combined', () => {
  testOnShared.use({ config: twoPersons });

  testOnShared('is not offered, and says why', async ({ program, board, configFile }) => {
    const preferences = await program.openPreferences();
    const suns = preferences.switch('Suns');
    await expect(suns).toBeDisabled();
    expect(await preferences.saidAbout(suns)).toMatch(/needs .*rollover/i);

    await preferences.choose('Full hands', 'Rollover');
    await expect(suns).toBeEnabled();
    await suns.click();
    await expect(suns).toBeChecked();
    await expect.poll(configFile.read).toContain('"suns": true');
    await expect(preferences.choice('Full hands', 'Cutoff')).toBeDisabled();
    expect(await preferences.saidAbout(preferences.group('Full hands'))).toMatch(
      /suns needs .*rollover/i,
    );

    await board.newGame();
    await board.holds('Player 1', 4, 4);
    await board.holds('Player 2', 4, 4);
  });
});

testOnShared(
  'looks follow at once in every window, and players give the next game its seats',
  async ({ program, board }) => {
    const preferences = await program.openPreferences();
    await preferences.choose('Theme', 'Dark');
    await preferences.put('Text size', 150);
    for (const { page } of [board, preferences]) {
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    }

    await preferences.goTo('Chopsticks');
    await preferences.put('Players', 3);
    await board.newGame({ seats: ['person', 'person', 'person'] });
    for (const who of ['Player 1', 'Player 2', 'Player 3']) await board.holds(who, 1, 1);
  },
);

test.describe('changed rules and looks', () => {
  const mine = `{
  // A setting that the reset must keep.
  "players": ["person", "person"],
  "appearance": { "motion": "off", "theme": "dark", "textSize": 125 },
  "chopsticks": { "overflow": "rollover", "meta": true },
  "digit-conquest": { "target": 30 },
}
`;
  test.use({ config: mine });

  test('are reset by page or all at once, after a question', async ({
    program,
    board,
    configFile,
  }) => {
    const preferences = await program.openPreferences();
    const { page } = preferences;
    const reset = page.getByRole('button', { name: 'Reset to defaults…' });
    const question = preferences.question('Reset the rules of Chopsticks?');
    await reset.click();
    await expect(question).toContainText('Full hands: Rollover, Meta');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(configFile.read()).toBe(mine);

    await reset.press('Enter');
    await question.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect(preferences.choice('Full hands', 'Cutoff')).toBeChecked();
    await expect(reset).toBeFocused();
    await expect.poll(configFile.read).not.toMatch(/overflow|meta/);
    expect(configFile.read()).toContain('// A setting that the reset must keep.');
    await expect(board.page.locator('html')).toHaveCSS('color-scheme', 'dark');

    await preferences.goTo('Files');
    await page.getByRole('button', { name: 'Reset everything…' }).click();
    const everything = preferences.question('Reset everything?');
    await expect(everything.getByRole('listitem')).toHaveText([
      /Digit Conquest.*30/,
      /Table and hands.*Theme: Dark/,
      /Accessibility.*Motion: Off, Text size: 125/,
    ]);
    await everything.getByRole('button', { name: 'Reset' }).click();
    await expect(board.page.locator('html')).toHaveCSS('font-size', '16px');
    await expect.poll(configFile.read).not.toMatch(/theme|textSize|target/);
    expect(configFile.read()).toContain('"players": ["person", "person"]');
  });
});

testOnShared.describe('changed rules', () => {
  testOnShared.use({ config: twoPersons });

  testOnShared('start a game at once, from the same window', async ({ program, board }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(1);
    const preferences = await program.openPreferences();
    await preferences.choose('Full hands', 'Rollover');
    await preferences.page.getByRole('button', { name: 'Start a game with these rules' }).click();
    await expect(board.topBar.getByText('Rollover')).toBeVisible();
    await board.stands(0);
  });
});

testOnShared(
  'pages are reached by keyboard, and Escape closes the window, unless something in it has Escape',
  async ({ program }) => {
    const preferences = await program.openPreferences();
    const { page } = preferences;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Chopsticks' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Files' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'Accessibility' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'Sound' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(preferences.choice('Theme', 'System')).toBeChecked();
    await expect(preferences.choice('Theme', 'System')).toBeInViewport();

    const search = page.getByRole('searchbox');
    await search.fill('volume');
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');

    await page.getByRole('tab', { name: 'Files' }).click();
    await page.getByRole('button', { name: /Reset everything/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    const closed = page.waitForEvent('close');
    await page.keyboard.press('Escape').catch(() => undefined);
    await closed;
  },
);

testOnShared(
  'a slider says its value, and the keyboard moves it',
  async ({ program, configFile }) => {
    const preferences = await program.openPreferences();
    await preferences.goTo('Sound');
    const volume = preferences.page.getByRole('slider', { name: 'Volume' });
    await volume.press('Home');
    await volume.press('ArrowRight');
    await expect(volume).toHaveAttribute('aria-valuetext', '10%');
    await expect.poll(configFile.read).toContain('"volume": 10');
  },
);
