const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Does work whenever a time has passed since the user's last touch.
 *
 * @param rest - that time (ms).
 * @returns a function that stops this.
 */
export function afterRest(rest: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    timer = setTimeout(work, rest);
  };
  const options = { capture: true, passive: true };
  for (const input of inputs) addEventListener(input, begin, options);
  return () => {
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, begin, options);
  };
}
