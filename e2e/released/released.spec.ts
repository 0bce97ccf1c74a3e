import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { twoPersons } from '../app.ts';
import { expect, playAGame, test } from '../installed/packages.ts';
import { Program } from '../program.ts';

const executable = process.env['DIGIT_DUELS_RELEASED'] ?? '';
/** On Linux, a copy has neither the rights nor the profile that let the installed program have the sandbox. */
const withoutSandbox = process.platform === 'linux' ? ['--no-sandbox'] : [];

test('a released program is played, shows its preferences, and continues the match after a restart', async () => {
  const folder = test.info().outputPath('user-data');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'config.jsonc'), JSON.stringify(twoPersons));

  const list = [`--user-data-dir=${folder}`, ...withoutSandbox];
  const program = await Program.startInstalled(executable, ...list);
  await playAGame(program);
  const preferences = await program.openPreferences();
  await preferences.page.close();
  await program.quit();
  expect(program.complaints(), 'what the program complained of').toEqual([]);

  const again = await Program.startInstalled(executable, ...list);
  await again.board.stands(2);
  await again.quit();
});
