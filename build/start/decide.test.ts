import { expect, test } from 'vitest';
import { nextStep } from './decide.mjs';

/** A desktop with nothing on it, and a person at its terminal who may install nothing. */
const bare = {
  display: true,
  terminal: true,
  electron: false,
  browser: false,
  mayInstall: false,
};

test('on a bare machine Electron is fetched, then a browser is offered, then one command is named', () => {
  expect(nextStep(bare, [])).toBe('download');
  expect(nextStep(bare, ['download'])).toBe('ask');
  expect(nextStep(bare, ['download', 'ask'])).toBe('refuse');
});

test('the superuser on Debian is asked nothing', () => {
  const debian = { ...bare, mayInstall: true };
  expect(nextStep(debian, ['download'])).toBe('install');
  expect(nextStep({ ...debian, terminal: false }, ['download'])).toBe('install');
  expect(nextStep(debian, ['download', 'install'])).toBe('refuse');
});

test('where nobody can answer, nobody is asked', () => {
  expect(nextStep({ ...bare, terminal: false }, ['download'])).toBe('refuse');
});

test('what is there, or has come meanwhile, is what it starts on', () => {
  expect(nextStep({ ...bare, electron: true, browser: true }, ['download'])).toBe('electron');
  expect(nextStep({ ...bare, browser: true }, [])).toBe('download');
  expect(nextStep({ ...bare, browser: true }, ['download', 'ask'])).toBe('stand-in');
});

test('without a display the game is in the terminal, if there is one', () => {
  const dark = { ...bare, display: false, electron: true, browser: true };
  expect(nextStep(dark, [])).toBe('terminal');
  expect(nextStep({ ...dark, terminal: false }, [])).toBe('refuse');
});
