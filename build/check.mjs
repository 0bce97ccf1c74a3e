// npm run check -- [words]: checks the code without running it; words select checks by name.
import { checkAll } from './checks/check-all.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  return (await checkAll(process.argv.slice(2))) ? 0 : 1;
});
