import { beforeEach, expect, test, vi } from 'vitest';
import { isOwnPage } from '../ipc/own-pages.ts';
import { contentSecurityPolicy, lockDown, mayOpenOutside } from './security.ts';

const electron = vi.hoisted(() => ({
  app: { on: vi.fn() },
  session: {
    defaultSession: {
      setPermissionRequestHandler: vi.fn(),
      setPermissionCheckHandler: vi.fn(),
    },
  },
  shell: { openExternal: vi.fn(() => Promise.resolve()) },
}));
vi.mock('electron', () => electron);

beforeEach(() => vi.clearAllMocks());

test.each([
  ['app://digit-duels/board.html', true],
  ['app://digit-duels/preferences.html?x#y', true],
  ['app://digit-duels', false],
  ['app://digit-duels.example/board.html', false],
  ['app://elsewhere/board.html', false],
  ['https://digit-duels/board.html', false],
  ['https://example.com/?app://digit-duels/', false],
  ['file:///board.html', false],
  ['about:blank', false],
  ['', false],
])('%s is one of our own pages: %s', (url, own) => {
  expect(isOwnPage(url)).toBe(own);
});

test.each([
  ['https://example.com/', true],
  ['http://example.com/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['ms-settings:privacy', false],
  ['nothing', false],
])('%s may be opened in the browser: %s', (url, allowed) => {
  expect(mayOpenOutside(url)).toBe(allowed);
});

test('pages load nothing from outside, and run no script of their own making', () => {
  expect(contentSecurityPolicy).toContain("default-src 'none'");
  expect(contentSecurityPolicy).toMatch(/script-src 'self'(;|$)/);
  expect(contentSecurityPolicy).not.toMatch(/unsafe-eval|https?:|\*/);
});

/** The page that {@link lockDown} has been told of, and what it listens to. */
function newPage(): {
  hear: Map<string, (event: { url: string; preventDefault: () => void }) => void>;
  open: (details: { url: string }) => unknown;
} {
  lockDown();
  const hear = new Map<string, (event: { url: string; preventDefault: () => void }) => void>();
  let open: (details: { url: string }) => unknown = () => undefined;
  const [[, created] = []] = electron.app.on.mock.calls as [string, (...list: unknown[]) => void][];
  created?.(undefined, {
    on: (name: string, listener: never) => hear.set(name, listener),
    setWindowOpenHandler: (handler: typeof open) => (open = handler),
  });
  return { hear, open };
}

test.each([
  ['app://digit-duels/preferences.html', false],
  ['https://example.com/', true],
  ['app://elsewhere/', true],
])('a page that wants to go to %s is kept from it: %s', (url, kept) => {
  const preventDefault = vi.fn();
  newPage().hear.get('will-navigate')?.({ url, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(kept ? 1 : 0);
});

test('no page opens windows; a secure address goes to the browser', () => {
  const { open } = newPage();
  expect(open({ url: 'https://example.com/' })).toEqual({ action: 'deny' });
  expect(open({ url: 'http://example.com/' })).toEqual({ action: 'deny' });
  expect(open({ url: 'app://digit-duels/board.html' })).toEqual({ action: 'deny' });
  expect(electron.shell.openExternal.mock.calls).toEqual([['https://example.com/']]);
});

test('no permission is given, and no page within a page', () => {
  const preventDefault = vi.fn();
  newPage().hear.get('will-attach-webview')?.({ url: '', preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();

  const { setPermissionRequestHandler, setPermissionCheckHandler } =
    electron.session.defaultSession;
  const decide = vi.fn();
  const [request] = setPermissionRequestHandler.mock.calls[0] as [(...list: unknown[]) => void];
  request({}, 'camera', decide);
  expect(decide).toHaveBeenCalledExactlyOnceWith(false);
  const [check] = setPermissionCheckHandler.mock.calls[0] as [() => boolean];
  expect(check()).toBe(false);
});
