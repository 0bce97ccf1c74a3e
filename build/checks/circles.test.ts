import { expect, test } from 'vitest';
import { betweenFolders, circlesIn } from './circles.mjs';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('a graph whose arrows run one way has no circles', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('each circle is named once, as short as it is', () => {
  const edges = { a: ['b'], b: ['c', 'a'], c: ['d'], d: ['b'], e: ['a'] };
  expect(circlesIn(graph(edges))).toEqual([
    ['a', 'b'],
    ['c', 'd', 'b'],
  ]);
});

test('a file that imports itself is a circle', () => {
  expect(circlesIn(graph({ a: ['a'] }))).toEqual([['a']]);
});

test('folders import what their files import, and files outside of them stand for themselves', () => {
  const imports = graph({
    'page.ts': ['board/a.ts'],
    'bridge.ts': [],
    'board/a.ts': ['board/b.ts', 'bridge.ts'],
    'board/b.ts': ['cards/deep/c.ts'],
    'cards/deep/c.ts': ['board/a.ts'],
  });
  const folders = betweenFolders(imports);
  expect(folders).toEqual(
    graph({
      'page.ts': ['board'],
      'bridge.ts': [],
      board: ['bridge.ts', 'cards/deep'],
      'cards/deep': ['board'],
    }),
  );
  expect(circlesIn(folders)).toEqual([['board', 'cards/deep']]);
});
