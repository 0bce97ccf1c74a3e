import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileSync as writeAtomically } from 'atomically';

/** A file's text; nothing where there is no such file. @throws where it can't be read. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file whole: the old one stays until the new one is complete. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, text);
}

/**
 * Keeps a broken file beside the good one, under a name of its own, so that nothing is lost. What is
 * kept already isn't kept again.
 *
 * @param now - tells copies of different days apart.
 * @returns the copy's name.
 */
export function keepBeside(file: string, text: string, now: Date): string {
  const { dir, name, ext } = path.parse(file);
  const copies = readdirSync(dir).filter((other) => other.startsWith(`${name}.invalid-`));
  const known = copies.find((copy) => readIfThere(path.join(dir, copy)) === text);
  if (known !== undefined) return known;
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const copy = `${name}.invalid-${stamp}${ext}`;
  writeWhole(path.join(dir, copy), text);
  return copy;
}

/** Why something went wrong, as the system says it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
