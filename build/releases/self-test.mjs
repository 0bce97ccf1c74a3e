import { UserError } from '../common/say.mjs';

/** @typedef {{ name: string, ok: boolean, took: number, error?: string }} Checked */

/**
 * @param {string} output of a program's self-test, among other lines
 * @param {number} status its exit status
 * @returns {Checked[]} the checks
 * @throws {UserError} if a check failed or there is no report
 */
export function checksPassed(output, status) {
  const report = output.split('\n').map(parsed).findLast(isReport);
  if (report === undefined) {
    throw new UserError(`The self-test reported nothing and ended with ${status}:\n${output}`);
  }
  const failed = report.checks.filter(({ ok }) => !ok);
  if (failed.length > 0 || !report.ok || status !== 0 || report.checks.length === 0) {
    const faults = failed.map(({ name, error }) => `${name} (${error})`).join(', ');
    throw new UserError(`The self-test failed with ${status}: ${faults || 'no check says why'}.`);
  }
  return report.checks;
}

/** @param {string} line */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * @param {any} value
 * @returns {value is { ok: boolean, checks: Checked[] }}
 */
function isReport(value) {
  return Array.isArray(value?.checks);
}
