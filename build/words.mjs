// npm run words: writes words/messages.ts, the types of all messages, from the English catalogue. With
// --check it prints missing and unused messages instead.
import { inRoot } from './common/paths.mjs';
import { parseOptions } from './common/options.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  const { values } = parseOptions({ options: { check: { type: 'boolean' } } });
  await ensureInstalled();
  if (values.check === true) {
    const found = (await import('./words/faults.mjs')).faultsOfWords(inRoot());
    if (found.length > 0) throw new UserError(found.join('\n'));
  } else {
    (await import('./words/types.mjs')).writeMessages();
    say('words/messages.ts is written.');
  }
});
