import path from 'node:path';
import { z } from 'zod';

/** More files than this are not opened at once. */
const mostFiles = 1000;

const schema = z.object({ files: z.array(z.unknown()) });

/**
 * What a second start hands to the first one. Its own arguments may arrive in another order.
 *
 * @param files - the absolute paths to open.
 */
export function handOver(files: readonly string[]): { readonly files: readonly string[] } {
  return { files: files.slice(0, mostFiles) };
}

/** @returns the files that a second start has handed over, as far as they can be understood. */
export function filesHanded(handed: unknown): readonly string[] {
  const files = schema.safeParse(handed).data?.files ?? [];
  // A path that isn't absolute would be looked for in the folder of the first start.
  const isPath = (file: unknown): file is string =>
    typeof file === 'string' && path.isAbsolute(file);
  return files.filter(isPath).slice(0, mostFiles);
}
