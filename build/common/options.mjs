import { parseArgs } from 'node:util';
import { UserError } from './say.mjs';

/**
 * Parses the options of a script as `parseArgs` does.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {UserError} with a sentence that says which option is wrong and which there are
 */
export function parseOptions(config) {
  try {
    return parseArgs(config);
  } catch {
    throw new UserError(`${faultIn(config)} ${listed(Object.keys(config.options ?? {}))}`);
  }
}

/** @param {import('node:util').ParseArgsConfig} config */
function faultIn({ args, options = {}, allowPositionals = false }) {
  const { tokens } = parseArgs({
    ...(args && { args }),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional' && !allowPositionals) return `"${token.value}" is no option.`;
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const type = options[name]?.type;
    if (type === undefined) return `There is no option ${rawName}.`;
    if (type === 'boolean' && value !== undefined) return `${rawName} takes no value.`;
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
    if (type === 'string' && isMissing) return `${rawName} needs a value.`;
  }
  throw new Error('The options are refused, but none of them is wrong.');
}

/** @param {readonly string[]} names */
function listed(names) {
  const options = names.map((name) => (name.length === 1 ? `-${name}` : `--${name}`));
  return options.length === 0 ? 'There are no options.' : `Options: ${options.join(', ')}.`;
}
