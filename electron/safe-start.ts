import { dialog } from 'electron';
import type { Arguments } from './command-line.ts';
import { spokenWords } from './endings.ts';
import type { BegunStart } from './unfinished-starts.ts';

/**
 * Whether this is a safe start: because the arguments say so, or because the user wants one after several starts
 * that didn't finish.
 */
export async function isSafeStart(
  { safe }: Pick<Arguments, 'safe'>,
  { isAfterFailures }: Pick<BegunStart, 'isAfterFailures'>,
): Promise<boolean> {
  return safe ?? (isAfterFailures && (await offerSafeStart()));
}

async function offerSafeStart(): Promise<boolean> {
  const words = await spokenWords();
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: words.text('program.safe.question'),
    detail: words.text('program.safe.detail'),
    buttons: [words.text('program.safe.safely'), words.text('program.safe.as-usual')],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}
