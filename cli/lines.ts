import { createReadStream } from 'node:fs';
import { linesOf, type InputLine } from '../storage/files/lines.ts';
import { fileReason } from '../storage/files/reason.ts';
import { message } from '../words/message.ts';
import { standardInput } from './records.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/**
 * Reads the lines of a file, as {@link linesOf} does.
 *
 * @param named - `-` means the standard input.
 * @throws UserError if it can't be read.
 */
export async function* linesFrom(
  named: string,
  { input }: Pick<Terminal, 'input'>,
  longest: number,
): AsyncGenerator<InputLine, void> {
  try {
    yield* linesOf(named === standardInput ? input : createReadStream(named), longest);
  } catch (error) {
    const problem = message('cli.records.unreadable', { reason: fileReason(error) });
    throw new UserError(message('cli.records.refused', { file: named, problem }));
  }
}
