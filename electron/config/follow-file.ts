import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { targetOf } from '../../storage/files/regular-file.ts';

/** How a file looks beside what was last read of it. */
export type Look = 'same' | 'other' | 'away';

/** What follows a file needs. */
export interface Following {
  /** `away` is a file that is missing or empty. */
  readonly look: () => Look;
  /** Is called when the file has become another, and has stayed so for a moment. */
  readonly changed: () => void;
}

/** How long, in milliseconds, an editor may take between two steps of saving. */
const settlingTime = 50;

/** How long it may take until a file that it took away is there again. */
const absence = 1500;

/**
 * Follows what becomes of a file, and of the file that it leads to where it is a link.
 *
 * @returns what ends it.
 * @throws where its folder can't be watched.
 */
export function followFile(file: string, { look, changed }: Following): () => void {
  let settling: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  let followed = '';

  function watchPlaces(): void {
    const places = new Set([file, targetIfAny(file)]);
    const wanted = [...places].join('\0');
    if (wanted === followed) return;
    stop();
    watchers = [...places].map(watchPlace);
    followed = wanted;
  }

  /** Editors replace a file rather than write into it, so it is the folder that is watched. */
  function watchPlace(place: string): FSWatcher {
    const watcher = watch(path.dirname(place), (_event, name) => {
      if (name === path.basename(place)) wait(settle, settlingTime);
    });
    // A folder that goes away is no reason to end; the next change of ours makes it anew.
    watcher.on('error', () => watcher.close());
    watcher.unref();
    return watcher;
  }

  function wait(then: () => void, time: number): void {
    clearTimeout(settling);
    settling = setTimeout(then, time);
  }

  function settle(): void {
    if (look() === 'away') wait(tell, absence);
    else tell();
  }

  function tell(): void {
    try {
      watchPlaces();
    } catch {
      // What was followed before still is.
    }
    if (look() !== 'same') changed();
  }

  function stop(): void {
    for (const watcher of watchers) watcher.close();
  }

  watchPlaces();
  return () => {
    clearTimeout(settling);
    stop();
  };
}

/** Where its links lead nowhere, the file itself. */
function targetIfAny(file: string): string {
  try {
    return targetOf(file);
  } catch {
    return file;
  }
}
