// Finds circular imports between files and between folders. dependency-cruiser knows no circles of folders,
// and misses the type imports of components, because compiling a component drops them.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { sourcesIn } from '../common/sources.mjs';

/**
 * What each file or folder imports of those beside it in the same folder, with an import as an example.
 *
 * @typedef {Map<string, Map<string, string>>} Graph
 */

/**
 * Finds the circles at every level: among the files and folders of each folder, where whatever a folder contains counts
 * as the folder.
 *
 * @param {string} root
 * @param {readonly string[]} folders below the root
 * @returns {string[]} one line for each circle, with an import for each arrow; tests are left out
 */
export function circlesIn(root, folders) {
  const graph = graphOf(root, sourcesIn(root, folders));
  return shortestCircles(graph).map((circle) => {
    const arrows = circle.map((node, index) => {
      const next = circle[(index + 1) % circle.length] ?? node;
      return graph.get(node)?.get(next) ?? '';
    });
    return `${[...circle, circle[0]].join(' → ')} (${arrows.join('; ')})`;
  });
}

/**
 * @param {string} root
 * @param {string[]} files
 * @returns {Graph}
 */
function graphOf(root, files) {
  const known = new Set(files);
  /** @type {Graph} */
  const graph = new Map();
  for (const file of files) {
    for (const specifier of specifiersIn(path.join(root, file))) {
      const other = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
      if (!specifier.startsWith('.') || !known.has(other)) continue;
      const [from, to] = siblings(file, other);
      const others = graph.get(from) ?? new Map();
      if (!others.has(to)) others.set(to, `${file} imports ${other}`);
      graph.set(from, others);
    }
  }
  return graph;
}

/**
 * @param {string} file
 * @param {string} other
 * @returns {[string, string]} the files or folders that contain them, in the deepest folder that contains both
 */
function siblings(file, other) {
  const [from, to] = [file.split('/'), other.split('/')];
  const depth = from.findIndex((name, index) => name !== to[index]) + 1;
  return [from.slice(0, depth).join('/'), to.slice(0, depth).join('/')];
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
 * @param {Graph} graph
 * @returns {string[][]} the shortest cycle through each node that is on one, each cycle once
 */
function shortestCircles(graph) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const node of graph.keys()) {
    const circle = shortestCircle(graph, node);
    const key = circle?.toSorted().join() ?? '';
    if (circle !== undefined && !found.has(key)) found.set(key, circle);
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
    for (const next of graph.get(node)?.keys() ?? []) {
      if (next === start) return way;
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}
