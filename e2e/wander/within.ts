/** Waits for a promise. @throws Error with a sentence if it takes too long. */
export async function within<T>(
  milliseconds: number,
  promised: Promise<T>,
  sentence: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
