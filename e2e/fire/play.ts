import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { notationsOf, outcomeOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { newHome } from './home.ts';
import { runCases, type FirePart } from './part.ts';
import { startOn, type StartCommand } from './running.ts';
import { keptBefore } from './kept-before.ts';
import { lookInto } from './whole-folder.ts';

/** The number of kills of one match, after which it is started once more. */
const killsOfOne = 5;

/** The state of the folder after the last kill. */
interface Last {
  readonly saved: SeatedMatch | undefined;
  readonly temporary: readonly string[];
}

const nothing: Last = { saved: undefined, temporary: [] };

/** Kills the program at any moment while computers play, and starts it again. */
export function playOf(command: StartCommand): FirePart {
  return {
    name: 'play',
    cases: 100,
    async run(range) {
      const { random, fault } = range;
      let home = newHome(range.folder, random);
      let others = keptBefore(home.folder, random);
      let last: Last = nothing;
      let views = 0;
      let begun = 0;
      let left = 0;
      let slowest = 0;

      /** Starts the program, ends it, and checks its folder. */
      async function startAndEnd(caseNumber: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
        const { folder, config } = home;
        const { saved: before, temporary: old } = last;
        // After two starts killed early, the program would offer a safe start and wait for an answer.
        fs.rmSync(path.join(folder, 'unfinished-starts'), { force: true });
        const since = performance.now();
        const running = startOn(command, folder, random.below(2 ** 31));
        const early = signal === 'SIGKILL' && random.below(5) === 0;
        const moment = random.below(early ? 2000 : 800);
        if (!early) {
          await running.shows();
          slowest = Math.max(slowest, performance.now() - since);
        }
        await pause(moment);
        running.signal(signal);
        const status = await running.ended;
        if (signal === 'SIGTERM' && status !== 0) fault(caseNumber, `it ended with ${status}`);
        const strays = await running.strays();
        if (strays.length > 0)
          fault(caseNumber, `${strays.length} processes stay`, strays.join('\n'));

        const shown = running.shown();
        const { faults, saved, file, temporary } = lookInto(folder, config, others.ids);
        const to = () => (file === undefined ? 'no match' : fs.readFileSync(file));
        for (const each of faults) fault(caseNumber, each, to());
        for (const each of others.faults()) fault(caseNumber, each);
        if (temporary.length > 1) fault(caseNumber, `${temporary.length} temporary files are left`);
        left += temporary.length;
        if (shown !== undefined) {
          views++;
          const kept = saved?.match.moves.length ?? 0;
          // A match isn't saved before its first move, even if chance has acted.
          const isBegun = saved !== undefined || shown.last > 1;
          if (isBegun && kept < shown.last)
            fault(caseNumber, `${shown.last} moves were shown, ${kept} saved`, to());
          if (temporary.some((name) => old.includes(name)))
            fault(caseNumber, 'nobody swept up', to());
        }
        if (before !== undefined && outcomeOf(before.match) === undefined) {
          const moves = notationsOf(before.match);
          const now = saved === undefined ? [] : notationsOf(saved.match).slice(0, moves.length);
          if (!isDeepStrictEqual(now, moves)) fault(caseNumber, 'the match did not go on', to());
          if (shown !== undefined && shown.first < moves.length) {
            fault(caseNumber, `${shown.first} moves were shown of ${moves.length}`, to());
          }
          begun++;
        }
        last = { saved, temporary };
      }

      await runCases(range, async (caseNumber) => {
        await startAndEnd(caseNumber, 'SIGKILL');
        if (caseNumber % killsOfOne !== 0 && caseNumber !== range.cases) return;
        await startAndEnd(caseNumber, 'SIGTERM');
        home = newHome(range.folder, random);
        others = keptBefore(home.folder, random);
        last = nothing;
      });
      if (views === 0) fault(0, 'no board was ever shown');
      return `${views} starts showed a board, the slowest after ${(slowest / 1000).toFixed(1)} s; ${begun} went on with a match, ${left} kills left a temporary file`;
    },
  };
}
