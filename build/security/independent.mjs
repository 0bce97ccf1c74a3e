// Puts measures together that can be taken away at the same time: whatever fails, fails for the measure that its test holds.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('./marks.mjs').Measure} Measure */

/** The files that a module names: those that it imports, replaces, or starts. */
const named = /['"`](\.{1,2}\/[^'"`]+\.(?:ts|mjs|cjs|js))['"`?]/g;

/**
 * @param {Measure[]} measures
 * @param {string} root of the repository
 * @returns {Measure[][]} groups in which no test loads what another measure of the group changes
 */
export function independentGroups(measures, root) {
  const loadedBy = loading(root);
  const apart = (/** @type {Measure} */ one, /** @type {Measure} */ other) =>
    one.test !== other.test &&
    one.file !== other.file &&
    ![one, other].some(readsSources) &&
    !loadedBy(one.test).has(other.file) &&
    !loadedBy(other.test).has(one.file);
  /** @type {Measure[][]} */
  const groups = [];
  for (const measure of measures) {
    const group = groups.find((others) => others.every((other) => apart(measure, other)));
    if (group === undefined) groups.push([measure]);
    else group.push(measure);
  }
  return groups;
}

/**
 * A test in another folder than its measure reads sources as text, whatever it imports.
 *
 * @param {Measure} measure
 */
function readsSources({ file, test }) {
  return path.posix.dirname(file) !== path.posix.dirname(test);
}

/**
 * @param {string} root
 * @returns {(file: string) => Set<string>} a file with all that it loads
 */
function loading(root) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  const namedBy = (/** @type {string} */ file) => {
    const found = names.get(file) ?? namesIn(file, root);
    names.set(file, found);
    return found;
  };
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  return (file) => {
    const loaded = known.get(file) ?? new Set([file]);
    // Going through a set includes what is added meanwhile.
    if (!known.has(file))
      for (const one of loaded) namedBy(one).forEach((name) => loaded.add(name));
    known.set(file, loaded);
    return loaded;
  };
}

/**
 * @param {string} file
 * @param {string} root
 */
function namesIn(file, root) {
  const place = path.join(root, file);
  const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  return [...text.matchAll(named)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}
