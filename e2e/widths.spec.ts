import { expect, test, twoPersons } from './app.ts';
import { crowding } from './crowding.ts';
import { keepMatches } from './library.ts';
import { setLook, textSizes } from './looks.ts';

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

test.use({ config: twoPersons });
test.beforeEach(({ userData }) => keepMatches(userData, 40));

test('every page fits every window', async ({ program, board, configFile }) => {
  test.slow();
  const { page } = board;
  const only = process.env['ONLY']?.split(',');
  const fits = async (name: string, textSize: number) => {
    if (only && !only.includes(name)) return;
    for (const [width, height] of sizes) {
      await program.resize(width, height);
      const look = `${name}-${width}x${height}-${textSize}`;
      if (shots) await page.screenshot({ path: `${shots}/${look}.png` });
      expect.soft(await crowding(page), look).toEqual([]);
    }
  };
  for (const textSize of textSizes) {
    await setLook(page, configFile, 'light', textSize);
    for (const [name, keys] of pages) {
      await program.press(keys);
      await fits(name, textSize);
    }
    for (const [game, players] of tables) {
      await page.evaluate(
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
      await fits(`${game}-${players}`, textSize);
    }
  }
});
