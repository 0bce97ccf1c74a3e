import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Program } from '../program.ts';
import { expect, packageFile, playAGame, run, test } from './packages.ts';

test('an AppImage is unpacked, opened and played by an ordinary user', async ({ user }) => {
  execFileSync(packageFile('.AppImage'), ['--appimage-extract'], { cwd: user.home });
  const unpacked = path.join(user.home, 'squashfs-root');
  const entry = readdirSync(unpacked).find((name) => name.endsWith('.desktop')) ?? '';
  expect(entry).toBe('org.digitduels.DigitDuels.desktop');
  run('desktop-file-validate', path.join(unpacked, entry));
  expect(readFileSync(path.join(unpacked, entry), 'utf8')).not.toContain('--no-sandbox');

  const program = await Program.startInstalled(user.runs(path.join(unpacked, 'AppRun')));
  await playAGame(program);
  await program.quit();
  expect(program.complaints(), 'what the program complained of').toEqual([]);
});
