// npm run words: writes words/messages.ts from the English catalogue. With --check it writes nothing and
// says what is missing, unused or out of date.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './common/paths.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { differences, unused } from './words/faults.mjs';
import { languagesPresent, readCatalogue } from './words/read.mjs';
import { messagesModule } from './words/types.mjs';

const target = inRoot('words', 'messages.ts');

/** What speaks through the catalogue; tests and the catalogue itself don't count. */
const speakers = ['engine', 'config', 'electron', 'renderer', 'cli', 'words'];

/** @returns {string[]} one sentence a fault */
function faults() {
  const english = readCatalogue('en');
  const stale = fs.readFileSync(target, 'utf8') !== messagesModule(english);
  return [
    ...(stale ? ['words/messages.ts is not what the catalogue says: run npm run words.'] : []),
    ...languagesPresent()
      .slice(1)
      .flatMap((language) => differences(language, english, readCatalogue(language))),
    ...unused(english.keys(), sources()).map((code) => `Nobody says ${code}.`),
  ];
}

/** @returns {string[]} */
function sources() {
  return speakers
    .flatMap((room) =>
      fs
        .readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(room, file)),
    )
    .filter((file) => /\.(ts|cts|svelte)$/.test(file) && !/\.(test|bench)\.ts$/.test(file))
    .filter((file) => inRoot(file) !== target)
    .map((file) => fs.readFileSync(inRoot(file), 'utf8'));
}

await runScript(async () => {
  if (process.argv.includes('--check')) {
    const found = faults();
    if (found.length > 0) throw new UserError(found.join('\n'));
  } else {
    fs.writeFileSync(target, messagesModule(readCatalogue('en')));
    say('words/messages.ts is written.');
  }
  return 0;
});
