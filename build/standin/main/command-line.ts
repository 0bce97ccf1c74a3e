const withValue = new Set(['-r', '--require']);

/** The arguments of a start, parsed as Electron's executable parses them. */
export class CommandLine {
  readonly requires: readonly string[];
  /** The program's folder or main file; the current folder by default. */
  readonly program: string;
  readonly argv: readonly string[];
  readonly #switches = new Map<string, string>();

  constructor(argv: readonly string[]) {
    this.argv = argv;
    const requires: string[] = [];
    const plain: string[] = [];
    for (let index = 0; index < argv.length; index++) {
      const argument = argv[index] ?? '';
      if (withValue.has(argument)) requires.push(argv[++index] ?? '');
      else if (argument.startsWith('--')) this.set(...splitSwitch(argument));
      else if (!argument.startsWith('-')) plain.push(argument);
    }
    this.requires = requires;
    this.program = plain[0] ?? '.';
  }

  /** Whether Playwright drives this start; only Playwright asks for a debugging port. */
  get driven(): boolean {
    return this.has('remote-debugging-port');
  }

  /** The address where a debugger of the main process may connect, from `--inspect[-brk]`. */
  get inspector(): { host: string; port: number } | null {
    const name = ['inspect', 'inspect-brk'].find((candidate) => this.has(candidate));
    if (name === undefined) return null;
    const [port = '', host = '127.0.0.1'] = this.value(name).split(':').reverse();
    return { host, port: port === '' ? 9229 : Number(port) };
  }

  has(name: string): boolean {
    return this.#switches.has(name);
  }

  /** A switch's value; empty if it has none or wasn't given. */
  value(name: string): string {
    return this.#switches.get(name) ?? '';
  }

  set(name: string, value = ''): void {
    this.#switches.set(name, value);
  }
}

function splitSwitch(argument: string): [name: string, value: string] {
  const text = argument.slice(2);
  const end = text.indexOf('=');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
