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
  });
}
