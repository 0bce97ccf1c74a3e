import type { Line } from '../../engine/learner/line.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** Adds a line to the journal. @throws Refusal with the reason if it can't be saved. */
export function addLine(journal: Journal, line: Line): void {
  try {
    journal.add(line);
  } catch (error) {
    throw new Refusal(message('lessons.not-kept', { reason: fileReason(error) }));
  }
}
