import type { Page } from '@playwright/test';
import type { BrowserWindow } from 'electron';
import { expect, testOnShared as test } from './app.ts';

/** Globals that a sandboxed page must not have. */
const nodeThings = ['require', 'process', 'module', 'global', 'Buffer', 'ipcRenderer', 'electron'];

/** The globals and features of a page beyond those of the web. */
function sightOf(page: Page): Promise<unknown> {
  return page.evaluate(
    (names) => ({
      found: names.filter((name) => name in window),
      bridge: Object.keys(window.digitDuels).sort(),
      origin: location.origin,
    }),
    nodeThings,
  );
}

test('pages have no access to the machine except the bridge, which refuses unknown requests', async ({
  program,
  board,
}) => {
  const preferences = await program.openPreferences();
  for (const { page } of [board, preferences]) {
    expect(await sightOf(page)).toEqual({
      found: [],
      bridge: ['on', 'request'],
      origin: 'app://digit-duels',
    });
  }
  const refusals = await board.page.evaluate(
    async (revision) => {
      const { digitDuels } = window;
      const caught = (error: unknown) => String(error);
      return [
        await digitDuels.request('play', { move: 'A-C' }),
        await digitDuels.request('play', { move: 'Z-Z', revision }),
        await digitDuels.request('newMatch', null),
        await digitDuels.request('readFile' as 'view', '/etc/passwd').catch(caught),
      ];
    },
    await board.revision(),
  );
  expect(refusals).toMatchObject([
    { ok: false, error: { code: 'request.not-understood' } },
    { ok: false, error: { code: 'game.not-legal' } },
    { ok: false, error: { code: 'request.not-understood' } },
    { ok: false, error: { code: 'request.unknown', values: { name: 'readFile' } } },
  ]);
  await board.stands(0);
});

test('only the built pages are loaded', async ({ program, board }) => {
  program.forgive(/Content Security Policy/i, /Failed to load resource/i, /Fetch API cannot load/i);
  const answers = await board.page.evaluate(
    (urls) => {
      const status = (url: string) =>
        fetch(url).then(
          (response) => response.status,
          () => 'refused',
        );
      return Promise.all(urls.map(status));
    },
    [
      'app://digit-duels/board.html',
      'app://digit-duels/%2e%2e/main/main.js',
      'app://digit-duels/..%2f..%2fpackage.json',
      'app://digit-duels/nothing.html',
      'app://elsewhere/board.html',
      'https://example.com/',
      'file:///etc/passwd',
    ],
  );
  expect(answers).toEqual([200, 404, 404, 404, 'refused', 'refused', 'refused']);
});

test('a page can’t navigate away or open windows', async ({ program, board }) => {
  const shown = await program.app.browserWindow(board.page);
  const address = board.page.url();
  for (const elsewhere of ['https://example.com/', 'http://example.com/', 'app://elsewhere/']) {
    const heard = await shown.evaluateHandle(({ webContents }: BrowserWindow) => ({
      refused: new Promise<boolean>((resolve) => {
        webContents.once('will-navigate', (event) => resolve(event.defaultPrevented));
      }),
    }));
    await board.page.evaluate((url) => {
      location.href = url;
    }, elsewhere);
    expect(await heard.evaluate(({ refused }) => refused), elsewhere).toBe(true);
    expect(board.page.url()).toBe(address);
  }
  await board.page.evaluate(() => {
    for (const url of ['https://example.com/new', 'http://example.com/', 'about:blank']) {
      window.open(url);
    }
  });
  // Later requests of the page are answered later.
  await board.choose('About');
  await expect(board.page.getByRole('dialog', { name: 'About Digit Duels' })).toBeVisible();
  expect(await program.windows()).toBe(1);
  expect(board.page.url()).toBe(address);
});
