// Circles in who imports whom.

/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph what each node leads to */

/**
 * @param {Graph} graph
 * @returns {string[][]} the shortest circle through each node that lies on one, each circle once
 */
export function circlesIn(graph) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const node of graph.keys()) {
    const circle = shortestCircle(graph, node);
    if (circle === undefined) continue;
    const key = circle.toSorted().join();
    if (!found.has(key)) found.set(key, circle);
  }
  return [...found.values()];
}

/**
 * @param {Graph} graph
 * @param {string} start
 * @returns {string[] | undefined} the nodes on the way from a node back to itself
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

/**
 * The same imports between folders. Files that lie in no folder stand for themselves: they have nothing
 * in common but that pages begin there.
 *
 * @param {Graph} imports between files
 * @returns {Graph}
 */
export function betweenFolders(imports) {
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
  const parts = file.split(/[\\/]/);
  return parts.length === 1 ? file : parts.slice(0, -1).join('/');
}
