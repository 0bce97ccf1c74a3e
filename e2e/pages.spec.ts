import { expect, test, testOnShared, twoPersons } from './app.ts';

test.use({ config: twoPersons });

testOnShared(
  'whoever goes back stands where they left, and can go on from there',
  async ({ program, board }) => {
    const { page } = board;
    const heading = page.getByRole('heading', { level: 1 });
    const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

    await program.press('CmdOrCtrl+U');
    await expect(card('Lessons')).toBeFocused();
    await card('Atlas').click();
    await expect(heading).toHaveText('Atlas');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(card('Atlas')).toBeFocused();

    await program.press('Alt+Right');
    await expect(heading).toHaveText('Atlas');
    await program.press('Alt+Left');
    await card('Puzzles').click();
    await expect(heading).toHaveText('Puzzles');

    // A puzzle is left only with its buttons.
    await page.keyboard.press('Escape');
    await expect(heading).toHaveText('Puzzles');
    await program.press('Alt+Left');
    await expect(heading).toHaveText('Learn');
    await page.keyboard.press('Escape');
    await board.says('Player 1 to move');
  },
);
