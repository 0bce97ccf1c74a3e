import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { contentSecurityPolicy } from './security.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Registers the scheme; must be called before the program is ready. */
export function announceProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/**
 * Serves the built pages of `folder` as `app://digit-duels/…`.
 *
 * @param prepare - the page to serve, given its name and file.
 */
export function servePages(
  folder: string,
  prepare: (name: string, page: string) => string = (_, page) => page,
): void {
  protocol.handle('app', async (request) => {
    const file = fileFor(folder, request.url);
    if (file === undefined) return new Response('Not found.', { status: 404 });
    try {
      const read = await readFile(file);
      const isPage = path.extname(file) === '.html';
      const body = isPage ? prepare(path.basename(file), read.toString()) : new Uint8Array(read);
      return new Response(body, {
        headers: {
          'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          // Security 7: The policy comes with every page.
          'content-security-policy': contentSecurityPolicy,
          // Security 7: Nothing is taken for another type than it has.
          'x-content-type-options': 'nosniff',
        },
      });
    } catch {
      return new Response('Not found.', { status: 404 });
    }
  });
}

/**
 * The file that an address names; undefined if it is none of ours or leads out of the folder.
 *
 * @internal Exported for its test.
 */
export function fileFor(folder: string, url: string): string | undefined {
  // Security 18: An address that is none leads nowhere.
  if (!URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  const place = decoded(pathname);
  if (place === undefined) return undefined;
  const file = path.join(folder, place);
  const inside = path.relative(folder, file);
  const isOurs =
    // Security 1: Pages come from the package alone, through `app:`.
    host === 'digit-duels' &&
    // Security 18: `app:` serves the kinds of files that pages are made of.
    types[path.extname(file)] !== undefined &&
    // Security 18: `app:` serves files of the pages’ folder and no others.
    !inside.startsWith('..');
  return isOurs ? file : undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A single percent sign, or bytes that are no text.
    return undefined;
  }
}
