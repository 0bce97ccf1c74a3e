import { PassThrough, Readable, Writable } from 'node:stream';
import type { Language } from '../words/languages.ts';
import { run } from './run.ts';
import type { MaybeTTY, Streams } from './streams.ts';

/** The result of a run. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the program with lines of input, as a pipe would give them.
 *
 * @param language - the language of the system.
 */
export async function runWith(
  args: readonly string[],
  lines: readonly string[] = [],
  more: Partial<Streams> = {},
  language: Language = 'en',
): Promise<Ran> {
  const output = collector();
  const errors = collector();
  const input = Readable.from(lines.map((line) => `${line}\n`));
  const status = await run(args, { input, output, errors, ...more }, language);
  return { status, out: output.text(), err: errors.text() };
}

/** Runs the program and reads the one JSON object that it prints. */
export async function jsonOf(args: readonly string[]): Promise<Record<string, unknown>> {
  const { status, out, err } = await runWith([...args, '--json']);
  if (status !== 0) throw new Error(err);
  return JSON.parse(out) as Record<string, unknown>;
}

/**
 * Runs the program on a terminal and presses keys, each batch at the next question; null
 * ends the input.
 */
export async function runOnTerminal(
  args: readonly string[],
  batches: readonly (readonly (string | null)[])[],
): Promise<Ran> {
  const output = collector();
  const errors = collector();
  const waiting = [...batches];
  let soon: NodeJS.Timeout | undefined;
  const keyboard = new PassThrough();
  const press = (key: string | null) => (key === null ? keyboard.end() : keyboard.write(key));
  const input = Object.assign(keyboard, {
    isTTY: true,
    // A question sets raw mode when it begins, several times.
    setRawMode(raw: boolean) {
      clearTimeout(soon);
      if (raw) soon = setTimeout(() => waiting.shift()?.forEach(press), 10);
    },
  });
  const streams = {
    input,
    output: Object.assign(output, { isTTY: true, columns: 100, rows: 40 }),
    errors,
  };
  const status = await run(args, streams, 'en');
  return { status, out: output.text(), err: errors.text() };
}

/** A stream that keeps its text. */
export function collector(): MaybeTTY<Writable> & { text(): string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return Object.assign(stream, { text: () => text });
}
