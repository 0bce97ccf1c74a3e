import type { RelaunchOptions } from 'electron';

/**
 * How the program starts again. AppImages and the portable program for Windows run from a temporary folder, which is gone
 * by then; their launchers say what was started.
 */
export function relaunchOptions({
  argv,
  env,
  execPath,
}: Pick<NodeJS.Process, 'argv' | 'env' | 'execPath'>): Required<RelaunchOptions> {
  const launched = env['APPIMAGE'] ?? env['PORTABLE_EXECUTABLE_FILE'];
  return { execPath: launched ?? execPath, args: argv.slice(1) };
}
