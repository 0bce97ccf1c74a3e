// Removes measures, as many at a time as don't touch each other, and runs the tests that should fail.
import fs from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { UserError, say } from '../common/say.mjs';
import { independentGroups } from './independent.mjs';

/** @typedef {import('./marks.mjs').Measure} Measure */
/** @typedef {import('vitest/node').Vitest} Vitest */

/** A test file's content with its tests removed. */
const noTests = "import { test } from 'vitest';\ntest('nothing', () => {});\n";

/** Added to a test file: one failure is enough, and the tests that follow might wait for what never comes; long ones come last. */
const stopping = `
import { beforeEach as beforeEachUntilOneFails } from 'vitest';
let oneFailed = false;
beforeEachUntilOneFails(({ skip, onTestFailed }) => {
  if (oneFailed) skip();
  onTestFailed(() => { oneFailed = true; });
});
`;

/**
 * @param {Measure[]} measures
 * @param {string} folder a copy of the repository, which is changed and restored
 * @returns {Promise<Measure[]>} the measures whose removal no test notices
 * @throws {UserError} if a test file fails or runs nothing as it is, or if a measure counts as noticed although its tests
 *   are gone
 */
export async function takeAwayEach(measures, folder) {
  // One Vitest for all measures: starting it takes longer than running these tests.
  const vitest = await createVitest('test', {
    root: folder,
    watch: false,
    // Each run has a new worker, and a thread starts sooner than a process.
    pool: 'threads',
    reporters: [{}],
    // The other core has other checks to do.
    maxWorkers: 1,
  });
  try {
    await vitest.standalone();
    const tests = [...new Set(measures.map(({ test }) => test))];
    await allPass(vitest, folder, tests);
    for (const test of tests) fs.appendFileSync(path.join(folder, test), stopping);
    /** @type {Measure[]} */
    const unnoticed = [];
    for (const group of independentGroups(measures, folder)) {
      const noticed = await failuresWithout(vitest, folder, group);
      for (const [index, measure] of group.entries()) {
        say(`${noticed[index] ? 'noticed  ' : 'UNNOTICED'} ${measure.rule} (${measure.test})`);
        if (!noticed[index]) unnoticed.push(measure);
      }
    }
    await areMissed(
      vitest,
      folder,
      tests.flatMap((test) => measures.find((measure) => measure.test === test) ?? []),
    );
    return unnoticed;
  } finally {
    await vitest.close();
  }
}

/**
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {string[]} tests
 */
async function allPass(vitest, folder, tests) {
  const missing = tests.find((test) => !fs.existsSync(path.join(folder, test)));
  if (missing !== undefined) {
    throw new UserError(`A mark names ${missing} as its test, which isn't there.`);
  }
  const results = await runTests(vitest, folder, tests);
  const wrong = results.find(({ passed, failed }) => failed > 0 || passed === 0);
  if (wrong === undefined) return;
  const { test, passed, failed, errors } = wrong;
  throw new UserError(
    `${test} must pass as it is, but ${passed} of its tests passed and ${failed} failed. ${errors}`,
  );
}

/**
 * The control: with their tests removed as well, missing measures must go unnoticed.
 *
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {Measure[]} measures one for each test file
 */
async function areMissed(vitest, folder, measures) {
  const without = measures.map(({ test }) => ({ file: test, text: noTests }));
  await changed(vitest, folder, without, async () => {
    const noticed = await failuresWithout(vitest, folder, measures);
    const wrong = measures.find((_measure, index) => noticed[index]);
    if (wrong === undefined) return;
    throw new UserError(`Something other than ${wrong.test} fails without "${wrong.rule}"`);
  });
}

/**
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {Measure[]} measures taken away together, each with a test file of its own
 * @returns {Promise<boolean[]>} for each, whether a test fails. A file that can't be parsed has no tests and proves nothing.
 */
async function failuresWithout(vitest, folder, measures) {
  const changes = measures.map(({ file, without }) => ({ file, text: without }));
  const tests = measures.map(({ test }) => test);
  const results = await changed(vitest, folder, changes, () => runTests(vitest, folder, tests));
  return results.map(({ failed }) => failed > 0);
}

/**
 * @template T
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {{ file: string, text: string }[]} changes what files hold during the work
 * @param {() => Promise<T>} work
 */
async function changed(vitest, folder, changes, work) {
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    fs.writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  const files = changes.map(({ file, text }) => {
    const place = path.join(folder, file);
    return { place, text, before: fs.readFileSync(place, 'utf8') };
  });
  for (const { place, text } of files) write(place, text);
  try {
    return await work();
  } finally {
    for (const { place, before } of files) write(place, before);
  }
}

/**
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {string[]} tests
 */
async function runTests(vitest, folder, tests) {
  const files = tests.map((test) => path.join(folder, test).replaceAll(path.sep, '/'));
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  return tests.map((test, index) => {
    // Vitest also returns the files of earlier runs.
    const modules = testModules.filter(({ moduleId }) => moduleId === files[index]);
    return { test, ...outcomeOf(modules) };
  });
}

/** @param {import('vitest/node').TestModule[]} modules */
function outcomeOf(modules) {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const count = (/** @type {string} */ state) =>
    tests.filter((each) => each.result().state === state).length;
  const errors = [...modules, ...tests].flatMap((each) =>
    'errors' in each ? each.errors() : (each.result().errors ?? []),
  );
  return {
    passed: count('passed'),
    failed: count('failed'),
    errors: errors.map(({ message }) => message).join('\n'),
  };
}
