import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { app } from 'electron';

/**
 * Runs the terminal program, which is built beside the main process, and ends with its status. Called before Chromium
 * starts, so it needs neither a display nor a window.
 *
 * @param args - without the program's own name.
 */
export async function runTerminalProgram(args: readonly string[]): Promise<void> {
  const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
  const program = path.join(built, 'cli', 'main.js');
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(/* @vite-ignore */ pathToFileURL(program).href);
  // Unwritten output is lost with the process.
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise((resolve) => stream.write('', resolve));
  }
  app.exit(Number(process.exitCode ?? 0));
}
