import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, still, test } from './app.ts';
import { howToMakePictures, isWanted } from './made-pictures.ts';

test.use({ config: still });

const folder = path.join(import.meta.dirname, '..', 'docs', 'pictures');

/** The match in the picture of each game. */
const records: Readonly<Record<string, string>> = {
  chopsticks: '1. A-D 2. A-D 3. A-C',
  'scholars-game': '1. 1+1 2. 1+1 3. 2+1',
  'digit-conquest': '1. ?7 2. +7 3. ?9 4. +9 5. ?8',
  'summation-duel': '1. +7 2. +9 3. +4',
};

/** Ann throws the draw away at moves 5 and 11. */
const reviewed =
  '1. A-D 2. A-D 3. A-C 4. 22-13 5. B-C 6. A-D 7. B-D 8. A-D 9. 04-13 10. B-D 11. B-C 12. A-D';

for (const [game, moves] of Object.entries({ ...records, review: reviewed })) {
  test(`the picture of ${game} for the README can be made`, async ({ start }, info) => {
    const picture = path.join(folder, `${game}.jpg`);
    test.skip(!isWanted(picture), howToMakePictures);
    const file = info.outputPath('match.duel');
    mkdirSync(path.dirname(file), { recursive: true });
    const tags = `[Game "${game === 'review' ? 'chopsticks' : game}"]\n[Player1 "Ann"]\n[Player2 "Bo"]\n`;
    writeFileSync(file, `${tags}\n${moves} *\n`);
    const program = await start(file);
    const { page, gameOver } = program.board;
    await program.resize(960, 640);
    if (game === 'review') {
      await gameOver.getByRole('button', { name: 'Review' }).click();
      await expect(page.locator('[data-part=review]').getByText('3 mistakes')).toBeVisible();
    } else {
      await expect(page.getByText('Ann').first()).toBeVisible();
    }
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: picture, type: 'jpeg', quality: 80, animations: 'disabled' });
  });
}
