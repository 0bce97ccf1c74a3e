import type { Message } from '../words/message.ts';
import type { Words } from '../words/say.ts';
import { choiceQuestions } from './play/choice-questions.ts';
import { lineQuestions } from './play/line-questions.ts';
import type { Questions } from './play/questions.ts';
import type { Streams } from './streams.ts';

/** The streams with what is said through them. */
export interface Terminal {
  /** The language that is spoken here. */
  readonly words: Words;
  /** A person sits in front of it, rather than a script. */
  readonly interactive: boolean;
  /** Results, a line each. */
  print(...lines: readonly string[]): void;
  /** One line to the person, apart from the results. */
  warn(message: Message): void;
  /** How far something is: one line that the next one replaces, where a person is looking. */
  progress(message: Message): void;
  /** Takes the progress away again. */
  progressDone(): void;
  /** Asks a person: with lists to choose from on a terminal, by lines of input elsewhere. */
  questions(): Questions;
}

const toLineStart = '\r\u001b[K';

/** Leaves out what a terminal would obey rather than show: what is said may quote a file. */
function printable(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '\u{FFFD}');
}

/** Makes a terminal of streams. */
export function terminalOn(streams: Streams, words: Words): Terminal {
  const { input, output, errors } = streams;
  const watched = errors.isTTY === true;
  // Lists can't be drawn on a terminal that has no width, as that of a script may.
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
