import { expect, test } from 'vitest';
import { pretendTargets, realTargets } from './pack-targets.mjs';

test('each system packs its own formats, for all its processors', () => {
  expect(realTargets([], 'linux')).toEqual([
    { system: 'linux', formats: ['tar.xz', 'AppImage', 'deb', 'rpm'] },
  ]);
  expect(realTargets([], 'win32')).toEqual([{ system: 'win', formats: ['nsis', 'portable'] }]);
});

test('formats are chosen by name, and what is none is named', () => {
  expect(realTargets(['appimage', 'zip'], 'linux')).toEqual([
    { system: 'linux', formats: ['AppImage'] },
    { system: 'mac', formats: ['zip'] },
  ]);
  expect(() => realTargets(['snap'])).toThrow('Nothing can be packed as "snap".');
});

test('a pretence is for one processor', () => {
  expect(pretendTargets([])).toEqual([{ system: 'linux', formats: ['deb'], arch: 'x64' }]);
  expect(pretendTargets(['all']).map(({ system }) => system)).toEqual(['linux', 'mac', 'win']);
});
