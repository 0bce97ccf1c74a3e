// Security 15, held by ../../build/security/checklist.test.ts, never `export const open = (url: string) => shell.openExternal(url);`: Nothing is ever handed to a browser.
import { app, session } from 'electron';
import { isOwnPage } from '../ipc/own-pages.ts';

/** Lets pages load nothing from outside, and no generated script. */
export const contentSecurityPolicy = [
  // Security 7: Nothing is loaded unless it is named.
  "default-src 'none'",
  // Security 7: Scripts are those of the package.
  "script-src 'self'",
  // Svelte's transitions and drawings set styles on elements.
  // Security 7: Styles are ours.
  "style-src 'self' 'unsafe-inline'",
  // Security 7: Pictures are ours.
  "img-src 'self' data:",
  // Security 7: Fonts are ours.
  "font-src 'self'",
  // Security 7: A page requests its own files only.
  "connect-src 'self'",
  // Security 7: No page changes what its addresses mean.
  "base-uri 'none'",
  // Security 7: No page sends a form.
  "form-action 'none'",
  // Security 7: No page is framed.
  "frame-ancestors 'none'",
].join('; ');

/**
 * Keeps Chromium from the network, whatever a page tries: the policy above knows nothing of WebRTC, of prepared connections
 * and of navigations that are refused later. Must be called before the program is ready.
 */
export function stayOffline(): void {
  // All lead to the one address that no system connects to. Chromium's own word for none would be asked for by multicast.
  // Security 7: No name or address leads anywhere, whatever connection a page wants.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * 255.255.255.255');
  // Security 7: A second wall: connections go by a proxy that isn’t there.
  app.commandLine.appendSwitch('proxy-server', 'http://127.0.0.1:9');
  // Security 7: So do those to this machine.
  app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
}

/**
 * Keeps every page inside the program: no permissions, no downloads, no other addresses, no popups, and
 * no external browser, since no page has an external link.
 */
export function lockDown(): void {
  // Security 5: No permission is given.
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) =>
    decide(false),
  );
  // Security 5: No permission counts as given.
  session.defaultSession.setPermissionCheckHandler(() => false);
  // What is saved passes the main process, which asks where.
  // Security: No page downloads a file.
  session.defaultSession.on('will-download', (event) => event.preventDefault());
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      // Security 13: No page goes to an address outside the program.
      if (!isOwnPage(event.url)) event.preventDefault();
    });
    // Security 12: A `webview` that is made all the same is not attached.
    contents.on('will-attach-webview', (event) => event.preventDefault());
    // Security 14: No page opens a window.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    // It resolves nothing: WebRTC sends to any address, and asks for names by multicast.
    // Security 7: No page sends UDP by WebRTC.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}
