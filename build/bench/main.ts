// The benchmark runner: prints every `benchmarks` export of the `*.bench.ts` files as one table, or as JSON with `--json`.
import { Bench } from 'tinybench';

/** One entry of the `benchmarks: Benchmark[]` that a `*.bench.ts` file exports. */
export interface Benchmark {
  readonly name: string;
  readonly note?: string;
  /** Too slow to run unless chosen by name. */
  readonly slow?: true;
  /** The name of the benchmark that does the same work and is compared with this yardstick. */
  readonly nativeOf?: string;
  readonly run: () => unknown;
}

const files = import.meta.glob<{ benchmarks: Benchmark[] }>(
  [
    './*.bench.ts',
    '../../engine/**/*.bench.ts',
    '../../storage/**/*.bench.ts',
    '../../electron/**/*.bench.ts',
    '../../cli/**/*.bench.ts',
  ],
  { eager: true },
);
const words = process.argv.slice(2);
const json = words.includes('--json');
const wanted = words.filter((word) => word !== '--json').map((word) => word.toLowerCase());
const chosen = Object.values(files)
  .flatMap((file) => file.benchmarks)
  .filter(({ slow }) => slow === undefined || wanted.length > 0)
  .filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));

if (chosen.length === 0) {
  console.error(
    wanted.length === 0
      ? 'No *.bench.ts file exports any benchmarks.'
      : `No benchmark has "${wanted.join('" and "')}" in its name.`,
  );
  process.exitCode = 1;
} else {
  const bench = new Bench({ time: 500, warmupTime: 100, iterations: 3, warmupIterations: 1 });
  // Yardsticks repeat their work themselves and report how long it took.
  const yardsticks = new Bench({ time: 0, iterations: 5, warmup: false });
  for (const { name, nativeOf, run } of chosen) {
    (nativeOf === undefined ? bench : yardsticks).add(name, run);
  }
  await yardsticks.run();
  await bench.run();
  const rows = chosen.map(row);
  const columns = ['name', 'median ms', '±%', 'per second', '× native', 'runs', 'note'];
  if (json) console.log(JSON.stringify(rows, null, 2));
  else console.table(rows, columns);

  /** The ratio of a benchmark's time to its yardstick's, if it has one. */
  function timesNative(name: string, median: number): Record<string, number> {
    const yardstick = chosen.find(({ nativeOf }) => nativeOf === name)?.name ?? '';
    const result = yardsticks.getTask(yardstick)?.result;
    if (result?.state !== 'completed') return {};
    return { '× native': Number((median / result.latency.p50).toPrecision(3)) };
  }

  function row({ name, note = '' }: Benchmark): Record<string, string | number> {
    const result = (bench.getTask(name) ?? yardsticks.getTask(name))?.result;
    if (result?.state !== 'completed') {
      process.exitCode = 1;
      return { name, note: result?.state === 'errored' ? result.error.message : 'did not finish' };
    }
    return {
      name,
      'median ms': Number(result.latency.p50.toPrecision(4)),
      '±%': Number(result.latency.rme.toFixed(1)),
      'per second': Math.round(result.throughput.mean),
      ...timesNative(name, result.latency.p50),
      runs: result.latency.samplesCount,
      note,
    };
  }
}
