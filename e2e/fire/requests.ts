import fs from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { Analyst } from '../../electron/analyst/analyst.ts';
import type { TaskAnswers } from '../../electron/analyst/tasks.ts';
import { requestNames, type RequestName } from '../../electron/api/requests.ts';
import { answer } from '../../electron/ipc/channel.ts';
import { contentOf, type Sendable } from '../../electron/ipc/handlers.ts';
import { startProgram, type Program } from '../../electron/program.ts';
import { testPlatform } from '../../electron/testing.ts';
import { wordsOf } from '../../words/say.ts';
import { runCases, type FirePart } from './part.ts';
import { payloads } from './payloads.ts';

const english = wordsOf('en').labelling();

/** The most time of an answer (ms); on a busy machine, writing a file is slow. */
const longest = 2000;

/** The most memory that may stay in use at the end (MiB). */
const mostKept = 64;

/** Each case sends every request once, with a payload that is likely, odd or anything between. */
export const madeUpRequests: FirePart = {
  name: 'requests',
  cases: 10_000,
  async run(range) {
    const { random, folder, fault, cases } = range;
    const target = startTarget(folder);
    const arbitrary = payloads(target.revision);
    const before = memory();
    let slowest = 0;
    let refused = 0;

    async function sendOne(caseNumber: number, name: RequestName): Promise<void> {
      const seed = random.below(2 ** 31);
      const [payload] = fc.sample(arbitrary[name], { seed, numRuns: 1 });
      const state = target.state();
      const since = performance.now();
      const reply = await target.ask(name, payload);
      const took = performance.now() - since;
      slowest = Math.max(slowest, took);
      const wrong = (what: string): void => fault(caseNumber, `${name}: ${what}`, shown(payload));
      if (took > longest) wrong(`answered after ${Math.round(took)} ms`);
      if (reply.ok) return;
      refused++;
      const said = english.say(reply.error);
      if (!/^(?!Something went wrong)\S.* .*\S/.test(said)) wrong(`refused as ${said}`);
      if (said.length > 2000) wrong('refused in too many words');
      if (target.state() !== state) wrong('refused, and something has changed');
    }

    await runCases(range, async (caseNumber) => {
      for (const name of requestNames) await sendOne(caseNumber, name);
    });
    if (({} as Record<string, unknown>)['polluted'] !== undefined)
      fault(cases, 'a prototype was changed');
    const kept = memory() - before;
    if (kept > mostKept) fault(cases, `${Math.round(kept)} MiB stay`);
    target.close();
    return `${cases * requestNames.length} payloads, ${refused} refused, the slowest answered after ${Math.round(slowest)} ms, ${Math.round(kept)} MiB kept`;
  },
};

/** The program without windows, and the state that a refusal must not change. */
function startTarget(folder: string) {
  const config = path.join(folder, 'config.jsonc');
  const atlases = path.join(folder, 'atlas');
  for (const game of fs.readdirSync('engine')) {
    const atlas = path.join('engine', game, 'atlas', 'atlas.json.br');
    if (fs.existsSync(atlas)) fs.cpSync(atlas, path.join(atlases, `${game}.json.br`));
  }
  fs.writeFileSync(config, '{ "players": ["person", "person"] }');
  let sent = 0;
  let revision = 0;
  const platform = testPlatform(folder);
  const program: Program = startProgram({
    ...platform,
    atlases,
    analyst: hasty,
    windows: {
      ...platform.windows,
      tellAll: () => sent++,
      tellBoard(name, payload) {
        sent++;
        if (name !== 'view') return;
        ({ revision } = contentOf(payload as Sendable<'view'>).head);
      },
    },
  });
  return {
    revision: () => revision,
    state: () => `${sent} ${revision} ${fs.readFileSync(config, 'utf8')}`,
    ask: (name: RequestName, payload: unknown) =>
      answer(program.handlers, name, payload, () => undefined),
    close: () => program.close(),
  };
}

/** An analyst that fails at once; computer moves at the table, which can be cancelled, stay pending. */
const hasty: Analyst = {
  ask(task, signal) {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The task was cancelled.')));
      const known: Partial<TaskAnswers> = {
        analysis: { moves: [] },
        values: 'positions' in task ? task.positions.map(() => null) : [],
      };
      const answer = known[task.wanted];
      if (answer !== undefined) resolve(answer);
      else if (task.wanted !== 'move' || signal === undefined)
        reject(new Error('nobody can work that out.'));
    });
  },
  close: () => undefined,
};

/** The heap in use after a garbage collection (MiB). */
function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function shown(payload: unknown): string {
  try {
    return payload === undefined ? 'nothing' : JSON.stringify(payload);
  } catch {
    return String(payload);
  }
}
