import type { Rules } from '../../engine/game.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import { hasProbabilities } from '../../engine/analysis/value.ts';
import { countPlayed, nothingPlayed, type PlayedPly } from '../../storage/library/played-before.ts';
import { message, type Message } from '../../words/message.ts';
import type { MapAnswer, RandomAnswer } from '../analyst/tasks.ts';
import type {
  AtRandomView,
  ExplorationView,
  ExploredMoveView,
  StateMapView,
} from '../api/explorer.ts';
import { seenAt, type KnownRules } from '../ipc/known-game.ts';
import { coalitionView } from '../match/analysis.ts';

/**
 * The view of a position and its moves.
 *
 * @param analysis - the analyst's result, or why there is none; null if the game is over.
 * @param matches - what the person at the machine played in the saved matches that count.
 */
export function explorationView(
  decided: KnownRules,
  position: unknown,
  analysis: PositionRatings | Message | null,
  matches: Iterable<readonly PlayedPly[]>,
): ExplorationView {
  const { rules } = decided;
  const key = rules.key(position);
  const here = countPlayed(matches, key);
  return {
    ...explorationOf(rules, position, analysis, (after) => here.byAfter.get(after)),
    key,
    seen: seenAt(decided, position),
    played: here.all,
  };
}

/** The view of the results of random play, or why they are unknown. */
export function atRandomView(found: RandomAnswer | Message): AtRandomView {
  return 'code' in found
    ? { kind: 'unknown', reason: message('explorer.random-unknown', { reason: found }) }
    : { kind: 'known', ...found };
}

/** The view of a map, with the place of each position. */
export function mapView({ map, layout: { places, ...layout } }: MapAnswer): StateMapView {
  return {
    ...layout,
    next: map.next,
    nodes: map.nodes.map((node, index) => ({ ...node, ...(places[index] ?? { x: 0, y: 0 }) })),
  };
}

/** Says why there is no map and, if possible, what to change. */
export function whyNoMap(reason: Message): Message {
  const tooLarge = reason.code === 'explorer.too-many-positions';
  return message(tooLarge ? 'state-map.too-large' : 'state-map.none', { reason });
}

/** The rest of the view: the analyst's result, the best move first. */
function explorationOf(
  rules: Rules<unknown, unknown>,
  position: unknown,
  analysis: PositionRatings | Message | null,
  playedTo: (key: string) => ExploredMoveView['played'] | undefined,
): Omit<ExplorationView, 'key' | 'seen' | 'played'> {
  const known = analysis === null || 'code' in analysis ? undefined : analysis;
  const coalition = known?.coalition && coalitionView(known.coalition, rules.mover(position));
  const values = new Map(known?.moves.map(({ move, value }) => [move, value]));
  const certain = new Map(coalition?.moves.map(({ move, text }) => [move, text]));
  const keyAfter = (move: unknown) => rules.key(rules.play(position, move));
  const counts = new Map<string, number>();
  for (const key of rules.moves(position).map(keyAfter)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // One row for all equivalent moves, to avoid repetition.
  const first = new Map<string, unknown>();
  for (const move of rules.distinctMoves?.(position) ?? rules.moves(position)) {
    const key = keyAfter(move);
    if (!first.has(key)) first.set(key, move);
  }
  const moves = [...first].map(([leadsTo, move]): ExploredMoveView => {
    const notation = rules.formatMove(position, move);
    return {
      move: notation,
      count: counts.get(leadsTo) ?? 1,
      text: rules.describe(position, move),
      value: values.get(notation) ?? null,
      certain: certain.get(notation) ?? null,
      played: playedTo(leadsTo) ?? nothingPlayed,
      leadsTo,
    };
  });
  const order = [...(known?.coalition?.moves ?? known?.moves ?? [])].map(({ move }) => move);
  const place = (move: string): number => order.indexOf(move);
  return {
    value: known?.value ?? null,
    probabilities: hasProbabilities(rules),
    canBeDrawn: rules.match.canBeDrawn,
    coalition: coalition ? { sentences: coalition.sentences, players: coalition.players } : null,
    unknown:
      analysis !== null && 'code' in analysis
        ? message('explorer.value-unknown', { reason: analysis })
        : null,
    moves: moves.sort((one, other) => place(one.move) - place(other.move)),
  };
}
