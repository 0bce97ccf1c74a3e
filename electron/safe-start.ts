import { dialog } from 'electron';
import { spokenWords } from './endings.ts';

/** Asks for a safe start, after several that didn't finish. @returns whether the user wants it. */
export async function offerSafeStart(): Promise<boolean> {
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
