import { gameOf } from '../../engine/games.ts';
import { positionAt } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { performAnalysis } from '../../electron/analyst/perform.ts';
import { performMap, performRandomPlay } from '../../electron/analyst/perform-explore.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import {
  atRandomView,
  explorationView,
  mapView,
  whyNoMap,
} from '../../electron/explorer/explorer-views.ts';
import { pliesOfPersons } from '../../storage/library/played-before.ts';
import { tableOf } from '../../storage/library/testing.ts';
import type { Message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import { practiceAnswers } from '../exercise/testing.ts';
import { fakeMain, type FakeMain } from '../library/testing.ts';

/** What the fake main process has stored and on the table. */
export interface Known {
  /** The recorded matches, of any game. */
  readonly played?: readonly SeatedMatch[];
  /** The match on the table. */
  readonly table?: SeatedMatch;
}

/** A fake main process that answers the explorer and the state map correctly, at once. */
export function mainThatExplores({ played = [], table = tableOf([]) }: Known = {}): FakeMain {
  const plies = played.map(pliesOfPersons);
  return fakeMain({
    ...practiceAnswers(),
    explore(payload: RequestOf<'explore'>) {
      const { decided, position } = placeOf(payload);
      const over = decided.rules.turn(position).kind !== 'player';
      const analysis = over ? null : performAnalysis({ wanted: 'analysis', ...payload, position });
      return explorationView(decided, position, analysis, plies);
    },
    exploreAtRandom(payload: RequestOf<'exploreAtRandom'>) {
      const { decided, position } = placeOf(payload);
      const { settings } = decided;
      return atRandomView(
        orReason(() => performRandomPlay({ wanted: 'random', ...payload, settings, position })),
      );
    },
    stateMap(payload: RequestOf<'stateMap'>) {
      const found = orReason(() => performMap({ wanted: 'map', ...payload }));
      if ('code' in found) throw new Error(inEnglish(whyNoMap(found)));
      return mapView(found);
    },
    matchOnMap: () => ({
      keys: Array.from({ length: table.match.at + 1 }, (_, at) =>
        table.match.rules.key(positionAt(table.match, at)),
      ),
    }),
    leaveExplorer: () => null,
  });
}

function placeOf(payload: RequestOf<'explore'>) {
  const game = gameOf(payload.game);
  const { settings } = parseSettings(game, payload.settings);
  const rules = game.rules(settings);
  return {
    decided: { game, settings, rules },
    position: valueOf(rules.parsePosition(payload.position, payload.first)),
  };
}

function orReason<Answer extends object>(work: () => Answer): Answer | Message {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnsolvableGame) return error.reason;
    throw error;
  }
}
