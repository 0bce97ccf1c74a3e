import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layoutOf, overlaps } from './boxes.ts';
import { expect, still, test, twoPersons } from './app.ts';
import { configAt } from './config-on-disk.ts';
import { shortcuts } from './program.ts';

const broken = `{
  // The quotation mark at the end is missing.
  "difficulty": "hard
}
`;

/** The files in the user-data folder that hold unreadable content. */
function keptIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('config.invalid-'));
}

test.describe('a broken file', () => {
  test.use({ config: broken });

  test('is kept once, the notice names the place of the error, and its correction is used', async ({
    program,
    board,
    userData,
    configFile,
  }) => {
    await expect(board.notices).toHaveCount(1);
    await expect(board.notices).toContainText('line 3, column 17');
    const kept = keptIn(userData);
    expect(kept).toHaveLength(1);
    await expect(board.notices).toContainText(kept[0] ?? '');
    expect(readFileSync(path.join(userData, kept[0] ?? ''), 'utf8')).toBe(broken);
    expect(configFile.read()).toBe(broken);
    await board.holds('You', 1, 1);

    const preferences = await program.openPreferences();
    await preferences.choose('Motion', 'Off');
    await expect.poll(configFile.read).toContain('"motion": "off"');
    await board.notices.getByRole('button', { name: 'Got it' }).click();
    await expect(board.notices).toHaveCount(0);

    configFile.write(broken);
    await expect(board.notices).toContainText('line 3, column 17');
    configFile.write(broken.replace('"hard', '"hard"'));
    await expect(board.notices).toHaveCount(0);
    expect(keptIn(userData), 'kept only once').toEqual(kept);
    await board.newGame();
    await expect(board.page.getByText('hard', { exact: true })).toBeVisible();
  });
});

test.describe('nine bad values', () => {
  const faults = {
    start: 'table',
    game: 'chess',
    players: 3,
    difficulty: 'brutal',
    first: 'me',
    appearance: { theme: 'pink', motion: 'wild', textSize: 5 },
    chopsticks: { fingers: 1, overflow: 'sideways', suicide: true },
  };
  test.use({ config: faults });

  test('are listed in one notice, and become fewer as they are corrected', async ({
    board,
    program,
    configFile,
  }) => {
    const { page } = board;
    await expect(board.notices).toHaveCount(1);
    await expect(board.notices).toContainText('9 settings in config.jsonc could not be used.');
    await expect(board.topBar.getByText('May put a hand out by splitting')).toBeVisible();
    for (const side of ['left', 'right'] as const) {
      await expect(board.hand('Computer', side)).toBeInViewport({ ratio: 1 });
    }
    const { boxes } = await layoutOf(page, { notice: '[role=alert]', plate: '.plate' });
    expect(overlaps(boxes.notice, boxes.plate)).toEqual([]);
    expect(boxes.notice).toHaveLength(1);
    await board.notices.getByRole('button', { name: 'Show all…' }).press('Enter');
    const list = page.getByRole('dialog', { name: '9 settings could not be used' });
    await expect(list.getByRole('listitem')).toHaveCount(9);
    await expect(list).toContainText('appearance: theme can’t be "pink". Allowed: system,');
    await expect(list).toContainText('overflow can’t be "sideways". Allowed: cutoff or rollover');
    await expect(list.getByRole('button', { name: 'Show the file' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(board.notices).toHaveCount(1);

    const preferences = await program.openPreferences();
    await expect(preferences.notices).toContainText('9 settings');
    await preferences.choose('Theme', 'Light');
    await expect(board.notices).toContainText('8 settings');
    await expect(preferences.notices).toContainText('8 settings');

    await board.page.bringToFront();
    await board.notices.getByRole('button', { name: 'Show all…' }).click();
    const rest = page.getByRole('dialog', { name: '8 settings could not be used' });
    await rest.getByRole('button', { name: 'Got it' }).click();
    await expect(rest).toBeHidden();
    await expect(board.notices).toHaveCount(0);
    expect(configFile.read()).toContain('sideways');

    configFile.write(JSON.stringify({ ...still, first: 'me' }));
    await expect(board.notices).toContainText('first can’t be "me"');
  });
});

test.describe('another file, in another language', () => {
  test.use({ config: null });

  test('are used if arguments name them, whatever the file says', async ({
    start,
    userData,
    configFile,
  }, info) => {
    const other = configAt(info.outputPath('other.jsonc'));
    other.write(JSON.stringify({ ...twoPersons, language: 'en', first: 'me' }));
    const program = await start('--config', other.path, '--language', 'de');
    const { board } = program;
    await expect(board.plates).toHaveText([/Spieler 2/, /Spieler 1/]);
    await expect(board.notices).toContainText('first kann nicht "me" sein.');
    other.write(JSON.stringify({ ...twoPersons, game: 'chess' }));
    await expect(board.notices).toContainText('game kann nicht "chess" sein.');
    await expect(board.page.getByRole('button', { name: 'Neues Spiel' })).toBeVisible();

    const { page } = await program.preferencesAfter(() => program.press(shortcuts.preferences));
    await page.getByRole('tab', { name: 'Dateien' }).click();
    await expect(page.getByText(other.path)).toBeVisible();
    await page.getByRole('tab', { name: 'Chopsticks' }).click();
    await page.getByRole('radio', { name: 'Überlauf', exact: true }).click();
    await expect.poll(other.read).toContain('"rollover"');
    expect(readdirSync(userData)).not.toContain(path.basename(configFile.path));
  });
});
