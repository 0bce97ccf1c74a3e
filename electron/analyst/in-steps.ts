/**
 * Carries out steps one by one, so that requests are answered in between.
 *
 * @param done - called with each step.
 */
export async function inSteps<Made, Step = undefined>(
  steps: Generator<Step, Made, void>,
  done: (step: Step) => void = () => undefined,
): Promise<Made> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    done(step.value);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
