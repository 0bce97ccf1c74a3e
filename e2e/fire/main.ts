import { partsOf } from './parts.ts';
import { fireAt } from './run.ts';
import type { StartCommand } from './running.ts';

/** What `npm run fire` asks for; `build/random-tests.mjs` writes it. */
interface Asked {
  readonly seed: number;
  /** How many times each part is attacked; by default as often as the part says. */
  readonly cases?: number;
  /** Names of parts; empty for all. */
  readonly parts: readonly string[];
  /** How the program is started: on Electron, or on the stand-in. */
  readonly start: StartCommand;
}

const { seed, cases, parts: wanted, start } = JSON.parse(process.argv[2] ?? '') as Asked;
const parts = partsOf(start);
const unknown = wanted.find((name) => parts.every((part) => part.name !== name));

if (unknown !== undefined) {
  const names = parts.map(({ name }) => name).join(', ');
  console.error(`There is no part "${unknown}". There are: ${names}.`);
  process.exitCode = 2;
} else {
  for (const part of parts) {
    if (wanted.length > 0 && !wanted.includes(part.name)) continue;
    const { figures, faults } = await fireAt(part, seed, cases);
    for (const fault of faults) console.error(fault);
    console.log(figures);
    if (faults.length > 0) process.exitCode = 1;
  }
}
