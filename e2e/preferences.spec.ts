import { expect, test, twoPersons } from './app.ts';

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

  test('takes a changed rule, keeps all else, and the next game has it', async ({
    program,
    board,
    configFile,
  }) => {
    const preferences = await program.openPreferences();
    await expect(preferences.choice('Full hands', 'Cutoff')).toBeChecked();
    await preferences.choose('Full hands', 'Rollover');
    await expect.poll(configFile.read).toContain('"overflow": "rollover" /* for now */');
    expect(configFile.read()).toBe(byHand.replace('"cutoff"', '"rollover"'));

    // The game on the table keeps its rules: 4 on 3 is out.
    await playFourOnThree();
    await board.holds('Player 1', 0, 1);

    await board.newGame();
    await expect(board.topBar.getByText('Rollover')).toBeVisible();
    await playFourOnThree();
    await board.holds('Player 1', 2, 1);

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

  test('is taken up when somebody edits it while the program runs', async ({
    program,
    board,
    configFile,
  }) => {
    const preferences = await program.openPreferences();
    configFile.write(
      byHand.replace('"cutoff"', '"rollover"').replace('"off"', '"off", "theme": "dark"'),
    );
    await expect(preferences.choice('Full hands', 'Rollover')).toBeChecked();
    await expect(preferences.choice('Theme', 'Dark')).toBeChecked();
    await expect(board.page.locator('html')).toHaveCSS('color-scheme', 'dark');

    await board.newGame();
    await expect(board.topBar.getByText('Rollover')).toBeVisible();
  });
});

test.describe('what can’t be combined', () => {
  test.use({ config: twoPersons });

  test('is not offered, and says why', async ({ program, board, configFile }) => {
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

test('looks follow at once in every window, and players give the next game its seats', async ({
  program,
  board,
}) => {
  const preferences = await program.openPreferences();
  await preferences.choose('Theme', 'Dark');
  await preferences.put('Text size', 150);
  for (const { page } of [board, preferences]) {
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  }

  await preferences.put('Players', 3);
  await board.newGame({ seats: ['person', 'person', 'person'] });
  for (const who of ['Player 1', 'Player 2', 'Player 3']) await board.holds(who, 1, 1);
});
