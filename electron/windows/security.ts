import { app, session } from 'electron';
import { isOwnPage } from '../ipc/own-pages.ts';

/** Lets pages load nothing from outside, and no generated script. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Svelte's transitions and drawings set styles on elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Keeps Chromium from the network, whatever a page tries: the policy above knows nothing of WebRTC, of prepared connections
 * and of navigations that are refused later. Must be called before the program is ready.
 */
export function stayOffline(): void {
  // No name and no address is ever resolved, so nothing can be connected to.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  // A second wall: all connections would go by a proxy that isn't there, those to this machine, too.
  app.commandLine.appendSwitch('proxy-server', 'http://127.0.0.1:9');
  app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
}

/**
 * Keeps every page inside the program: no permissions, no other addresses, no popups, and
 * no external browser, since no page has an external link.
 */
export function lockDown(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) =>
    decide(false),
  );
  session.defaultSession.setPermissionCheckHandler(() => false);
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isOwnPage(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    // The one way that resolves nothing: WebRTC sends UDP to any address, and asks for names by multicast.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}
