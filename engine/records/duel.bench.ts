import { parseDuel } from './parse-duel.ts';

/** Reads a record of some plies. */
function reading(plies: number): () => void {
  const head = '[Game "chopsticks"]\n[repetition "0"]\n[swaps "true"]\n\n';
  const text = `${head}A-C A-C ${'12-21 '.repeat(plies)}`;
  return () => {
    if (!parseDuel(text).ok) throw new Error('The record can’t be read.');
  };
}

/** A long game takes no longer a ply than a short one if the second takes ten times the first. */
export const benchmarks = [2000, 20_000].map((plies) => ({
  name: `record of ${plies}: read it`,
  note: 'ten times the plies take ten times as long',
  run: reading(plies),
}));
