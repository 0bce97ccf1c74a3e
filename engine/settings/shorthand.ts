/** Numbers for a prompt, with runs of three or more joined: `1-6,9,10`. */
export function shorthand(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length < 3 ? run.join() : `${run[0]}-${run.at(-1)}`)).join();
}
