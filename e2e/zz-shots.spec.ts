import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './app.ts';
const shots = '/tmp/lead-table/';
const text = `[Game "chopsticks"]
[Player1 "Ada"]
[Player2 "Bo"]
[Player2Type "hard"]

1. A-D 2. A-D 3. A-C 4. 22-13 5. B-C 6. A-D 7. B-D 8. A-D 9. 04-13 10. B-D 11. B-C 12. A-D *
`;
test.use({ config: { start: 'table', appearance: { motion: 'off', pace: 'fastest' } } });
test('shot review', async ({ start }, info) => {
  const file = info.outputPath('a match.duel');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const program = await start(file);
  const { board } = program;
  const { page } = board;
  await program.resize(1280, 800);
  await board.stands(12);
  await program.press('CmdOrCtrl+I');
  await page.keyboard.press('PageUp');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${shots}r1.png` });
  await program.press('CmdOrCtrl+Shift+V');
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${shots}r2.png` });
  await program.press('CmdOrCtrl+Shift+V');
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${shots}r3.png` });
});
