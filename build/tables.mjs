// npm run tables -- [clamped|exact]: finds the tables of Digit Conquest's real deck and writes them
// where the engine reads them. Goes on where it was stopped. Takes 8 GB of memory.
// npm run tables -- check: makes one more pass with the tables that are there, and proves them.
// npm run tables -- bounds: holds every value in fixed point against a pass in double precision. Takes 8 GB and some minutes.
// npm run tables -- small: holds all small decks against plain two-sided passes. Takes some minutes.
// npm run tables -- ladder: writes the puzzles of the ladder, the easiest first, and their plot.
// npm run tables -- variants: solves 2,000 drawn variants of Chopsticks in two ways. Takes some minutes.
// npm run tables -- reasons: counts how many wrong moves, drawn at random, have a reason. Takes a minute.
// npm run tables -- guide: counts how often the guide says what, in 200 games of each game. Takes some minutes.
// npm run tables -- laws [FINGERS]: tries the laws of docs/claims.md up to 100 fingers. Takes half an hour.
import { builtTool } from './bundles/built-tool.mjs';
import { root } from './common/paths.mjs';
import { runScript } from './common/say.mjs';

await runScript(async () => {
  const built = await builtTool('tables');
  const { makeTables } = /** @type {typeof import('./tables/main.ts')} */ (built);
  return makeTables(process.argv.slice(2), root);
});
