import type { Message } from '../words/message.ts';
import type { Words } from '../words/say.ts';
import { choiceQuestions } from './play/choice-questions.ts';
import { lineQuestions } from './play/line-questions.ts';
import type { Questions } from './play/questions.ts';
import type { Streams } from './streams.ts';

/** The input and output of the program in words. */
export interface Terminal {
  /** The words of the current language. */
  readonly words: Words;
  /** Whether a person uses it, rather than a script. */
  readonly interactive: boolean;
  /** Prints results, a line each. */
  print(...lines: readonly string[]): void;
  /** Prints a line on standard error. */
  warn(message: Message): void;
  /** Shows the progress in one line that the next one replaces, on a terminal only. */
  progress(message: Message): void;
  /** Removes the progress. */
  progressDone(): void;
  /** Asks the user: with lists on a terminal, by lines of input elsewhere. */
  questions(): Questions;
}

const toLineStart = '\r\u001b[K';

/** Removes control characters, which a quoted file may have. */
function printable(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '\u{FFFD}');
}

/** Makes a terminal of streams. */
export function terminalOn(streams: Streams, words: Words): Terminal {
  const { input, output, errors } = streams;
  const watched = errors.isTTY === true;
  // Lists can't be drawn on a terminal without a width, as a script may have.
  const interactive = input.isTTY === true && output.isTTY === true && output.columns !== 0;
  return {
    words,
    interactive,
    print: (...lines) => void output.write(lines.map((line) => `${printable(line)}\n`).join('')),
    warn: (message) => void errors.write(`${printable(words.say(message))}\n`),
    progress: (message) => {
      if (watched) errors.write(toLineStart + words.say(message));
    },
    progressDone: () => {
      if (watched) errors.write(toLineStart);
    },
    questions: () => (interactive ? choiceQuestions(streams, words) : lineQuestions(streams)),
  };
}
