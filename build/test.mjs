// npm test -- [check] [unit] [e2e] [installed]: installs what it needs, runs all steps or the named
// ones, and ends with one line that counts passed and failed tests.
import fs from 'node:fs';
import path from 'node:path';
import { buildAll, buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { checkAll } from './checks/check-all.mjs';
import { inRoot } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { UserError, describe, runScript, say, secondsSince } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { tool } from './common/tool.mjs';
import { findElectron } from './machine/electron-binary.mjs';
import { provideElectronNode } from './machine/electron-node.mjs';
import { prepareMachine } from './machine/end-to-end.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { installObstacle } from './machine/package-tools.mjs';
import { pack } from './packaging/pack.mjs';
import { pretendTargets } from './packaging/pack-targets.mjs';
import { runPlaywright } from './tests/playwright.mjs';
import { playwrightTally, sum, vitestTally } from './tests/tally.mjs';

/** @typedef {import('./tests/tally.mjs').Tally} Tally */

/** In order. The steps are independent, so a failing one doesn't stop the next. */
const steps = { check, unit, e2e, installed };

const reports = inRoot('test-results');
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');
const installedReport = path.join(reports, 'installed.json');

/** @type {Promise<void> | undefined} */
let preparing;

await runScript(async () => {
  const chosen = chooseSteps(process.argv.slice(2));
  const tallies = [await outcome(install)];
  const times = [];
  if (sum(tallies).failed === 0) {
    // Downloads leave the processor to the steps before. A failure is reported by the steps that need it.
    if (chosen.includes('e2e') || chosen.includes('installed'))
      machineIsReady().catch(() => undefined);
    for (const name of chosen) {
      const since = performance.now();
      const tally = await outcome(steps[name]);
      tallies.push(tally);
      times.push(`${name} ${tally.skipped === true ? 'skipped' : secondsSince(since)}`);
    }
  }
  const { passed, failed } = sum(tallies);
  console.log(`\n${times.join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** @param {string[]} names */
function chooseSteps(names) {
  const all = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps));
  const unknown = names.find((name) => !(name in steps));
  if (unknown !== undefined) {
    throw new UserError(`There is no step "${unknown}". There are: ${all.join(', ')}.`);
  }
  return all.filter((name) => names.length === 0 || names.includes(name));
}

/**
 * Runs a step. One that can't be run prints why and counts as one failure.
 *
 * @param {() => Promise<Tally>} step
 * @returns {Promise<Tally>}
 */
async function outcome(step) {
  try {
    return await step();
  } catch (error) {
    say(describe(error));
    return { passed: 0, failed: 1 };
  }
}

async function install() {
  await ensureInstalled();
  fs.mkdirSync(reports, { recursive: true });
  return { passed: 0, failed: 0 };
}

/** Waits until the machine is prepared, which is begun once. */
function machineIsReady() {
  return (preparing ??= prepareMachine());
}

/** Counts as passed or failed as a whole. */
async function check() {
  return { passed: 0, failed: (await checkAll()) ? 0 : 1 };
}

async function unit() {
  // The check does so, too; but this step may be run alone.
  (await import('./words/types.mjs')).writeMessages();
  fs.rmSync(unitReport, { force: true });
  const status = await run(
    process.execPath,
    [
      tool('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    { stdin: 'ignore' },
  );
  return vitestTally(unitReport, status);
}

async function e2e() {
  await machineIsReady();
  await Promise.all([buildAll({ only: [...program, 'cli', 'standin'] }), provideElectronNode()]);
  const standin = findElectron() === undefined;
  say(`End to end, on ${standin ? 'the stand-in for Electron' : 'Electron'}:`);

  fs.rmSync(e2eReport, { force: true });
  const status = await runPlaywright(['--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
  });
  return playwrightTally(e2eReport, status);
}

/** Installs, plays and removes the packages, made around a pretended Electron. */
async function installed() {
  await machineIsReady();
  const obstacle = await installObstacle();
  if (obstacle !== undefined) {
    say(`Installed: skipped, because ${obstacle}.`);
    return { passed: 0, failed: 0, skipped: true };
  }
  await buildStale([...program, 'standin']);
  fs.rmSync(installedReport, { force: true });
  return inTemporaryFolder(async (output) => {
    const targets = [
      ...pretendTargets(['deb', 'AppImage', 'rpm', 'zip']),
      ...pretendTargets(['deb'], ['arm64']),
    ];
    await pack(targets, { pretend: true, output });
    say('Installed:');
    const status = await runPlaywright(['--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: installedReport,
      DIGIT_DUELS_PACKAGES: output,
    });
    return playwrightTally(installedReport, status);
  });
}
