import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { codeOf, type Atlas } from '../../engine/atlas/atlas.ts';
import { packAtlas } from '../../engine/atlas/atlas-table.ts';
import { games } from '../../engine/games.ts';
import { durationOf, documented } from './document.ts';
import { atlasOptions, type AtlasOptions } from './options.ts';
import { openRows, requireAll, rowsIn, type RowsFile } from './rows-file.ts';
import { solveAll, type Task } from './solve-all.ts';
import type { SolvedRow } from './solve-combination.ts';
import { tableOf } from './table-of.ts';

/**
 * Solves the missing combinations of an atlas and writes its table and its page.
 *
 * @param args - see build/atlas.mjs.
 * @param root - the project's folder.
 * @returns the exit status.
 */
export async function makeAtlas(args: readonly string[], root: string): Promise<number> {
  for (const { id, atlas } of games) {
    if (atlas === undefined) continue;
    const combinations = atlas.combinations();
    let options, joined;
    try {
      options = atlasOptions(args, atlas.axes);
      joined = rowsIn(options.join, JSON.stringify(atlas.axes));
      const codes = combinations.points
        .filter(options.wants)
        .map((each) => codeOf(atlas.axes, each));
      if (options.join.length > 0) requireAll(codes, joined);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      console.error(error.message);
      return 1;
    }
    await makeOne({ id, atlas, combinations, options, joined, root });
  }
  return 0;
}

interface Wanted {
  readonly id: string;
  readonly atlas: Atlas;
  readonly combinations: ReturnType<Atlas['combinations']>;
  readonly options: AtlasOptions;
  /** The rows of shards to add. */
  readonly joined: readonly SolvedRow[];
  readonly root: string;
}

async function makeOne({ id, atlas, combinations, options, joined, root }: Wanted): Promise<void> {
  const { shard } = options;
  const part = shard === undefined ? '' : `-${shard.number}-of-${shard.of}`;
  const file = path.join(root, 'dist', `atlas-rows-${id}${part}.txt`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const rows = openRows(file, JSON.stringify(atlas.axes));
  rows.append(joined.filter(({ code }) => !rows.solved.has(code)));
  const { points } = combinations;
  const codes = points.map((point) => codeOf(atlas.axes, point));
  const tasks: Task[] = points
    .filter((point, place) => options.wants(point, place) && !rows.solved.has(codes[place] ?? -1))
    .map((point) => ({ point, cost: costOf(atlas.positions(point)) }));
  const threads = options.threads ?? os.availableParallelism();
  const whole = tasks.reduce((sum, { cost }) => sum + cost, 0);
  console.error(
    `${id}: ${points.length} combinations, ${points.length - tasks.length} of them solved or not asked for. ` +
      `The other ${tasks.length} take about ${durationOf(whole / threads)} with ${threads} ${threads === 1 ? 'thread' : 'threads'}.`,
  );
  if (options.work === 'plan') return;
  if (options.work === 'solve') await solveTasks(id, tasks, threads, options.limit, rows);
  if (shard !== undefined) {
    console.error(`${id}: --join ${path.relative(root, file)} adds what was solved to the table.`);
    return;
  }
  const table = tableOf(codes, rows.solved);
  const packed = path.join(root, 'engine', id, 'atlas', 'atlas.json.br');
  fs.mkdirSync(path.dirname(packed), { recursive: true });
  const bytes = zlib.brotliCompressSync(packAtlas(atlas.axes, table), {
    params: { [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS },
  });
  fs.writeFileSync(packed, bytes);
  const page = path.join(root, 'docs', 'atlas.md');
  fs.writeFileSync(
    page,
    documented(fs.readFileSync(page, 'utf8'), { atlas, combinations, solved: rows.solved }),
  );
  console.error(
    `${id}: ${table.rows.length} different games of ${table.rows.length + table.same.size} combinations are in ` +
      `${path.relative(root, packed)} (${Math.ceil(bytes.length / 1000)} kB) and ${path.relative(root, page)}.`,
  );
}

/** The estimated time to solve a combination with this many positions (ms). */
function costOf(positions: number): number {
  return 0.6 + positions / 900;
}

async function solveTasks(
  game: string,
  tasks: readonly Task[],
  threads: number,
  limit: number | undefined,
  rows: RowsFile,
): Promise<void> {
  const begun = performance.now();
  const costs = new Map(tasks.map(({ point, cost }) => [point.join(), cost]));
  const left = {
    tasks: tasks.length,
    cost: [...costs.values()].reduce((sum, cost) => sum + cost, 0),
  };
  const whole = left.cost;
  let reportedAt = begun;
  await solveAll({
    game,
    tasks,
    threads,
    until: limit === undefined ? Infinity : begun + 60_000 * limit,
    solved(found, points) {
      rows.append(found);
      left.tasks -= found.length;
      for (const point of points) left.cost -= costs.get(point.join()) ?? 0;
      const now = performance.now();
      if (now - reportedAt < 5000 && left.tasks > 0) return;
      reportedAt = now;
      const time = ((now - begun) * left.cost) / Math.max(1, whole - left.cost);
      console.error(`${game}: ${left.tasks} left, about ${durationOf(time)}`);
    },
  });
}
