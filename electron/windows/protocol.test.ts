import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { announceProtocol, fileFor, servePages } from './protocol.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

const electron = vi.hoisted(() => ({
  app: {},
  session: {},
  protocol: { handle: vi.fn(), registerSchemesAsPrivileged: vi.fn() },
}));
vi.mock('electron', () => electron);

const pages = path.resolve('/built/renderer');

test.each([
  ['app://digit-duels/board.html', 'board.html'],
  ['app://digit-duels/assets/board-1a2b.js?x=1#y', 'assets/board-1a2b.js'],
  ['app://digit-duels/assets/two%20words.css', 'assets/two words.css'],
  ['app://digit-duels/assets/../board.html', 'board.html'],
])('%s is %s', (url, file) => {
  expect(fileFor(pages, url)).toBe(path.join(pages, ...file.split('/')));
});

test.each([
  ['out of the folder', 'app://digit-duels/%2e%2e%2fmain%2fmain.js'],
  ['out of the folder by two', 'app://digit-duels/..%2f..%2fpackage.json'],
  ['a neighbour of the same beginning', 'app://digit-duels/..%2frenderer-old/board.html'],
  ['another host', 'app://elsewhere/board.html'],
  ['no kind of file that pages are made of', 'app://digit-duels/board.js.map'],
  ['the folder itself', 'app://digit-duels/'],
  ['a lone percent sign', 'app://digit-duels/%.html'],
  ['bytes that are no text', 'app://digit-duels/%ff.html'],
  ['no address', 'board.html'],
])('%s is nothing: %s', (_, url) => {
  expect(fileFor(pages, url)).toBeUndefined();
});

test('the scheme has the privileges of https, and its compiled scripts are cached', () => {
  announceProtocol();
  expect(electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledWith([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
});

inFolders();

function get(url: string): Promise<Response> {
  servePages(folder);
  const [scheme, handler] = electron.protocol.handle.mock.lastCall as [
    string,
    (request: Request) => Promise<Response>,
  ];
  expect(scheme).toBe('app');
  return handler(new Request(url));
}

test('a page is served with its type and its content security policy', async () => {
  writeFileSync(path.join(folder, 'board.html'), '<p>Board</p>');
  const response = await get('app://digit-duels/board.html');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<p>Board</p>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
    'x-content-type-options': 'nosniff',
  });
});

test.each(['nothing.html', '%2e%2e%2fsecret.json', '%00.html', '%.html'])(
  '%s is not found',
  async (name) => {
    expect((await get(`app://digit-duels/${name}`)).status).toBe(404);
  },
);
