// Proves that the check of the words finds a message that a language lacks, one with other values, one in another
// order, one that nothing says, and words that another one stands for.
import { inRoot } from '../common/paths.mjs';
import { runScript } from '../common/say.mjs';
import { judged } from './sample-project.mjs';

/**
 * @param {Record<string, string>} english
 * @param {Record<string, string>} german
 * @returns {Record<string, string>} a program that says `over.won` and `over.drawn`
 */
function program(english, german) {
  return {
    'words/en/results.json': JSON.stringify({ over: english }),
    'words/de/results.json': JSON.stringify({ over: german }),
    'electron/main.ts': "export const codes = ['over.won', 'over.drawn'];\n",
    'electron/deep.ts': 'export const codeOf = (part: string) => `over.${part}`;\n',
    'electron/testing.ts': "export const code = 'over.tested.only';\n",
  };
}

const english = { won: '{name} wins.', drawn: 'A draw.' };
const german = { won: '{name} gewinnt.', drawn: 'Remis.' };

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
    name: 'messages are in another order',
    files: program(english, { drawn: german.drawn, won: german.won }),
    expected: ['de has over.drawn in another order than English.'],
  },
  {
    name: 'a message has a word that another one stands for',
    files: program(
      { ...english, drawn: '{name, select, dead {The match goes on.} other {}}' },
      german,
    ),
    expected: [
      'de fills over.drawn with nothing, English with name (dead).',
      'en over.drawn says “goes on”: say continue.',
    ],
  },
  {
    name: 'a page has a word that another one stands for',
    files: {
      ...program(english, german),
      'README.md': '`go on` is code.\nOver.over. The hand is dead.\n',
      'docs/rules/de/a.md': 'Er ist draußen. over.\n',
    },
    expected: [
      'README.md:2 says “dead”: say out.',
      'docs/rules/de/a.md:1 says “draußen”: say ausgeschieden.',
    ],
  },
];

await runScript(async () => {
  const script = inRoot('build', 'words.mjs');
  const command = (/** @type {string} */ folder) => [script, '--check', folder];
  for (const sample of samples) await judged(sample, command, /over\.|says “/);
});
