import { message } from '../words/message.ts';
import { shortened } from '../engine/settings.ts';
import { largestSeed } from '../engine/random.ts';
import { failure, success, type Result } from '../engine/result.ts';
import { parseWholeNumber } from '../engine/whole-number.ts';

/** What the program can be given when it is started. */
export interface Arguments {
  /** Another config file than the one in the user-data folder. */
  readonly config?: string;
  /** Another user-data folder. */
  readonly userData?: string;
  /** Makes chance and computers come out the same again. */
  readonly seed?: number;
}

/**
 * Reads `--config FILE`, `--user-data-dir=FOLDER` and `--seed N`, written with a space or with `=`.
 *
 * @returns a sentence for who started the program, where the seed is none.
 */
export function argumentsOf(argv: readonly string[]): Result<Arguments> {
  const config = valueOf(argv, '--config');
  const userData = valueOf(argv, '--user-data-dir');
  const typed = valueOf(argv, '--seed');
  const seed = parseWholeNumber(typed ?? '', 0, largestSeed);
  if (typed !== undefined && seed === undefined) {
    return failure(
      message('settings.bad-value', {
        name: '--seed',
        value: shortened(typed),
        allowed: message('settings.range', { min: 0, max: largestSeed }),
      }),
    );
  }
  return success({
    ...(config !== undefined && { config }),
    ...(userData !== undefined && { userData }),
    ...(seed !== undefined && { seed }),
  });
}

function valueOf(argv: readonly string[], name: string): string | undefined {
  const joined = argv.find((argument) => argument.startsWith(`${name}=`));
  if (joined !== undefined) return joined.slice(name.length + 1);
  const at = argv.indexOf(name);
  const next = at === -1 ? undefined : argv[at + 1];
  return next?.startsWith('-') === true ? undefined : next;
}
