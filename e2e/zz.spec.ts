import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, still } from './app.ts';
const record = `[Game "chopsticks"]
[Player1 "Ada"]
[Player2 "Bo"]
[Player2Type "hard"]

1. A-D 2. A-D 3. A-C 4. 22-13 5. B-C 6. A-D 7. B-D 8. A-D 9. 04-13 10. B-D 11. B-C 12. A-D *
`;
test.use({ config: { ...still, appearance: { ...still.appearance, theme: process.env['THEME'] ?? 'light' } } });
test('shots', async ({ start }, info) => {
  test.setTimeout(120000);
  const file = info.outputPath('m.duel');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, record);
  const program = await start(file);
  const { board } = program;
  await board.stands(12);
  const theme = process.env['THEME'] ?? 'light';
  const shot = async (name: string) => { await board.page.waitForTimeout(350); await board.page.screenshot({ path: `/tmp/rv/${theme}-${name}.png` }); };
  await program.resize(1280, 800);
  await shot('0over');
  await board.gameOver.getByRole('button', { name: 'Review' }).click();
  await expect(board.page.getByRole('button', { name: 'Next mistake' })).toBeVisible();
  await shot('1open');
  await board.page.getByRole('button', { name: 'Previous mistake' }).click();
  await shot('2mistake');
  await board.page.keyboard.press('Shift+PageUp');
  await board.page.keyboard.press('Shift+PageUp');
  await shot('3first');
  await program.resize(800, 600);
  await shot('4small');
  await program.resize(1280, 800);
  await board.page.getByRole('button', { name: 'Show why' }).click();
  await board.page.waitForTimeout(4000);
  await shot('5why');
  console.log(await board.announced.allInnerTexts());
});
