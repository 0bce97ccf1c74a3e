import { hostPeople, type People } from '../people/people-host.ts';
import type { CoreWithPreferences } from './core.ts';

/** Says who is at the machine, and keeps the people's looks. */
export function peopleFeature({
  platform: { dialogs, folder, safe, windows },
  bus,
  preferences,
  saveFile,
}: CoreWithPreferences): People {
  const people = hostPeople({
    data: folder,
    report: (problem) => preferences.report(problem),
    preferences: {
      person: () => preferences.config().person,
      looks: () => preferences.looks(),
      arrive: (arrival) => preferences.arrive(arrival),
      renameSeats: (from, to) => preferences.renameSeats(from, to),
    },
    saveFile,
    askForFile: () => dialogs.open('person'),
    changed(switched) {
      if (switched) bus.emit('personChanged');
      windows.tellAll('people', people.view());
    },
  });
  // In a safe start the settings may not be the person's own.
  if (!safe) bus.on('preferencesChanged', () => people.keepLooks());
  return people;
}
