import { expect, test } from 'vitest';
import { pretendTargets, realTargets } from './pack-targets.mjs';

const arches = ['x64', 'arm64'];

test('each system packs its own formats, for all its processors', () => {
  expect(realTargets([], 'linux')).toEqual([
    { system: 'linux', arches, formats: ['tar.xz', 'AppImage', 'deb', 'rpm'] },
  ]);
  expect(realTargets([], 'win32')).toEqual([
    { system: 'win', arches, formats: ['nsis', 'portable'] },
  ]);
});

test('formats are chosen by name, and what is none is named', () => {
  expect(realTargets(['appimage', 'zip'], 'linux')).toEqual([
    { system: 'linux', arches, formats: ['AppImage'] },
    { system: 'mac', arches, formats: ['zip'] },
  ]);
  expect(() => realTargets(['snap'])).toThrow('Nothing can be packed as "snap".');
});

test('a pretence is for one processor', () => {
  expect(pretendTargets([])).toEqual([{ system: 'linux', arches: ['x64'], formats: ['deb'] }]);
  expect(pretendTargets(['all']).map(({ system }) => system)).toEqual(['linux', 'mac', 'win']);
});
