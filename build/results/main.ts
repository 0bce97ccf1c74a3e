import { parseOptions } from '../common/options.mjs';
import { shardFrom, textOfShard, type Shard } from '../common/shard.ts';
import { computationOf } from './results.ts';
import { rowsIn, type Row } from './rows.ts';

/**
 * Computes results by two methods and compares them with docs/results.
 *
 * @param args - see build/results.mjs.
 * @param root - the project's folder.
 * @returns the exit status.
 */
export function checkResults(args: readonly string[], root: string): number {
  try {
    const { shard, join, command } = optionsFrom(args);
    if (command !== '') return printBoth(command);
    const rows = rowsIn(root);
    return print(join.length > 0 ? joined(rows, join) : eachChecked(rows.filter(isIn(shard))));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function optionsFrom(args: readonly string[]) {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: { shard: { type: 'string' }, join: { type: 'string', multiple: true } },
  });
  const { shard, join = [] } = values;
  const command = positionals.join(' ');
  const given = Object.entries({
    '--shard': shard,
    '--join': join[0],
    [`"${command}"`]: command || undefined,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  if (given.length > 1)
    throw new RangeError(`${given.slice(0, 2).join(' and ')} don't go together.`);
  return { shard: shardFrom(shard), join, command };
}

/** Whether a row is in a shard, by its place among all rows. */
function isIn(shard: Shard | undefined) {
  return (_: Row, place: number): boolean =>
    shard === undefined || place % shard.of === shard.number - 1;
}

/** Prints one result, whether or not a page states it. */
function printBoth(command: string): number {
  const { methods } = computationOf(command);
  const [first, second] = methods.map((method) => method());
  console.log(first);
  if (first === second) return 0;
  console.error(`The second method finds: ${second ?? ''}`);
  return 1;
}

/** Checks the rows one by one, so that each can be printed at once. */
function* eachChecked(rows: readonly Row[]): Generator<string> {
  for (const row of rows) yield checked(row);
}

/** What is printed for a row: its command and its result, or how it differs. */
function checked({ page, command, result }: Row): string {
  const since = performance.now();
  const [first, second] = computationOf(command).methods.map((method) => method());
  console.error(`${command}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  if (first === result && second === result) return `${command}: ${result}`;
  return `${command}: ${differs}: ${page} says ${result}, the methods find ${first ?? ''} and ${second ?? ''}`;
}

const differs = 'differs';

/**
 * The lines of shards, in the order of one run.
 *
 * @throws RangeError if a file can't be read, or a row is whole in none of them.
 */
function joined(rows: readonly Row[], files: readonly string[]): string[] {
  const lines = files.flatMap((file) => textOfShard(file).split('\n'));
  return rows.map(({ command, result }) => {
    const own = lines.filter((line) => line.startsWith(`${command}: `));
    const line =
      own.find((each) => each.startsWith(`${command}: ${differs}: `)) ??
      own.find((each) => each === `${command}: ${result}`);
    if (line !== undefined) return line;
    throw new RangeError(
      own.length > 0
        ? `"${command}" is cut short, or its page has changed since. Compute its shard again.`
        : `"${command}" is in none of the files. Add those of all shards.`,
    );
  });
}

function print(lines: Iterable<string>): number {
  let status = 0;
  for (const line of lines) {
    console.log(line);
    if (line.includes(`: ${differs}: `)) status = 1;
  }
  return status;
}
