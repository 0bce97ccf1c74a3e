import type { Handlers } from '../ipc/handlers.ts';
import type { MatchSession, SessionState } from './session.ts';

type VariationRequest =
  'goTo' | 'annotate' | 'promoteVariation' | 'deleteVariation' | 'restoreVariation';

/** What answers the requests about the variations of the match on the table. */
export function variationHandlers(session: MatchSession): Handlers<VariationRequest> {
  const reached = ({ revision }: SessionState) => ({ revision });
  return {
    goTo: ({ place, notation }) => reached(session.goTo(place, notation)),
    annotate: ({ place, notation, comment, marks }) =>
      reached(session.annotate(place, notation, { comment, marks })),
    promoteVariation: ({ path, revision }) => reached(session.promoteVariation(path, revision)),
    deleteVariation: ({ path, revision }) => reached(session.deleteVariation(path, revision)),
    restoreVariation: () => reached(session.restoreVariation()),
  };
}
