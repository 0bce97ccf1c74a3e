import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Program } from '../program.ts';
import { expect, packageFile, playAGame, run, test } from './packages.ts';

test('an AppImage is unpacked, opened and played by an ordinary user', async ({ user }) => {
  execFileSync(packageFile('.AppImage'), ['--appimage-extract'], { cwd: user.home });
  const unpacked = path.join(user.home, 'squashfs-root');
  const entry = readdirSync(unpacked).find((name) => name.endsWith('.desktop')) ?? '';
  expect(entry).toBe('org.digitduels.DigitDuels.desktop');
  run('desktop-file-validate', path.join(unpacked, entry));
  const described = readFileSync(path.join(unpacked, entry), 'utf8');
  expect(described).not.toContain('--no-sandbox');
  expect(described).toMatch(
    /^MimeType=application\/vnd\.digitduels\.match;x-scheme-handler\/duel;$/m,
  );
  expect(readdirSync(path.join(unpacked, 'usr/share/mime/packages'))).toEqual([
    'org.digitduels.DigitDuels.xml',
  ]);

  const program = await Program.startInstalled(user.runs(path.join(unpacked, 'AppRun')));
  await playAGame(program);
  await program.quit();
  expect(program.complaints(), 'what the program complained of').toEqual([]);
});

test('an AppImage starts in the sandbox unless the system has no user namespaces', ({ user }) => {
  execFileSync(packageFile('.AppImage'), ['--appimage-extract'], { cwd: user.home });
  const folder = path.join(user.home, 'launched');
  mkdirSync(folder);
  const launcher = path.join(folder, 'AppRun');
  copyFileSync(path.join(user.home, 'squashfs-root', 'AppRun'), launcher);
  const script = (name: string, line: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  // Prints its arguments instead of the program. The launcher looks in its own folder first.
  script('digit-duels', 'echo "$@"');

  script('unshare', 'exit 0');
  expect(run(launcher, '--seed=1').trim()).toBe('--seed=1');
  script('unshare', 'exit 1');
  expect(run(launcher, '--seed=1').trim()).toBe('--no-sandbox --seed=1');
});
