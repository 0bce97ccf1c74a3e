import { parseArgs } from 'node:util';
import { partsOf } from './parts.ts';
import { fireAt } from './run.ts';
import type { StartCommand } from './running.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, shots: { type: 'string' }, start: { type: 'string' } },
  allowPositionals: true,
});
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
const shots = values.shots === undefined ? undefined : Number(values.shots);
// The build says how the program is started: on Electron, or on what stands in for it.
const parts = partsOf(JSON.parse(values.start ?? '[""]') as StartCommand);
const names = parts.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));

if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(shots ?? 0)) {
  console.error('--seed and --shots take a whole number.');
  process.exitCode = 2;
} else if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${names.join(', ')}.`);
  process.exitCode = 2;
} else {
  console.log(`The seed is ${seed}.`);
  for (const part of parts) {
    if (positionals.length > 0 && !positionals.includes(part.name)) continue;
    const { figures, faults } = await fireAt(part, seed, shots);
    for (const fault of faults) console.error(fault);
    console.log(figures);
    if (faults.length > 0) process.exitCode = 1;
  }
}
