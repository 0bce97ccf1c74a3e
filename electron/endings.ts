import { app, dialog } from 'electron';
import { chooseLanguage } from '../words/languages.ts';
import type { Message } from '../words/message.ts';
import { wordsOf, type Words } from '../words/say.ts';
import { helpLines, languageAsked } from './command-line.ts';

/** What was asked for in place of a board. */
export function sayInstead(what: 'help' | 'version'): void {
  void spokenWords().then(async (words) => {
    const text =
      what === 'version'
        ? `${app.getName()} ${app.getVersion()}`
        : helpLines()
            .map((line) => words.say(line))
            .join('\n');
    await print(process.stdout, text);
    app.exit(0);
  });
}

/** What can't be understood is told where the program was started, and no window opens. */
export function refuse(why: Message): void {
  void spokenWords().then(async (words) => {
    await print(process.stderr, words.say(why));
    app.exit(2);
  });
}

/** The words of who started the program: the language of the system is known only once it is ready. */
async function spokenWords(): Promise<Words> {
  await app.whenReady();
  return wordsOf(languageAsked(process.argv) ?? chooseLanguage([app.getLocale()]));
}

/** Writes a line to the end, since what is on its way is lost with the process. */
export function print(stream: NodeJS.WriteStream, line: string): Promise<void> {
  return new Promise((resolve) => {
    stream.on('error', () => resolve());
    stream.write(`${line}\n`, () => resolve());
  });
}

/** Ends the program where it can't go on, and says why. */
export type Ending = (why: Message) => Promise<void>;

/** Says why in a dialog. */
export const endInDialog: Ending = async (why) => {
  dialog.showErrorBox(app.getName(), (await spokenWords()).say(why));
  app.exit(1);
};

/** Says why where the program was started: nobody would close the dialog of one that is not seen. */
export const endUnseen: Ending = async (why) => {
  await print(process.stderr, (await spokenWords()).say(why));
  app.exit(1);
};
