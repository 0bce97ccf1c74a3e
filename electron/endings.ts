import { app, dialog } from 'electron';
import { printable } from '../words/foreign-text.ts';
import { chooseLanguage } from '../words/languages.ts';
import type { Message } from '../words/message.ts';
import { wordsOf, type Words } from '../words/say.ts';
import { helpLines, languageAsked } from './command-line.ts';
import { earlyWords } from './early-words.ts';

/** Prints the help or the version, and ends the program. */
export async function printAndEnd(what: 'help' | 'version'): Promise<void> {
  const words = earlyWords(process.argv);
  const text =
    what === 'version'
      ? `${app.getName()} ${app.getVersion()}`
      : helpLines()
          .map((line) => words.say(line))
          .join('\n');
  await print(process.stdout, text);
  app.exit(0);
}

/** Says why the arguments can't be used, and ends the program. */
export async function refuse(why: Message): Promise<void> {
  await print(process.stderr, earlyWords(process.argv).say(why));
  app.exit(2);
}

/** Prints a message on standard error before the program is ready. */
export async function sayEarly(what: Message): Promise<void> {
  await print(process.stderr, earlyWords(process.argv).say(what));
}

/** The words before the config file is read, in the system's language. */
export async function spokenWords(): Promise<Words> {
  await app.whenReady();
  return wordsOf(languageAsked(process.argv) ?? chooseLanguage(app.getPreferredSystemLanguages()));
}

/** Writes a line and waits for it, since unwritten output is lost with the process. */
export function print(stream: NodeJS.WriteStream, line: string): Promise<void> {
  return new Promise((resolve) => {
    stream.on('error', () => resolve());
    stream.write(printable(`${line}\n`), () => resolve());
  });
}

/** Ends a program that can't continue, and says why. */
export type Ending = (why: Message) => Promise<void>;

/** Says why in a dialog. */
export const endInDialog: Ending = async (why) => {
  dialog.showErrorBox(app.getName(), (await spokenWords()).say(why));
  app.exit(1);
};

/** Writes the reason to standard error: a hidden program has no user to close a dialog. */
export const endHidden: Ending = async (why) => {
  await print(process.stderr, (await spokenWords()).say(why));
  app.exit(1);
};
