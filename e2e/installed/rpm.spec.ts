import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, packageFile, run, test } from './packages.ts';

test('rpm installs it in a separate root and removes all of it', () => {
  const root = test.info().outputPath('root');
  mkdirSync(root, { recursive: true });
  const rpm = (...list: string[]) => run('rpm', '--root', root, '--nodeps', '--noscripts', ...list);
  rpm('--install', packageFile('.rpm'));
  expect(rpm('--verify', 'digit-duels').trim()).toBe('');
  const menu = path.join(root, 'usr/share/applications');
  expect(readdirSync(menu)).toEqual(['org.digitduels.DigitDuels.desktop']);
  expect(existsSync(path.join(root, 'opt/digit-duels/resources/app.asar'))).toBe(true);

  rpm('--erase', 'digit-duels');
  expect(existsSync(path.join(root, 'opt/digit-duels'))).toBe(false);
  expect(readdirSync(menu)).toEqual([]);
});
