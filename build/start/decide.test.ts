import { expect, test } from 'vitest';
import { nextStep } from './decide.mjs';

/** A desktop with nothing installed and a user at the terminal without install rights. */
const bare = {
  display: true,
  terminal: true,
  electron: false,
  browser: false,
  mayInstall: false,
};

test('on a bare machine, downloads Electron, then offers a browser, then names a command', () => {
  expect(nextStep(bare, [])).toBe('download');
  expect(nextStep(bare, ['download'])).toBe('ask');
  expect(nextStep(bare, ['download', 'ask'])).toBe('refuse');
});

test('asks nothing when run as root on Debian', () => {
  const debian = { ...bare, mayInstall: true };
  expect(nextStep(debian, ['download'])).toBe('install');
  expect(nextStep({ ...debian, terminal: false }, ['download'])).toBe('install');
  expect(nextStep(debian, ['download', 'install'])).toBe('refuse');
});

test('asks nothing if no user can answer', () => {
  expect(nextStep({ ...bare, terminal: false }, ['download'])).toBe('refuse');
});

test('uses what is installed, including what was installed in the meantime', () => {
  expect(nextStep({ ...bare, electron: true, browser: true }, ['download'])).toBe('electron');
  expect(nextStep({ ...bare, browser: true }, [])).toBe('download');
  expect(nextStep({ ...bare, browser: true }, ['download', 'ask'])).toBe('stand-in');
});

test('plays in the terminal if there is one but no display', () => {
  const dark = { ...bare, display: false, electron: true, browser: true };
  expect(nextStep(dark, [])).toBe('terminal');
  expect(nextStep({ ...dark, terminal: false }, [])).toBe('refuse');
});
