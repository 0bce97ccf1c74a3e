// The random testers, which print the seed that repeats a failure:
// npm run wander -- [--minutes N] [--walks N] [--steps N] [--without NAMES] [--keep-going] [--tell] [--seed N]
//   plays the program at random, as a user might;
// npm run fire -- [parts] [--cases N] [--seed N]
//   attacks it with damaged files, full disks, kills and extreme settings.
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { parseOptions } from './common/options.mjs';
import { inRoot, root } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { hasDisplay } from './machine/display.mjs';
import { findElectron } from './machine/electron-binary.mjs';
import { prepareMachine } from './machine/end-to-end.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { standinEntry } from './standin/index.mjs';
import { runPlaywright } from './tests/playwright.mjs';

const testers = { wander, fire };

await runScript(() => {
  const [name, ...args] = process.argv.slice(2);
  if (name === 'wander' || name === 'fire') return testers[name](args);
  throw new UserError(`The random testers are: ${Object.keys(testers).join(', ')}.`);
});

/** @param {string[]} args */
async function wander(args) {
  const { values } = parseOptions({
    args,
    options: {
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string' },
      walks: { type: 'string' },
      steps: { type: 'string', default: '150' },
      without: { type: 'string', default: '' },
      'keep-going': { type: 'boolean', default: false },
      tell: { type: 'boolean', default: false },
    },
  });
  const journey = {
    seeds: [whole('seed', values.seed) ?? newSeed()],
    walks: whole('walks', values.walks),
    steps: whole('steps', values.steps),
    minutes: whole('minutes', values.minutes),
    keepsGoing: values['keep-going'],
    without: values.without.split(',').filter(Boolean),
    tells: values.tell,
    reports: true,
  };
  await ensureInstalled();
  await prepareMachine();
  await buildStale([...program, 'standin']);
  say(`The first seed is ${journey.seeds[0]}.`);
  return runPlaywright(['e2e/wander', '--reporter=line'], {
    DIGIT_DUELS_WANDER: JSON.stringify(journey),
  });
}

/** @param {string[]} args */
async function fire(args) {
  const { values, positionals: parts } = parseOptions({
    args,
    options: { seed: { type: 'string' }, cases: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = whole('seed', values.seed) ?? newSeed();
  const cases = whole('cases', values.cases);
  await ensureInstalled();
  await buildStale([...program, 'standin', 'fire']);
  say(`The seed is ${seed}.`);
  const asked = JSON.stringify({ seed, cases, parts, start: observedStart() });
  const main = inRoot('dist', 'fire', 'main.js');
  return run(process.execPath, ['--enable-source-maps', main, asked]);
}

/** The command that starts the program with an observer inside. */
function observedStart() {
  const electron = findElectron();
  const executable = electron === undefined ? [process.execPath, standinEntry] : [electron];
  const hidden = hasDisplay() ? [] : ['--headless'];
  const observer = inRoot('e2e', 'fire', 'observer.cjs');
  // As Playwright starts it.
  return [...executable, '-r', observer, root, '--no-sandbox', ...hidden];
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @throws {UserError} if the option isn't a whole number
 */
function whole(name, text) {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UserError(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

function newSeed() {
  return Date.now() % 1_000_000;
}
