import type { MessageBoxOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { offerSafeStart } from './safe-start.ts';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox: vi.fn<(options: MessageBoxOptions) => Promise<{ response: number }>>(),
}));
vi.mock('electron', () => ({
  app: { getLocale: () => 'de-AT', whenReady: () => Promise.resolve() },
  dialog: { showMessageBox },
}));

test.each([
  [0, true],
  [1, false],
])('button %d is a safe start: %s', async (response, safe) => {
  showMessageBox.mockResolvedValue({ response });
  expect(await offerSafeStart()).toBe(safe);
  // To close the question starts nothing that the user didn't choose.
  expect(showMessageBox).toHaveBeenLastCalledWith(
    expect.objectContaining({
      buttons: ['Sicher starten', 'Wie immer starten'],
      defaultId: 0,
      cancelId: 1,
    }),
  );
});
