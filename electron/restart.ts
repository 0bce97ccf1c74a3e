import path from 'node:path';
import type { RelaunchOptions } from 'electron';
import { withoutErrands } from './command-line.ts';

/** What says how a process was started. */
export type Started = Pick<NodeJS.Process, 'argv' | 'env' | 'execPath'>;

/**
 * Whether the program runs from an AppImage. A program that one starts inherits its variables, but lies elsewhere. Only the
 * folder's random name is compared, since the path to it may contain links.
 */
export function isAppImage({ env, execPath }: Omit<Started, 'argv'>): boolean {
  const { APPIMAGE, APPDIR } = env;
  if (APPIMAGE === undefined || APPDIR === undefined) return false;
  return execPath.includes(`/${path.posix.basename(APPDIR)}/`);
}

/**
 * What starts the program. AppImages and the portable program for Windows run from a temporary folder, which is gone
 * later; their launchers say what was started.
 */
export function launcherOf(started: Omit<Started, 'argv'>): string {
  const { APPIMAGE, PORTABLE_EXECUTABLE_FILE } = started.env;
  return (
    (isAppImage(started) ? APPIMAGE : undefined) ?? PORTABLE_EXECUTABLE_FILE ?? started.execPath
  );
}

/** How the program starts again: as it was started, but for what it was to open or to do first. */
export function relaunchOptions(started: Started): Required<RelaunchOptions> {
  return { execPath: launcherOf(started), args: withoutErrands(started.argv.slice(1)) };
}
