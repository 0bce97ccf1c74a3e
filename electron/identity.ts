import type { App } from 'electron';

/** The name of the program, also in the path of its data folder. */
export const programName = 'Digit Duels';

/** The id in the installers: on Windows, windows and pinned shortcuts with the same id are grouped. */
const appId = 'org.digitduels.DigitDuels';

/** Sets the name and id of the program, before anything depends on them. */
export function identify(
  app: Pick<App, 'setName' | 'setAppUserModelId'>,
  platform: NodeJS.Platform,
): void {
  app.setName(programName);
  // Other systems have no such function.
  if (platform === 'win32') app.setAppUserModelId(appId);
}
