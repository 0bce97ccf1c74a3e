import path from 'node:path';
import type { Command } from 'commander';
import {
  finishRestoring,
  makeBackup,
  prepareRestoring,
  readBackup,
  summaryOf,
  type Backup,
} from '../../storage/backup/backup.ts';
import type { Places } from '../../storage/backup/parts.ts';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { orFailure } from '../../storage/files/reason.ts';
import { statIfThere } from '../../storage/files/regular-file.ts';
import { message, type Message } from '../../words/message.ts';
import { restoredInWords } from '../../words/restore-words.ts';
import type { Terminal } from '../terminal.ts';
import { placesIn, withUserData } from '../user-data.ts';
import { UserError } from '../user-error.ts';

interface RestoreOptions {
  readonly userData?: string;
  readonly yes?: true;
}

/** `backup FILE`: saves all that is the user's. */
export function addBackup(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('backup')
    .description(words.text('cli.backup.description'))
    .argument(`<${words.text('cli.placeholder.file')}>`, words.text('cli.backup.file'));
  withUserData(command, words).action(
    async (file: string, { userData }: { readonly userData?: string }) => {
      const notMade = (reason: Message) => message('backup.not-made', { reason });
      if ((await refusing(() => statIfThere(file), notMade)) !== undefined) {
        throw new UserError(message('cli.backup.exists', { file }));
      }
      await refusing(
        async () => writeWhole(file, await makeBackup(placesIn(userData), new Date())),
        notMade,
      );
      terminal.print(words.text('backup.saved', { file }));
    },
  );
}

/** `restore FILE`: restores a backup, as the desktop program does. */
export function addRestore(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('restore')
    .description(words.text('cli.restore.description'))
    .argument(`<${words.text('cli.placeholder.file')}>`, words.text('cli.restore.file'))
    .option('--yes', words.text('cli.restore.yes'));
  withUserData(command, words).action(async (file: string, { userData, yes }: RestoreOptions) => {
    const places = placesIn(userData);
    const name = path.basename(file);
    const [backup, changes] = await refusing(
      async () => {
        const read = await readBackup(file);
        return [read, restoredInWords(summaryOf(read, places))] as const;
      },
      (reason) => message('backup.unusable', { name, reason }),
    );
    if (changes.length === 0) {
      terminal.print(words.text('backup.nothing', { name }));
      return;
    }
    const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeStyle: 'short' });
    terminal.print(
      words.text('cli.restore.made', { date: date.format(backup.made) }),
      ...changes.map(words.say),
    );
    terminal.warn(message('cli.restore.close'));
    if (yes !== true) await confirmed(name, terminal);
    await restored(backup, places, terminal);
    terminal.print(words.text('cli.restore.done', { name }));
  });
}

/** @throws UserError unless the user wants to restore the backup. */
async function confirmed(name: string, terminal: Terminal): Promise<void> {
  const { words } = terminal;
  const yes = words.text('cli.restore.answer-yes');
  const asking = terminal.questions();
  const answer = await asking.ask(words.text('backup.question', { name }), () => [
    { text: yes, sentence: words.text('cli.restore.does') },
    { text: words.text('cli.restore.answer-no'), sentence: words.text('cli.restore.leaves') },
  ]);
  asking.close();
  if (answer.kind === 'line' && answer.text.toLowerCase() === yes) return;
  throw new UserError(message('cli.restore.left'), answer.kind === 'interrupted' ? 130 : 1);
}

async function restored(backup: Backup, places: Places, terminal: Terminal): Promise<void> {
  const now = new Date();
  const before = await refusing(
    () => prepareRestoring(backup, places, now),
    (reason) => message('backup.not-prepared', { reason }),
  );
  if (before !== undefined) {
    terminal.print(terminal.words.text('cli.restore.before', { file: before }));
  }
  await refusing(
    () => finishRestoring(places, now),
    (problem) => message('backup.failed', { problem }),
  );
}

/** @throws UserError if the work fails, with its reason in a sentence. */
function refusing<T>(work: () => T | Promise<T>, why: (reason: Message) => Message): Promise<T> {
  return orFailure(work, (reason) => new UserError(why(reason), 1));
}
