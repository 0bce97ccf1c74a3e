import type { Rules } from '../../engine/game.ts';
import { positionAt } from '../../engine/match.ts';
import type { Player } from '../../engine/players.ts';
import { countPlayed, nothingPlayed } from '../../library/played-before.ts';
import { gameName } from '../../words/game-words.ts';
import { message, type Message } from '../../words/message.ts';
import { failureOf, type Analyst } from '../analyst/analyst.ts';
import type { PositionAnalysis } from '../analyst/tasks.ts';
import type { explorerRequests } from '../api/explorer-requests.ts';
import type {
  ExplorationView,
  ExploredMoveView,
  SeenPosition,
  StateMapView,
} from '../api/explorer-view.ts';
import type { Handlers, Teller } from '../ipc/handlers.ts';
import { knownRules, type KnownRules } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from '../match/session.ts';
import { unitedView } from '../match/united-view.ts';
import { words, wordsAt } from '../words.ts';
import type { PlayedMatches } from './played-cache.ts';

/** What is worked on for the explorer, by what it is for: what is asked anew takes the place of what was asked before. */
type Work = 'analysis' | 'random' | 'map';

/** What answers the requests about the positions of a game. */
export function explorerHandlers(
  analyst: Analyst,
  played: PlayedMatches,
  now: () => SessionState,
): Handlers<keyof typeof explorerRequests> {
  const ending = new Map<Work, AbortController>();

  function begin(work: Work): AbortSignal {
    ending.get(work)?.abort();
    const own = new AbortController();
    ending.set(work, own);
    return own.signal;
  }

  return {
    async explore(request) {
      const signal = begin('analysis');
      const { game, settings, rules, position } = placeAsked(request);
      const over = rules.turn(position).kind !== 'player';
      const analysis = over
        ? null
        : await orWhyNot(
            analyst.ask({ wanted: 'analysis', game: game.id, settings, position }, signal),
            signal,
          );
      const matches = await played(game, settings);
      if (signal.aborted) return null;
      const key = rules.key(position);
      const here = countPlayed(matches, key);
      return {
        ...explorationOf(rules, position, analysis, (after) => here.byAfter.get(after)),
        ...{ key, seen: seenAt({ game, settings, rules }, position), played: here.all },
      };
    },
    async exploreAtRandom(request, tellAsker) {
      const signal = begin('random');
      const { game, settings, position } = placeAsked(request);
      const found = await orWhyNot(
        analyst.ask(
          { wanted: 'random', game: game.id, settings, position },
          signal,
          told(tellAsker),
        ),
        signal,
      );
      if (found === null) return null;
      return 'code' in found
        ? { kind: 'unknown', reason: words().text('explorer.random-unknown', { reason: found }) }
        : { kind: 'known', ...found };
    },
    async stateMap(request, tellAsker): Promise<StateMapView | null> {
      const signal = begin('map');
      const { game, settings } = knownRules(request);
      const found = await orWhyNot(
        analyst.ask({ wanted: 'map', game: game.id, settings }, signal, told(tellAsker)),
        signal,
      );
      if (found === null) return null;
      if ('code' in found) {
        const tooLarge = found.code === 'explorer.too-many-positions';
        throw new Refusal(
          message(tooLarge ? 'state-map.too-large' : 'state-map.none', { reason: found }),
        );
      }
      const { map, layout } = found;
      return {
        ...layout,
        next: map.next,
        nodes: map.nodes.map((node, index) => ({
          ...node,
          ...(layout.places[index] ?? { x: 0, y: 0 }),
        })),
      };
    },
    leaveExplorer() {
      for (const each of ending.values()) each.abort();
      ending.clear();
      return null;
    },
    matchOnMap({ revision }) {
      const state = now();
      if (state.revision !== revision) return null;
      const { match } = state.table;
      const moments = Array.from({ length: match.at + 1 }, (_, at) => positionAt(match, at));
      return { keys: moments.map((position) => match.rules.key(position)) };
    },
  };
}

/** @throws Refusal where there is no such position. */
function placeAsked(
  request: Parameters<Handlers<'explore'>['explore']>[0],
): KnownRules & { readonly position: unknown } {
  const known = knownRules(request);
  const first = Math.min(request.first, known.rules.seats - 1);
  const position = known.rules.parsePosition(request.position, first);
  if (!position.ok) throw new Refusal(position.error);
  return { ...known, position: position.value };
}

function told(tellAsker: Teller): (progress: { readonly done: number }) => void {
  return ({ done }) => tellAsker('explorerProgress', { positions: done });
}

/**
 * What the analyst finds, or why it can't be found, as part of a sentence.
 *
 * @returns null where nobody needs it any more.
 * @throws Refusal where something went wrong.
 */
async function orWhyNot<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | Message | null> {
  try {
    const answer = await asked;
    return signal.aborted ? null : answer;
  } catch (error) {
    if (signal.aborted) return null;
    const reason = failureOf(error);
    if (typeof reason !== 'string') return reason;
    throw new Refusal(message('match.analysis-failed', { reason }));
  }
}

function personsAt({ seats }: KnownRules['rules']): Player[] {
  return Array.from({ length: seats }, () => ({ kind: 'person' }));
}

function seenAt({ game, settings, rules }: KnownRules, position: unknown): SeenPosition {
  const seen = {
    game: { id: game.id, name: gameName(words(), game.id) },
    ...{ settings, position, players: personsAt(rules), reference: game.reference?.(settings) },
  };
  // Where games are kept side by side, only the id says what positions look like.
  return seen as unknown as SeenPosition;
}

/** A position with what the analyst found, the best move first. */
function explorationOf(
  rules: Rules<unknown, unknown>,
  position: unknown,
  analysis: PositionAnalysis | Message | null,
  playedTo: (key: string) => ExploredMoveView['played'] | undefined,
): Omit<ExplorationView, 'key' | 'seen' | 'played'> {
  const { say } = wordsAt(personsAt(rules));
  const known = analysis === null || 'code' in analysis ? undefined : analysis;
  const united = known?.united && unitedView(known.united, rules.mover(position), say);
  const exact = new Map(
    known?.moves.map(({ move, value, remoteness, proven }) => [
      move,
      { value, remoteness, ...(proven === false && { proven }) },
    ]),
  );
  const odds = new Map(known?.odds?.moves.map(({ move, value }) => [move, value]));
  const certain = new Map(united?.moves.map(({ move, text }) => [move, text]));
  const listed = rules.distinctMoves?.(position) ?? rules.moves(position);
  const moves = listed.map((move): ExploredMoveView => {
    const notation = rules.formatMove(position, move);
    const leadsTo = rules.key(rules.play(position, move));
    return {
      move: notation,
      text: say(rules.describe(position, move)),
      exact: exact.get(notation) ?? null,
      odds: odds.get(notation) ?? null,
      certain: certain.get(notation) ?? null,
      played: playedTo(leadsTo) ?? nothingPlayed,
      leadsTo,
    };
  });
  const order = [...(known?.united?.moves ?? known?.odds?.moves ?? known?.moves ?? [])].map(
    ({ move }) => move,
  );
  const place = (move: string): number => order.indexOf(move);
  return {
    exact: known?.exact ?? null,
    odds: known?.odds ? { value: known.odds.value, exact: known.odds.exact } : null,
    united: united ? { sentences: united.sentences, players: united.players } : null,
    unknown:
      analysis !== null && 'code' in analysis
        ? words().text('explorer.value-unknown', { reason: analysis })
        : null,
    moves: moves.sort((one, other) => place(one.move) - place(other.move)),
  };
}
