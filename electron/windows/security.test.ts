import { beforeEach, expect, test, vi } from 'vitest';
import { isOwnPage } from '../ipc/own-pages.ts';
import { contentSecurityPolicy, lockDown, stayOffline } from './security.ts';

const electron = vi.hoisted(() => ({
  app: { on: vi.fn(), commandLine: { appendSwitch: vi.fn() } },
  session: {
    defaultSession: {
      setPermissionRequestHandler: vi.fn(),
      setPermissionCheckHandler: vi.fn(),
      on: vi.fn(),
    },
  },
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

test('pages load nothing from outside, run no generated scripts and can’t be framed', () => {
  const directives = contentSecurityPolicy.split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ');
    return [name, sources];
  });
  // The complete list: a missing or wider directive is a hole.
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

/** A new page after {@link lockDown}, with its listeners. */
function newPage(): {
  hear: Map<string, (event: { url: string; preventDefault: () => void }) => void>;
  open: (details: { url: string }) => unknown;
  webrtc: string;
} {
  lockDown();
  const hear = new Map<string, (event: { url: string; preventDefault: () => void }) => void>();
  let open: (details: { url: string }) => unknown = () => undefined;
  let webrtc = '';
  const [[, created] = []] = electron.app.on.mock.calls as [string, (...list: unknown[]) => void][];
  created?.(undefined, {
    on: (name: string, listener: never) => hear.set(name, listener),
    setWindowOpenHandler: (handler: typeof open) => (open = handler),
    setWebRTCIPHandlingPolicy: (policy: string) => (webrtc = policy),
  });
  return { hear, open, webrtc };
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

test.each([
  'https://example.com/',
  'file:///etc/passwd',
  'ms-settings:privacy',
  'app://digit-duels/board.html',
])('no page opens a window, not for %s', (url) => {
  // The mock has no shell.
  expect(newPage().open({ url })).toEqual({ action: 'deny' });
});

test('no permission is granted, and no webview attached', () => {
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

test('no page downloads a file', () => {
  lockDown();
  const listeners = new Map(
    electron.session.defaultSession.on.mock.calls as [string, (event: unknown) => void][],
  );
  const preventDefault = vi.fn();
  listeners.get('will-download')?.({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('Chromium resolves and connects to nothing, and no page sends UDP', () => {
  stayOffline();
  expect(new Map(electron.app.commandLine.appendSwitch.mock.calls as [string, string][])).toEqual(
    new Map([
      ['host-resolver-rules', 'MAP * 255.255.255.255'],
      ['proxy-server', 'http://127.0.0.1:9'],
      ['proxy-bypass-list', '<-loopback>'],
    ]),
  );
  expect(newPage().webrtc).toBe('disable_non_proxied_udp');
});
