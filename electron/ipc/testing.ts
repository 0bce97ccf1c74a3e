import { wordsOf } from '../../words/say.ts';
import { Refusal } from './refusal.ts';

/** What the person is told where an action is refused. @throws Error where it is not. */
export function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return wordsOf('en').labelling().say(error.told);
    throw error;
  }
  throw new Error('It was not refused.');
}
