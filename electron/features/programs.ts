import { Programs } from '../programs/programs.ts';
import type { CoreWithPreferences } from './core.ts';

/** The programs of others that play, which the user adds. */
export function programsFeature({
  platform: { folder, dialogs },
  preferences,
}: CoreWithPreferences): Programs {
  const programs = new Programs({
    home: folder,
    askForFile: () => dialogs.open('program'),
    confirm: (...asked) => dialogs.confirm(...asked),
  });
  if (programs.problem !== undefined) preferences.report(programs.problem);
  return programs;
}
