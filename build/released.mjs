// npm run released: installs what `npm run package` made for this machine as users do, runs its
// self-test, and plays a copy with a debugger attached. With --pretend it uses what `npm run package --
// --pretend deb AppImage` made, which tests these steps but not Electron.
import fs from 'node:fs';
import path from 'node:path';
import { parseOptions } from './common/options.mjs';
import { inRoot } from './common/paths.mjs';
import { capture } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { needsVirtualDisplay, prepareMachine } from './machine/end-to-end.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { allowDebugger } from './releases/debugger.mjs';
import { downloadFor, install } from './releases/installers.mjs';
import { checksPassed } from './releases/self-test.mjs';
import { runPlaywright } from './tests/playwright.mjs';

const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));

await runScript(async () => {
  const { values } = parseOptions({ options: { pretend: { type: 'boolean', default: false } } });
  await ensureInstalled();
  await prepareMachine();
  return inTemporaryFolder(async (temporary) => {
    const place = { release: inRoot('release'), version, temporary };
    const installed = await install(place);
    try {
      say(`Installed ${path.basename(installed.from)}.`);
      await sayVersion(installed.command);
      await testItself(installed.command);
      // The AppImage is the only other download for this system that starts in its own way.
      if (process.platform === 'linux') await testItself(downloadFor(place, 'linux', 'AppImage'));
      return await playCopy(installed, temporary, values.pretend);
    } finally {
      await installed.remove();
    }
  });
});

/** @param {string} command */
async function sayVersion(command) {
  const { status, output } = await ask(command, '--version');
  const said = output.split('\n').includes(`Digit Duels ${version}`);
  if (status === 0 && said) return;
  throw new UserError(
    `${command} --version should say ${version}, ended with ${status}:\n${output}`,
  );
}

/** @param {string} command */
async function testItself(command) {
  const { status, output } = await ask(command, '--self-test');
  const checks = checksPassed(output, status).map(({ name, took }) => `${name} ${took} ms`);
  say(`${path.basename(command)} tested itself: ${checks.join(', ')}.`);
}

/**
 * @param {string} command
 * @param {string} option
 */
function ask(command, option) {
  const display = needsVirtualDisplay() ? ['xvfb-run', '-a'] : [];
  // Chromium's sandbox refuses the superuser.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const [first = '', ...rest] = [...display, command, option, ...sandbox];
  return capture(first, rest, {
    env: {
      ...process.env,
      // On Windows the output would go to a console instead of to us; an AppImage would need FUSE.
      ELECTRON_NO_ATTACH_CONSOLE: '1',
      APPIMAGE_EXTRACT_AND_RUN: '1',
    },
  });
}

/**
 * @param {import('./releases/installers.mjs').Installed} installed
 * @param {string} temporary
 * @param {boolean} isPretended
 * @returns {Promise<number>} Playwright's exit status
 */
async function playCopy({ folder, executable }, temporary, isPretended) {
  const copy = path.join(temporary, 'copy', path.basename(folder));
  fs.cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  const copied = path.join(copy, path.relative(folder, executable));
  if (isPretended) say('No fuse is flipped in the copy: there are none. NOT A RELEASE.');
  else await allowDebugger(copied);
  return runPlaywright(['--reporter=list'], { DIGIT_DUELS_RELEASED: copied });
}
