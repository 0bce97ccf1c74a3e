// Removes measures one at a time and runs the tests that should fail.
import fs from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { UserError, say } from '../common/say.mjs';

/** @typedef {import('./marks.mjs').Measure} Measure */
/** @typedef {import('vitest/node').Vitest} Vitest */

/** A test file's content with its tests removed. */
const noTests = "import { test } from 'vitest';\ntest('nothing', () => {});\n";

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
    reporters: [{}],
    // One failure is enough.
    bail: 1,
  });
  try {
    await vitest.standalone();
    const byTest = new Map(measures.map((measure) => [measure.test, measure]));
    for (const test of byTest.keys()) await passes(vitest, folder, test);
    /** @type {Measure[]} */
    const unnoticed = [];
    for (const measure of measures) {
      const failed = await failedWithout(vitest, folder, measure);
      say(`${failed > 0 ? 'noticed  ' : 'UNNOTICED'} ${measure.rule} (${measure.test})`);
      if (failed === 0) unnoticed.push(measure);
    }
    for (const measure of byTest.values()) await isMissed(vitest, folder, measure);
    return unnoticed;
  } finally {
    await vitest.close();
  }
}

/**
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {string} test
 */
async function passes(vitest, folder, test) {
  if (!fs.existsSync(path.join(folder, test))) {
    throw new UserError(`A mark names ${test} as its test, which isn't there.`);
  }
  const { failed, passed, errors } = await runTests(vitest, folder, test);
  if (failed === 0 && passed > 0) return;
  throw new UserError(
    `${test} must pass as it is, but ${passed} of its tests passed and ${failed} failed. ${errors}`,
  );
}

/**
 * The control: with its tests removed as well, a missing measure must go unnoticed.
 *
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {Measure} measure
 */
async function isMissed(vitest, folder, measure) {
  const failed = await changed(vitest, path.join(folder, measure.test), noTests, () =>
    failedWithout(vitest, folder, measure),
  );
  if (failed === 0) return;
  throw new UserError(`Something other than ${measure.test} fails without "${measure.rule}"`);
}

/**
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {Measure} measure
 * @returns {Promise<number>} how many tests fail without it. A file that can't be parsed has no tests and proves nothing.
 */
async function failedWithout(vitest, folder, { file, test, without }) {
  const { failed } = await changed(vitest, path.join(folder, file), without, () =>
    runTests(vitest, folder, test),
  );
  return failed;
}

/**
 * @template T
 * @param {Vitest} vitest
 * @param {string} file
 * @param {string} text what it holds during the work
 * @param {() => Promise<T>} work
 */
async function changed(vitest, file, text, work) {
  const before = fs.readFileSync(file, 'utf8');
  const write = (/** @type {string} */ content) => {
    fs.writeFileSync(file, content);
    vitest.invalidateFile(file);
  };
  write(text);
  try {
    return await work();
  } finally {
    write(before);
  }
}

/**
 * @param {Vitest} vitest
 * @param {string} folder
 * @param {string} test
 */
async function runTests(vitest, folder, test) {
  const file = path.join(folder, test).replaceAll(path.sep, '/');
  const specifications = await vitest.globTestSpecifications([file]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // Vitest also returns the files of earlier runs.
  const modules = testModules.filter(({ moduleId }) => moduleId === file);
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
