// What the modules of a folder import of each other: types count, and so do components, of whose
// type imports other tools see nothing.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Imports what each module imports, by path within the folder */

/**
 * @param {string} folder
 * @returns {Imports} of its modules but tests
 */
export function importsWithin(folder) {
  const modules = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .filter((entry) => !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    modules.map((module) => {
      const imported = specifiersIn(path.join(folder, module))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => path.join(path.dirname(module), specifier.replace(/\?.*$/, '')));
      return [module, new Set(imported.filter((other) => modules.includes(other)))];
    }),
  );
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function specifiersIn(file) {
  const source = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.svelte')) return sourcesBelow(parse(source, { modern: true }));
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * @param {unknown} node of a component's syntax tree
 * @returns {string[]} what imports in its scripts and its markup name
 */
function sourcesBelow(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { source } = /** @type {{ source?: { type?: unknown, value?: unknown } }} */ (node);
  const own = source?.type === 'Literal' ? [String(source.value)] : [];
  return [...own, ...Object.values(node).flatMap(sourcesBelow)];
}
