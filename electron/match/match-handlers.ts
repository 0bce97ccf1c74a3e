import type { Random } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Handlers } from '../ipc/handlers.ts';
import type { MatchHost } from './match-host.ts';
import { reached } from './session.ts';
import { newMatch } from './new-match.ts';

type MatchRequest =
  | 'view'
  | 'newMatch'
  | 'play'
  | 'undo'
  | 'redo'
  | 'goTo'
  | 'annotate'
  | 'promoteVariation'
  | 'deleteVariation'
  | 'restoreVariation'
  | 'nextRound'
  | 'letComputerPlayOn'
  | 'analyse'
  | 'prove'
  | 'leaveProof'
  | 'history'
  | 'setGuided'
  | 'guide';

/**
 * Answers the requests about the match on the table.
 *
 * @param asked - called when a new window has been sent the match.
 * @param rulesSet - the settings of a game in the preferences.
 */
export function matchHandlers(
  host: MatchHost,
  random: Random,
  asked: () => void,
  rulesSet: (game: string) => Settings,
): Handlers<MatchRequest> {
  const { session } = host;
  return {
    view(_, tellAsker) {
      host.view();
      tellAsker('view', () => host.update());
      asked();
      return reached(session.state());
    },
    newMatch: (request) => reached(host.begin(newMatch(request, random, rulesSet))),
    play: ({ move, revision }) => reached(session.play(move, revision)),
    undo: () => reached(session.undo()),
    redo: () => reached(session.redo()),
    goTo: (there) => reached(session.goTo(there)),
    annotate: ({ comment, marks, ...ply }) => reached(session.annotate(ply, { comment, marks })),
    promoteVariation: ({ path, revision }) => reached(session.promoteVariation(path, revision)),
    deleteVariation: ({ path, revision }) => reached(session.deleteVariation(path, revision)),
    restoreVariation: () => reached(session.restoreVariation()),
    nextRound: ({ revision }) => reached(session.nextRound(revision)),
    letComputerPlayOn: ({ on }) => reached(session.letComputerPlayOn(on)),
    analyse: ({ revision }) => host.analyse(revision),
    prove: ({ revision, line }) => host.prove(revision, line),
    leaveProof() {
      host.leaveProof();
      return null;
    },
    history: ({ revision, from }) => host.history(revision, from),
    setGuided: ({ on }) => reached(session.setGuided(on)),
    guide: ({ revision }) => host.guide(revision),
  };
}
