import type { MatchFolder } from '../../storage/library/match-folder.ts';
import type { RequestName } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';

/** Delays requests until all files were read, which happens in slices, so that other requests are answered meanwhile. */
export function afterLook<Names extends RequestName>(
  folder: Pick<MatchFolder, 'lookThrough'>,
  handlers: Handlers<Names>,
): Handlers<Names> {
  const waiting = Object.entries(handlers as Handlers).map(([name, handle]) => [
    name,
    async (...request: Parameters<typeof handle>) => {
      await folder.lookThrough();
      return (handle as (...given: typeof request) => unknown)(...request);
    },
  ]);
  return Object.fromEntries(waiting) as Handlers<Names>;
}
