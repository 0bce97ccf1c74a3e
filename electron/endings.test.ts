import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../words/message.ts';
import { endInDialog, endHidden, refuse, sayEarly, printAndEnd } from './endings.ts';

const { app, dialog } = vi.hoisted(() => ({
  app: {
    exit: vi.fn<(status: number) => void>(),
    getPreferredSystemLanguages: () => ['en-GB'],
    getName: () => 'Digit Duels',
    getVersion: () => '1.2.3',
    whenReady: vi.fn(() => Promise.resolve()),
  },
  dialog: { showErrorBox: vi.fn<(title: string, content: string) => void>() },
}));
vi.mock('electron', () => ({ app, dialog }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** @returns a function that returns everything written since. */
function listenTo(stream: 'stdout' | 'stderr'): () => string {
  const write = vi.spyOn(process[stream], 'write').mockImplementation((...args: unknown[]) => {
    (args.at(-1) as () => void)();
    return true;
  });
  return () => write.mock.calls.map(([text]) => String(text)).join('');
}

const why = message('program.died', { log: 'main.log' });

test('a program that can’t continue says why in a dialog, and ends', async () => {
  await endInDialog(why);
  expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith(
    'Digit Duels',
    expect.stringContaining('The window closed unexpectedly'),
  );
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
});

test('a hidden program that can’t continue ends without a dialog', async () => {
  const said = listenTo('stderr');
  await endHidden(why);
  expect(said()).toContain('The window closed unexpectedly');
  expect(dialog.showErrorBox).not.toHaveBeenCalled();
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
});

describe('before the program is ready, which takes a display', () => {
  beforeEach(() => {
    app.whenReady.mockReturnValue(new Promise(() => undefined));
    for (const name of ['LC_ALL', 'LC_MESSAGES']) vi.stubEnv(name, undefined);
    vi.stubEnv('LANG', 'de_AT.UTF-8');
  });
  afterEach(() => void vi.unstubAllEnvs());

  test('the version and the help are printed', async () => {
    const said = listenTo('stdout');
    await printAndEnd('version');
    expect(said()).toBe('Digit Duels 1.2.3\n');
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(0);
    await printAndEnd('help');
    expect(said()).toContain('Aufruf: digit-duels');
  });

  test('arguments are refused, in the language of the environment', async () => {
    const said = listenTo('stderr');
    await refuse(message('cli.refused.missing-value', { option: '--seed' }));
    expect(said()).toBe('Auf --seed muss etwas folgen.\n');
    expect(app.exit).toHaveBeenCalledExactlyOnceWith(2);
  });

  test('a folder that can’t be written to is named with the cure', async () => {
    const said = listenTo('stderr');
    const reason = message('files.reason.not-allowed');
    await sayEarly(message('program.folder-unusable', { folder: '/home/ann', reason }));
    expect(said()).toMatch(/Ordner \/home\/ann schreiben: die Berechtigung .*--user-data-dir/);
  });
});
