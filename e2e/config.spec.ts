import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layoutOf, overlaps } from './boxes.ts';
import { expect, still, test } from './app.ts';
import { configAt } from './config-on-disk.ts';

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

  test('is kept, and the notice names the place of the error', async ({
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
    expect(keptIn(userData)).toEqual(kept);
  });

  test('is kept only once, however often the program starts', async ({ start, userData }) => {
    for (let count = 1; count <= 2; count++) {
      const program = await start();
      await expect(program.board.notices).toContainText('line 3, column 17');
      await program.quit();
    }
    expect(keptIn(userData)).toHaveLength(1);
  });

  test('is replaced by the corrected one', async ({ board, configFile }) => {
    await expect(board.notices).toHaveCount(1);
    configFile.write(broken.replace('"hard', '"hard"'));
    await expect(board.notices).toHaveCount(0);
    await board.newGame();
    await expect(board.page.getByText('hard', { exact: true })).toBeVisible();
  });
});

test.describe('a bad value', () => {
  test.use({ config: { ...still, chopsticks: { overflow: 'sideways', suicide: true } } });

  test('is ignored, and the notice gives its name and what is allowed', async ({
    board,
    configFile,
  }) => {
    await expect(board.notices).toHaveCount(1);
    for (const word of ['overflow', '"sideways"', 'cutoff or rollover']) {
      await expect(board.notices).toContainText(word);
    }
    await expect(board.topBar.getByText('May put a hand out by splitting')).toBeVisible();
    await board.notices.getByRole('button', { name: 'Got it' }).click();
    await expect(board.notices).toHaveCount(0);
    expect(configFile.read()).toContain('sideways');
  });
});

test.describe('nine bad values', () => {
  const faults = {
    game: 'chess',
    players: 3,
    difficulty: 'brutal',
    first: 'me',
    appearance: { theme: 'pink', motion: 'wild', textSize: 5 },
    chopsticks: { fingers: 1, overflow: 'sideways' },
  };
  test.use({ config: faults });

  test('are listed in one notice', async ({ board }) => {
    const { page } = board;
    await expect(board.notices).toHaveCount(1);
    await expect(board.notices).toContainText('9 settings in config.jsonc could not be used.');
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
    await expect(list.getByRole('button', { name: 'Show the file' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(board.notices).toHaveCount(1);

    await board.notices.getByRole('button', { name: 'Show all…' }).click();
    await list.getByRole('button', { name: 'Got it' }).click();
    await expect(list).toBeHidden();
    await expect(board.notices).toHaveCount(0);
  });

  test('become fewer as they are corrected', async ({ board, program, configFile }) => {
    const preferences = await program.openPreferences();
    await expect(preferences.notices).toContainText('9 settings');
    await preferences.choose('Theme', 'Light');
    await expect(board.notices).toContainText('8 settings');
    await expect(preferences.notices).toContainText('8 settings');
    configFile.write(JSON.stringify({ ...still, first: 'me' }));
    await expect(board.notices).toContainText('first can’t be "me"');
  });
});

test.describe('German', () => {
  test.use({ config: null });

  test('is used if an argument asks for it, whatever the file says', async ({
    start,
    configFile,
  }) => {
    configFile.write(JSON.stringify({ ...still, language: 'en', first: 'me' }));
    const { board } = await start('--language', 'de');
    await expect(board.notices).toContainText('first kann nicht "me" sein.');
    configFile.write(JSON.stringify({ ...still, game: 'chess' }));
    await expect(board.notices).toContainText('game kann nicht "chess" sein.');
    await expect(board.page.getByRole('button', { name: 'Neues Spiel' })).toBeVisible();
  });
});

test.describe('no file', () => {
  test.use({ config: null });

  test('is created at the first start, with a schema next to it', async ({
    board,
    userData,
    configFile,
  }) => {
    await expect(board.notices).toHaveCount(0);
    expect(configFile.read()).toContain('"version": 1');
    const schema = path.join(userData, 'config.schema.json');
    await expect(() => {
      expect(JSON.parse(readFileSync(schema, 'utf8'))).toHaveProperty('properties.chopsticks');
    }).toPass();
  });
});

test.describe('another file', () => {
  test.use({ config: null });

  test('is used if --config names it', async ({ start, userData, configFile }, info) => {
    const other = configAt(info.outputPath('other.jsonc'));
    other.write(JSON.stringify({ ...still, players: ['person', 'person'] }));
    const program = await start('--config', other.path);
    await program.board.holds('Player 1', 1, 1);
    const preferences = await program.openPreferences();
    await preferences.goTo('Files');
    await expect(preferences.page.getByText(other.path)).toBeVisible();
    await preferences.choose('Theme', 'Light');
    await expect.poll(other.read).toContain('"theme":');
    expect(readdirSync(userData)).not.toContain(path.basename(configFile.path));
  });
});
