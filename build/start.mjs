// npm start: the program in a window, on Electron if it can be had, on the stand-in otherwise.
import { createInterface } from 'node:readline/promises';
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { root } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { hasDisplay } from './machine/display.mjs';
import { downloadElectron, findElectron } from './machine/electron-binary.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { sandboxObstacle } from './machine/sandbox.mjs';
import { findBrowser, standinEntry } from './standin/index.mjs';

const inTheTerminal = 'To play in the terminal instead: npm run cli -- play chopsticks';

await runScript(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  if (!hasDisplay()) {
    throw new UserError(
      `There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).\n${inTheTerminal}`,
    );
  }
  const electron = findElectron() ?? (await fetchElectron());
  return electron === undefined ? startOnStandin(args) : startOnElectron(electron, args);
});

/**
 * @param {string} electron the path of its binary
 * @param {string[]} args
 */
async function startOnElectron(electron, args) {
  await buildStale(program);
  const obstacle = sandboxObstacle(electron);
  if (obstacle !== undefined) say(`Starting without Chromium's sandbox, because ${obstacle.why}.`);
  const env = { ...process.env };
  // Editors built on Electron leave it in their terminals, and it would make Electron a plain Node.
  delete env.ELECTRON_RUN_AS_NODE;
  return run(electron, [root, ...(obstacle === undefined ? [] : ['--no-sandbox']), ...args], {
    env,
  });
}

/** @param {string[]} args */
async function startOnStandin(args) {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new UserError(
      `There is neither Electron nor a Chromium, Chrome or Edge to open a window with. Install one of them and try again.\n${inTheTerminal}`,
    );
  }
  await buildStale([...program, 'standin']);
  say(`Starting on the stand-in for Electron, with ${browser}.`);
  return run(process.execPath, [standinEntry, root, ...args]);
}

/** @returns {Promise<string | undefined>} the path of Electron's binary, if it could be fetched */
async function fetchElectron() {
  if (!(await agreesToDownload())) return undefined;
  say('Downloading Electron (about 110 MB, once) …');
  const result = await downloadElectron();
  if ('binary' in result) return result.binary;
  say(`Electron could not be downloaded: ${result.failure}.`);
  return undefined;
}

/** Asks where there is somebody to answer; the download is what most people want. */
async function agreesToDownload() {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return true;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const stop = new AbortController();
  prompt.once('SIGINT', () => process.exit(130));
  prompt.once('close', () => stop.abort());
  try {
    const answer = await prompt.question(
      'Electron is not here yet. Download it (about 110 MB, once)? [Y/n] ',
      { signal: stop.signal },
    );
    return !/^n/i.test(answer.trim());
  } catch {
    // The terminal was closed: as good as no answer.
    return true;
  } finally {
    prompt.close();
  }
}
