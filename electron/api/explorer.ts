import { z } from 'zod';
import type { PlayedCount, RandomResults } from '../../engine/explorer/results.ts';
import type { MapLayer } from '../../engine/state-map/layout.ts';
import type { MapNode } from '../../engine/state-map/state-map.ts';
import type { Message } from '../../words/message.ts';
import type { AnalysisView, Value } from './analysis-view.ts';
import { request } from './contract.ts';
import type { SeenPosition } from './match-view.ts';
import { practicePlace } from './practice.ts';

export type { MapLayer, PlayedCount, RandomResults };
export { playedInWords, randomInWords } from '../../engine/explorer/results.ts';

/** What is known about a position and its moves. */
export interface ExplorationView {
  /** The canonical key, equal for equivalent positions. */
  readonly key: string;
  /** The position as the tables draw it. */
  readonly seen: SeenPosition;
  /** The value for the side to move; null if unknown. */
  readonly value: Value | null;
  /** Whether scores are probabilities of winning. */
  readonly probabilities: boolean;
  /** Whether a game can be drawn at all. */
  readonly canBeDrawn: boolean;
  /** The certain results of three players. */
  readonly coalition: Pick<NonNullable<AnalysisView['coalition']>, 'sentences' | 'players'> | null;
  /** Why the value is unknown, in a sentence. */
  readonly unknown: Message | null;
  readonly played: PlayedCount;
  /** The best first. */
  readonly moves: readonly ExploredMoveView[];
}

/** A move that stands for all equivalent ones, with what is known about it. */
export interface ExploredMoveView {
  /** In notation. */
  readonly move: string;
  /** The number of legal moves it stands for. */
  readonly count: number;
  readonly text: Message;
  readonly value: Value | null;
  /** What it makes certain with three players, in a phrase. */
  readonly certain: Message | null;
  readonly played: PlayedCount;
  /** The key of the resulting position. */
  readonly leadsTo: string;
}

/** How a game ends in random play. */
export type AtRandomView =
  | {
      readonly kind: 'known';
      readonly here: RandomResults;
      /** Moves in notation. */
      readonly moves: readonly { readonly move: string; readonly results: RandomResults }[];
    }
  /** Why it is unknown, in a sentence. */
  | { readonly kind: 'unknown'; readonly reason: Message };

/** A position on the map, with its centre in cells. */
export interface MapNodeView extends MapNode {
  /** Its middle, in cells. */
  readonly x: number;
  readonly y: number;
}

/** All positions of a game in a layout; the start comes first. */
export interface StateMapView {
  readonly nodes: readonly MapNodeView[];
  /** The successors of each node. */
  readonly next: readonly (readonly number[])[];
  readonly layers: readonly MapLayer[];
  /** In cells. */
  readonly width: number;
  readonly height: number;
}

/** The path of the match on the table. */
export interface MatchOnMapView {
  /** The keys of its positions in order. */
  readonly keys: readonly string[];
}

/** The progress of a long task. */
export interface ExplorerProgressView {
  readonly positions: number;
}

const { game, settings } = practicePlace;

/**
 * The requests about the positions of a game, independent of the match on the table. The answer is null
 * if a newer request has replaced it.
 */
export const explorerRequests = {
  /**
   * Returns the values of a position and its moves, and how often they were played; `proven` after some seconds with proven values,
   * null if there is nothing to prove.
   */
  explore: request(
    z.strictObject({
      ...practicePlace,
      position: z.string().max(1000),
      proven: z.boolean().optional(),
    }),
  ).answeredBy<ExplorationView | null>(),
  /** Says that the page shows what such a position is worth, after the user's prediction if that was wanted. */
  valueSeen: request(z.strictObject({ ...practicePlace, position: z.string().max(1000) })),
  /** Returns how the game ends from there in random play. */
  exploreAtRandom: request(
    z.strictObject({ ...practicePlace, position: z.string().max(1000) }),
  ).answeredBy<AtRandomView | null>(),
  /** Returns all positions of a game in a layout; `aspect` is the wanted ratio of width to height. */
  stateMap: request(
    z.strictObject({ game, settings, aspect: z.number().min(0.2).max(5) }),
  ).answeredBy<StateMapView | null>(),
  /** Cancels the last request of the explorer or the state map. */
  leaveExplorer: request(z.undefined()),
  /**
   * Returns the path of the match on the map of its game, for the view of that revision; null if the
   * match has changed.
   */
  matchOnMap: request(
    z.strictObject({ revision: z.int().min(0) }),
  ).answeredBy<MatchOnMapView | null>(),
} as const;
