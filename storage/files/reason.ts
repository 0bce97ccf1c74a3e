import { ExplainedError } from '../../words/explained-error.ts';
import { message, type Message } from '../../words/message.ts';

const reasons = {
  EISDIR: 'folder',
  ENOTDIR: 'no-folder',
  ENOENT: 'missing',
  EEXIST: 'in-the-way',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  ELOOP: 'loop',
  ENXIO: 'not-regular',
} as const;

/** A problem with a file that has words of its own. */
export class FileProblem extends ExplainedError {
  override readonly name = 'FileProblem';
}

/** Why a file can't be read or written: common reasons in words, others by their error code. */
export function fileReason(error: unknown): Message {
  if (error instanceof FileProblem) return error.reason;
  const { code, path: from, dest: file = from } = error as NodeError;
  if (code === 'EBUSY' && file !== undefined) return inUse(file);
  const known = new Map(Object.entries(reasons)).get(code ?? '');
  if (known !== undefined) return message(`files.reason.${known}`);
  return message('files.reason.other', { error: code ?? String(error) });
}

/** Does work with files. If it fails, throws what `failure` makes of the reason. */
export async function orFailure<T>(
  work: () => T | Promise<T>,
  failure: (reason: Message) => Error,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failure(fileReason(error));
  }
}

/** The reason if another program has a file open, so that Windows refuses it. */
export function inUse(file: string): Message {
  // Without Node's `path`, since the config, which knows no system, has these reasons, too.
  return message('files.reason.in-use', { file: file.replace(/^.*[/\\]/, '') });
}

interface NodeError {
  readonly code?: string;
  readonly path?: string;
  /** Where a file was to be moved. */
  readonly dest?: string;
}
