import { wordsOf } from '../../words/say.ts';
import { Refusal } from './refusal.ts';

/** The English sentence of an action that is refused in its own time. */
export async function laterRefusalOf(action: () => Promise<unknown>): Promise<string> {
  const end = await action().then(
    () => () => undefined,
    (error: unknown) => () => {
      throw error;
    },
  );
  return refusalOf(end);
}

/** The English sentence of a refused action. @throws Error if it is not refused. */
export function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return wordsOf('en').labelling().say(error.reason);
    throw error;
  }
  throw new Error('It was not refused.');
}
