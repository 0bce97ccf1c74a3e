import { PeopleHost } from '../people/people-host.ts';
import type { CoreWithPreferences } from './core.ts';
import type { Library } from '../library/library.ts';

/** Says who is at the machine, and keeps the people's looks. */
export function peopleFeature(
  { platform: { dialogs, folder, windows }, bus, preferences, saveFile }: CoreWithPreferences,
  { resets, kept, folder: matches }: Library,
): PeopleHost {
  const people = new PeopleHost({
    data: folder,
    report: (problem) => preferences.report(problem),
    preferences: preferences.personal,
    resets,
    saveFile,
    onTable() {
      const id = kept.id();
      return id === null ? undefined : matches.summary(id);
    },
    askForFile: () => dialogs.open('person'),
    renamed: (from, to) => void bus.emit('personRenamed', from, to),
    changed(switched) {
      if (switched) bus.emit('personChanged');
      const view = people.view();
      windows.tellAll('people', view);
      // Lists of matches and the table name people who have no name in them.
      bus.emit('peopleChanged');
      windows.tellBoard('library', { revision: matches.revision() });
      if (switched) windows.tellBoard('person', view.here);
    },
  });
  bus.on('preferencesChanged', () => people.onPreferencesChanged());
  return people;
}
