import process from 'node:process';
import { systemLanguage } from './language.ts';
import { run } from './run.ts';

// Whoever reads the output may leave early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(
  process.argv.slice(2),
  {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    onInterrupt(listener) {
      process.once('SIGINT', listener);
      return () => process.off('SIGINT', listener);
    },
  },
  systemLanguage(process.env),
);
