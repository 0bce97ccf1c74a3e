import type { CoreWithPeople, CoreWithPreferences } from './core.ts';
import { matchFromConfig } from '../match/new-match.ts';
import { viewToDraw } from '../match/ply-to-draw.ts';
import { afterLook } from '../library/after-look.ts';
import { libraryHandlers } from '../library/library-handlers.ts';
import { openLibrary, type Library } from '../library/library.ts';

/** Opens the library, and reports its unusable files. */
export function keepLibrary({ platform, bus, preferences }: CoreWithPreferences): Library {
  const { folder, windows } = platform;
  const library = openLibrary(folder, {
    changed: collected((revision) => windows.tellBoard('library', { revision })),
    mended: ({ code }) => preferences.withdraw(code),
    readLong: platform.readLong,
  });
  for (const problem of library.problems) preferences.report(problem);
  bus.once('boardShown', () => {
    void library.folder.lookThrough().then(() => {
      for (const problem of library.unusable()) preferences.report(problem);
    });
  });
  return library;
}

/** Answers the requests about the library, once all its files were read. */
export function libraryFeature({
  random,
  clipboard,
  saveFile,
  dragOut,
  preferences,
  library,
  host,
  people,
}: CoreWithPeople) {
  const requests = libraryHandlers(
    library,
    {
      stay: () => ({ revision: host.session.goToItsEnd().revision }),
      open: ({ table, id }) => ({ revision: host.begin(table, id).revision }),
      draw: viewToDraw,
      clear: () => void host.begin(matchFromConfig(preferences.config(), random)),
    },
    {
      copy: (text) => clipboard.writeText(text),
      saveFile,
      dragOut,
    },
    () => people.owner(),
  );
  return { handlers: afterLook(library.folder, requests) };
}

/** Combines changes in quick succession into one report, with the last revision. */
function collected(report: (revision: number) => void): (revision: number) => void {
  let last: number | undefined;
  return (revision) => {
    if (last === undefined) {
      queueMicrotask(() => {
        if (last !== undefined) report(last);
        last = undefined;
      });
    }
    last = revision;
  };
}
