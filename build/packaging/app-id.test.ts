import { expect, test, vi } from 'vitest';
import { identify } from '../../electron/identity.ts';
import { appId } from './configuration.mjs';

const idOn = (platform: NodeJS.Platform) => {
  const setAppUserModelId = vi.fn<(id: string) => void>();
  identify({ setName: () => undefined, setAppUserModelId }, platform);
  return setAppUserModelId.mock.calls.flat();
};

test('on Windows, the running program has the same id as its installer, so that its windows are grouped', () => {
  expect(idOn('win32')).toEqual([appId]);
  expect(idOn('linux')).toEqual([]);
  expect(idOn('darwin')).toEqual([]);
});
