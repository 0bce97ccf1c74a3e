import { afterEach, expect, test, vi } from 'vitest';
import * as tools from '../machine/path.mjs';
import { pretendTargets, realTargets } from './pack-targets.mjs';

vi.mock('../machine/path.mjs', { spy: true });
afterEach(() => vi.restoreAllMocks());

const arches = ['x64', 'arm64'];

test('packs each system’s own formats for all its processors', () => {
  expect(realTargets([], arches, 'linux')).toEqual([
    { system: 'linux', arches, formats: ['tar.xz', 'AppImage', 'deb', 'rpm'] },
  ]);
  expect(realTargets([], undefined, 'win32')).toEqual([
    { system: 'win', arches, formats: ['nsis', 'portable'] },
  ]);
});

test('chooses formats by name, and reports unknown names', () => {
  expect(realTargets(['appimage', 'zip'], arches, 'linux')).toEqual([
    { system: 'linux', arches, formats: ['AppImage'] },
    { system: 'mac', arches, formats: ['zip'] },
  ]);
  expect(() => realTargets(['snap'])).toThrow('Nothing can be packed as "snap".');
});

test('packs for the named processors only, and reports unknown ones', () => {
  expect(realTargets(['deb'], ['arm64'])).toEqual([
    { system: 'linux', arches: ['arm64'], formats: ['deb'] },
  ]);
  expect(() => realTargets(['deb'], ['riscv64'])).toThrow(
    'Nothing is packed for "riscv64". There are: x64, arm64.',
  );
});

test('packs a pretended package for one processor, unless others are named', () => {
  vi.spyOn(tools, 'whereIs').mockReturnValue('/usr/bin/anything');
  expect(pretendTargets([])).toEqual([{ system: 'linux', arches: ['x64'], formats: ['deb'] }]);
  expect(pretendTargets(['rpm'], arches)).toEqual([{ system: 'linux', arches, formats: ['rpm'] }]);
  expect(pretendTargets(['all']).map(({ system }) => system)).toEqual(['linux', 'mac', 'win']);
});

test('names the Debian packages that a pretended package is missing', () => {
  vi.spyOn(tools, 'whereIs').mockReturnValue(undefined);
  expect(() => pretendTargets(['nsis', 'zip'])).toThrow('apt-get install nsis p7zip-full');
});
