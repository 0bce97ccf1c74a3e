// npm run strips: films the animations of the tables, frame by frame, for docs/motion.md.
import { program } from './bundles/targets.mjs';
import { buildStale } from './bundles/bundle.mjs';
import { parseOptions } from './common/options.mjs';
import { runScript } from './common/say.mjs';
import { prepareMachine } from './machine/end-to-end.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { runPlaywright } from './tests/playwright.mjs';

await runScript(async () => {
  parseOptions({});
  await ensureInstalled();
  await prepareMachine();
  await buildStale([...program, 'standin']);
  return runPlaywright(['--reporter=line'], { DIGIT_DUELS_STRIPS: 'yes' });
});
