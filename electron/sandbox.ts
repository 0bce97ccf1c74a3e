import { message, type Message } from '../words/message.ts';
import { isAppImage, type Started } from './restart.ts';

/**
 * An AppImage can have no helper with the rights to set up Chromium's sandbox, so it depends on a system
 * that lets every user create namespaces. If the system doesn't, the launcher turns the sandbox off.
 *
 * @returns the notice for the user then
 */
export function sandboxMissing(started: Started): Message | undefined {
  const off = isAppImage(started) && started.argv.includes('--no-sandbox');
  return off ? message('program.no-sandbox') : undefined;
}
