// Says if Playwright would test an older program than the code is: `npm test` builds, `npx playwright` doesn't.
import { isFresh } from '../bundles/freshness.mjs';
import { program } from '../bundles/targets.mjs';
import { say } from '../common/say.mjs';

/** Says which parts of dist are older than the code. */
export function sayWhatIsStale() {
  const stale = [...program, /** @type {const} */ ('standin')].filter((name) => !isFresh(name));
  if (stale.length === 0) return;
  say(
    `dist is older than the code (${stale.join(', ')}): the tests run the older program until npm run build.`,
  );
}
