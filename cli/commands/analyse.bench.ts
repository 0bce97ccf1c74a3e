import { Readable, Writable } from 'node:stream';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { exploreGraph } from '../../engine/solver/explore.ts';
import { run } from '../run.ts';

const count = 10_000;
const game = gameOf('chopsticks');
const rules = game.rules(defaultSettings(game.settings));
const { positions } = exploreGraph(rules, rules.start(0));
const lines = Array.from(
  { length: count },
  (_, index) => `${rules.formatPosition(positions[index % positions.length])}\n`,
);

async function analyseLines(): Promise<void> {
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { input: Readable.from(lines), output: nowhere(), errors: nowhere() };
  await run(['analyse', game.id, '--lines', '-'], streams, 'en');
}

export const benchmarks = [
  {
    name: 'analyse --lines of Chopsticks',
    note: `${count} positions: ${count / 1000} thousand times the runs a second`,
    run: analyseLines,
  },
];
