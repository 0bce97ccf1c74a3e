import fs from 'node:fs';
import path from 'node:path';
import { ladderRungs } from '../../engine/puzzles/ladder-rungs.ts';
import type { Rung } from '../../engine/puzzles/ladder.ts';
import { ladderPlot } from './ladder-plot.ts';

/** Writes the puzzles of the ladder, the easiest first, and their plot for the docs. @returns the exit status. */
export function makeLadder(root: string): number {
  const rungs = ladderRungs();
  const file = path.join(root, 'engine', 'puzzles', 'ladder.json');
  const lines = rungs.map((rung) => `  ${JSON.stringify(written(rung))}`);
  fs.writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
  fs.writeFileSync(path.join(root, 'docs', 'puzzles.svg'), ladderPlot(rungs));
  console.log(`${file} has ${lines.length} puzzles.`);
  return 0;
}

/** Standard rules are left out. */
function written({ settings, ...rung }: Rung) {
  return Object.keys(settings).length === 0 ? rung : { ...rung, settings };
}
