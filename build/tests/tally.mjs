// Counts passed and failed tests in the JSON reports of Vitest and Playwright.
import fs from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped?: boolean }} Tally `skipped` where a whole step was */

/**
 * @param {string} file Vitest's report
 * @param {number} status Vitest's exit status
 * @returns {Tally}
 */
export function vitestTally(file, status) {
  const report = readReport(file);
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failedTests = tests.filter((test) => test.status === 'failed').length;
  // A file that can't be loaded has no tests that could fail.
  const failedFiles = files.filter(
    (one) =>
      one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = tests.filter((test) => test.status === 'passed').length;
  return withStatus({ passed, failed: failedTests + failedFiles }, status);
}

/**
 * @param {string} file Playwright's report
 * @param {number} status Playwright's exit status
 * @returns {Tally}
 */
export function playwrightTally(file, status) {
  const stats = readReport(file)?.stats ?? {};
  return withStatus(
    { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 },
    status,
  );
}

/**
 * Counts a run that fails without a failed test, or has no tests, as one failure.
 *
 * @param {Tally} tally
 * @param {number} status
 * @returns {Tally}
 */
function withStatus(tally, status) {
  const silent = tally.failed === 0 && (status !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
