import type { RelaunchOptions } from 'electron';

/**
 * What starts the program. AppImages and the portable program for Windows run from a temporary folder, which is gone
 * later; their launchers say what was started.
 */
export function launcherOf({ env, execPath }: Pick<NodeJS.Process, 'env' | 'execPath'>): string {
  return env['APPIMAGE'] ?? env['PORTABLE_EXECUTABLE_FILE'] ?? execPath;
}

/** How the program starts again: as it was started, but for what it was to do first. */
export function relaunchOptions({
  argv,
  env,
  execPath,
}: Pick<NodeJS.Process, 'argv' | 'env' | 'execPath'>): Required<RelaunchOptions> {
  const args = argv.slice(1).filter((each) => !each.startsWith('--action='));
  return { execPath: launcherOf({ env, execPath }), args };
}
