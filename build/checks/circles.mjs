// Finds circular imports between files and between folders. dependency-cruiser misses the type imports
// of components, because compiling a component drops them.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph what each node imports */

/**
 * @param {string} folder
 * @returns {string[]} one line for each cycle of its modules or folders
 */
export function circlesIn(folder) {
  const imports = importsWithin(folder);
  const betweenFiles = shortestCircles(imports);
  const withFolders = shortestCircles(betweenFolders(imports)).filter(
    (circle) => !circle.every((node) => imports.has(node)),
  );
  const line = (/** @type {string[]} */ circle) => [...circle, circle[0]].join(' → ');
  return [
    ...betweenFiles.map((circle) => `files: ${line(circle)}`),
    ...withFolders.map((circle) => `folders: ${line(circle)}`),
  ];
}

/**
 * @param {string} folder
 * @returns {Graph} the imports between its modules, without tests, by path within the folder
 */
function importsWithin(folder) {
  const modules = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
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

/** @param {string} file */
function specifiersIn(file) {
  const source = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.svelte')) return sourcesBelow(parse(source, { modern: true }));
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * @param {unknown} node of a component's syntax tree
 * @returns {string[]} the specifiers of imports in its scripts and its markup
 */
function sourcesBelow(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { source } = /** @type {{ source?: { type?: unknown, value?: unknown } }} */ (node);
  const own = source?.type === 'Literal' ? [String(source.value)] : [];
  return [...own, ...Object.values(node).flatMap(sourcesBelow)];
}

/**
 * Imports between folders. A file outside all folders counts as its own folder: pages begin there.
 *
 * @param {Graph} imports between files
 * @returns {Graph}
 */
function betweenFolders(imports) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
  for (const [file, others] of imports) {
    const from = folderOf(file);
    const known = folders.get(from) ?? new Set();
    for (const to of [...others].map(folderOf)) if (to !== from) known.add(to);
    folders.set(from, known);
  }
  return folders;
}

/** @param {string} file */
function folderOf(file) {
  const folder = path.dirname(file);
  return folder === '.' ? file : folder;
}

/**
 * @param {Graph} graph
 * @returns {string[][]} the shortest cycle through each node that is on one, each cycle once
 */
function shortestCircles(graph) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const node of graph.keys()) {
    const circle = shortestCircle(graph, node);
    if (circle !== undefined) found.set(circle.toSorted().join(), circle);
  }
  return [...found.values()];
}

/**
 * @param {Graph} graph
 * @param {string} start
 * @returns {string[] | undefined} the nodes on the path from a node back to itself
 */
function shortestCircle(graph, start) {
  /** @type {Map<string, string[]>} */
  const ways = new Map([[start, [start]]]);
  for (const [node, way] of ways) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return way;
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}
