// npm run cli -- …: plays in the terminal, in this process, so that the game has its stdin and stdout.
import { pathToFileURL } from 'node:url';
import { buildStale } from './bundles/bundle.mjs';
import { inRoot } from './common/paths.mjs';
import { describe, say } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

try {
  await ensureInstalled();
  await buildStale(['cli']);
} catch (error) {
  say(describe(error));
  process.exit(1);
}

const program = inRoot('dist', 'cli', 'main.js');
process.argv[1] = program;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(program).href);
