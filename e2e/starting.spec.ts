import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './app.ts';
import { startAlone } from './start-alone.ts';

/** An environment in German with neither X11 nor Wayland. */
const blindAndGerman = {
  DISPLAY: undefined,
  WAYLAND_DISPLAY: undefined,
  LC_ALL: 'de_DE.UTF-8',
};

test.describe('without a display', () => {
  test('version and help are printed in the environment’s language', async () => {
    const version = await startAlone(['.', '--version'], blindAndGerman);
    expect(version.status).toBe(0);
    expect(version.said).toMatch(/^Digit Duels \d+\.\d+\.\d+$/m);
    const help = await startAlone(['.', '--help'], blindAndGerman);
    expect(help.status).toBe(0);
    expect(help.said).toContain('Aufruf: digit-duels');
    const english = await startAlone(['.', '--help', '--language=en'], blindAndGerman);
    expect(english.said).toContain('Usage: digit-duels');
  });

  test('an invalid argument is refused', async () => {
    const { status, said } = await startAlone(['.', '--seed=often'], blindAndGerman);
    expect(status).toBe(2);
    expect(said).toContain('--seed kann nicht');
    const unknown = await startAlone(['.', '--bogus'], blindAndGerman);
    expect(unknown.status).toBe(2);
    expect(unknown.said).toContain('„--bogus“');
  });
});

test('a data folder that can’t be written to is reported with a remedy', async ({ userData }) => {
  const file = path.join(userData, 'file');
  writeFileSync(file, '');
  for (const folder of [file, path.join(file, 'folder')]) {
    const { status, said } = await startAlone(['.', `--user-data-dir=${folder}`]);
    expect(status).toBe(1);
    expect(said).toContain(`Digit Duels can’t write to its folder ${folder}:`);
    expect(said).toContain('start with another folder: --user-data-dir');
  }
});
