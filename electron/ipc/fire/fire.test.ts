// Payloads that no window of ours sends, against the handlers of the whole program. A few of them here; more by
// FIRE_PAYLOADS=10000 (for each request), and others by another FIRE_SEED.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../engine/random.ts';
import type { Analyst } from '../../analyst/analyst.ts';
import type { TaskAnswers } from '../../analyst/tasks.ts';
import { requestNames, type RequestName } from '../../api/channels.ts';
import type { Events } from '../../api/events.ts';
import { startProgram, type Program } from '../../program.ts';
import { answer } from '../answer.ts';
import { madeUpPayload } from './testing.ts';

const count = Number(process.env['FIRE_PAYLOADS'] ?? 200);
const seed = Number(process.env['FIRE_SEED'] ?? 1);

/** No answer may take longer, in milliseconds; on a busy machine, a file is slow to be written. */
const longest = 2000;

let folder = '';
let program: Program;
let told = 0;
let revision = 0;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "players": ["person", "person"] }');
  program = startProgram({
    folder,
    given: { seed },
    locale: 'en-GB',
    spoken: () => undefined,
    about: { version: '1', runtime: { code: 'a test' } },
    analyst: hasty,
    windows: {
      boardListens: () => undefined,
      commandBoard: () => undefined,
      open: () => undefined,
      tellAll: () => told++,
      tellBoard(name, payload) {
        told++;
        if (name === 'view') ({ revision } = (payload as Events['view']).head);
      },
    },
    useTheme: () => undefined,
    showInFolder: () => undefined,
    copy: () => Promise.resolve(),
    log: { file: 'main.log', recent: () => [] },
    quit: () => undefined,
  });
});

afterAll(() => {
  program.close();
  rmSync(folder, { recursive: true });
});

/** An analyst that knows nothing, at once; a computer is left to think. */
const hasty: Analyst = {
  ask(task, signal) {
    const nothing = { exact: null, odds: null };
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The task was cancelled.')));
      const known: Partial<TaskAnswers> = {
        analysis: { ...nothing, moves: [] },
        values: 'positions' in task ? task.positions.map(() => nothing) : [],
      };
      const answer = known[task.wanted];
      if (answer !== undefined) resolve(answer);
    });
  },
  close: () => undefined,
};

const kept = () => readFileSync(path.join(folder, 'config.jsonc'), 'utf8');

async function ask(name: RequestName, payload?: unknown) {
  const view: { update?: Events['view'] } = {};
  const reply = await answer(program.handlers, name, payload, (event, update) => {
    if (event === 'view') view.update = update as Events['view'];
  });
  return { reply, update: view.update };
}

function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test.each(requestNames)(
  'whatever is sent as %s is answered, or refused in words and without a trace',
  { timeout: count * 100 },
  async (name) => {
    const complain = vi.spyOn(console, 'error');
    const random = seededRandom(seed);
    const before = memory();
    let slowest = 0;
    for (let number = 0; number < count; number++) {
      const payload = madeUpPayload(name, revision, random);
      const config = kept();
      const [events, match] = [told, revision];
      const since = performance.now();
      const { reply } = await ask(name, payload);
      slowest = Math.max(slowest, performance.now() - since);
      if (reply.ok) continue;
      const which = `payload ${number} of seed ${seed}`;
      expect(reply.error, which).toMatch(/^(?!Something went wrong)\S.* .*\S/);
      expect(reply.error.length, which).toBeLessThan(2000);
      expect([told, revision], which).toEqual([events, match]);
      expect(kept() === config, which).toBe(true);
    }
    expect(complain.mock.calls, 'what went wrong inside').toEqual([]);
    expect(slowest, 'the slowest answer').toBeLessThan(longest);
    expect(memory() - before, 'MiB that stay').toBeLessThan(30);
    expect((await ask('view')).update?.head.revision).toBe(revision);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    complain.mockRestore();
  },
);
