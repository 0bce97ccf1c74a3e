import type { MessageBoxOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { isSafeStart } from './safe-start.ts';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox: vi.fn<(options: MessageBoxOptions) => Promise<{ response: number }>>(),
}));
vi.mock('electron', () => ({
  app: { getPreferredSystemLanguages: () => ['de-AT'], whenReady: () => Promise.resolve() },
  dialog: { showMessageBox },
}));

beforeEach(() => showMessageBox.mockReset());

test('the user is not asked after a start that finished, nor if the arguments decide', async () => {
  expect(await isSafeStart({}, { isAfterFailures: false })).toBe(false);
  expect(await isSafeStart({ safe: true }, { isAfterFailures: true })).toBe(true);
  expect(showMessageBox).not.toHaveBeenCalled();
});

test.each([
  [0, true],
  [1, false],
])('after failures button %d is a safe start: %s', async (response, safe) => {
  showMessageBox.mockResolvedValue({ response });
  expect(await isSafeStart({}, { isAfterFailures: true })).toBe(safe);
  // Closing the question starts nothing that the user didn't choose.
  expect(showMessageBox).toHaveBeenLastCalledWith(
    expect.objectContaining({
      buttons: ['Sicher starten', 'Normal starten'],
      defaultId: 0,
      cancelId: 1,
    }),
  );
});
