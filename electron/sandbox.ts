import { message, type Message } from '../words/message.ts';

/**
 * An AppImage can have no helper with the rights to set up Chromium's sandbox, so it depends on a system
 * that lets every user create namespaces. If the system doesn't, the launcher turns the sandbox off.
 *
 * @returns the notice for the user then
 */
export function sandboxMissing(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Message | undefined {
  const isAppImage = environment['APPIMAGE'] !== undefined;
  return isAppImage && argv.includes('--no-sandbox') ? message('program.no-sandbox') : undefined;
}
