import { expect, test, twoPersons } from './app.ts';
import type { GameId } from '../electron/api/match-view.ts';
import { crowding } from './crowding.ts';
import { keepMatches } from './library.ts';
import { setLook, textSizes } from './looks.ts';
import type { Program } from './program.ts';

const sizes = [
  [640, 520],
  [800, 600],
  [1280, 800],
  [1920, 1080],
] as const;

const pages = [
  ['home', 'CmdOrCtrl+Shift+H'],
  ['learn', 'CmdOrCtrl+U'],
  ['lessons', 'CmdOrCtrl+1'],
  ['puzzles', 'CmdOrCtrl+2'],
  ['mistakes', 'CmdOrCtrl+3'],
  ['explorer', 'CmdOrCtrl+4'],
  ['state-map', 'CmdOrCtrl+5'],
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

const shots = process.env['SHOTS'];
const only = process.env['ONLY']?.split(',');

test.use({ config: twoPersons });
test.beforeEach(({ userData }) => keepMatches(userData, 40));

/** Looks at what is shown in every size of window, and expects no faults of its layout. */
async function fits(program: Program, name: string, textSize: number): Promise<void> {
  if (only && !only.includes(name)) return;
  const { page } = program.board;
  for (const [width, height] of sizes) {
    await program.resize(width, height);
    const look = `${name}-${width}x${height}-${textSize}`;
    if (shots) await page.screenshot({ path: `${shots}/${look}.png` });
    expect.soft(await crowding(page), look).toEqual([]);
  }
}

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

test('every page fits every window', async ({ program, board, configFile }) => {
  test.slow();
  for (const textSize of textSizes) {
    await setLook(board.page, configFile, 'light', textSize);
    for (const [name, keys] of pages) {
      await program.press(keys);
      await fits(program, name, textSize);
    }
    for (const [game, players] of tables) {
      await begin(program, game, players);
      await fits(program, `${game}-${players}`, textSize);
    }
  }
});

test('home fits every window while a match of many players waits', async ({
  program,
  board,
  configFile,
}) => {
  for (const textSize of textSizes) {
    await setLook(board.page, configFile, 'light', textSize);
    for (const players of [3, 5, 6]) {
      await begin(program, 'chopsticks', players);
      // A match is offered to be continued once a person has moved.
      await board.page.locator('[data-hand="0-0"]').click();
      await board.page.locator('[data-hand="1-0"]').click();
      await program.press('CmdOrCtrl+Shift+H');
      await expect(board.page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
      await fits(program, `home-${players}`, textSize);
    }
  }
});

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
