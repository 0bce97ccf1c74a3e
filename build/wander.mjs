// npm run wander -- [--minutes N] [--seed N] [--walks N] [--steps N] [--without NAMES] [--keep-going] [--tell]:
// does at random what a person might, and says with which seed it can be seen again.
import { parseArgs } from 'node:util';
import { buildStale } from './bundles/bundle.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { prepareMachine } from './machine/end-to-end.mjs';
import { runPlaywright } from './tests/playwright.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { program } from './bundles/targets.mjs';

const { values } = parseArgs({
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

await runScript(async () => {
  const first = values.seed === undefined ? Date.now() % 1_000_000 : whole('seed', values.seed);
  const walks = values.walks === undefined ? undefined : whole('walks', values.walks);
  const journey = {
    seeds: [first],
    walks,
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
  say(`The first seed is ${first}.`);
  return runPlaywright(['e2e/wander', '--reporter=line'], {
    DIGIT_DUELS_WANDER: JSON.stringify(journey),
  });
});

/**
 * @param {string} name
 * @param {string} text
 */
function whole(name, text) {
  if (!/^\d+$/.test(text)) throw new UserError(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}
