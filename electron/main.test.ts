import { expect, test, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  app: {
    commandLine: { appendSwitch: vi.fn() },
    exit: vi.fn(),
    getName: () => 'Digit Duels',
    getVersion: () => '1',
    setAppUserModelId: vi.fn(),
    setName: vi.fn(),
  },
  crashReporter: {},
  dialog: {},
  Menu: { setApplicationMenu: vi.fn() },
  protocol: { registerSchemesAsPrivileged: vi.fn() },
  session: {},
}));
vi.mock('electron', () => electron);

test('Chromium is kept from the network before it starts, whatever the start is for', async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((_text, done) => {
    (done as unknown as () => void)();
    return true;
  });
  process.argv = ['electron', '.', '--version'];
  await import('./main.ts');
  expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(0);
  expect(electron.app.commandLine.appendSwitch).toHaveBeenCalledWith(
    'host-resolver-rules',
    'MAP * 255.255.255.255',
  );
});
