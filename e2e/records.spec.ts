import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test, testOnShared, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { hasNoAccessibilityFaults, lookAt } from './looks.ts';
import type { Program } from './program.ts';
import { startAlone } from './start-alone.ts';

const begun = `[Game "chopsticks"]
[Player1 "Ann"]
[Player2 "Bert"]

1. A-C 2. A-C *
`;

test.use({ config: { ...twoPersons, game: 'chopsticks' } });

/** Answers the system's file dialogs from now on, as a user would. */
async function answerDialogs(program: Program, file: string): Promise<void> {
  await program.app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
}

/** The text last copied to the clipboard. */
const copied = (program: Program): Promise<string> =>
  program.app.evaluate(({ clipboard }) => clipboard.readText());

async function put(program: Program, text: string): Promise<void> {
  await program.app.evaluate(({ clipboard }, given) => clipboard.writeText(given), text);
}

const movesOf = (board: Board): Promise<string[]> => board.moves.locator('.ply').allInnerTexts();

/** Drops a file on the window. */
async function drop(board: Board, name: string, text: string): Promise<void> {
  const data = await board.page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  await board.page.locator('main').dispatchEvent('dragover', { dataTransfer: data });
  await expect(board.page.getByText('Drop to open the match')).toBeVisible();
  await board.page.locator('main').dispatchEvent('drop', { dataTransfer: data });
  await expect(board.page.getByText('Drop to open the match')).toBeHidden();
}

test('a match is saved and opened in another program, with the same moves', async ({
  program,
  board,
  start,
}, info) => {
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.attack('Player 2', 'right', 'Player 1', 'right');
  await board.stands(2);
  const moves = await movesOf(board);
  const file = info.outputPath('a match.duel');
  await answerDialogs(program, file);
  await board.choose('Save as…');
  const saved = board.page.getByRole('status').filter({ hasText: `Saved as ${file}` });
  await expect(saved).toBeVisible();
  expect(readFileSync(file, 'utf8')).toContain('[Game "chopsticks"]');
  const shown = await program.app.evaluateHandle(({ shell }) => {
    const files: string[] = [];
    shell.showItemInFolder = (of) => void files.push(of);
    return files;
  });
  await saved.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => shown.jsonValue()).toEqual([file]);
  await lookAt(board.page, 'saved');
  await saved.getByRole('button', { name: 'Close' }).click();
  await expect(saved).toBeHidden();
  await program.quit();

  const elsewhere = info.outputPath('elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'config.jsonc'), '{ "start": "table" }');
  // As the system starts it when the user double-clicks the file.
  const other = await start(`--user-data-dir=${elsewhere}`, file);
  await other.board.stands(2);
  expect(await movesOf(other.board)).toEqual(moves);

  const second = info.outputPath('second.duel');
  writeFileSync(second, begun.replace('2. A-C', '2. A-C 3. A-C'));
  await startAlone(['.', `--user-data-dir=${elsewhere}`, second]);
  await other.board.stands(3);

  await other.press('CmdOrCtrl+Shift+O');
  const recent = other.board.page.getByRole('dialog', { name: 'Recent files' });
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await recent.getByRole('button', { name: /^a match\.duel/ }).press('Enter');
  await expect(recent).toBeHidden();
  await other.board.stands(2);
});

