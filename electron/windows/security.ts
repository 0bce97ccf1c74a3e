import { app, session } from 'electron';
import { isOwnPage } from '../ipc/own-pages.ts';

/** What pages may load: nothing from outside, no script of their own making. */
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
 * Keeps every page inside the program: no permissions, no other addresses, no windows of its own, and
 * no way out to a browser, since no page has a link that leads out.
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
  });
}
