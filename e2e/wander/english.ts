import path from 'node:path';
import { createServer } from 'vite';
import type { Message } from '../../words/message.ts';
import type * as naming from '../../words/player-names.ts';
import type * as saying from '../../words/say.ts';

// The catalogue is read by Vite, in the program, too.
const vite = await createServer({
  configFile: false,
  root: path.join(import.meta.dirname, '../..'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { namingOf } = (await vite.ssrLoadModule('/words/player-names.ts')) as typeof naming;
const { wordsOf } = (await vite.ssrLoadModule('/words/say.ts')) as typeof saying;
await vite.close();

/** What a window says of a message in English, with the players at a table called by their names. */
export function inEnglish(message: Message, players: Parameters<typeof namingOf>[1] = []): string {
  return wordsOf('en', namingOf('en', players)).labelling().say(message);
}
