import type { Page } from '@playwright/test';
import type { GameId } from '../electron/api/match-view.ts';
import { expect, still, test, testOnShared, twoPersons } from './app.ts';
import { crowding } from './crowding.ts';
import { keepMatches } from './library.ts';
import type { Program } from './program.ts';
import { openAfter } from './scholars-table.ts';

type Size = readonly [width: number, height: number];

/**
 * Windows that have little room, and a large one. They are tested with longer words and with larger text: then others fit,
 * too.
 */
const looks: readonly { language: string; textSize: number; sizes: readonly Size[] }[] = [
  { language: 'en', textSize: 200, sizes: [[640, 520]] },
  {
    language: 'de',
    textSize: 100,
    sizes: [
      [640, 520],
      [800, 600],
      [1920, 1080],
    ],
  },
];

/** The smallest and the default one. */
const preferencesSizes: readonly Size[] = [
  [520, 420],
  [900, 720],
];

const pages = [
  ['home', 'CmdOrCtrl+Shift+H'],
  ['learn', 'CmdOrCtrl+U'],
  ['lessons', 'CmdOrCtrl+1'],
  ['puzzles', 'CmdOrCtrl+2'],
  ['mistakes', 'CmdOrCtrl+3'],
  ['explorer', 'CmdOrCtrl+4'],
  ['state-map', 'CmdOrCtrl+5'],
  ['paper', 'CmdOrCtrl+7'],
  ['tasks', 'CmdOrCtrl+8'],
  ['atlas', 'CmdOrCtrl+Shift+A'],
  ['library', 'CmdOrCtrl+L'],
  ['statistics', 'CmdOrCtrl+Shift+L'],
] as const;

const tables = [
  ['chopsticks', 2],
  ['chopsticks', 3],
  ['chopsticks', 4],
  ['chopsticks', 5],
  ['chopsticks', 6],
  ['scholars-game', 2],
  ['digit-conquest', 2],
  ['summation-duel', 2],
] as const;

/** A match that is over, whose result stands beside the total. */
const ended = '[Game "summation-duel"]\n\n+6 +9 +10 +8 +7 +5 +4 +1';

const shots = process.env['SHOTS'];
const only = process.env['ONLY']?.split(',');

test.describe.configure({ mode: 'parallel' });

/** Puts a new match on the table; the second player is a computer. */
async function begin(program: Program, game: GameId, players: number): Promise<void> {
  await program.board.page.evaluate(
    ([id, count]) =>
      window.digitDuels.request('newMatch', {
        game: id,
        settings: count > 2 ? { players: count } : {},
        players: Array.from({ length: count }, (_, i) => ({
          kind: i === 1 ? 'computer' : 'person',
          ...(i === 1 && { difficulty: 'easy' }),
        })),
        first: 0,
      }),
    [game, players] as const,
  );
  await program.press('CmdOrCtrl+Shift+T');
}

for (const { language, textSize, sizes } of looks) {
  test.describe(`in ${language} at ${textSize}%`, () => {
    const config = { ...twoPersons, language, appearance: { ...still.appearance, textSize } };
    test.use({ config });
    testOnShared.use({ config });

    /** Expects no faults of a page of the program at each size of its window. */
    async function fits(program: Program, name: string): Promise<void> {
      if (only && !only.includes(name)) return;
      for (const [width, height] of sizes) {
        await program.resize(width, height);
        await fitsNow(program.board.page, `${name}-${width}x${height}`);
      }
    }

    async function fitsNow(page: Page, name: string, isLong = false): Promise<void> {
      const look = `${name}-${language}-${textSize}`;
      if (shots) await page.screenshot({ path: `${shots}/${look}.png` });
      expect.soft(await crowding(page, 32, isLong), look).toEqual([]);
    }

    test('every page fits every window', async ({ userData, start }) => {
      keepMatches(userData, 40, 36);
      const program = await start();
      for (const [name, keys] of pages) {
        await program.press(keys);
        await fits(program, name);
      }
    });

    testOnShared('every table fits, and home while its match waits', async ({ program, board }) => {
      for (const [game, players] of tables) {
        await begin(program, game, players);
        await fits(program, `${game}-${players}`);
        if (![3, 5, 6].includes(players)) continue;
        // A match is offered to be continued once a person has moved.
        await board.page.locator('[data-hand="0-0"]').click();
        await board.page.locator('[data-hand="1-0"]').click();
        await program.press('CmdOrCtrl+Shift+H');
        const goOn = board.page.getByRole('button', { name: /^(Continue|Weiterspielen)$/ });
        await expect(goOn).toBeVisible();
        await fits(program, `home-${players}`);
      }
      await board.openRecord(ended);
      await expect(board.page.locator('section.result')).toBeVisible();
      await fits(program, 'end-of-summation-duel');
    });

    testOnShared('the choice of a new game and the preferences fit', async ({ program, board }) => {
      await program.press('CmdOrCtrl+N');
      const dialog = board.page.getByRole('dialog');
      const games = dialog.getByRole('radiogroup').first().getByRole('radio');
      await expect(games).toHaveCount(4);
      for (const [index, game] of (await games.all()).entries()) {
        await game.click();
        await fits(program, `new-game-${index}`);
      }
      await board.page.keyboard.press('Escape');

      const { page } = await program.preferencesAfter(() => program.press('CmdOrCtrl+,'));
      const tabs = await page.getByRole('tab').all();
      for (const [width, height] of preferencesSizes) {
        await program.resize(width, height, page);
        for (const [index, tab] of tabs.entries()) {
          const name = `preferences-${index}`;
          if (only && !only.includes(name)) continue;
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await fitsNow(page, `${name}-${width}x${height}`, true);
        }
      }
    });
  });
}

test('a narrow bar keeps undo and hint rather than redo and analysis', async ({
  program,
  board,
}) => {
  const button = (name: string) => board.topBar.getByRole('button', { name, exact: true });
  await program.resize(640, 520);
  for (const name of ['Home', 'New game', 'Undo', 'Hint', 'Menu']) {
    await expect(button(name)).toBeVisible();
  }
  for (const name of ['Redo', 'Analysis']) await expect(button(name)).toBeHidden();
});

test('hands fit a high and narrow table beside the open drawer', async ({ program, board }) => {
  await program.resize(719, 900);
  for (const [game, players] of tables) {
    await begin(program, game, players);
    if (!(await board.page.getByRole('heading', { name: 'Moves', exact: true }).isVisible())) {
      await program.press('CmdOrCtrl+B');
    }
    // With emblems, choices and what they were, numbers are at their widest.
    if (game === 'scholars-game') await openAfter(board, 15);
    const look = `high-${game}-${players}`;
    if (shots) await board.page.screenshot({ path: `${shots}/${look}.png` });
    expect.soft(await crowding(board.page, 32, false), look).toEqual([]);
  }
});
