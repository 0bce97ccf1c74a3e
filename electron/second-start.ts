import path from 'node:path';
import { z } from 'zod';

/** What a second start hands to the first one. Its own arguments may arrive in another order. */
interface Handed {
  readonly files: readonly string[];
}

const schema = z.object({
  // A path that isn't absolute would be looked for in the folder of the first start.
  files: z
    .array(
      z
        .string()
        .max(32_767)
        .refine((file) => path.isAbsolute(file)),
    )
    .max(1000),
});

/** @param files - the absolute paths to open. */
export function handOver(files: readonly string[]): Handed {
  return { files };
}

/** @returns the files that a second start has handed over; none if that can't be understood. */
export function filesHanded(handed: unknown): readonly string[] {
  return schema.safeParse(handed).data?.files ?? [];
}
