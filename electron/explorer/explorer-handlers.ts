import { gameOf } from '../../engine/games.ts';
import { positionAt, positionOf } from '../../engine/match/match.ts';
import type { Message } from '../../words/message.ts';
import { failureOf, type Analyst } from '../analyst/analyst.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { explorerRequests } from '../api/explorer.ts';
import type { Handlers, Teller } from '../ipc/handlers.ts';
import { resolvePosition, knownRules, type ResolvedPosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from '../match/session.ts';
import { atRandomView, explorationView, mapView, whyNoMap } from './explorer-views.ts';
import type { PlayedMatches } from './played-cache.ts';

/** The kinds of work for the explorer. */
type Work = 'analysis' | 'random' | 'map';

/** The work under way; a new request cancels the previous one of its kind. */
class LatestWork {
  readonly #ending = new Map<Work, AbortController>();

  begin(work: Work): AbortSignal {
    this.#ending.get(work)?.abort();
    const own = new AbortController();
    this.#ending.set(work, own);
    return own.signal;
  }

  end(): void {
    for (const each of this.#ending.values()) each.abort();
    this.#ending.clear();
  }
}

/**
 * Answers the requests about the positions of a game.
 *
 * @param looked - called with each position of which the page shows the value.
 */
export function explorerHandlers(
  analyst: Analyst,
  played: PlayedMatches,
  now: () => SessionState,
  looked: (at: ResolvedPosition) => void,
): Handlers<keyof typeof explorerRequests> {
  const work = new LatestWork();
  return {
    async explore({ proven = false, ...request }) {
      const signal = work.begin('analysis');
      const { game, settings, rules, position } = resolvePosition(request);
      const over = rules.turn(position).kind !== 'player';
      const place = { game: game.id, settings };
      const asked = proven
        ? ({ ...place, wanted: 'proof', positions: [position] } as const)
        : ({ ...place, wanted: 'analysis', position } as const);
      const analysis = over ? null : await answerOrReason(analyst.ask(asked, signal), signal);
      const matches = await played(game, settings);
      if (signal.aborted || (proven && analysis === null)) return null;
      return explorationView({ game, settings, rules }, position, analysis, matches);
    },
    valueSeen(request) {
      looked(resolvePosition(request));
      return null;
    },
    async exploreAtRandom(request, tellAsker) {
      const signal = work.begin('random');
      const { game, settings, position } = resolvePosition(request);
      const asked = { wanted: 'random', game: game.id, settings, position } as const;
      const found = await answerOrReason(analyst.ask(asked, signal, reportTo(tellAsker)), signal);
      return found && atRandomView(found);
    },
    async stateMap(request, tellAsker) {
      const signal = work.begin('map');
      const { game, settings } = knownRules(request);
      const found = await answerOrReason(
        analyst.ask(
          { wanted: 'map', game: game.id, settings, aspect: request.aspect },
          signal,
          reportTo(tellAsker),
        ),
        signal,
      );
      if (found === null) return null;
      if ('code' in found) throw new Refusal(whyNoMap(found));
      return mapView(found);
    },
    leaveExplorer() {
      work.end();
      return null;
    },
    matchOnMap({ revision }) {
      const state = now();
      if (state.revision !== revision) return null;
      // With its place on the map, the page knows the value of the position.
      looked(placeOf(state));
      return { keys: keysOf(state) };
    },
  };
}

/** The position on the table. */
function placeOf({ table: { game, match } }: SessionState): ResolvedPosition {
  const { settings, rules } = match;
  return { game: gameOf(game), settings, rules, position: positionOf(match) };
}

/** The keys of the positions up to the current one. */
function keysOf({ table: { match } }: SessionState): string[] {
  const moments = Array.from({ length: match.at + 1 }, (_, at) => positionAt(match, at));
  return moments.map((position) => match.rules.key(position));
}

function reportTo(tellAsker: Teller): (progress: { readonly done: number }) => void {
  return ({ done }) => tellAsker('explorerProgress', { positions: done });
}

/**
 * Returns the analyst's result, or why there is none, as part of a sentence.
 *
 * @returns null if it was cancelled.
 * @throws Refusal if the analyst fails.
 */
function answerOrReason<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | Message | null> {
  const explained = asked.catch((error: unknown): Message => {
    const reason = failureOf(error);
    if (typeof reason === 'string') throw error;
    return reason;
  });
  return answeredUnlessCancelled<Answer | Message>(explained, signal);
}
