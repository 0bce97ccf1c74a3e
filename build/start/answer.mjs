// Answers `--version` and `--help` without the program, since there may be no display, Electron or
// packages yet. Plain Node, so it can't use the program's `words/system-language.ts`.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../common/paths.mjs';

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env chooses the language, unless the arguments do
 * @returns {string | undefined} the program's output; undefined if only the program itself can answer
 */
export function answerTo(args, env) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      version: { type: 'boolean' },
      language: { type: 'string' },
    },
    strict: false,
  });
  if (values.help === true) return help(languageOf(values.language, env));
  return values.version === true ? version() : undefined;
}

function version() {
  const { productName, version } = read('package.json');
  return `${productName} ${version}`;
}

/** @param {string} language */
function help(language) {
  const { usage, option, terminal } = read('words', language, 'app.json').program;
  return [usage, ...Object.values(option), terminal].join('\n');
}

/**
 * @param {string | boolean | undefined} asked
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} a language of the program
 */
function languageOf(asked, { LC_ALL, LC_MESSAGES, LANG }) {
  const spoken = fs.readdirSync(inRoot('words'));
  const wanted = typeof asked === 'string' ? asked : LC_ALL || LC_MESSAGES || LANG || systemLocale;
  const [primary = ''] = wanted.toLowerCase().split(/[-_.]/);
  return spoken.includes(primary) ? primary : 'en';
}

/** Windows doesn't set these variables. */
const systemLocale = new Intl.DateTimeFormat().resolvedOptions().locale;

/** @param {string[]} place */
function read(...place) {
  return JSON.parse(fs.readFileSync(inRoot(...place), 'utf8'));
}
