import { reasonOf, type Sentence } from '../asking.ts';
import { ask } from '../bridge.ts';
import { words } from '../words.svelte.ts';

/** Copies the diagnostics. @returns that they are copied, or why they aren't. */
export async function copyDiagnostics(): Promise<Sentence> {
  try {
    await ask('copyDiagnostics');
    return () => words().text('about.copied');
  } catch (error) {
    return () => reasonOf(error);
  }
}
