import { message, type Value } from '../words/message.ts';

const reasons = {
  EISDIR: 'folder',
  ENOTDIR: 'no-folder',
  ENOENT: 'missing',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'read-only',
  ENOSPC: 'full',
  ELOOP: 'loop',
} as const;

/** Why a file can't be read or written: in words for what happens, otherwise as the system says it. */
export function fileReason(error: unknown): Value {
  const { code = '' } = error as NodeError;
  const reason = new Map(Object.entries(reasons)).get(code);
  if (reason !== undefined) return message(`config.reason.${reason}`);
  return error instanceof Error ? error.message : String(error);
}

interface NodeError {
  readonly code?: string;
}
