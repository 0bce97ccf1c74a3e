import { expect, test, vi } from 'vitest';
import { appId, identify } from './identity.ts';

const onSystem = (platform: NodeJS.Platform) => {
  const setAppUserModelId = vi.fn<(id: string) => void>();
  identify({ setName: () => undefined, setAppUserModelId }, platform);
  return setAppUserModelId;
};

test('Windows is told the id by which it groups windows, other systems none', () => {
  expect(onSystem('win32')).toHaveBeenCalledExactlyOnceWith(appId);
  expect(onSystem('linux')).not.toHaveBeenCalled();
  expect(onSystem('darwin')).not.toHaveBeenCalled();
});
