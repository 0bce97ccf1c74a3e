/** What the program can be given when it is started. */
export interface Arguments {
  /** Another config file than the one in the user-data folder. */
  readonly config?: string;
  /** Another user-data folder. */
  readonly userData?: string;
  /** Makes chance and computers come out the same again. */
  readonly seed?: number;
}

/** Reads `--config FILE`, `--user-data-dir=FOLDER` and `--seed N`, written with a space or with `=`. */
export function argumentsOf(argv: readonly string[]): Arguments {
  const config = valueOf(argv, '--config');
  const userData = valueOf(argv, '--user-data-dir');
  const seed = Number.parseInt(valueOf(argv, '--seed') ?? '', 10);
  return {
    ...(config !== undefined && { config }),
    ...(userData !== undefined && { userData }),
    ...(Number.isInteger(seed) && { seed }),
  };
}

function valueOf(argv: readonly string[], name: string): string | undefined {
  const joined = argv.find((argument) => argument.startsWith(`${name}=`));
  if (joined !== undefined) return joined.slice(name.length + 1);
  const at = argv.indexOf(name);
  const next = at === -1 ? undefined : argv[at + 1];
  return next?.startsWith('-') === true ? undefined : next;
}
