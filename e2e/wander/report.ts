import type { Walked } from './walk.ts';

/** Number of last steps printed with a failure; all are in its trace. */
const stepsShown = 40;

/** Describes a failed walk: the invariant, the picture, and the command that repeats it. */
export function describeFailure({ seed, without, trace, failure }: Walked): string {
  if (failure === undefined) return `Seed ${seed}: all held for ${stepsOf(trace)} steps.`;
  const withoutAgain = without.length === 0 ? '' : ` --without ${without.join(',')}`;
  return [
    `Seed ${seed}, after ${stepsOf(trace)} steps: “${failure.invariant}” does not hold.`,
    ...failure.sentences.map((sentence) => `  ${sentence}`),
    ...(failure.screenshot === undefined ? [] : [`  Picture: ${failure.screenshot}`]),
    `  Again: npm run wander -- --seed ${seed} --walks 1${withoutAgain}`,
    ...trace.slice(-stepsShown).map((line) => `    ${line}`),
  ].join('\n');
}

/** Summarizes all walks: the number of steps of each kind, and the failures. */
export function reportOf(walks: readonly Walked[]): string {
  const counts = new Map<string, number>();
  for (const [name, count] of walks.flatMap((walked) => [...walked.counts])) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const steps = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const failed = walks.filter(({ failure }) => failure !== undefined);
  return [
    `Seeds ${walks[0]?.seed ?? 0} to ${walks.at(-1)?.seed ?? 0}: ${steps} steps in ${walks.length} walks, ${failed.length} failed.`,
    ...[...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([name, count]) => `${String(count).padStart(7)}  ${name}`),
    ...failed.map(
      ({ seed, trace, failure }) =>
        `Seed ${seed}, after ${stepsOf(trace)} steps: ${failure?.invariant ?? ''}: ${failure?.sentences[0] ?? ''}`,
    ),
  ].join('\n');
}

function stepsOf(trace: readonly string[]): number {
  return trace.filter((line) => /^\d+ /.test(line)).length;
}
