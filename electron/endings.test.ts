import { afterEach, expect, test, vi } from 'vitest';
import { message } from '../words/message.ts';
import { endInDialog, endUnseen } from './endings.ts';

const { app, dialog } = vi.hoisted(() => ({
  app: {
    exit: vi.fn<(status: number) => void>(),
    getLocale: () => 'en-GB',
    getName: () => 'Digit Duels',
    whenReady: () => Promise.resolve(),
  },
  dialog: { showErrorBox: vi.fn<(title: string, content: string) => void>() },
}));
vi.mock('electron', () => ({ app, dialog }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const why = message('program.died', { log: 'main.log' });

test('a program that can’t go on says why in a dialog, and ends', async () => {
  await endInDialog(why);
  expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith(
    'Digit Duels',
    expect.stringContaining('The window closed unexpectedly'),
  );
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
});

test('one that nobody sees waits for nobody to close a dialog', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((...args: unknown[]) => {
    (args.at(-1) as () => void)();
    return true;
  });
  await endUnseen(why);
  expect(write.mock.calls[0]?.[0]).toContain('The window closed unexpectedly');
  expect(dialog.showErrorBox).not.toHaveBeenCalled();
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
});
