import { once } from 'node:events';
import { printable } from '../words/foreign-text.ts';
import type { Message } from '../words/message.ts';
import type { Words } from '../words/say.ts';
import { choiceQuestions } from './questions/choice-questions.ts';
import { lineQuestions } from './questions/line-questions.ts';
import type { Questions } from './questions/questions.ts';
import type { Streams } from './streams.ts';

/** The input and output of the program in words. */
export interface Terminal {
  /** The words of the current language. */
  readonly words: Words;
  /** The standard input, for a command that reads a file from it. */
  readonly input: Streams['input'];
  /** Whether a person uses it, rather than a script. */
  readonly interactive: boolean;
  /** Prints results, a line each. */
  print(...lines: readonly string[]): void;
  /** Prints a value as a line of JSON, as it is: what a terminal can't show is escaped. */
  printJson(value: unknown): void;
  /** Puts before the next results how something typed is written; JSON is as written anyway. */
  rewritten(how: Message | undefined): void;
  /** Resolves as soon as what was printed can be passed on, so that a slow reader makes a long answer wait. */
  drained(): Promise<void>;
  /** Prints a line on standard error. */
  warn(message: Message): void;
  /** Shows the progress in one line that the next one replaces, on a terminal only, unless it is plain. */
  progress(message: Message): void;
  /** Removes the progress. */
  progressDone(): void;
  /** Asks the user: with lists on a terminal, by lines of input elsewhere and on a plain one. */
  questions(): Questions;
}

const toLineStart = '\r\u001b[K';

/** A value as JSON that says the same after {@link printable}. */
function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Makes a terminal of streams. */
export function terminalOn(streams: Streams, words: Words): Terminal {
  const { input, output, errors, plain = false } = streams;
  const watched = errors.isTTY === true && !plain;
  // Lists can't be drawn on a terminal without a width, as a script may have.
  const interactive = input.isTTY === true && output.isTTY === true && output.columns !== 0;
  let corrections: readonly Message[] = [];

  function write(...lines: readonly string[]): void {
    output.write(lines.map((line) => `${printable(line)}\n`).join(''));
  }

  return {
    words,
    input,
    interactive,
    print(...lines) {
      if (lines.length === 0) return;
      const [first = '', ...others] = lines;
      const said = corrections.map(words.say);
      corrections = [];
      // “1032, written 0123, is a draw”: the written form isn’t said twice.
      const [only = '', ...more] = said;
      const written = /\S+$/.exec(only)?.[0] ?? '';
      const repeats = more.length === 0 && written !== '' && first.startsWith(`${written} `);
      const beginning = repeats
        ? `${only},${first.slice(written.length)}`
        : [...said.map((how) => words.text('settings.rewritten', { how })), first].join(' ');
      write(beginning, ...others);
    },
    printJson: (value) => void output.write(`${jsonLine(value)}\n`),
    rewritten(how) {
      if (how !== undefined) corrections = [...corrections, how];
    },
    async drained() {
      if (output.writableNeedDrain) await once(output, 'drain');
    },
    warn: (message) => void errors.write(`${printable(words.say(message))}\n`),
    progress: (message) => {
      if (watched) errors.write(toLineStart + printable(words.say(message)));
    },
    progressDone: () => {
      if (watched) errors.write(toLineStart);
    },
    questions: () =>
      interactive && !plain ? choiceQuestions(streams, words) : lineQuestions(streams),
  };
}
