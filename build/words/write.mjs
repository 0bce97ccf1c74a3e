// Writes words/messages.ts: the types of all messages, which the code that says them is checked against.
import fs from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { readCatalogue } from './read.mjs';
import { messagesModule } from './types.mjs';

export function writeMessages() {
  fs.writeFileSync(inRoot('words', 'messages.ts'), messagesModule(readCatalogue(inRoot(), 'en')));
}
