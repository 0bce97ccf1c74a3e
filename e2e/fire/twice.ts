import { setTimeout as pause } from 'node:timers/promises';
import { newHome } from './home.ts';
import { runCases, type FirePart } from './part.ts';
import { startOn, type Running, type StartCommand } from './running.ts';
import { lookInto } from './whole-folder.ts';

/** The most time between two starts (ms). */
const between = 300;

/** In one of this many cases, the two programs have a folder each. */
const apart = 4;

/** Starts two programs at the same moment, on one folder or on a folder each. */
export function twiceOf(command: StartCommand): FirePart {
  return {
    name: 'twice',
    cases: 20,
    async run(range) {
      let later = 0;
      let both = 0;
      await runCases(range, async (caseNumber) => {
        const { random } = range;
        const home = newHome(range.folder, random);
        const together = caseNumber % apart !== 0;
        const other = together ? home : newHome(range.folder, random);
        const one = startOn(command, home.folder, random.below(2 ** 31));
        await pause(random.below(between + 1));
        const two = startOn(command, other.folder, random.below(2 ** 31));
        const wrong = (what: string) =>
          range.fault(caseNumber, what, one.complaints() + two.complaints());
        try {
          if (together) {
            const stays = await oneStays(one, two, wrong);
            if (stays === two) later++;
          } else {
            await Promise.all([one.shows(), two.shows()]);
            if (one.windows() !== 1 || two.windows() !== 1) wrong('not a window each');
            both++;
          }
          await pause(random.below(500));
        } finally {
          await end([one, two], wrong);
        }
        for (const { folder, config } of new Set([home, other])) {
          for (const each of lookInto(folder, config).faults) wrong(each);
        }
      });
      return `${later} times the later one stayed; ${both} times both had a folder of their own and ran`;
    },
  };
}

/** Waits until one has ended. @returns the program that stays. */
async function oneStays(
  one: Running,
  two: Running,
  wrong: (what: string) => void,
): Promise<Running> {
  const tooLate = new AbortController();
  const ended = await Promise.race([
    one.ended.then((status) => ({ status, goes: one, stays: two })),
    two.ended.then((status) => ({ status, goes: two, stays: one })),
    pause(60_000, undefined, { signal: tooLate.signal }).catch(() => undefined),
  ]);
  tooLate.abort();
  if (ended === undefined) throw new Error('Both go on.');
  const { status, goes, stays } = ended;
  if (status !== 0) wrong(`the one that goes ends with ${status}`);
  if (goes.windows() !== 0) wrong(`the one that goes made ${goes.windows()} windows`);
  await stays.shows();
  if (stays.windows() !== 1) wrong(`the one that stays has ${stays.windows()} windows`);
  return stays;
}

async function end(all: readonly Running[], wrong: (what: string) => void): Promise<void> {
  for (const running of all) {
    running.signal('SIGTERM');
    const status = await running.ended;
    if (status !== 0) wrong(`it ended with ${status}`);
    const strays = await running.strays();
    if (strays.length > 0) wrong(`${strays.length} processes stay: ${strays.join('; ')}`);
  }
}
