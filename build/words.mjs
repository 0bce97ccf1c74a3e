// npm run words: writes words/messages.ts, the types of all messages, from the English catalogue. With --check it
// says instead what is missing, unused or said in words that we don't use, here or in another folder that is named.
import fs from 'node:fs';
import path from 'node:path';
import { sourcesIn } from './checks/sources.mjs';
import { root as here } from './common/paths.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { avoidedOnPages, avoidedWords } from './words/avoided.mjs';
import { differences, unused } from './words/faults.mjs';
import { languagesPresent, readCatalogue } from './words/read.mjs';
import { writeMessages } from './words/write.mjs';

/** What speaks through the catalogue; tests and the catalogue itself don't count. */
const speakers = ['engine', 'storage', 'electron', 'renderer', 'cli', 'words'];

/**
 * @param {string} root
 * @returns {string[]} one sentence a fault
 */
function faults(root) {
  const english = readCatalogue(root, 'en');
  return [
    ...languagesPresent(root)
      .slice(1)
      .flatMap((language) => differences(language, english, readCatalogue(root, language))),
    ...unused(english.keys(), sources(root)).map((code) => `Nobody says ${code}.`),
    ...languagesPresent(root).flatMap((language) =>
      avoidedWords(language, readCatalogue(root, language)),
    ),
    ...avoidedOnPages(root),
  ];
}

/**
 * @param {string} root
 * @returns {string[]} the text of each file that may say something
 */
function sources(root) {
  return sourcesIn(root, speakers)
    .map((file) => path.join(root, file))
    .filter((file) => file !== path.join(root, 'words', 'messages.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'));
}

await runScript(async () => {
  const [option, root = here] = process.argv.slice(2);
  if (option === '--check') {
    const found = faults(root);
    if (found.length > 0) throw new UserError(found.join('\n'));
  } else {
    writeMessages();
    say('words/messages.ts is written.');
  }
  return 0;
});
