// npm start: opens the program in a window, on Electron if possible, otherwise on the stand-in; without
// a display, plays in the terminal.
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { agrees, isTerminal } from './common/ask.mjs';
import { inRoot, root } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { hasDisplay } from './machine/display.mjs';
import { downloadElectron, findElectron } from './machine/electron-binary.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { cure, install, mayInstall } from './machine/needs.mjs';
import { sandboxObstacle } from './machine/sandbox.mjs';
import { findBrowser, standinEntry } from './standin/index.mjs';
import { answerTo } from './start/answer.mjs';
import { nextStep } from './start/decide.mjs';
import { refusalOf } from './start/refusal.mjs';
import { leftOut, terminalArguments } from './start/terminal-arguments.mjs';

const inTheTerminal = 'To play in the terminal instead: npm run cli -- play chopsticks';
const noDisplay =
  'There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)';

const args = process.argv.slice(2);

/** @type {Record<import('./start/decide.mjs').Attempt, () => Promise<void>>} */
const attempts = {
  download: fetchElectron,
  install: () => install(['browser'], 'the window'),
  ask: offerBrowser,
};

await runScript(
  async () => {
    const answer = answerTo(args, process.env);
    if (answer !== undefined) {
      console.log(answer);
      return 0;
    }
    const refused = await refusalOf(args);
    if (refused !== undefined) {
      say(refused);
      return 2;
    }
    /** @type {import('./start/decide.mjs').Step[]} */
    const tried = [];
    for (;;) {
      const step = nextStep(machine(), tried);
      if (step === 'refuse') throw new UserError(refusal());
      await ensureInstalled();
      if (step === 'electron') return startOnElectron(findElectron() ?? '');
      if (step === 'stand-in') return startOnStandin(findBrowser() ?? '');
      if (step === 'terminal') return playInTerminal();
      await attempts[step]();
      tried.push(step);
    }
  },
  { hasHelp: true },
);

/** @returns {import('./start/decide.mjs').Machine} */
function machine() {
  return {
    display: hasDisplay(),
    // The terminal has no self-test.
    terminal: isTerminal() && !args.includes('--self-test'),
    electron: findElectron() !== undefined,
    browser: findBrowser() !== undefined,
    mayInstall: mayInstall(),
  };
}

function refusal() {
  const why = hasDisplay()
    ? `There is neither Electron nor a Chromium, Chrome or Edge to open a window with. Run: ${cure(['browser'])}`
    : `${noDisplay}.`;
  return `${why}\n${inTheTerminal}`;
}

/** @param {string} electron the binary's path */
async function startOnElectron(electron) {
  await buildStale(program);
  const env = { ...process.env };
  // Editors built on Electron set it in their terminals; it would make Electron run as plain Node.
  delete env.ELECTRON_RUN_AS_NODE;
  return run(electron, [root, ...sandboxSwitch(electron), ...args], { env });
}

/** @param {string} browser its path */
async function startOnStandin(browser) {
  await buildStale([...program, 'standin']);
  say(`Starting on the stand-in for Electron, with ${browser}.`);
  return run(process.execPath, [standinEntry, root, ...sandboxSwitch(browser), ...args]);
}

/**
 * @param {string} binary the path of Electron's or the browser's binary
 * @returns {string[]} the switch that it takes where Chromium's sandbox doesn't work
 */
function sandboxSwitch(binary) {
  const obstacle = sandboxObstacle(binary);
  if (obstacle === undefined) return [];
  say(`Starting without Chromium's sandbox, because ${obstacle.why}.`);
  return ['--no-sandbox'];
}

async function playInTerminal() {
  await buildStale(['cli']);
  say(`${noDisplay}, so the game is here in the terminal.`);
  const ignored = leftOut(args);
  if (ignored.length > 0) say(`Without effect there: ${ignored.join(', ')}.`);
  return run(process.execPath, [inRoot('dist', 'cli', 'main.js'), ...terminalArguments(args)]);
}

/** Downloads Electron, after asking if a user can answer. */
async function fetchElectron() {
  const question = 'Electron is not here yet. Download it (about 110 MB, once)?';
  if (isTerminal() && (await agrees(question)) === false) return;
  say('Downloading Electron (about 110 MB, once) …');
  const result = await downloadElectron();
  if ('failure' in result) say(`Electron could not be downloaded: ${result.failure}.`);
}

/** Runs the command that installs a browser, with the rights it needs, once the user has agreed. */
async function offerBrowser() {
  const command = cure(['browser']);
  const question = `A Chromium, Chrome or Edge would do, too, and there is none. Run “${command}”?`;
  if ((await agrees(question)) !== true) return;
  await run(command, [], { shell: true });
}
