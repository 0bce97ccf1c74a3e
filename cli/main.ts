import process from 'node:process';
import { fileReason } from '../storage/files/reason.ts';
import { printable } from '../words/foreign-text.ts';
import { message } from '../words/message.ts';
import { wordsOf } from '../words/say.ts';
import { systemLanguage } from '../words/system-language.ts';
import { run } from './run.ts';

const language = systemLanguage(process.env, Intl.DateTimeFormat().resolvedOptions().locale);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the output may close it early, as `head` does.
  if (error.code === 'EPIPE') process.exit(0);
  const problem = message('cli.refused.output', { reason: fileReason(error) });
  process.stderr.write(printable(`${wordsOf(language).say(problem)}\n`));
  process.exit(1);
});
// An error that can't be printed is ignored.
process.stderr.on('error', () => undefined);

process.exitCode = await run(
  process.argv.slice(2),
  {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    plain: process.env['TERM'] === 'dumb',
    onInterrupt(listener) {
      process.once('SIGINT', listener);
      return () => process.off('SIGINT', listener);
    },
  },
  language,
);
