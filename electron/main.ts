import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { argumentsOf } from './command-line.ts';
import { makeHandedOver } from './handed-over.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { announceProtocol } from './windows/protocol.ts';

// Only what must be said before Chromium starts is in this file: everything else is read meanwhile.

const name = 'Digit Duels';
app.setName(name);
announceProtocol();
const given = argumentsOf(process.argv);
const folder = given.ok ? folderOf(given.value) : undefined;
if (folder !== undefined) app.setPath('userData', folder);

/** What the system asks to be opened; before the program runs, it waits. */
const handedOver = makeHandedOver();
app.on('open-file', (event, file) => {
  event.preventDefault();
  handedOver.add(file);
});

const desktop = import('./desktop.ts');
// Where nothing can be kept, Chromium may not start, either: that is told before it tries.
if (folder !== undefined && !canBeMade(folder)) await desktop;
void desktop.then(({ begin }) => begin(given, handedOver));

function canBeMade(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Said outright, since what a package is called differs from system to system. */
function folderOf({ userData, instead }: { userData?: string; instead?: string }): string {
  // Beside a program that is open already, on a folder that is thrown away, whatever files are named.
  if (instead === 'self-test') return makeTemporaryFolder();
  return path.resolve(userData ?? path.join(app.getPath('appData'), name));
}
