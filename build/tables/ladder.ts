import fs from 'node:fs';
import path from 'node:path';
import { ladderRungs } from '../../engine/puzzles/ladder-rungs.ts';

/**
 * Writes every puzzle under standard rules with its difficulty, the easiest first. @returns the exit
 * status.
 */
export function makeLadder(root: string): number {
  const file = path.join(root, 'engine', 'puzzles', 'ladder.json');
  const lines = ladderRungs().map((rung) => `  ${JSON.stringify(rung)}`);
  fs.writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
  console.log(`${file} has ${lines.length} puzzles.`);
  return 0;
}
