import { expect, test } from 'vitest';
import { packageOf } from './libraries.mjs';

test('assigns a module to the innermost package', () => {
  expect(packageOf('/home/me/game/node_modules/zod/v4/core.js')).toBe('node_modules/zod');
  expect(packageOf('C:\\game\\node_modules\\@lucide\\svelte\\x.js')).toBe(
    'node_modules/@lucide/svelte',
  );
  expect(packageOf('/g/node_modules/a/node_modules/@b/c/d.js?url')).toBe(
    'node_modules/a/node_modules/@b/c',
  );
});

test('assigns a font file to its package', () => {
  expect(packageOf('../node_modules/@fontsource/sans/files/latin.woff2')).toBe(
    'node_modules/@fontsource/sans',
  );
});

test('assigns our own modules to no package, and the bundler’s to the bundler', () => {
  expect(packageOf('/home/me/game/engine/match.ts')).toBeUndefined();
  expect(packageOf('\0plugin:made-up')).toBeUndefined();
  expect(packageOf('\0vite/preload-helper.js')).toBe('node_modules/vite');
});
