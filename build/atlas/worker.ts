import { parentPort, workerData } from 'node:worker_threads';
import type { AtlasPoint } from '../../engine/atlas/atlas.ts';
import { gameOf } from '../../engine/games.ts';
import { solveCombination } from './solve-combination.ts';

const game = gameOf(workerData as string);
const { atlas } = game;
if (atlas === undefined) throw new RangeError(`${game.id} has no atlas.`);

parentPort?.on('message', (points: readonly AtlasPoint[]) => {
  parentPort?.postMessage(points.map((point) => solveCombination(atlas, point)));
});
