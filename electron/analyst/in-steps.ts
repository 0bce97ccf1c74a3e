/** Carries out steps one by one, so that requests are answered in between. */
export async function inSteps<Made>(steps: Generator<undefined, Made, void>): Promise<Made> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
