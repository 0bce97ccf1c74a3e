import { parseArgs } from 'node:util';

/** The options that the program shares with the terminal's `play`, with their names there. */
const shared = /** @type {const} */ ({
  seed: '--seed',
  config: '--config',
  'user-data-dir': '--user-data',
});

/**
 * @param {readonly string[]} args of the program
 * @returns {string[]} the terminal's arguments for the same match
 */
export function terminalArguments(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: text, config: text, 'user-data-dir': text, language: text },
    strict: false,
    allowPositionals: true,
  });
  const record = positionals.find((each) => /\.duel$/i.test(each));
  const options = Object.entries(shared).flatMap(([name, option]) =>
    typeof values[name] === 'string' ? [option, values[name]] : [],
  );
  return [
    ...(typeof values.language === 'string' ? ['--language', values.language] : []),
    'play',
    ...gameOf(record, values.config),
    ...options,
  ];
}

/**
 * @param {readonly string[]} args of the program
 * @returns {string[]} the options without an equivalent in the terminal
 */
export function leftOut(args) {
  const known = [...Object.keys(shared), 'language'].map((name) => `--${name}`);
  return args.filter((arg) => arg.startsWith('--') && !known.includes(arg.replace(/=.*/s, '')));
}

/**
 * The game that a record or a config file names.
 *
 * @param {string | undefined} record
 * @param {string | boolean | undefined} config
 */
function gameOf(record, config) {
  if (record !== undefined) return ['--from', record];
  return config === undefined ? ['chopsticks'] : [];
}
