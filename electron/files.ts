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
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, content);
}

/**
 * Keeps a broken file beside the good one, under a name of its own, so that nothing is lost. What is
 * kept already isn't kept again, however often the program starts.
 *
 * @param now - tells copies of different days apart.
 * @returns the copy's name.
 * @throws where the file can't be read, or the copy not be written.
 */
export function keepBeside(file: string, now: Date): string {
  const { dir, name, ext } = path.parse(file);
  // Its bytes: as text, what is written in another encoding would not survive.
  const content = readFileSync(file);
  const copies = readdirSync(dir).filter((other) => other.startsWith(`${name}.invalid-`));
  const known = copies.find((copy) => holds(path.join(dir, copy), content));
  if (known !== undefined) return known;
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const copy = `${name}.invalid-${stamp}${ext}`;
  writeWhole(path.join(dir, copy), content);
  return copy;
}

function holds(file: string, content: Buffer): boolean {
  try {
    return readFileSync(file).equals(content);
  } catch {
    return false;
  }
}

/** Why something went wrong, as the system says it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
