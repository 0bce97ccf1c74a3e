import { expect, test } from 'vitest';
import { buildGraph, unfinished } from './graph.ts';

test('equal edges of a node are one, and those of another node its own', () => {
  const { edge, close, graph } = buildGraph(2);
  expect([edge(1, 1), edge(1, 1), edge(1, 0)]).toEqual([0, 0, 1]);
  close(unfinished);
  expect(edge(1, 1)).toBe(2);
  close(0);
  const { count, start, successor, turn, winner } = graph();
  expect([count, ...start]).toEqual([2, 0, 2, 3]);
  expect([[...successor], [...turn], [...winner]]).toEqual([
    [1, 1, 1],
    [1, 0, 1],
    [unfinished, 0],
  ]);
});
