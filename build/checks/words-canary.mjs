// Proves that the check of the words finds a message that a language lacks, one that is filled otherwise
// and one that nobody says, and that types which are out of date are seen.
import { inRoot } from '../common/paths.mjs';
import { runScript } from '../common/say.mjs';
import { messagesModule } from '../words/types.mjs';
import { judged } from './sample-project.mjs';

/**
 * @param {Record<string, string>} english
 * @param {Record<string, string>} german
 * @param {string} [types]
 * @returns {Record<string, string>} a program that says `over.won` and `over.drawn`
 */
function program(english, german, types = typesOf(english)) {
  return {
    'words/en/over.json': JSON.stringify(english),
    'words/de/over.json': JSON.stringify(german),
    'words/messages.ts': types,
    'electron/main.ts': "export const codes = ['over.won', 'over.drawn'];\n",
    'electron/deep.ts': 'export const codeOf = (part: string) => `over.${part}`;\n',
    'electron/testing.ts': "export const code = 'over.tested.only';\n",
  };
}

/** @param {Record<string, string>} english */
function typesOf(english) {
  return messagesModule(
    new Map(Object.entries(english).map(([key, pattern]) => [`over.${key}`, pattern])),
  );
}

const english = { won: '{name} wins.', drawn: 'A draw.' };
const german = { won: '{name} gewinnt.', drawn: 'Unentschieden.' };

/** @type {import('./sample-project.mjs').SampleProject[]} */
const samples = [
  { name: 'sound', files: program(english, german), expected: [] },
  {
    name: 'a message is missing',
    files: program(english, { won: german.won }),
    expected: ['de has no message over.drawn.'],
  },
  {
    name: 'a message is filled otherwise',
    files: program(english, { ...german, won: 'Sieg.' }),
    expected: ['de fills over.won with nothing, English with name.'],
  },
  {
    name: 'a message is unused',
    files: {
      ...program({ ...english, lost: 'Lost.' }, { ...german, lost: 'Verloren.' }),
      'electron/deep.ts': '',
    },
    expected: ['Nobody says over.lost.'],
  },
  {
    name: 'a message is unused, deeper in the catalogue than a template reaches',
    files: program(
      { ...english, 'deeper.only': 'Lost.' },
      { ...german, 'deeper.only': 'Verloren.' },
    ),
    expected: ['Nobody says over.deeper.only.'],
  },
  {
    name: 'only a test says a message',
    files: program(
      { ...english, 'tested.only': 'Lost.' },
      { ...german, 'tested.only': 'Verloren.' },
    ),
    expected: ['Nobody says over.tested.only.'],
  },
  {
    name: 'the types are out of date',
    files: program(english, german, typesOf({ won: english.won })),
    expected: ['words/messages.ts is not what the catalogue says: run npm run words.'],
  },
];

await runScript(async () => {
  const script = inRoot('build', 'words.mjs');
  const command = (/** @type {string} */ folder) => [script, '--check', folder];
  for (const sample of samples) await judged(sample, command, /over\.|messages\.ts/);
});
