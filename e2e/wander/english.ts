import path from 'node:path';
import { createServer } from 'vite';
import type { Message } from '../../words/message.ts';
import type * as naming from '../../words/player-names.ts';
import type * as saying from '../../words/say.ts';

// Vite reads the catalogue, as in the program.
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

/** The English sentence of a message in a window, with the names of the players. */
export function inEnglish(message: Message, players: Parameters<typeof namingOf>[1] = []): string {
  return wordsOf('en', namingOf('en', players)).labelling().say(message);
}
