import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/**
 * Starts the program without Playwright and waits for its end.
 *
 * @param environment - variables to add to the test's or to override.
 * @returns its exit status and its output.
 */
export async function startAlone(
  list: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<{ status: number | null; said: string }> {
  // The path and the switch that Playwright uses.
  const executable = createRequire(import.meta.url)('electron/index.js') as string;
  const program = spawn(executable, [...list, '--no-sandbox'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const [status] = (await once(program, 'close')) as [number | null];
  return { status, said };
}
