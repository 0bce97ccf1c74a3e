import path from 'node:path';
import { z } from 'zod';

/** The most files to open at once. */
const mostFiles = 1000;

const schema = z.object({ files: z.array(z.unknown()) });

/**
 * The data that a second start passes to the first instance. Its own arguments may arrive in another order.
 *
 * @param files - the absolute paths to open.
 */
export function handOver(files: readonly string[]): { readonly files: readonly string[] } {
  return { files: files.slice(0, mostFiles) };
}

/** @returns the files that a second start has passed, without invalid entries. */
export function filesHanded(handed: unknown): readonly string[] {
  const files = schema.safeParse(handed).data?.files ?? [];
  // A path that isn't absolute would be looked for in the folder of the first start.
  const isPath = (file: unknown): file is string =>
    typeof file === 'string' &&
    // Security: A second start opens no file of the first one's folder.
    path.isAbsolute(file);
  return files.filter(isPath).slice(0, mostFiles);
}
