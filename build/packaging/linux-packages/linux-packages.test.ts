import { describe, expect, test } from 'vitest';
import { argumentsOf } from './arguments.mjs';
import { controlOf } from './deb.mjs';

/** The arguments with which electron-builder runs fpm. */
const asked = (type: string, ...more: string[]) => [
  '-s',
  'dir',
  '--force',
  '-t',
  type,
  '-d',
  'libgbm1',
  '-d',
  'libnss3',
  '--architecture',
  'amd64',
  '--after-install',
  '/in',
  '--after-remove',
  '/out',
  '--description',
  'A game\n Of digits.',
  '--version',
  '1.2.3',
  '--package',
  '/game.deb',
  '--name',
  'game',
  '--maintainer',
  'Me <me@example.org>',
  '--vendor',
  'Us',
  '--url',
  'https://example.org',
  '--license',
  'MIT',
  ...more,
  '/built/=/opt/game',
];

describe('fpm’s arguments from electron-builder', () => {
  test('are all parsed', () => {
    expect(argumentsOf(asked('deb', '--deb-priority', 'optional'))).toMatchObject({
      type: 'deb',
      depends: ['libgbm1', 'libnss3'],
      summary: 'A game',
      description: 'Of digits.',
      files: [{ from: '/built/', to: '/opt/game' }],
    });
  });

  test('are refused if unknown, rather than ignored', () => {
    expect(() => argumentsOf(asked('deb', '--deb-systemd', 'x'))).toThrow('--deb-systemd');
    expect(() => argumentsOf(asked('apk'))).toThrow('No package of type apk is made.');
  });
});

test('an empty line in a description doesn’t end the field that apt reads', () => {
  const wanted = argumentsOf(asked('deb', '--description', 'A game\nOne.\n\nTwo.'));
  const control = controlOf(wanted, 12);
  expect(control).toContain('Description: A game\n One.\n .\n Two.\n');
  expect(control).not.toContain('\n\n');
});
