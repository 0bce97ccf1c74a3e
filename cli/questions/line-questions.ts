import { createInterface } from 'node:readline';
import { printable } from '../../words/foreign-text.ts';
import type { Streams } from '../streams.ts';
import type { Answer, Questions } from './questions.ts';

/**
 * Answers by lines of input. Each line is printed after its question, unless a terminal has echoed it:
 * the output of a piped game is the whole conversation.
 */
export function lineQuestions({ input, output, onInterrupt }: Streams): Questions {
  // A command may have read the input as a file; a reader would wait for more.
  const isRead = input.readableEnded;
  const reader = createInterface({ input, terminal: false });
  const echoed = input.isTTY === true && output.isTTY === true;
  const lines = reader[Symbol.asyncIterator]();

  async function nextLine(): Promise<Answer> {
    if (isRead) return { kind: 'end' };
    const next = await lines.next();
    return next.done === true ? { kind: 'end' } : { kind: 'line', text: next.value.trim() };
  }

  return {
    async ask(question) {
      output.write(printable(`${question}: `));
      let forget: (() => void) | undefined;
      const interrupted = new Promise<Answer>((resolve) => {
        forget = onInterrupt?.(() => resolve({ kind: 'interrupted' }));
      });
      const answer = await Promise.race([nextLine(), interrupted]);
      forget?.();
      if (answer.kind !== 'line') output.write('\n');
      else if (!echoed) output.write(printable(`${answer.text}\n`));
      return answer;
    },
    close: () => {
      reader.close();
      input.destroy();
    },
  };
}