testOnShared(
  'what is damaged is refused with its place; text and links are pasted, files are dropped',
  async ({ program, board }, info) => {
    const damaged = info.outputPath('damaged.duel');
    writeFileSync(damaged, begun.replace('2. A-C', '2. A-Q'));
    await answerDialogs(program, damaged);
    await program.press('CmdOrCtrl+O');
    await expect(board.notices).toContainText('“damaged.duel” can’t be opened. Line 5, column 11:');
    await expect(board.plates.getByText('Ann')).toBeHidden();

    await drop(board, 'cut.duel', begun.replace(']', ''));
    await expect(
      board.notices.getByText(/“cut\.duel” can’t be opened\. Line 1, column /),
    ).toBeVisible();

    await drop(board, 'begun.duel', begun);
    await expect(board.plates.getByText('Ann')).toBeVisible();
    await board.stands(2);

    await put(program, begun.replace('Ann', 'Cora'));
    await board.page.keyboard.press('ControlOrMeta+v');
    await expect(board.plates.getByText('Cora')).toBeVisible();
    await board.choose('Share…');
    const dialog = board.page.getByRole('dialog', { name: 'Share this match' });
    await dialog.getByRole('radio', { name: 'Link' }).click();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    expect(await copied(program)).toMatch(/^duel:[\w-]+$/);
    await board.page.keyboard.press('Escape');
    await board.undo();
    await board.stands(1);
    await board.choose('Paste match');
    await board.stands(2);
  },
);

test.describe('sharing', () => {
  test.use({ config: { ...twoPersons, game: 'chopsticks', appearance: { motion: 'full' } } });

  testOnShared(
    'as text, as a picture and as an animation with the pictures that its moves ask for',
    async ({ program, board }, info) => {
      await put(program, begun);
      await board.page.keyboard.press('ControlOrMeta+v');
      await board.stands(2);
      await program.press('CmdOrCtrl+Shift+S');
      const dialog = board.page.getByRole('dialog', { name: 'Share this match' });
      await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(
        '1. A-C 2. A-C *',
      );
      await dialog.getByRole('button', { name: 'Copy' }).press('Enter');
      await expect(dialog.getByText('Copied')).toBeVisible();
      expect(await copied(program)).toContain('[Player1 "Ann"]');

      await dialog.getByRole('radio', { name: 'Text' }).press('ArrowRight');
      await dialog.getByRole('radio', { name: 'Link' }).press('ArrowRight');
      await expect(dialog.getByRole('img', { name: 'The table after 2 moves' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Copy' }).press('Enter');
      await expect(dialog.getByText('Copied')).toBeVisible();
      const types = await program.app.evaluate(async ({ clipboard }) =>
        (await clipboard.read()).flatMap((item) => item.types),
      );
      // Some systems offer it in other formats, too.
      expect(types).toContain('image/png');
      await hasNoAccessibilityFaults(board.page, 'share');

      await dialog.getByRole('radio', { name: 'Image' }).press('ArrowRight');
      await cancelAtOnce(dialog);
      await dialog.getByRole('button', { name: 'Make the animation' }).press('Enter');
      await expect(dialog.getByRole('img', { name: /animation of 20 pictures/ })).toBeVisible();
      // The user opens the rules in the meantime.
      await program.press('F1');
      const rules = board.page.getByRole('dialog', { name: 'Chopsticks' });
      await expect(rules).toBeVisible();
      await board.page.keyboard.press('Escape');
      await expect(rules).toBeHidden();
      await expect(dialog.getByRole('img', { name: /animation of 20 pictures/ })).toBeVisible();
      const file = info.outputPath('match.gif');
      await answerDialogs(program, file);
      await dialog.getByRole('button', { name: 'Save as file…' }).click();
      await expect(dialog.getByText(/^Saved as .*match\.gif$/)).toBeVisible();
      const gif = readFileSync(file, 'hex');
      // The starting position, nine pictures of each move, and the end; each begins with its duration.
      expect(gif.match(/21f904.{8}002c/g)).toHaveLength(1 + 2 * 9 + 1);
    },
  );
});

/** Starts an animation and cancels it. A few pictures may be finished before the key press arrives. */
async function cancelAtOnce(dialog: Locator): Promise<void> {
  await dialog.evaluate(async (element) => {
    const press = (label: string): boolean => {
      const buttons = [...element.querySelectorAll('button')];
      const found = buttons.find(({ textContent }) => textContent.trim() === label);
      found?.click();
      return found !== undefined;
    };
    press('Make the animation');
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!press('Cancel')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(element, { childList: true, characterData: true, subtree: true });
    });
  });
}
