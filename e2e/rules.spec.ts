import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { layoutOf, outside } from './boxes.ts';
import type { Board } from './board.ts';
import type { ConfigOnDisk } from './config-on-disk.ts';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { gameIds, rulesPages } from './game-ids.ts';
import { inEverySize, isAccessibleInEveryTheme, setLook } from './looks.ts';
import { arePicturesMade, howToMakePictures, isWanted } from './made-pictures.ts';
import type { Program } from './program.ts';

test.use({ config: twoPersons });

const languages = readdirSync(rulesPages);

/** What a page calls its game and three of its parts. */
function pageOf(id: string, language: string) {
  const file = path.join(rulesPages, language, `${id}.md`);
  const text = readFileSync(file, 'utf8').replaceAll("'", '’');
  const [game = ''] = /(?<=^# ).+$/m.exec(text) ?? [];
  const headings = text.match(/(?<=^## ).+$/gm) ?? [];
  const [, turn = '', theEnd = ''] = headings;
  return { game, turn, theEnd, known: headings.at(-1) ?? '' };
}

const games = gameIds.map((id) => pageOf(id, 'en').game);

/** What the page of a game, named in English, has in a language. */
function inLanguage(game: string, language: string) {
  return pageOf(gameIds[games.indexOf(game)] ?? '', language);
}

/** Switches the program's language in its config file. */
async function speak({ page }: Board, configFile: ConfigOnDisk, language: string): Promise<void> {
  const config = JSON.parse(configFile.read()) as object;
  configFile.write(JSON.stringify({ ...config, language }));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Opens the rules of the game on the table. */
async function open(program: Program, game: string, language = 'en'): Promise<Locator> {
  await program.press('F1');
  const page = inLanguage(game, language);
  const rules = program.board.page.getByRole('dialog', { name: page.game });
  await expect(rules.getByRole('heading', { name: page.turn })).toBeVisible();
  return rules;
}

/** Closes what is open over the page. */
async function close({ page }: Board): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the rules of each game open after those of another', async ({ program, board }) => {
  for (const game of [...games, ...games.toReversed().slice(1)]) {
    await board.newGame({ game });
    await open(program, game);
    await close(board);
  }
  // Nothing stays open over the table.
  await board.newGame({ game: 'Chopsticks' });
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.stands(1);
});

test('goal, a turn and the end are on the first screen of the rules', async ({
  program,
  board,
  configFile,
}) => {
  await program.resize(800, 600);
  for (const game of games) {
    await board.newGame({ game });
    for (const language of languages) {
      const { theEnd, known } = inLanguage(game, language);
      await speak(board, configFile, language);
      const rules = await open(program, game, language);
      await expect(rules.getByRole('heading', { level: 2 })).toBeFocused();
      const end = rules.getByRole('heading', { name: theEnd }).locator('xpath=following::*[1]');
      await expect(end).toBeInViewport({ ratio: 1 });
      await board.page.keyboard.press('End');
      const last = rules
        .getByRole('heading', { name: known })
        .locator('xpath=following-sibling::*[last()]');
      await expect(last).toBeInViewport();
      await close(board);
      await speak(board, configFile, 'en');
    }
  }
});

test('the rules are readable', async ({ program, board, configFile }) => {
  test.slow();
  for (const game of games) {
    await board.newGame({ game });
    await open(program, game);
    await isAccessibleInEveryTheme(board.page, configFile, `rules of ${game}`);
    await close(board);
    // German has the longer words.
    await speak(board, configFile, 'de');
    await open(program, game, 'de');
    await inEverySize(program, configFile, (look) =>
      look(`rules-${game}`, async () => {
        const layout = await layoutOf(board.page, { rules: '[role=dialog]' });
        return [...outside(layout, layout.boxes.rules), ...layout.sideways];
      }),
    );
    await close(board);
    await speak(board, configFile, 'en');
  }
});

test('the pictures of the figures can be made', async ({ program, board, configFile }) => {
  test.skip(!arePicturesMade(), howToMakePictures);
  test.slow();
  await program.resize(1280, 800);
  await setLook(board.page, configFile, 'light', 150);
  for (const language of languages) {
    const folder = path.join(rulesPages, language, 'figures');
    mkdirSync(folder, { recursive: true });
    for (const game of games) {
      await board.newGame({ game });
      await speak(board, configFile, language);
      const rules = await open(program, game, language);
      for (const figure of await rules.getByRole('figure').all()) {
        const name = (await figure.getAttribute('data-figure')) ?? '';
        const picture = path.join(folder, `${name}.png`);
        if (isWanted(picture)) await figure.screenshot({ path: picture });
      }
      await close(board);
      await speak(board, configFile, 'en');
    }
  }
});
