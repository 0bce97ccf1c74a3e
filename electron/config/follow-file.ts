import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { targetOf } from '../../storage/files/regular-file.ts';

/** How a file compares with its content when it was last read. */
export type Look = 'same' | 'other' | 'away';

/** The callbacks for following a file. */
export interface Following {
  /** `away` is a file that is missing or empty. */
  readonly look: () => Look;
  /** Called when the file has changed, and has stayed the same for a moment. */
  readonly changed: () => void;
}

/** The most time between two steps of an editor's saving (ms). */
const settlingTime = 50;

/** The most time until an editor has put back a file that it removed (ms). */
const absence = 1500;

/**
 * Watches a file, and the file that it leads to if it is a link.
 *
 * @returns a function that stops it.
 * @throws if its folder can't be watched.
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

  /** Watches the folder, since editors replace a file rather than write into it. */
  function watchPlace(place: string): FSWatcher {
    const watcher = watch(path.dirname(place), (_event, name) => {
      if (name === path.basename(place)) wait(settle, settlingTime);
    });
    // A folder that goes away is no reason to end; the program's next change creates it anew.
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
      // The watchers so far stay.
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

/** The target of a link; the file itself if its links lead nowhere. */
function targetIfAny(file: string): string {
  try {
    return targetOf(file);
  } catch {
    return file;
  }
}
